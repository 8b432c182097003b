// qipu convert: records in another format, with nothing dropped unsaid.

package cli

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"qipu/notation"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/board"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/paper"
	"qipu/ui/store"
)

// conversion is one run of convert, or the writing of a repaired copy.
type conversion struct {
	app *app

	to, out, notation, encoding string
	lossy, exercises            bool
}

// jsonFormat is the object of show --json --tree, which is written here.
var jsonFormat = file.Format{Name: "json", Writer: file.Writer{Encodings: []string{"utf-8"}}}

// htmlFormat is a page to be printed, which is written here too. It holds what is to
// be printed of a game: nothing of it is a loss.
var htmlFormat = file.Format{Name: "html", Writer: file.Writer{Encodings: []string{"utf-8"}, Notations: notationNames()}}

func notationNames() (names []string) {
	for _, n := range notation.All() {
		names = append(names, n.Name())
	}
	return names
}

// writable are the formats that records are written in.
var writable = append(file.Writable(), jsonFormat.Name, htmlFormat.Name)

// outputEncodings are those in which texts are written, where there is a choice.
var outputEncodings = func() (names []string) {
	for _, to := range writable {
		if more := target(to).Encodings; len(more) > len(names) {
			names = more
		}
	}
	return names
}()

// target returns the format of one of the names of writable.
func target(to string) *file.Format {
	if f, ok := file.Lookup(to); ok {
		return f
	}
	if to == htmlFormat.Name {
		return &htmlFormat
	}
	return &jsonFormat
}

func (a *app) convert() *cobra.Command {
	f := conversion{app: a}
	cmd := &cobra.Command{
		Use:   "convert FILE... --to FORMAT",
		Short: a.lang.Say(lang.ConvertShort),
		Long:  a.lang.Say(lang.ConvertLong),
		Args:  a.atLeastOne,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := f.check(); err != nil {
				return err
			}
			return f.run(args)
		},
	}
	flags := cmd.Flags()
	flags.StringVar(&f.to, "to", "", a.lang.Say(lang.ConvertTo))
	flags.StringVarP(&f.out, "output", "o", "", a.lang.Say(lang.ConvertOut))
	flags.StringVar(&f.notation, "notation", "", a.lang.Say(lang.ConvertNotation))
	flags.StringVar(&f.encoding, "to-encoding", "", a.lang.Say(lang.ConvertEncoding))
	flags.BoolVar(&f.lossy, "lossy", false, a.lang.Say(lang.ConvertLossy))
	flags.BoolVar(&f.exercises, "exercises", false, a.lang.Say(lang.ConvertExercises))
	return cmd
}

// check checks the flags.
func (f *conversion) check() error {
	a := f.app
	if f.to == "" {
		return a.misused(lang.FlagNeeded, "--to")
	}
	if err := a.oneOf("to", f.to, writable...); err != nil {
		return err
	}
	if f.out == "" && target(f.to).Single && terminal(a.out) {
		return a.misused(lang.ConvertNeedsFile, f.to)
	}
	f.encoding = encodingName(f.encoding)
	format := target(f.to)
	if len(format.Encodings) > 1 {
		if err := a.oneOf("to-encoding", f.encoding, format.Encodings...); err != nil {
			return err
		}
	} else if f.encoding != "" && !slices.Contains(format.Encodings, f.encoding) {
		return a.misused(lang.FlagsExclude, "--to-encoding "+f.encoding, "--to "+f.to)
	}
	if f.exercises && f.to != htmlFormat.Name {
		return a.misused(lang.FlagsExclude, "--exercises", "--to "+f.to)
	}
	if len(format.Notations) > 0 {
		return a.oneOf("notation", f.notation, format.Notations...)
	}
	if f.notation != "" {
		return a.misused(lang.FlagsExclude, "--notation", "--to "+f.to)
	}
	return nil
}

// run reads everything before it writes anything.
func (f *conversion) run(args []string) error {
	a := f.app
	lib := a.open(args, false)
	defer lib.close()
	games, folder := 0, isFolder(f.out)
	for r := range lib.games(0) {
		if games++; r.game == nil {
			a.err.report(a.faultLine(&r))
		}
		if games == 2 && target(f.to).Single && !folder {
			if folder = isFree(f.out); !folder {
				return a.misused(lang.ConvertNeedsFolder, f.to)
			}
		}
	}
	if a.err.status != done {
		return nil // what cannot be read cannot be converted: nothing is written
	}
	if f.to == htmlFormat.Name {
		return f.replace(f.out, func(w io.Writer) error { return f.html(w, lib) })
	}
	if f.to == "json" {
		return f.replace(f.out, func(w io.Writer) error { return f.json(w, lib) })
	}
	if folder {
		return f.each(lib, games)
	}
	return f.whole(lib.readable())
}

// whole writes all games into one file.
func (f *conversion) whole(games iter.Seq[*records.Game]) error {
	var losses []file.Loss
	failed := f.replace(f.out, func(w io.Writer) (err error) {
		losses, err = f.write(w, games)
		if err == nil && len(losses) > 0 && !f.lossy {
			err = errLoss
		}
		return err
	})
	return f.finish(losses, failed)
}

// errLoss stops a write of which something would be lost.
var errLoss = errors.New("something would be lost")

// finish names what is lost; without --lossy that is a problem.
func (f *conversion) finish(losses []file.Loss, failed error) error {
	f.name(losses)
	if len(losses) > 0 && !f.lossy {
		f.app.err.report(f.app.lang.Say(lang.ConvertNothing, f.to))
		return nil
	}
	return failed
}

// isFolder reports whether a name is that of a folder, there or to be made.
func isFolder(name string) bool {
	if strings.HasSuffix(name, "/") || strings.HasSuffix(name, string(filepath.Separator)) {
		return true
	}
	info, err := os.Stat(name)
	return name != "" && err == nil && info.IsDir()
}

// isFree reports whether nothing has a name yet that is not that of a file.
func isFree(name string) bool {
	_, err := os.Stat(name)
	return name != "" && filepath.Ext(name) == "" && errors.Is(err, os.ErrNotExist)
}

// readable yields the games.
func (l *given) readable() iter.Seq[*records.Game] {
	return func(yield func(*records.Game) bool) {
		for r := range l.games(0) {
			if r.game != nil && !yield(r.game) {
				return
			}
		}
	}
}

// write writes games as they were asked for.
func (f *conversion) write(w io.Writer, games iter.Seq[*records.Game]) ([]file.Loss, error) {
	format, ok := file.Lookup(f.to)
	if !ok || format.Write == nil {
		return nil, fmt.Errorf("no writer for the format %q", f.to)
	}
	return format.Write(w, games, file.WriteOptions{Encoding: f.encoding, Notation: f.notation, Lossy: f.lossy})
}

// replace hands a stream to fill: standard output, or a file that is replaced
// whole or not at all.
func (f *conversion) replace(name string, fill func(io.Writer) error) error {
	if name != "" && name != "-" {
		if err := store.Replace(name, fill); err != nil {
			return &placed{name, err}
		}
		return nil
	}
	to := f.app.out
	if terminal(to) {
		to = &harmless{Writer: to}
	}
	out := bufio.NewWriterSize(to, 1<<16)
	if err := fill(out); err != nil {
		return err
	}
	return out.Flush()
}

// each writes a file a game into a folder; first it looks whether
// anything would be lost.
func (f *conversion) each(lib *given, games int) error {
	var tally desk.Tally
	n := 0
	for g := range lib.readable() {
		n++
		found, err := f.write(io.Discard, slices.Values([]*records.Game{g}))
		if err != nil {
			return err
		}
		for _, loss := range found {
			loss.Game = n
			tally.Add(loss, mostLosses)
		}
	}
	losses := tally.All()
	if len(losses) > 0 && !f.lossy {
		return f.finish(losses, nil)
	}
	if err := os.MkdirAll(f.out, 0o755); err != nil {
		return &placed{f.out, err}
	}
	format, _ := file.Lookup(f.to)
	width := max(3, len(fmt.Sprint(games)))
	n = 0
	for g := range lib.readable() {
		n++
		var buf bytes.Buffer
		if _, err := f.write(&buf, slices.Values([]*records.Game{g})); err != nil {
			return err
		}
		name := filepath.Join(f.out, fmt.Sprintf("%0*d.%s", width, n, strings.TrimPrefix(format.Exts[0], ".")))
		err := f.replace(name, func(w io.Writer) error {
			_, err := buf.WriteTo(w)
			return err
		})
		if err != nil {
			return err
		}
	}
	return f.finish(losses, nil)
}

// html writes a page to be printed, its moves in Chinese unless another notation is
// asked for.
func (f *conversion) html(w io.Writer, lib *given) error {
	a := f.app
	name := f.notation
	if name == "" {
		name = "chinese"
		if a.settings.Script == "traditional" || a.settings.Script == "auto" && a.lang.Traditional() {
			name = "chinese-traditional"
		}
	}
	n, _ := notation.Lookup(name)
	o := paper.Options{Lang: a.lang, Notation: a.settings.Form(n), Set: board.Pieces(a.settings.Pieces), Exercises: f.exercises}
	return paper.Write(w, lib.readable(), o)
}

// json writes the object of show --json --tree.
func (f *conversion) json(w io.Writer, lib *given) error {
	j := newJSON(w)
	out := f.app.gameJSON(j, true)
	j.open("{")
	j.key("games")
	j.open("[")
	for r := range lib.games(0) {
		out.game(&r)
	}
	j.close("]")
	j.line()
	j.key("problems")
	j.open("[")
	j.close("]")
	j.close("}")
	return j.flush()
}

// mostLosses is how many losses of one kind are named one by one.
const mostLosses = 10

// name names what the format cannot hold: of each kind the first ones, a line
// each, and how many more there are.
func (f *conversion) name(losses []file.Loss) {
	a := f.app
	for _, kind := range desk.LossKinds(losses) {
		what := strings.TrimSpace(a.lang.Loss(string(kind.List[0].What)) + " " + kind.List[0].Name)
		for _, loss := range kind.List[:min(len(kind.List), mostLosses)] {
			text := cell.Wide.Short(cell.Line(loss.Text), 60)
			fmt.Fprintln(a.err, cell.Line(a.lang.Say(lang.ConvertLoss, loss.Game, what, text)))
		}
		if more := kind.Count - mostLosses; more > 0 {
			a.err.note(lang.ConvertMore, more, cell.Line(what))
		}
	}
}
