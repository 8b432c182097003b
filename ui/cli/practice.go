// Practice and the line mode: commands that need no screen of cells.

package cli

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"strconv"
	"strings"
	"time"

	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

	"qipu/records/file"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/line"
	"qipu/ui/session"
	"qipu/ui/store"
)

func (a *app) drill() *cobra.Command {
	var plain bool
	var side string
	var pace int
	cmd := &cobra.Command{
		Use:       "drill [NAME [FILE]]",
		Short:     a.lang.Say(lang.DrillShort),
		Long:      a.lang.Say(lang.DrillLong) + "\n\n" + a.drillTable(),
		ValidArgs: strings.Fields(drillNames()),
		RunE: func(cmd *cobra.Command, args []string) error {
			name := ""
			if len(args) > 0 {
				name = args[0]
			}
			if _, ok := drill.Lookup(name); name != "" && !ok {
				return a.misused(lang.ArgOneOf, name, drillNames())
			}
			most := 1
			if k, _ := drill.Lookup(name); k == drill.Openings {
				most = 2
			}
			if len(args) > most {
				return a.misused(lang.ArgTooMany, args[most])
			}
			if err := a.oneOf("side", side, desk.Sides[:]...); err != nil {
				return err
			}
			switch {
			case pace < 0 || pace > 60:
				return a.badValue("pace", strconv.Itoa(pace), "0-60")
			case cmd.Flags().Changed("pace"):
				a.settings.Pace = pace
			}
			return a.practise(name, args[min(1, len(args)):], side, plain)
		},
	}
	cmd.Flags().BoolVar(&plain, "plain", false, a.lang.Say(lang.FlagPlain))
	cmd.Flags().IntVar(&pace, "pace", 0, a.lang.Say(lang.FlagPace))
	cmd.Flags().StringVar(&side, "side", "", a.lang.Say(lang.FlagSide))
	return cmd
}

// practise does practice alone: what is due, or the drill of a name; files name a book
// of one's own openings, of which the moves of a side are asked.
func (a *app) practise(name string, files []string, side string, plain bool) error {
	choose := func(d *desk.Desk) error {
		d.Alone()
		if len(files) == 0 && side == "" {
			return nil
		}
		path := strings.Join(files, "")
		err := d.ChooseBook(path, side)
		if text, ok := action.Explain(err, a.lang); ok {
			a.err.report(text)
		} else if err != nil { // of keeping which it is
			a.err.complain(path, err)
		} else if b, err := d.Book(); err == nil && b != nil {
			a.err.notice(action.BookText(b, a.lang))
		}
		return err
	}
	if !plain && a.screen() {
		return a.view(nil, starting{drill: &name}, choose)
	}
	d, err := a.desk(nil)
	if err != nil {
		return err
	}
	if choose(d) != nil {
		return nil // it was told
	}
	return line.RunDrill(a.in, a.out, name, d, terminal(a.in))
}

// drillNames are the names of the drills.
func drillNames() string {
	var names []string
	for _, k := range drill.Kinds() {
		names = append(names, k.String())
	}
	return strings.Join(names, " ")
}

// drillTable tells what each drill is.
func (a *app) drillTable() string {
	var b strings.Builder
	for _, k := range drill.Kinds() {
		fmt.Fprintf(&b, "  %-9s %s\n", k, a.lang.Say(k.Title()))
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// screen reports whether there is a terminal that can show a screen.
func (a *app) screen() bool {
	return terminal(a.in) && terminal(a.out) && a.env("TERM") != "dumb"
}

func (a *app) stats() *cobra.Command {
	return &cobra.Command{
		Use:   "stats",
		Short: a.lang.Say(lang.StatsShort),
		Args:  a.exactly(0),
		RunE: func(*cobra.Command, []string) error {
			path := desk.LogFile(store.NewState(store.StateFolder()))
			h, err := desk.History(drill.NewFileLog(path), &a.settings)
			if err != nil {
				a.err.complain(path, err)
			}
			out := bufio.NewWriter(a.out)
			for _, text := range cell.Narrow.Table(h.Stats(a.lang, time.Now(), a.columns())) {
				fmt.Fprintln(out, cell.Clean(text))
			}
			return out.Flush()
		},
	}
}

// columns is the width of the terminal, or 80 where there is none.
func (a *app) columns() int {
	if f, ok := a.out.(*os.File); ok {
		if width, _, err := term.GetSize(f.Fd()); err == nil && width > 0 {
			return width
		}
	}
	return 80
}

// desk lays the open games on a desk; games may be nil, for practice alone. When
// nobody sees what is asked, a script types.
func (a *app) desk(games session.Collection) (*desk.Desk, error) {
	state := store.NewState(store.StateFolder())
	d, err := desk.New(games, desk.Options{
		Lang: a.lang, Settings: a.settings, Notices: a.err.notices, State: &state, Config: store.ConfigFile(), Unattended: !terminal(a.in), LibraryFile: a.libraryFile(),
	})
	if err != nil {
		return nil, err
	}
	for _, text := range d.Notices[len(a.err.notices):] {
		a.err.notice(text)
	}
	return d, nil
}

// shelf opens files, or the built-in games where there are none. What cannot be
// opened is reported; nil: nothing could.
func (a *app) shelf(args []string) (*desk.Shelf, error) {
	if len(args) == 0 {
		return desk.Builtin()
	}
	o := file.Options{Encoding: a.global.encoding, Stdin: a.in}
	if games, err := a.fresh(args, o); games != nil || err != nil {
		return games, err
	}
	games := desk.Open(args, o, func(name string, err error) { a.err.report(a.faultLine(&record{file: name, err: err})) })
	if games == nil && a.err.status == done {
		a.err.report(a.faultLine(&record{file: args[0], err: errNoRecords}))
	}
	return games, nil
}

// fresh begins a game in a file that is not there, where somebody sees that, or
// opens what was not saved of one that is gone or empty; nil: it is neither.
func (a *app) fresh(args []string, o file.Options) (*desk.Shelf, error) {
	name := args[0]
	if len(args) > 1 || name == "-" || !desk.Gone(name) || !terminal(a.in) {
		return nil, nil
	}
	numbers := desk.Unsaved(store.NewState(store.StateFolder()), name)
	switch {
	case len(numbers) > 0:
		a.err.notice(a.lang.Say(lang.GoneFile, name))
	case desk.CanBegin(name):
		numbers = []int{1}
		a.err.notice(a.lang.Say(lang.NewFile, name))
	default:
		return nil, nil
	}
	return desk.Fresh(name, o, numbers...)
}

// plain runs the line mode on files, or on the built-in games.
func (a *app) plain(args []string) error {
	return a.onDesk(args, func(d *desk.Desk) error {
		return errors.Join(line.Run(a.in, a.out, d, terminal(a.in)), d.Close())
	})
}

// onDesk opens files, or the built-in games, for one of the faces; what cannot be
// opened has been told.
func (a *app) onDesk(args []string, face func(*desk.Desk) error) error {
	games, err := a.shelf(args)
	if err != nil || games == nil {
		return err
	}
	defer games.Close()
	d, err := a.desk(games)
	if err != nil {
		return err
	}
	return face(d)
}
