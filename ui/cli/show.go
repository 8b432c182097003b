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

func (a *app) runShow(args []string, f showFlags) error {
	rules, err := a.rules(f.rules)
	if err != nil {
		return err
	}
	lib := a.open(args, f.deleted)
	defer lib.close()
	if err := a.checkRange(lib, f); err != nil {
		return err
	}
	if f.json {
		return a.showJSON(lib, f, rules)
	}
	out := bufio.NewWriterSize(a.out, 1<<16)
	p := a.page(out, f.ply, rules)
	for r := range lib.games(f.game) {
		if r.game == nil {
			out.Flush()
			a.report(a.faultLine(&r))
			continue
		}
		switch {
		case f.svg:
			b, last := boardAt(r.game, f.ply)
			scene := board.Whole(&b, last)
			out.WriteString(board.SVG(&scene, p.set))
		case f.diagram:
			b, last := boardAt(r.game, f.ply)
			scene := board.Whole(&b, last)
			out.WriteString(board.Diagram(&scene, p.set, p.colour))
		default:
			p.game(&r)
		}
		out.Flush()
		a.reportProblems(&r)
	}
	return out.Flush()
}

// checkRange makes --game and --ply outside of the record wrong usage, before
// anything is printed.
func (a *app) checkRange(lib *given, f showFlags) error {
	if f.game == 0 && f.ply == 0 && !f.svg {
		return nil
	}
	n := 0
	for r := range lib.games(f.game) {
		if n++; r.game == nil || f.ply == 0 {
			if f.svg && n > 1 {
				return a.misused(lang.ShowOneSVG)
			}
			continue
		}
		if has := plies(r.game); f.ply > has {
			return a.misused(lang.ShowNoPly, f.ply, r.index, has)
		}
	}
	if f.game > 0 && n == 0 {
		total := 0
		for range lib.games(0) {
			total++
		}
		return a.misused(lang.ShowNoGame, f.game, total)
	}
	return nil
}

// showJSON writes one object with every game.
func (a *app) showJSON(lib *given, f showFlags, rules engine.Rules) error {
	j := newJSON(a.out)
	w := a.gameJSON(j, f.tree)
	w.rules = rules
	j.open("{")
	j.key("games")
	j.open("[")
	var failed []record
	for r := range lib.games(f.game) {
		if r.game == nil {
			failed = append(failed, r)
			a.report(a.faultLine(&r))
			continue
		}
		if len(r.game.Problems) > 0 {
			a.status = max(a.status, problem)
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
		w.problem(a.fileProblem(&failed[i]))
	}
	j.close("]")
	j.close("}")
	return j.flush()
}

// reportProblems prints the problems of a game on standard error.
func (a *app) reportProblems(r *record) {
	for _, p := range describe(r.game, a.voice(nil)) {
		a.report(a.problemLine(r, &p))
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
