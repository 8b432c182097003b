// What a program thinks of the position: asked for, written down, taken into the
// record.

package action

import (
	"fmt"
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// AnalysePane is the name of the pane of what a program thinks.
const AnalysePane = "analyse"

// thoughtless refuses what a program thinks of the board where that is hidden, or the
// moves to come are, and in a game against one.
func thoughtless(s *session.Session) lang.Text {
	if s.Covered() || !s.Veil().Allows(veil.ThinkLines) {
		return lang.AnalyseHidden
	}
	if s.Match().Playing() {
		return lang.AnalysePlaying
	}
	return lang.NoText
}

// analyseNames are the words behind :analyse.
func analyseNames() []string { return []string{"1", "3", "threat", "off"} }

// analyse opens the pane of what a program thinks, or closes it; with a number it
// shows that many lines, with threat what the other side would play.
func analyse(c *Context) error {
	w := &c.Desk.Wish
	open := w.Lines > 0
	switch c.Argument {
	case "":
		w.Lines = max(1-w.Lines, 0)
	case "1", "3":
		w.Lines, _ = strconv.Atoi(c.Argument)
		w.Threat = false
	case "threat":
		w.Lines, w.Threat = max(w.Lines, 1), true
	case "off":
		w.Lines = 0
	default:
		return notAmong(c.Argument, analyseNames())
	}
	if w.Lines == 0 {
		w.Threat = false
		if open {
			c.Host.Pane(AnalysePane, false)
		}
		return nil
	}
	if err := unprogrammed(c); err != nil {
		*w = desk.Wish{}
		return err
	}
	c.Desk.Programs.Renew()
	c.Host.Pane(AnalysePane, true)
	return nil
}

// unprogrammed refuses what needs a program that thinks where there is none.
func unprogrammed(c *Context) error {
	if len(c.Desk.Programs.Names()) == 0 {
		return refuse(lang.EnginesNone, store.ConfigFile())
	}
	return nil
}

// Inquiry is what a program is asked about where one stands.
type Inquiry struct {
	Place  uci.Place
	Board  engine.Board // before the lines that answer it
	Lines  int
	Threat bool // the other side is to move
}

// Options are those of the search: how many lines it shows.
func (q *Inquiry) Options() []uci.Setting {
	return []uci.Setting{{Name: "MultiPV", Value: strconv.Itoa(q.Lines)}}
}

// Thought returns the question to be asked where one stands, and, where none is,
// why.
func Thought(d *desk.Desk) (Inquiry, lang.Text) {
	if why := thoughtless(d.Session); why != lang.NoText {
		return Inquiry{}, why
	}
	q := Inquiry{Lines: max(d.Wish.Lines, 1), Threat: d.Wish.Threat}
	var ok bool
	if q.Place, ok = desk.PlaceOf(d.Session.Cursor()); !ok {
		return Inquiry{}, lang.NotPlayable
	}
	if d.Session.Cursor().Status() != engine.Ongoing {
		return Inquiry{}, lang.AnalyseOver
	}
	q.Board = *d.Session.Board()
	if !q.Threat {
		return q, lang.NoText
	}
	q.Board.Turn = q.Board.Turn.Other()
	setup := engine.Setup{Board: q.Board, Fullmove: 1}
	p, err := setup.Position()
	if err != nil || p.Status() != engine.Ongoing { // out of check no turn can be left out
		return Inquiry{}, lang.AnalyseNoThreat
	}
	q.Place = uci.Place{Start: p}
	return q, lang.NoText
}

// ScoreText writes what a program thinks, from Red's side: +0.62, or #3 and #-3 where
// Red or Black mates in three.
func ScoreText(s uci.Score) string {
	switch {
	case s.Mate && s.Winner == engine.Black:
		return fmt.Sprintf("#-%d", s.In)
	case s.Mate:
		return fmt.Sprintf("#%d", s.In)
	}
	return fmt.Sprintf("%+.2f", float64(s.CP)/100)
}

// ThoughtRow writes a line of a program in a width: score, depth, and its moves in
// the first column of the table.
//
//	+0.62/18 炮二平五 马8进7 马二进三 车9平8..
func ThoughtRow(s *session.Session, b engine.Board, l *uci.Line, width int) string {
	columns := s.View.Forms
	text := fmt.Sprintf("%s/%d", ScoreText(l.Score), l.Depth)
	for i, m := range LineMoves(columns, firstColumn(s), b, l.Moves) {
		more, end := text+" "+m, ".."
		if i == len(l.Moves)-1 {
			end = ""
		}
		if cell.Wide.Width(more+end) > width {
			return text + ".."
		}
		text = more
	}
	return text
}

// firstColumn is the index of the first column of the table.
func firstColumn(s *session.Session) int {
	columns := s.View.Forms
	if chosen := columns.Chosen(s.View.Columns); len(chosen) > 0 {
		return chosen[0]
	}
	return columns.Index(columns.Lead())
}

// LineMoves writes moves that follow each other from a board in a column.
func LineMoves(columns *session.Columns, at int, b engine.Board, moves []engine.Move) []string {
	texts := make([]string, len(moves))
	for i, m := range moves {
		if texts[i] = columns.Write(&b, m)[at]; texts[i] == "" {
			texts[i] = m.String()
		}
		b.Move(m)
	}
	return texts
}

// everyPlies is how many moves of a line are written in every notation.
const everyPlies = 4

// EveryNotation writes the beginning of a line in each notation of the table.
func EveryNotation(s *session.Session, b engine.Board, moves []engine.Move) string {
	columns := s.View.Forms
	if len(moves) > everyPlies {
		moves = moves[:everyPlies]
	}
	var parts []string
	for _, at := range columns.Every() {
		parts = append(parts, strings.Join(LineMoves(columns, at, b, moves), " "))
	}
	return strings.Join(parts, "   ")
}

// TakeLine takes the moves of a program into the record as a variation, of which one
// undo takes all back.
func TakeLine(s *session.Session, l lang.Lang, q *Inquiry, moves []engine.Move) (string, error) {
	if q.Threat {
		return "", refuse(lang.AnalyseNoMoves)
	}
	var added []records.NodeID
	err := s.Together(func(edit repair.Editor) (err error) {
		added, err = session.Graft(edit, s.Game(), s.Node(), moves)
		return err
	})
	switch {
	case err != nil:
		return "", err
	case len(added) == 0:
		return l.Say(lang.AnalyseThere), nil
	}
	return l.Say(lang.AnalyseTaken, len(added)), nil
}

// ThoughtSentence says a line of a program.
func ThoughtSentence(s *session.Session, l lang.Lang, b engine.Board, line *uci.Line) string {
	moves := LineMoves(s.View.Forms, firstColumn(s), b, line.Moves)
	if most := 6; len(moves) > most {
		moves = moves[:most]
	}
	return l.Say(lang.AnalyseSentence, Better(l, line.Score), line.Depth, strings.Join(moves, " "))
}

// Better says who stands better, by what a program thinks.
func Better(l lang.Lang, s uci.Score) string {
	switch {
	case s.Mate:
		return l.Say(lang.ReviewMate, s.In, l.Side(s.Winner))
	case s.CP > 0:
		return l.Say(lang.AnalyseBetter, l.Side(engine.Red), float64(s.CP)/100)
	case s.CP < 0:
		return l.Say(lang.AnalyseBetter, l.Side(engine.Black), float64(-s.CP)/100)
	}
	return l.Say(lang.AnalyseEven)
}
