// Boards as text: a FEN, a list of places, or a drawn board.

package setup

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
)

// Diagram reads a board: a FEN, the digits of a DhtmlXQ binit, or a board drawn
// in a text that holds nothing else. Its side to move is Red's, but for a FEN's.
func Diagram(text string) (engine.Setup, bool) {
	text = strings.TrimSpace(text)
	if s, err := engine.ParseFEN(text); err == nil {
		return s, true
	}
	if s, ok := placed(text); ok {
		return s, true
	}
	if s, ok := drawing(text); ok {
		return s, true
	}
	return drawing(alone(text))
}

// Among reads the board that is drawn among the words of a text, such as a title
// above it. Black is to move where a line tells so.
func Among(text string) (engine.Setup, bool) {
	d, ok := records.FindDiagram(text)
	if !ok {
		d, ok = records.FindDiagram(alone(text))
	}
	for _, l := range lang.All {
		if strings.Contains(text, l.Say(lang.BlackToMove)) {
			d.Start.Turn = engine.Black
		}
	}
	return d.Start, ok
}

func drawing(text string) (engine.Setup, bool) {
	d, ok := records.FindDiagram(text)
	return d.Start, ok && strings.TrimSpace(text[:d.From]+text[d.To:]) == ""
}

// alone returns the text without what is copied from a screen together with
// the board: the moves, behind two blanks.
func alone(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		left, _, _ := strings.Cut(strings.TrimSpace(line), "  ")
		b.WriteString(left + "\n")
	}
	return b.String()
}

// places are the pieces of a binit, in order.
const places = "RNBAKABNRCCPPPPPrnbakabnrccppppp"

// placed reads a binit: for each of the places two digits, the file from Red's
// left and the rank from Black's edge, from 0; 99 is a piece that is gone.
func placed(digits string) (engine.Setup, bool) {
	s := engine.Setup{Fullmove: 1}
	if len(digits) != 2*len(places) || strings.Trim(digits, "0123456789") != "" {
		return s, false
	}
	for i := range len(places) {
		x, y := int(digits[2*i]-'0'), int(digits[2*i+1]-'0')
		if at := engine.SquareAt(x, engine.Ranks-1-y); at != engine.NoSquare {
			s.At[at] = engine.PieceOf(places[i])
		}
	}
	return s, s.Board != engine.Board{}
}
