// Practice and the line mode: commands that need no screen of cells.

package cli

import (
	"bufio"
	"context"
	"fmt"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"qipu/records/file"
	"qipu/ui/cell"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/line"
	"qipu/ui/session"
	"qipu/ui/store"
)

func (a *app) drill() *cobra.Command {
	return &cobra.Command{
		Use:   "drill [NAME]",
		Short: a.lang.Say(lang.DrillShort),
		Long:  a.lang.Say(lang.DrillLong),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return a.misused(lang.ArgTooMany, args[1])
			}
			name := ""
			if len(args) == 1 {
				name = args[0]
			}
			return line.RunDrill(a.in, a.out, name, a.lineOptions(nil, nil))
		},
	}
}

func (a *app) stats() *cobra.Command {
	return &cobra.Command{
		Use:   "stats",
		Short: a.lang.Say(lang.StatsShort),
		Args:  a.exactly(0),
		RunE: func(*cobra.Command, []string) error {
			h, err := history()
			if err != nil {
				a.complain(historyFile(), err)
			}
			out := bufio.NewWriter(a.out)
			for _, text := range h.Stats(a.lang, time.Now()) {
				fmt.Fprintln(out, cell.Line(text))
			}
			return out.Flush()
		},
	}
}

func historyFile() string { return filepath.Join(store.StateFolder(), "practice.log") }

// retention is the part of what was learnt that is to be known when it comes
// back.
const retention = 0.9

// history returns how practice has gone so far.
func history() (*drill.History, error) {
	return drill.Open(drill.NewFileLog(historyFile()), drill.NewScheduler(retention))
}

// lineOptions returns what the line mode works with; without a session it does
// practice alone.
func (a *app) lineOptions(s *session.Session, save func(string) error) line.Options {
	return line.Options{
		Session: s, Lang: a.lang, Prompt: terminal(a.in), Save: save,
		Practice: func() (*drill.Library, *drill.History, error) {
			h, err := history()
			return &drill.Library{Problems: drill.Ladder()}, h, err
		},
	}
}

// plain runs the line mode on a file, or on the built-in games.
func (a *app) plain(args []string) error {
	if len(args) > 1 {
		return a.misused(lang.ArgTooMany, args[1])
	}
	games, err := builtinGames()
	if len(args) == 1 {
		var c *file.Collection
		c, err = file.Open(context.Background(), args[0], file.Options{Encoding: a.global.encoding, Stdin: a.in})
		games = shelf{c}
	}
	if err != nil {
		a.report(a.faultLine(&record{file: args[0], err: err}))
		return nil
	}
	defer games.close()
	games.wait()
	s, err := session.New(games, session.View{Columns: a.settings.Columns, Pieces: a.settings.Pieces, Hant: a.settings.Script == "traditional"})
	if err != nil {
		return err
	}
	save := a.saver(games)
	return line.Run(a.in, a.out, a.lineOptions(s, func(name string) error {
		return save(s.Game(), s.Index(), name)
	}))
}
