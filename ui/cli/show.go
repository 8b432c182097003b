// qipu show: boards and moves without a screen.

package cli

import (
	"bufio"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"qipu/engine"
	"qipu/ui/board"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// showFlags are the flags of show.
type showFlags struct {
	game, ply                         int
	json, tree, diagram, svg, deleted bool
	rules                             string
}

func (a *app) show() *cobra.Command {
	var f showFlags
	cmd := &cobra.Command{
		Use:   "show FILE...",
		Short: a.lang.Say(lang.ShowShort),
		Long:  a.lang.Say(lang.ShowLong),
		Args:  a.atLeastOne,
		RunE:  func(_ *cobra.Command, args []string) error { return a.runShow(args, f) },
	}
	flags := cmd.Flags()
	flags.IntVar(&f.game, "game", 0, a.lang.Say(lang.ShowGameFlag))
	flags.IntVar(&f.ply, "ply", 0, a.lang.Say(lang.ShowPlyFlag))
	flags.BoolVar(&f.json, "json", false, a.lang.Say(lang.ShowJSON))
	flags.BoolVar(&f.tree, "tree", false, a.lang.Say(lang.ShowTree))
	flags.BoolVar(&f.diagram, "diagram", false, a.lang.Say(lang.ShowDiagram))
	flags.BoolVar(&f.svg, "svg", false, a.lang.Say(lang.ShowSVG))
	flags.BoolVar(&f.deleted, "deleted", false, a.lang.Say(lang.ShowDeleted))
	a.rulesFlag(cmd, &f.rules)
	cmd.PreRunE = func(*cobra.Command, []string) error {
		switch {
		case f.json && f.diagram:
			return a.misused(lang.FlagsExclude, "--json", "--diagram")
		case f.json && f.svg:
			return a.misused(lang.FlagsExclude, "--json", "--svg")
		case f.diagram && f.svg:
			return a.misused(lang.FlagsExclude, "--diagram", "--svg")
		case f.tree && !f.json:
			return a.misused(lang.ShowNeedsJSON)
		case cmd.Flags().Changed("game") && f.game < 1:
			return a.misused(lang.FlagInvalid, "--game", fmt.Sprint(f.game))
		case f.ply < 0:
			return a.misused(lang.FlagInvalid, "--ply", fmt.Sprint(f.ply))
		}
		return nil
	}
	return cmd
}

// showing is one run of show.
type showing struct {
	app *app
	showFlags
	rules engine.Rules
	lib   *given
}

// runShow prints records as the flags ask.
func (a *app) runShow(args []string, f showFlags) error {
	rules, err := a.rules(f.rules)
	if err != nil {
		return err
	}
	s := showing{app: a, showFlags: f, rules: rules, lib: a.open(args, f.deleted)}
	defer s.lib.close()
	if err := s.checkRange(); err != nil {
		return err
	}
	if s.json {
		return s.asJSON()
	}
	return s.asText()
}

// asText prints every game: its page, or its board alone.
func (s *showing) asText() error {
	out := bufio.NewWriterSize(s.app.out, 1<<16)
	p := s.app.page(out, s.ply, s.rules)
	for r := range s.lib.games(s.game) {
		if r.game == nil {
			out.Flush()
			s.app.err.report(s.app.faultLine(&r))
			continue
		}
		b, last := boardAt(r.game, s.ply)
		scene := board.Uncovered(&b, last)
		switch {
		case s.svg:
			out.WriteString(board.SVG(&scene, p.set))
		case s.diagram:
			out.WriteString(board.Diagram(&scene, p.set, p.colour))
		default:
			p.game(&r)
		}
		out.Flush()
		s.reportProblems(&r)
	}
	return out.Flush()
}

// checkRange makes --game and --ply outside of the record wrong usage, before
// anything is printed.
func (s *showing) checkRange() error {
	if s.game == 0 && s.ply == 0 && !s.svg {
		return nil
	}
	n := 0
	for r := range s.lib.games(s.game) {
		if n++; r.game == nil || s.ply == 0 {
			if s.svg && n > 1 {
				return s.app.misused(lang.ShowOneSVG)
			}
			continue
		}
		if has := plies(r.game); s.ply > has {
			return s.app.misused(lang.ShowNoPly, s.ply, r.index, has)
		}
	}
	if s.game > 0 && n == 0 {
		total := 0
		for range s.lib.games(0) {
			total++
		}
		return s.app.misused(lang.ShowNoGame, s.game, total)
	}
	return nil
}

// asJSON writes one object with every game.
func (s *showing) asJSON() error {
	j := newJSON(s.app.out)
	w := s.app.gameJSON(j, s.tree)
	w.rules = s.rules
	j.open("{")
	j.key("games")
	j.open("[")
	var failed []record
	for r := range s.lib.games(s.game) {
		if r.game == nil {
			failed = append(failed, r)
			s.app.err.report(s.app.faultLine(&r))
			continue
		}
		if len(r.game.Problems) > 0 {
			s.app.err.failed()
		}
		w.game(&r)
		if j.err != nil {
			return j.err
		}
	}
	j.close("]")
	j.line()
	j.key("problems")
	j.open("[")
	for i := range failed {
		w.problem(s.app.fileProblem(&failed[i]))
	}
	j.close("]")
	j.close("}")
	return j.flush()
}

// reportProblems prints the problems of a game on standard error.
func (s *showing) reportProblems(r *record) {
	for _, p := range describe(r.game, s.app.voice(nil)) {
		s.app.err.report(s.app.problemLine(r, &p))
	}
}

// problemLine is a problem in one line: its place, its ply, the text that is
// meant, what is wrong.
func (a *app) problemLine(r *record, p *described) string {
	text := where(r.file, &p.Problem)
	if p.Place.Line == 0 {
		text += ": " + a.lang.Say(lang.ShowGameOf, r.index)
		if p.Ply > 0 {
			text += ", " + a.lang.Say(lang.ShowPlyOf, p.Ply)
		}
	}
	var illegal *engine.IllegalError
	switch {
	case p.Text != "":
		text += ": " + cell.Wide.Short(cell.Line(p.Text), 60)
	case errors.As(p.Err, &illegal):
		text += ": " + illegal.Move.String()
	}
	return text + ": " + p.message
}
