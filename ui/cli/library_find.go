// qipu library find and tree: questions to the library.

package cli

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/file"
	"qipu/records/library"
	"qipu/records/library/pack"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// questionFlags adds the flags of a question.
func (k *librarian) questionFlags(flags *pflag.FlagSet) {
	k.ask.Flags(flags, func(name string) string { return k.app.lang.Say(lang.QuestionFlag(name)) })
}

func (k *librarian) find() *cobra.Command {
	c := conversion{app: k.app}
	cmd := &cobra.Command{
		Use:   "find",
		Short: k.app.lang.Say(lang.LibraryFindShort),
		Long:  k.app.lang.Say(lang.LibraryFindLong),
		Args:  k.app.exactly(0),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if cmd.Flags().Changed("output") && c.to == "" {
				return k.app.misused(lang.FlagNeeded, "--to")
			}
			if c.to != "" {
				if err := k.app.oneOf("to", c.to, severalGames()...); err != nil {
					return err
				}
				if k.json {
					return k.app.misused(lang.FlagsExclude, "--json", "--to")
				}
			}
			return k.run(`{"games": []}`, func(ctx context.Context, l *library.Library) error {
				q, err := k.question(nil)
				if err != nil {
					return err
				}
				switch {
				case k.json:
					return k.foundJSON(ctx, l, q)
				case c.to != "":
					return k.foundFile(ctx, l, q, &c)
				}
				return k.found(ctx, l, q)
			})
		},
	}
	k.questionFlags(cmd.Flags())
	cmd.Flags().StringVar(&c.to, "to", "", k.app.lang.Say(lang.LibraryFindTo))
	cmd.Flags().StringVarP(&c.out, "output", "o", "", k.app.lang.Say(lang.ConvertOut))
	return cmd
}

// severalGames are the formats that what was found can be written in.
func severalGames() (names []string) {
	for _, name := range file.Writable() {
		if f, ok := file.Lookup(name); ok && !f.Single {
			names = append(names, name)
		}
	}
	return names
}

// question returns the query that the flags ask. A value that cannot be is wrong
// usage; a FEN or a move that cannot be read is a problem, as everywhere.
func (k *librarian) question(here *engine.Position) (library.Query, error) {
	q, err := k.ask.Query(here)
	bad, ok := errors.AsType[*desk.ValueError](err)
	switch {
	case !ok:
		return q, err
	case bad.Values != nil:
		return q, k.app.badValue(bad.Flag, bad.Value, bad.Values...)
	case bad.Err == nil:
		return q, k.app.misused(lang.FlagInvalid, "--"+bad.Flag, bad.Value)
	}
	if scene, ok := errors.AsType[*pack.ParseError](bad.Err); ok {
		return q, k.app.misused(lang.FlagBadScene, "--"+bad.Flag, scene.Text, scene.Column())
	}
	if fen, ok := errors.AsType[*engine.FENError](bad.Err); ok {
		return q, &placed{fmt.Sprintf("%s:%d", bad.Value, fen.Column()), fen}
	}
	return q, &placed{bad.Value, bad.Err}
}

// found prints a line a game.
func (k *librarian) found(ctx context.Context, l *library.Library, q library.Query) error {
	if some, err := k.begun(ctx, l); err != nil || !some {
		return err
	}
	out := bufio.NewWriter(k.app.out)
	n, watched := 0, terminal(k.app.out)
	meter := k.app.meter()
	q.Tell = meter.searched
	defer meter.end()
	for h, err := range l.Find(ctx, q) {
		if err != nil {
			return err
		}
		n++
		meter.end()
		out.WriteString(k.hitLine(&h) + "\n")
		if watched { // who looks sees each game as it is found
			if err := out.Flush(); err != nil {
				return err
			}
		}
	}
	meter.end()
	if err := out.Flush(); err != nil {
		return err
	}
	k.app.err.note(lang.LibraryFound, n)
	return nil
}

// hitLine is a game that was found in one line: who, when, where, its opening, its
// length and where its board shows what was asked for.
func (k *librarian) hitLine(h *library.Hit) string {
	path, number := h.File()
	s := h.Summary()
	between := map[string]lang.Text{"1-0": lang.BeatsAsRed, "0-1": lang.LosesAsRed, "1/2-1/2": lang.DrawsAsRed}[s.Result]
	if between == lang.NoText {
		between = lang.AgainstWith
	}
	parts := []string{strings.TrimSpace(strings.Join([]string{s.Red, k.app.lang.Say(between), s.Black}, " ")), s.Date.String(), s.Event, s.ECCO}
	var kept []string
	for _, part := range parts {
		if part != "" {
			kept = append(kept, part)
		}
	}
	kept = append(kept, fmt.Sprintf("%d/%d", h.Ply, s.Plies))
	return cell.Line(fmt.Sprintf("%s#%d  %s", path, number, strings.Join(kept, "  ")))
}

// foundJSON writes one object with every game.
func (k *librarian) foundJSON(ctx context.Context, l *library.Library, q library.Query) error {
	j := newJSON(k.app.out)
	j.open("{")
	j.key("games")
	j.open("[")
	var failed error
	meter := k.app.meter()
	q.Tell = meter.searched
	defer meter.end()
	for h, err := range l.Find(ctx, q) {
		meter.end()
		if err != nil {
			failed = err
			break
		}
		j.hit(&h)
		if j.err != nil {
			return j.err
		}
	}
	j.close("]")
	j.close("}")
	if err := j.flush(); failed == nil || err != nil {
		return err
	}
	return &printedError{failed}
}

func (j *jsonStream) hit(h *library.Hit) {
	path, number := h.File()
	s := h.Summary()
	j.line()
	j.open("{")
	j.text("file", path)
	j.int("index", int64(number))
	j.int("ply", int64(h.Ply))
	j.key("tags")
	j.open("{")
	for _, tag := range h.Tags() {
		j.text(tag.Name, tag.Value)
	}
	j.close("}")
	j.text("ecco", s.ECCO)
	j.int("plies", int64(s.Plies))
	j.close("}")
}

// foundFile writes the games that were found into one file.
func (k *librarian) foundFile(ctx context.Context, l *library.Library, q library.Query, c *conversion) error {
	var failed error
	n := 0
	meter := k.app.meter()
	q.Tell = meter.searched
	defer meter.end()
	err := c.replace(c.out, func(w io.Writer) error {
		losses, err := c.write(w, func(yield func(*records.Game) bool) {
			for h, err := range l.Find(ctx, q) {
				if err != nil {
					failed = err
					return
				}
				g, err := l.Game(&h)
				if g == nil {
					failed = err
					return
				}
				n++
				if !yield(g) {
					return
				}
			}
		})
		if failed == nil && err == nil && len(losses) > 0 {
			c.name(losses)
			err = errLoss
		}
		return errors.Join(failed, err)
	})
	switch {
	case errors.Is(err, errLoss):
		k.app.err.report(k.app.lang.Say(lang.ConvertNothing, c.to))
		return nil
	case err == nil:
		k.app.err.note(lang.LibraryFound, n)
	}
	return err
}

func (k *librarian) tree() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "tree",
		Short: k.app.lang.Say(lang.LibraryTreeShort),
		Args:  k.app.exactly(0),
		RunE: func(*cobra.Command, []string) error {
			return k.run(`{"games": 0, "moves": []}`, func(ctx context.Context, l *library.Library) error {
				start := engine.StandardPosition()
				q, err := k.question(&start)
				if err != nil {
					return err
				}
				t, err := l.Tree(ctx, q)
				if err != nil {
					return err
				}
				if k.json {
					return k.treeJSON(&t, q.Board.Position)
				}
				if some, err := k.begun(ctx, l); err != nil || !some {
					return err
				}
				return k.treeRows(&t, q.Board.Position)
			})
		},
	}
	k.questionFlags(cmd.Flags())
	if err := cmd.Flags().MarkHidden("limit"); err != nil {
		panic(err) // the flag is there
	}
	return cmd
}

// treeRows prints a row a move: how often it was played, how it went, until when,
// by whom.
func (k *librarian) treeRows(t *library.Tree, p *engine.Position) error {
	b := p.Board()
	if err := k.print("%s\n", k.app.lang.Say(lang.LibraryGames, t.Games)); err != nil {
		return err
	}
	for i := range t.Lines {
		line := &t.Lines[i]
		text, _ := notation.Chinese{Traditional: k.app.lang != lang.Simplified}.Append(nil, &b, line.Move)
		r, d, w := line.Percent()
		row := fmt.Sprintf("%s %8d  %3d %3d %3d  %s  %s", cell.Wide.Pad(string(text), 8), line.Games, r, d, w, cell.Wide.Pad(years(line.First, line.Last), 9), strings.Join(line.Players, ", "))
		row = strings.TrimRight(cell.Line(row), " ")
		if terminal(k.app.out) { // a line a move: of the players those there is room for
			row = cell.Wide.Short(row, k.app.columns()-1)
		}
		if err := k.print("%s\n", row); err != nil {
			return err
		}
	}
	return nil
}

// years writes the years from the first to the last.
func years(first, last int) string {
	switch first {
	case 0:
		return ""
	case last:
		return fmt.Sprint(first)
	}
	return fmt.Sprintf("%d-%d", first, last)
}

func (k *librarian) treeJSON(t *library.Tree, p *engine.Position) error {
	b := p.Board()
	j := newJSON(k.app.out)
	j.open("{")
	j.int("games", int64(t.Games))
	j.list("moves", len(t.Lines), func(i int) {
		line := &t.Lines[i]
		chinese, _ := notation.Chinese{}.Append(nil, &b, line.Move)
		j.text("iccs", line.Move.String())
		j.text("chinese", string(chinese))
		j.int("games", int64(line.Games))
		j.int("red", int64(line.Red))
		j.int("draws", int64(line.Draws))
		j.int("black", int64(line.Black))
		j.int("first", int64(line.First))
		j.int("last", int64(line.Last))
		j.texts("players", line.Players)
	})
	j.close("}")
	return j.flush()
}
