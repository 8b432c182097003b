// qipu review: a program that thinks goes through games and marks the mistakes.

package cli

import (
	"context"
	"fmt"
	"os"
	"os/signal"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// reviewFlags are the flags of review.
type reviewFlags struct {
	engine string
	time   time.Duration
	depth  int
	json   bool
}

// usualDepth is how deep a review looks unless it is told otherwise, in plies.
const usualDepth = 8

func (a *app) review() *cobra.Command {
	var f reviewFlags
	cmd := &cobra.Command{
		Use:   "review FILE...",
		Short: a.lang.Say(lang.ReviewShort),
		Long:  a.lang.Say(lang.ReviewLong),
		Args:  a.atLeastOne,
	}
	flags := cmd.Flags()
	flags.StringVar(&f.engine, "engine", "", a.lang.Say(lang.ReviewEngine))
	flags.DurationVar(&f.time, "time", 0, a.lang.Say(lang.ReviewTime))
	flags.IntVar(&f.depth, "depth", usualDepth, a.lang.Say(lang.ReviewDepth))
	flags.BoolVar(&f.json, "json", false, a.lang.Say(lang.ShowJSON))
	cmd.RunE = func(_ *cobra.Command, args []string) error {
		switch {
		case flags.Changed("time") && flags.Changed("depth"):
			return a.misused(lang.FlagsExclude, "--time", "--depth")
		case flags.Changed("time") && f.time < time.Millisecond:
			return a.misused(lang.FlagInvalid, "--time", f.time.String())
		case f.depth < 1:
			return a.misused(lang.FlagInvalid, "--depth", fmt.Sprint(f.depth))
		}
		return a.runReview(args, f)
	}
	return cmd
}

// reviewer is one run of review.
type reviewer struct {
	app     *app
	name    string       // of the program, as the settings have it
	program *uci.Program // nil: it cannot be used any more
	limit   uci.Limit
	form    notation.Notation // of the moves that are printed
	json    *gameJSON         // nil: text
	ctx     context.Context
}

func (a *app) runReview(args []string, f reviewFlags) error {
	chosen, err := a.engine(f.engine)
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r := &reviewer{app: a, ctx: ctx, limit: uci.Limit{Depth: f.depth}, form: a.settings.Form(notation.Chinese{Traditional: a.lang.Traditional()})}
	if f.time > 0 {
		r.limit = uci.Limit{Time: f.time}
	}
	if chosen != nil {
		r.name = chosen.Name
		if r.program, err = uci.Start(ctx, chosen.Config()); err != nil {
			a.reportEngine(err)
		} else {
			defer r.program.Close()
		}
	}
	lib := a.open(args, false)
	defer lib.close()
	if !f.json {
		for one := range lib.games(0) {
			r.text(&one)
		}
		return nil
	}
	j := newJSON(a.out)
	r.json = a.gameJSON(j, false)
	j.open("{")
	j.key("games")
	j.open("[")
	for one := range lib.games(0) {
		r.object(&one)
	}
	j.close("]")
	j.close("}")
	return j.flush()
}

// each calls see with each move of a game as it is judged, and reports what is
// wrong with the game and with the program.
func (r *reviewer) each(one *record, see func(ply int, is desk.Reviewed)) {
	if one.game == nil {
		r.app.err.report(r.app.faultLine(one))
		return
	}
	if r.program == nil {
		return
	}
	ply := 0
	err := desk.Review(r.ctx, r.program, desk.CourseOf(one.game), 0, r.limit, func(is desk.Reviewed) {
		ply++
		see(ply, is)
	})
	switch {
	case err != nil:
		r.app.reportEngine(err)
		r.program.Close()
		r.program = nil
	case ply < plies(one.game):
		r.app.err.report(one.file + ": " + r.app.lang.Say(lang.ShowGameOf, one.index) + ": " + r.app.lang.Say(lang.ReviewCut, ply+1))
	}
}

// text prints the mistakes of a game: a list of them, and each with the better
// move.
func (r *reviewer) text(one *record) {
	var marks, lines []string
	seen := false
	r.each(one, func(ply int, is desk.Reviewed) {
		seen = true
		if is.Mark == "" {
			return
		}
		marks = append(marks, fmt.Sprint(ply, " ", is.Mark))
		before := one.game.Board(one.game.Parent(is.Node))
		lines = append(lines, r.app.lang.Say(lang.ReviewMove, ply, r.moves(before, one.game.Move(is.Node)), is.Mark, r.score(is.After), r.score(is.Before), r.moves(before, is.Line...)))
	})
	if !seen {
		return
	}
	title := r.app.lang.Say(lang.ShowGame, one.index, one.file)
	if len(marks) == 0 {
		marks = []string{r.app.lang.Say(lang.ReviewClean)}
	}
	for _, line := range append([]string{title, strings.Join(marks, "  ")}, lines...) {
		fmt.Fprintln(r.app.out, cell.Line(line))
	}
}

// moves writes moves that follow each other from a board.
func (r *reviewer) moves(b engine.Board, list ...engine.Move) string {
	const most = 6
	var texts []string
	for _, m := range list[:min(len(list), most)] {
		texts = append(texts, string(moveText(nil, r.form, &b, m)))
		b.Move(m)
	}
	return strings.Join(texts, " ")
}

// score writes what a program thinks, from Red's side.
func (r *reviewer) score(s uci.Score) string {
	if s.Mate {
		return r.app.lang.Say(lang.ReviewMate, s.In, r.app.lang.Side(s.Winner))
	}
	return fmt.Sprintf("%+.2f", float64(s.CP)/100)
}

// object writes a game as an object.
func (r *reviewer) object(one *record) {
	if one.game == nil {
		r.each(one, nil)
		return
	}
	j := r.json
	j.line()
	j.open("{")
	j.text("file", one.file)
	j.int("index", int64(one.index))
	j.text("engine", r.name)
	j.key("moves")
	j.open("[")
	r.each(one, func(ply int, is desk.Reviewed) { r.move(one.game, ply, &is) })
	j.close("]")
	j.close("}")
}

// move writes one move.
func (r *reviewer) move(g *records.Game, ply int, is *desk.Reviewed) {
	j := r.json
	j.line()
	j.open("{")
	j.int("ply", int64(ply))
	j.text("iccs", g.Move(is.Node).String())
	if is.After.Mate {
		j.null("score")
		in := int64(is.After.In)
		if is.After.Winner == engine.Black {
			in = -in
		}
		j.int("mate", in)
	} else {
		j.int("score", int64(is.After.CP))
		j.null("mate")
	}
	j.text("best", is.Best.String())
	j.key("line")
	j.open("[")
	for _, m := range is.Line {
		j.value(m.String())
	}
	j.close("]")
	j.text("mark", is.Mark)
	j.close("}")
}
