// Setting up a position: the screen.

package ui

import (
	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/setup"
	"qipu/ui/veil"
)

// view implements page: the position, as what is typed would make it, and how to
// change it.
func (s *setter) view() *frame {
	f := s.newFrame(onBoard)
	s.box = rect{}
	shown, cursor := s.State, s.Cursor
	if !s.line.Empty() {
		if next, at, err := s.Read(s.line.Text()); err == nil {
			shown, cursor = next, at
		}
	}
	f.title, f.turn = s.lang.Say(lang.SetupTitle), s.lang.Say(lang.RedToMove)
	if shown.Turn == engine.Black {
		f.turn = s.lang.Say(lang.BlackToMove)
	}
	l := &f.layout
	l.lend(0)
	if s.help {
		f.write(l.body, s.helpLines(l.body.w))
		return f
	}
	o := veil.NoOptions(s.session.View.Near())
	o.Labels, o.Cursor = s.session.View.Labels, cursor
	for at, free := range shown.Free {
		if free {
			o.Targets = append(o.Targets, engine.Square(at))
		}
	}
	if s.held != engine.NoPiece {
		o.Picked = s.from
	}
	if !l.board.empty() {
		f.add(l.board, s.drawBoard(veil.See(&shown.Board, veil.Open, o), l))
	}
	switch {
	case !l.moves.empty():
		f.write(l.moves, s.lines(l.moves, &shown))
	case !l.side.empty():
		f.write(l.side, s.lines(l.side, &shown))
	default:
		if faults := s.faults(&shown); len(faults) > 0 {
			f.title = faults[0]
		}
	}
	return f
}

// hints implements page.
func (s *setter) hints() []hint {
	say := s.hint
	if !s.line.Empty() {
		return []hint{say("Enter", lang.HintPuts), say("Esc", lang.HintClear)}
	}
	enter := lang.HintBegin
	if s.Open() {
		enter = lang.HintFinds
	}
	return []hint{
		say("Enter", enter), say(".", lang.HintTake), say("/", lang.HintPass), say("0", lang.HintMenuKey), say("Tab", lang.HintKeys), say("Esc", lang.HintLeave),
	}
}

// entry implements page.
func (s *setter) entry(width int) entryLine {
	e := entryLine{writing: !s.line.Empty()}
	if e.runs, e.wraps = s.tell(s.field("", &s.line, width)); e.wraps {
		return e
	}
	add := func(i ink, text string) { e.runs = append(e.runs, run{i, "  " + text}) }
	switch {
	case s.line.Text() == "0":
		add(inkHead, s.lang.Say(lang.SetupMenu))
	case !s.line.Empty():
	case s.held != engine.NoPiece:
		add(inkHead, s.lang.Say(lang.SetupHeld, s.set.Glyphs[s.held]))
	default:
		add(inkHead, lang.Point(s.Cursor, s.Turn, s.lang.Dot()))
		if s.height == minHeight {
			add(inkDim, s.lang.Say(lang.SetupShort))
		} else {
			add(inkDim, s.lang.Say(lang.HintPlaces))
		}
	}
	return e
}

// faults says what is wrong with a position.
func (s *setter) faults(of *setup.State) []string {
	var texts []string
	if of.Open() { // nothing is played from a pattern
		return nil
	}
	for _, err := range setup.Faults(&of.Setup) {
		texts = append(texts, s.voice().Error(err, &of.Board))
	}
	return texts
}

// lines are the box of pieces, the faults of the position and what can be
// done, as far as there is room.
func (s *setter) lines(r rect, shown *setup.State) []line {
	var lines []line
	add := func(i ink, text string) {
		for _, part := range s.measure.Wrap(text, r.w, 0) {
			lines = append(lines, line{ink: i, text: part})
		}
	}
	if r.h > boxRoom {
		lines = append(s.boxLines(), line{})
		s.box = rect{r.x + 1, r.y, boxColumns * int(engine.Pawn), len(lines) - 1}
	}
	for _, text := range s.faults(shown) {
		add(inkError, text)
	}
	if _, err := shown.Position(); s.line.Empty() && shown.Open() {
		add(inkHead, s.lang.Say(lang.SetupFinds))
	} else if err == nil && s.line.Empty() {
		add(inkHead, s.lang.Say(lang.SetupPlays))
	}
	if r.w >= helpWidth {
		lines = append(append(lines, line{}), s.helpLines(r.w)...)
	}
	return lines
}

const (
	boxRoom    = 8  // the height from which the box is shown
	helpWidth  = 40 // the width from which the help is, beside the board
	helpIndent = 13 // where it stands what keys do
)

// boxLines are the pieces that can be picked up, a side in a row; the held one in
// brackets.
func (s *setter) boxLines() []line {
	var lines []line
	for side, i := range []ink{inkRed, inkBlack} {
		var l line
		gap := " "
		for kind := engine.King; kind <= engine.Pawn; kind++ {
			p := engine.MakePiece(engine.Color(side), kind)
			held := s.held == p && s.from == engine.NoSquare
			if held {
				gap = "["
			}
			l.runs = append(l.runs, run{inkTarget, gap}, run{i, s.measure.Pad(s.set.Glyphs[p], 2)})
			gap = " "
			if held {
				gap = "]"
			}
		}
		lines = append(lines, line{runs: append(l.runs, run{inkTarget, gap})})
	}
	return lines
}

// helpLines tells what can be pressed or typed, and what it does.
func (s *setter) helpLines(width int) []line {
	var lines []line
	for i := range lang.SetupHelp {
		h := &lang.SetupHelp[i]
		keys := s.lang.Say(h.Keys)
		for _, part := range s.measure.Wrap(s.lang.Say(h.Does), width-helpIndent, 0) {
			lines = append(lines, line{runs: []run{{inkKey, s.measure.Pad(keys, helpIndent)}, {inkDim, part}}})
			keys = ""
		}
	}
	return lines
}
