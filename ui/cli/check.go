// qipu check: every problem of records, with its place.

package cli

import (
	"bufio"

	"github.com/spf13/cobra"

	"qipu/engine"
	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// checkFlags are the flags of check.
type checkFlags struct {
	json, repair bool
	copy         string // the file for repaired copies
	rules        string
}

func (a *app) check() *cobra.Command {
	var f checkFlags
	cmd := &cobra.Command{
		Use:   "check FILE...",
		Short: a.lang.Say(lang.CheckShort),
		Long:  a.lang.Say(lang.CheckLong),
		Args:  a.atLeastOne,
		RunE: func(_ *cobra.Command, args []string) error {
			if f.copy != "" && !f.repair {
				return a.misused(lang.CheckNeeds)
			}
			rules, err := a.rules(f.rules)
			if err != nil {
				return err
			}
			c := checker{app: a, checkFlags: f, rules: rules}
			if err := c.run(args); err != nil || f.copy == "" || len(c.copies) == 0 {
				return err
			}
			return c.writeCopies()
		},
	}
	cmd.Flags().BoolVar(&f.json, "json", false, a.lang.Say(lang.ShowJSON))
	cmd.Flags().BoolVar(&f.repair, "repair", false, a.lang.Say(lang.CheckRepair))
	cmd.Flags().StringVar(&f.copy, "write", "", a.lang.Say(lang.CheckWrite))
	a.rulesFlag(cmd, &f.rules)
	return cmd
}

// checker is one run of check.
type checker struct {
	app *app
	checkFlags
	rules  engine.Rules
	format string // of the first game
	copies []*records.Game
}

func (c *checker) run(args []string) error {
	if c.json {
		return c.asJSON(args)
	}
	return c.asText(args)
}

// look returns the problems of a game with their repairs, and keeps the copy to
// be written.
func (c *checker) look(r *record) []described {
	list := describe(r.game, c.app.voice(nil))
	if len(list) > 0 {
		c.app.err.failed()
	}
	var damages []repair.Damage
	if c.repair {
		damages = repairs(r.game, list)
	}
	if c.copy != "" {
		if len(c.copies) == 0 {
			c.format = r.format
		}
		c.makeRepairs(r, damages)
		c.keepNames(r)
		c.copies = append(c.copies, r.game)
	}
	return list
}

// asText prints a line for each problem and each repair, and the sum on standard
// error.
func (c *checker) asText(args []string) error {
	out := bufio.NewWriter(c.app.out)
	games, problems := 0, 0
	lib := c.app.open(args, true)
	lib.beside = c.remarks
	defer lib.close()
	for r := range lib.games(0) {
		if r.game == nil {
			problems++
			out.Flush()
			c.app.err.report(c.app.faultLine(&r))
			continue
		}
		games++
		for _, p := range c.look(&r) {
			problems++
			out.WriteString(cell.Line(c.app.problemLine(&r, &p)) + "\n")
			if p.beyond {
				out.WriteString("    " + c.app.lang.Say(lang.CheckBeyond) + "\n")
			}
			const most = 6 // a list of more helps nobody; --json has all
			for i := range p.repairs[:min(most, len(p.repairs))] {
				out.WriteString(c.repairLine(&p.repairs[i]) + "\n")
			}
			if more := len(p.repairs) - most; more > 0 {
				out.WriteString("    " + c.app.lang.Say(lang.RepairRest, more) + "\n")
			}
			for i := range p.then {
				out.WriteString(c.repairLine(&p.then[i]) + "\n")
			}
		}
		for i := range r.said {
			out.WriteString(cell.Line(c.app.remarkLine(&r, &r.said[i])) + "\n")
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	c.app.err.note(lang.CheckSum, games, problems)
	return nil
}

// asJSON writes one object with every file, those of folders one by one.
func (c *checker) asJSON(args []string) error {
	j := newJSON(c.app.out)
	w := c.app.gameJSON(j, false)
	j.open("{")
	j.key("files")
	j.open("[")
	lib := c.app.open(args, true)
	lib.beside = c.remarks
	defer lib.close()
	name, begun := "", false // the file whose object is open
	var failed []described
	finish := func() {
		if begun {
			j.close("]")
			w.problems(failed)
			j.close("}")
			failed = nil
		}
	}
	for r := range lib.games(0) {
		if of := nameOf(&r); of != name || !begun {
			finish()
			name, begun = of, true
			j.line()
			j.open("{")
			j.text("file", name)
			j.key("games")
			j.open("[")
		}
		if r.game == nil {
			failed = append(failed, *c.app.fileProblem(&r))
			c.app.err.report(c.app.faultLine(&r))
			continue
		}
		n := plies(r.game) // before it is repaired
		w.checked(&r, n, c.look(&r))
	}
	finish()
	j.close("]")
	j.close("}")
	return j.flush()
}

// remarks has the referee speak of a game as it stands in the file.
func (c *checker) remarks(r *record) { r.said = remarks(r.game, c.rules, c.app.voice(nil)) }

// checked writes one game with its problems and remarks.
func (w *gameJSON) checked(r *record, plies int, list []described) {
	w.line()
	w.open("{")
	w.int("index", int64(r.number))
	w.int("plies", int64(plies))
	w.problems(list)
	w.remarks(r.said)
	w.close("}")
}
