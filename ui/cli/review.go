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
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/store"
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
	log     *desk.ReviewLog   // of what an earlier run found
	over    []desk.Course     // games that are done
	form    notation.Notation // of the moves that are printed
	json    *gameJSON         // nil: text
	ctx     context.Context   //nolint:containedctx // ends with the run
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
		state := store.NewState(store.StateFolder())
		r.log = desk.NewReviewLog(&state, chosen, r.limit)
		if r.program, err = uci.Start(ctx, chosen.Config()); err != nil {
			a.reportEngine(err)
		} else {
			defer r.program.Close()
		}
	}
	lib := a.open(args, false)
	defer lib.close()
	defer r.finish()
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

// each calls see with each move of a game as it is judged, by an earlier run that was
// cut or now, and reports what is wrong with the game and with the program.
func (r *reviewer) each(one *record, see func(ply int, is desk.Reviewed)) {
	if one.game == nil {
		r.app.err.report(r.app.faultLine(one))
		return
	}
	if r.program == nil {
		return
	}
	course := desk.CourseOf(one.game)
	found := r.log.Found(&course)
	for i, is := range found {
		see(i+1, is)
	}
	kept, all := len(found), len(course.Moves)
	if kept > 0 {
		r.app.err.note(lang.ReviewResumed, r.game(one), kept)
	}
	meter := r.app.meter()
	var unkept error
	err := desk.Review(r.ctx, r.program, course, kept, r.limit, func(is desk.Reviewed) {
		found = append(found, is)
		unkept = r.log.Keep(&course, found)
		see(len(found), is)
		meter.tell(func(spent time.Duration) string {
			left := action.ReviewLeft(r.app.lang, spent, len(found)-kept, all-len(found))
			return fmt.Sprintf("%s: %d/%d  %s", r.game(one), len(found), all, left)
		})
	})
	meter.end()
	if unkept != nil { // it went on all the same
		r.app.err.complain(r.game(one), unkept)
	}
	switch {
	case err != nil && r.ctx.Err() != nil:
		r.app.err.report(r.app.lang.Say(lang.ReviewCutShort, r.game(one), len(found), all))
	case err != nil:
		r.app.reportEngine(err)
	case all < plies(one.game):
		r.app.err.report(r.game(one) + ": " + r.app.lang.Say(lang.ReviewCut, all+1))
	}
	if err != nil {
		r.program.Close()
		r.program = nil
		return
	}
	r.over = append(r.over, course)
}

// game names a game.
func (r *reviewer) game(one *record) string {
	return one.file + ": " + r.app.lang.Say(lang.ShowGameOf, one.index)
}

// finish lets go what was found of the games, unless the run was cut: then the next one
// has it.
func (r *reviewer) finish() {
	if r.program == nil {
		return
	}
	for i := range r.over {
		if err := r.log.Forget(&r.over[i]); err != nil {
			r.app.err.complain("qipu", err)
		}
	}
}

// text prints the mistakes of a game: a list of them, and each with the better
// move, between them mates that were found.
func (r *reviewer) text(one *record) {
	var found []desk.Reviewed
	r.each(one, func(_ int, is desk.Reviewed) { found = append(found, is) })
	if len(found) == 0 {
		return
	}
	var marks, lines []string
	for _, t := range desk.TellOf(found, one.game.Start.Turn) {
		if t.Mark != "" {
			marks = append(marks, fmt.Sprint(t.Ply, " ", t.Mark))
		}
		lines = append(lines, r.told(one.game, &t))
	}
	if len(marks) == 0 {
		marks = []string{r.app.lang.Say(lang.ReviewClean)}
	}
	title := r.app.lang.Say(lang.ShowGame, one.index, one.file)
	for _, line := range append([]string{title, strings.Join(marks, "  ")}, lines...) {
		fmt.Fprintln(r.app.out, cell.Line(line))
	}
}

// told is the line of a move.
func (r *reviewer) told(g *records.Game, t *desk.Told) string {
	l, before := r.app.lang, g.Board(g.Parent(t.Node))
	move := r.moves(before, g.Move(t.Node))
	mate := ""
	switch {
	case t.Missed > 0:
		mate = l.Say(lang.ReviewMissed, t.Missed)
	case t.Mates > 0:
		mate = l.Say(lang.ReviewFound, t.Mates)
	}
	if t.Mark == "" {
		return fmt.Sprintf("%d %s: %s", t.Ply, move, mate)
	}
	line := l.Say(lang.ReviewMove, t.Ply, move, t.Mark, r.score(t.After), r.score(t.Before), r.moves(before, t.Better...))
	if mate != "" {
		line += "; " + mate
	}
	return line
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
