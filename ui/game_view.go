// What the viewer shows: the board, the moves, the notes, and what is typed.

package ui

import (
	"strconv"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// view implements page.
func (v *gamePage) view() *frame { return v.frameWith(v.focus, nil) }

// frameWith makes the frame with a part of it chosen, and something else in the
// place of the notes; nil: themselves. The table and the notes share a place: the
// table has what the notes leave.
func (v *gamePage) frameWith(on focus, instead func(rect) []line) *frame {
	f := v.newFrame(on)
	l := &f.layout
	v.bare = l.moves.empty()
	if !l.board.empty() {
		f.add(l.board, v.drawBoard(v.scene(), l))
	}
	side, notes := v.texts(l)
	if instead != nil {
		notes = instead(l.notes)
	}
	full := l.moves.h + l.notes.h // the table keeps its place whatever the notes take
	if !l.notes.empty() && on != onNotes {
		l.lend(len(notes))
	}
	f.write(l.side, side)
	if !l.moves.empty() {
		f.add(l.moves, newTable(v.stage, l.moves, full))
	}
	f.write(l.notes, notes)
	return f
}

// texts makes what stands under the board, and the notes.
func (v *gamePage) texts(l *layout) (side, notes []line) {
	if !l.side.empty() {
		side = v.panes.comment.side(l.side)
	}
	if !l.notes.empty() {
		room := l.notes
		if room.x == l.moves.x && !l.moves.empty() {
			room.h-- // a blank row between the table and them
		}
		notes = v.panes.lines(room, l.side.empty(), l.notes.x != l.moves.x && l.notes.x != l.board.x && !l.board.empty())
		if room.h < l.notes.h && len(notes) > 0 {
			notes = append([]line{{}}, notes...)
		}
	}
	if v.session.View.Keypad {
		side, notes = keyMap{v.stage}.addTo(l, side, notes)
	}
	return side, notes
}

// scene returns what may be seen of the board.
func (v *gamePage) scene() veil.Scene {
	s := v.session
	o := veil.NoOptions(s.View.Near())
	o.Labels, o.Last, o.Check = s.View.Labels, s.Cursor().Last(), s.Cursor().CheckAt(s.Ply())
	if !s.Veil().AllowsCheck() {
		o.Check = engine.NoSquare
	}
	if v.focus == onBoard {
		o.Cursor = s.View.Cursor
	}
	o.Picked = s.View.Picked
	if p, ok := s.Position(); ok && o.Picked != engine.NoSquare {
		for _, mv := range p.AppendMoves(nil) {
			if mv.From == o.Picked {
				o.Targets = append(o.Targets, mv.To)
			}
		}
	}
	if ruling, ok := action.Ruling(v.desk); ok && s.Veil().Level == veil.Open {
		for _, course := range ruling.Cycle.Sides {
			for _, t := range course.Targets {
				o.Chased = append(o.Chased, t.At)
			}
		}
	}
	o.Fits, o.Peek = v.session.Fits(), v.blind.peeking()
	if s.Veil().Level != veil.Open {
		for _, r := range v.blind.readings() {
			o.Typed = append(o.Typed, r.move.From, r.move.To)
		}
	}
	return veil.See(s.Board(), s.Veil().Level, o)
}

// lastMove is the move just played, in the first column of the table; "" where the
// table would not show it.
func (v *gamePage) lastMove() string {
	t := table{stage: v.stage, numberRoom: fewestRoom}
	ply := v.session.Ply()
	if from, to := t.plies(); ply < max(from, 1) || ply > to || v.session.Veil().List == veil.NoMoves {
		return ""
	}
	move := t.cells(nil, ply, t.chooseColumns(minWidth)[:1])[0]
	return strconv.Itoa(ply) + " " + move.text + move.mark
}

// entry implements page: the text, then a message or what it can become.
func (v *gamePage) entry(width int) entryLine {
	e := &v.session.Entry
	runs := v.field("", e, width)
	used := 0
	for _, r := range runs {
		used += v.measure.Width(r.text)
	}
	made := entryLine{writing: !e.Empty()}
	add := func(i ink, text string) { runs = append(runs, run{i, "  " + text}) }
	if runs, made.wraps = v.tell(runs); made.wraps {
		made.runs = runs
		return made
	}
	switch {
	case e.Empty() && v.focus == onBoard && v.session.View.Cursor != engine.NoSquare:
		add(inkHead, action.PointName(v.session, v.session.View.Cursor, v.lang, v.lang.Dot()))
	case e.Empty() && v.height == minHeight && v.focusHints() != nil:
		made.line = v.footLine(v.focusHints())
		return made
	case e.Empty() && v.height > minHeight:
		add(inkDim, v.lang.Say(lang.HintEntry))
	case e.Empty():
		if text := v.lastMove(); v.bare && text != "" {
			add(inkHead, text)
		}
		add(inkDim, v.lang.Say(lang.HintShort))
	case isQuit(e.Text()):
		add(inkHead, v.lang.Say(lang.EntryQuits))
	case !v.session.Veil().Allows(veil.Candidates):
		add(inkDim, v.blind.readingText())
	case len(v.session.Fits()) == 0:
		add(inkDim, v.lang.Say(lang.NoneFits))
	default:
		fits := v.session.Fits()
		if len(fits) == 1 {
			if ruling, ok := action.WouldRule(v.desk, fits[0]); ok {
				text := lang.NewVoice(v.lang, nil).RulingWarning(&ruling)
				add(inkError, text)
				used += 2 + v.measure.Width(text)
			}
		}
		runs = append(append(runs, run{inkDim, "  "}), writeCandidates(v.stage, fits, width-used-2)...)
	}
	made.runs = runs
	return made
}
