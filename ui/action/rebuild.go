// The start of a record without a diagram: what its moves leave open, listed,
// and one choice made.

package action

import (
	"slices"
	"strconv"

	"qipu/engine"
	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// whyNotRebuild is why there is nothing to rebuild. While blind it does not say,
// since that tells of the start.
func whyNotRebuild(s *session.Session) lang.Text {
	if s.Veil().Level == veil.Open && s.Game().Start.Board == engine.StandardSetup().Board || s.Game().First(0) == 0 {
		return lang.NothingToRebuild
	}
	return lang.NoText
}

// choice is a start that the record may have, and what it adds to the one shown.
type choice struct {
	start engine.Setup
	text  string
}

// rebuild lists what the start of the record can have been, or takes the choice
// whose number is given.
func rebuild(c *Context) error {
	s := c.Session
	if run := s.Diagnosis().SeekStart(); run != nil {
		c.Host.Search(c, run)
		return nil
	}
	if err := pay(c, veil.Setup); err != nil {
		return err
	}
	g, built := s.Game(), s.Diagnosis().Start()
	all := choices(c, g, built)
	switch {
	case len(all) > 0:
	case len(built.Contradictions) > 0:
		return built.Contradictions[0].Err
	case !built.Playable:
		return refuse(lang.ReconstructNone)
	default:
		return refuse(lang.NothingToRebuild)
	}
	switch n, err := strconv.Atoi(c.Argument); {
	case c.Argument == "":
		var texts []string
		for i := range all {
			texts = append(texts, all[i].text)
		}
		c.Host.Choose(c, lang.RebuildHead, texts)
		return nil
	case err != nil || n < 1 || n > len(all):
		return refuse(lang.NotANumber, c.Argument)
	default:
		c.say(lang.RepairDone, all[n-1].text)
		return s.Together(func(edit repair.Editor) error { return setStart(s.Game(), all[n-1].start.FEN(), edit) })
	}
}

// setStart gives g another start, and reads on where texts could not be read
// without it.
func setStart(g *records.Game, fen string, edit repair.Editor) error {
	if _, err := edit(records.Edit{Op: records.SetStart, Text: fen}); err != nil {
		return err
	}
	return repair.MainLine(g).ReadOn(g, edit)
}

// choices are the smallest whole start on which the record can be played, if it
// is another than the one shown, then each piece on each point that is open.
func choices(c *Context, g *records.Game, built *repair.Rebuilt) (all []choice) {
	if built.Playable && built.Sample.Board != g.Start.Board {
		all = append(all, choice{built.Sample, c.Lang.Say(lang.RebuildSmallest, built.Sample.FEN())})
	}
	voice := lang.NewVoice(c.Lang, nil)
	voice.Dot = c.dot()
	for _, open := range built.Open {
		if decided(&g.Start, &open) {
			continue
		}
		for _, piece := range open.Pieces {
			for _, at := range open.Points {
				start := g.Start
				start.At[at] = piece
				name := c.Lang.Side(piece.Color()) + " " + c.Lang.Kind(piece.Color(), piece.Kind())
				text := c.Lang.Say(lang.RebuildPlace, name, lang.Point(at, piece.Color(), c.dot()), voice.Error(open.Why, nil))
				all = append(all, choice{start, text})
			}
		}
	}
	return all
}

// decided reports whether the start has a piece of what is open on one of its
// points already.
func decided(start *engine.Setup, open *repair.Open) bool {
	return slices.ContainsFunc(open.Points, func(at engine.Square) bool { return slices.Contains(open.Pieces, start.At[at]) })
}
