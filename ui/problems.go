// What is wrong with the record, and the likeliest thing that would repair it.

package ui

import (
	"strings"

	"qipu/records/repair"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// problemRows is how many rows the notes give to each thing that is wrong, and to
// what would repair it.
const problemRows = 2

// faults are what is wrong, as the notes tell it.
type faults struct{ *stage }

// lines tell what is wrong with the record at this ply, and how it could
// be repaired; at the start, where it is damaged.
func (n faults) lines(width int) []line {
	s := n.session
	if s.Veil().Level != veil.Open {
		return nil
	}
	lines, slip := n.faultLines(width)
	if _, ok := action.ByName("repair").Possible(s); ok {
		lines = append(lines, n.damageLines(width, slip)...)
	}
	return lines
}

// wrapped is a text over as many rows as it may take.
func (n faults) wrapped(i ink, text string, width, rows int) []line {
	var lines []line
	for _, part := range n.measure.Wrap(cell.Line(text), width, rows) {
		lines = append(lines, line{ink: i, text: part})
	}
	return lines
}

// faultLines tell what is wrong with the record at this ply; slip: a repair could
// repair some of it.
func (n faults) faultLines(width int) (lines []line, slip bool) {
	s := n.session
	v, b := n.voice(), s.Board()
	if s.Ply() > 0 && s.Game().Illegal(s.Node()) {
		before := s.Cursor().Before()
		b = &before
	}
	for i := range s.Game().Problems {
		p := &s.Game().Problems[i]
		if p.Node != s.Node() || p.Ply > s.Ply()+1 || p.Err == nil {
			continue
		}
		slip = slip || p.AboutMove()
		if s.Covered() && p.Ply > s.Ply() {
			lines = append(lines, n.wrapped(inkError, n.lang.Say(lang.UnreadNext), width, problemRows)...)
			continue
		}
		text := v.Error(p.Err, b)
		if p.Text != "" {
			text = p.Text + ": " + text
		}
		lines = append(lines, n.wrapped(inkError, text, width, problemRows)...)
	}
	if len(lines) == 0 && s.Game().Illegal(s.Node()) {
		lines = n.wrapped(inkError, n.lang.Say(lang.IllegalHere), width, problemRows)
	}
	return lines, slip
}

// damageLines tell of the damage of the line, and of what would repair it.
func (n faults) damageLines(width int, slip bool) []line {
	s := n.session
	var lines []line
	switch p := s.Diagnosis().Damaged(); {
	case p == nil && s.Ply() == 0:
		lines = n.wrapped(inkError, n.lang.Say(lang.HintRebuild), width, problemRows)
		lines = append(lines, n.repairLines(n.lang.Say(lang.HintStarts), width)...)
	case p == nil || s.Ply() > 0 && p.Node != s.Node() && p.Node != s.Game().Parent(s.Node()) && !slip:
	default:
		if p.Node != s.Node() {
			where := lang.DamagedAt
			if repair.RootOf(s.Game(), p.Node) != 0 {
				where = lang.DamagedIn
			}
			lines = n.wrapped(inkError, n.lang.Say(where, p.Ply), width, problemRows)
		}
		switch d := s.Diagnosis().Repairs(); {
		case d == nil:
			lines = append(lines, n.wrapped(inkDim, n.lang.Say(lang.RepairSought), width, 1)...)
		case len(d.Report.Repairs) == 0:
			lines = append(lines, n.wrapped(inkDim, n.lang.Say(lang.RepairNone, p.Ply), width, problemRows)...)
		default:
			text := action.RepairShort(s, d, 0, n.lang)
			if others := len(d.Report.Repairs) - 1; others > 0 {
				text += n.lang.Say(lang.RepairOthers, others)
			}
			lines = append(lines, n.repairLines(text, width)...)
		}
	}
	return lines
}

// repairLines are the key of repairs and what it offers.
func (n faults) repairLines(text string, width int) []line {
	key := action.KeyName(action.ByName("repair").Keys[0])
	var lines []line
	for i, part := range n.measure.Wrap(key+" "+cell.Line(text), width, problemRows) {
		if rest, ok := strings.CutPrefix(part, key); ok && i == 0 {
			lines = append(lines, line{runs: []run{{inkKey, key}, {inkText, rest}}})
			continue
		}
		lines = append(lines, line{ink: inkText, text: part})
	}
	return lines
}
