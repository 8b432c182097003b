// Practice and the line mode: commands that need no screen of cells.

package cli

import (
	"bufio"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/charmbracelet/x/term"
	"github.com/spf13/cobra"

	"qipu/ui"
	"qipu/ui/cell"
	"qipu/ui/drill"
	"qipu/ui/journal"
	"qipu/ui/lang"
	"qipu/ui/line"
	"qipu/ui/session"
	"qipu/ui/speech"
	"qipu/ui/store"
	"qipu/ui/veil"
)

func (a *app) drill() *cobra.Command {
	var plain bool
	cmd := &cobra.Command{
		Use:       "drill [NAME]",
		Short:     a.lang.Say(lang.DrillShort),
		Long:      a.lang.Say(lang.DrillLong) + "\n\n" + a.drillTable(),
		ValidArgs: strings.Fields(drillNames()),
		RunE: func(_ *cobra.Command, args []string) error {
			name := ""
			if len(args) > 0 {
				name = args[0]
			}
			if _, ok := drill.Lookup(name); name != "" && !ok {
				return a.misused(lang.ArgOneOf, name, drillNames())
			}
			if len(args) > 1 {
				return a.misused(lang.ArgTooMany, args[1])
			}
			if plain || !a.screen() {
				return line.RunDrill(a.in, a.out, name, a.lineOptions(nil, nil))
			}
			games, err := a.shelf(nil)
			if err != nil || games == nil {
				return err
			}
			defer games.close()
			return a.view(games, &name)
		},
	}
	cmd.Flags().BoolVar(&plain, "plain", false, a.lang.Say(lang.FlagPlain))
	return cmd
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
			h, err := a.history()
			if err != nil {
				a.complain(historyFile(), err)
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

func historyFile() string { return filepath.Join(store.StateFolder(), "practice.log") }

// history returns how practice has gone so far.
func (a *app) history() (*drill.History, error) {
	return drill.Open(drill.NewFileLog(historyFile()), drill.NewScheduler(float64(a.settings.Retain)/100))
}

// practiceKey is the state that keeps how one practises.
const practiceKey = "practice"

// blind returns how one practises: as it was left, but for what the settings
// say.
func (a *app) blind() veil.Settings {
	var v veil.Settings
	if err := store.NewState(store.StateFolder()).Load(practiceKey, &v); err != nil {
		a.notice(err.Error())
	}
	if int(v.Level) >= veil.Levels || int(v.Chosen) >= veil.Levels || int(v.List) >= veil.Lists || v.After < 0 {
		v = veil.Settings{}
	}
	if a.settings.Announce != "auto" {
		v.Notation = a.settings.Announce
	}
	if a.settings.Misses > 0 {
		v.Limit = a.settings.Misses
	}
	return v
}

func keepBlind(v veil.Settings) error {
	return store.NewState(store.StateFolder()).Save(practiceKey, v)
}

// practice returns what opens practice: what drills ask, read once, and the
// history of answers.
func (a *app) practice(games *shelf) func() (*drill.Library, *drill.History, error) {
	library := sync.OnceValue(func() *drill.Library { return lessons(games) })
	return func() (*drill.Library, *drill.History, error) {
		h, err := a.history()
		return library(), h, err
	}
}

// lineOptions returns what the line mode works with; without a session it does
// practice alone.
func (a *app) lineOptions(s *session.Session, games *shelf) line.Options {
	o := line.Options{
		Session: s, Lang: a.lang, Prompt: terminal(a.in), Speaker: speech.Start(a.settings.Speak),
		Practice: a.practice(games), Keep: keepBlind, Speaks: a.speak,
	}
	if s != nil {
		s.Blind = a.blind()
		o.Remember = func(v session.View) error {
			return a.keep(v, ui.Look{Theme: a.settings.Theme, Lines: a.settings.Board})
		}
		if o.Prompt { // a script's work is no one's to take up
			o.Keeper = journal.New(store.NewState(store.StateFolder()), s, games.where)
		}
		o.Save, o.Notices = a.saver(games), a.notices
	}
	return o
}

// plain runs the line mode on files, or on the built-in games.
func (a *app) plain(args []string) error {
	games, err := a.shelf(args)
	if err != nil || games == nil {
		return err
	}
	defer games.close()
	s, err := session.New(games, a.sessionView())
	if err != nil {
		return err
	}
	o := a.lineOptions(s, games)
	err = line.Run(a.in, a.out, o)
	if o.Keeper != nil {
		err = errors.Join(err, o.Keeper.Close())
	}
	return err
}
