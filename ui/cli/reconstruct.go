// qipu reconstruct: the start of a record that comes without a diagram.

package cli

import (
	"bufio"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"qipu/engine"
	"qipu/records/repair"
	"qipu/ui/board"
	"qipu/ui/lang"
)

func (a *app) reconstruct() *cobra.Command {
	var asJSON bool
	cmd := &cobra.Command{
		Use:   "reconstruct FILE",
		Short: a.lang.Say(lang.ReconstructShort),
		Long:  a.lang.Say(lang.ReconstructLong),
		Args:  a.exactly(1),
		RunE: func(_ *cobra.Command, args []string) error {
			p := rebuiltPrinter{app: a, voice: a.voice(nil)}
			lib := a.open(args, false)
			defer lib.close()
			r := lib.first()
			var built repair.Rebuilt
			if r.game == nil {
				a.err.report(a.faultLine(&r))
			} else {
				built = repair.BeginningOf(r.game).Rebuild()
			}
			if !built.Playable || len(built.Contradictions) > 0 {
				a.err.failed()
			}
			if asJSON {
				return p.json(&built)
			}
			if r.game == nil {
				return nil
			}
			return p.text(r.file, &built)
		},
	}
	cmd.Flags().BoolVar(&asJSON, "json", false, a.lang.Say(lang.ShowJSON))
	return cmd
}

// rebuiltPrinter prints a start that was found, and what speaks against it.
type rebuiltPrinter struct {
	app   *app
	voice lang.Voice
}

// json writes the object of reconstruct --json.
func (p *rebuiltPrinter) json(r *repair.Rebuilt) error {
	j := newJSON(p.app.out)
	j.open("{")
	j.text("start", r.Start.FEN())
	j.bool("standard", r.Standard)
	j.int("plies", int64(r.Plies))
	j.bool("playable", r.Playable)
	j.list("certain", len(r.Certain), func(i int) {
		j.text("point", r.Certain[i].At.String())
		j.text("piece", letters(r.Certain[i].Piece))
	})
	j.list("open", len(r.Open), func(i int) {
		j.text("piece", letters(r.Open[i].Pieces...))
		j.points("points", r.Open[i].Points)
		j.text("why", p.voice.Error(r.Open[i].Why, nil))
	})
	j.list("idle", len(r.Idle), func(i int) {
		j.text("piece", letters(r.Idle[i].Piece))
		j.int("points", int64(r.Idle[i].Points))
		j.points("captured", r.Idle[i].Captured)
	})
	j.list("contradictions", len(r.Contradictions), func(i int) {
		clash := r.Contradictions[i]
		j.key("plies")
		j.open("[")
		for k, ply := range clash.Plies {
			if k == 0 || ply != clash.Plies[0] {
				j.number(int64(ply))
			}
		}
		j.close("]")
		j.text("message", p.voice.Error(clash.Err, nil))
	})
	j.close("}")
	return j.flush()
}

// letters returns the FEN letters of pieces.
func letters(pieces ...engine.Piece) string {
	var list []byte
	for _, p := range pieces {
		list = append(list, p.Letter())
	}
	return string(list)
}

// text draws the start and lists what is not certain about it.
func (p *rebuiltPrinter) text(name string, built *repair.Rebuilt) error {
	out := bufio.NewWriter(p.app.out)
	set, scene := board.Pieces(""), board.Uncovered(&built.Start.Board, engine.Move{})
	out.WriteString(board.Diagram(&scene, set, false))
	fmt.Fprintf(out, "\nFEN: %s\n", built.Start.FEN())
	if built.Standard {
		fmt.Fprintln(out, p.app.lang.Say(lang.ReconstructStandard, built.Plies))
	} else {
		fmt.Fprintln(out, p.app.lang.Say(lang.ReconstructCertain, len(built.Certain)))
	}
	for _, o := range built.Open {
		var points []string
		for _, s := range o.Points {
			points = append(points, lang.Point(s, o.Pieces[0].Color(), lang.NarrowDot))
		}
		var glyphs []string
		for _, piece := range o.Pieces {
			glyphs = append(glyphs, set.Glyphs[piece])
		}
		fmt.Fprintln(out, p.app.lang.Say(lang.ReconstructOpen, strings.Join(glyphs, "/"), strings.Join(points, " "), p.voice.Error(o.Why, nil)))
	}
	for _, idle := range built.Idle {
		fmt.Fprintln(out, p.app.lang.Say(lang.ReconstructIdle, set.Glyphs[idle.Piece], idle.Points, len(idle.Captured)))
	}
	for _, clash := range built.Contradictions {
		p.app.err.report(name + ": " + p.voice.Error(clash.Err, nil))
	}
	if !built.Playable && len(built.Contradictions) == 0 {
		p.app.err.report(name + ": " + p.app.lang.Say(lang.ReconstructNone))
	}
	return out.Flush()
}
