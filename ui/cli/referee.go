// What the referee says of games: positions that come again, long play without a
// capture, and results that the last position contradicts.

package cli

import (
	"fmt"

	"github.com/spf13/cobra"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
)

// rulesFlag adds --rules to a command, which then stands in *name.
func (a *app) rulesFlag(cmd *cobra.Command, name *string) {
	cmd.Flags().StringVar(name, "rules", "", a.lang.Say(lang.FlagRules))
}

// ruleNames are the values of --rules.
var ruleNames = []string{"axf", "wxf", "chinese", "none"}

// rules returns the rule set of a value of --rules, or that of the settings.
func (a *app) rules(name string) (engine.Rules, error) {
	if err := a.oneOf("rules", name, ruleNames...); err != nil {
		return engine.NoRules, err
	}
	if name == "" {
		name = a.settings.Rules
	}
	r, _ := engine.RulesNamed(name)
	return r, nil
}

// remark is something about a game that is no problem.
type remark struct {
	ply     int
	kind    string // repetition, limit, result
	message string
}

// remarks tells what the referee says of the main line, in its order.
func remarks(g *records.Game, rules engine.Rules, voice lang.Voice) []remark {
	var list []remark
	w := records.NewWatch(g)
	for w.Next() {
		if r, ok := w.Repetition(); ok {
			p, _ := w.Position()
			b := p.Board()
			ruling := lang.Ruling{Repetition: &r, Rules: rules, Board: &b}
			list = append(list, remark{w.Ply(), "repetition", voice.Ruling(&ruling)})
		}
		if n := w.QuietPlies(); n == records.FiftyRounds || n == records.SixtyRounds {
			list = append(list, remark{w.Ply(), "limit", voice.Lang.Quiet(w.Quiet())})
		}
	}
	if p, ok := w.Position(); ok {
		if text := contradiction(g.Tags.Value("Result"), p, voice.Lang); text != "" {
			list = append(list, remark{w.Ply(), "result", text})
		}
	}
	return list
}

// contradiction says that the result is not what the last position makes it.
func contradiction(result string, end *engine.Position, l lang.Lang) string {
	text := lang.ResultMated
	switch end.Status() {
	case engine.Ongoing:
		return ""
	case engine.Stalemate:
		text = lang.ResultStalemated
	}
	won := [...]string{engine.Red: "0-1", engine.Black: "1-0"}[end.Turn()]
	if result == won || result == "" || result == "*" {
		return ""
	}
	return l.Say(text, result, l.Side(end.Turn()))
}

// referee writes what the referee says of the main line.
func (w *gameJSON) referee(g *records.Game) {
	w.key("repetitions")
	w.open("[")
	watch := records.NewWatch(g)
	for watch.Next() {
		if r, ok := watch.Repetition(); ok {
			w.line()
			w.open("{")
			w.repetition(watch.Ply(), &r)
			w.close("}")
		}
	}
	w.close("]")
	w.int("quiet", int64(watch.QuietPlies()))
}

func (w *gameJSON) repetition(ply int, r *records.Repetition) {
	w.int("ply", int64(ply))
	w.int("count", int64(r.Times))
	w.key("plies")
	w.open("[")
	for _, at := range r.Plies {
		w.number(int64(at))
	}
	w.close("]")
	sides := [...]struct {
		name string
		*engine.Course
	}{{"red", &r.Cycle.Sides[engine.Red]}, {"black", &r.Cycle.Sides[engine.Black]}}
	for _, s := range sides {
		w.text(s.name, s.Conduct.String())
	}
	for _, s := range sides {
		w.text(s.name+"Moves", s.Letters())
	}
	for _, s := range sides {
		w.key(s.name + "Targets")
		w.open("[")
		for _, t := range s.Targets {
			w.value(t.String())
		}
		w.close("]")
	}
	w.text("verdict", r.Cycle.Verdict(w.rules).String())
}

// remarks writes the remarks of a game.
func (w *gameJSON) remarks(list []remark) {
	w.list("notes", len(list), func(i int) {
		w.int("ply", int64(list[i].ply))
		w.text("kind", list[i].kind)
		w.text("message", list[i].message)
	})
}

// remarkLine is a remark in one line: its file, game and ply, and what it says.
func (a *app) remarkLine(r *record, n *remark) string {
	return fmt.Sprintf("%s: %s, %s: %s", r.file, a.lang.Say(lang.ShowGameOf, r.index), a.lang.Say(lang.ShowPlyOf, n.ply), n.message)
}
