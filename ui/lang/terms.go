// The words of the game itself, as books use them.

package lang

import "qipu/engine"

var heads = map[string]Text{
	"chinese": HeadChinese, "chinese-traditional": HeadChinese, "absolute": HeadAbsolute, "shorthand": HeadShorthand, "keypad": HeadKeypad,
	"wxf": HeadWXF, "iccs": HeadICCS, "vietnamese": HeadVietnamese,
}

// Head returns what stands over the column of a notation: its name where there
// are no other words.
func (l Lang) Head(name string) string {
	if t, ok := heads[name]; ok {
		return l.Say(t)
	}
	return name
}

// notations names the notations in a sentence.
var notations = map[string]Text{
	"chinese": nameChinese, "chinese-traditional": nameTraditional, "absolute": nameAbsolute, "shorthand": nameShorthand, "keypad": nameKeypad,
	"wxf": nameWXF, "iccs": nameICCS, "vietnamese": nameVietnamese, "words": nameWords,
}

// Notation names a notation: in English, and where it has no words, by its name
// in commands and settings.
func (l Lang) Notation(name string) string {
	if t, ok := notations[name]; ok {
		return l.Say(t)
	}
	return name
}

// kinds names the kinds of pieces, Red's and Black's; the sides differ in
// Chinese.
var kinds = [2][engine.Pawn + 1]Text{
	{
		engine.King: redKing, engine.Advisor: redAdvisor,
		engine.Elephant: redElephant, engine.Horse: redHorse,
		engine.Rook: redRook, engine.Cannon: redCannon, engine.Pawn: redPawn,
	},
	{
		engine.King: blackKing, engine.Advisor: blackAdvisor,
		engine.Elephant: blackElephant, engine.Horse: blackHorse,
		engine.Rook: blackRook, engine.Cannon: blackCannon, engine.Pawn: blackPawn,
	},
}

// Kind returns the name of a kind as side c's pieces bear it: "horse", 马.
func (l Lang) Kind(c engine.Color, k engine.Kind) string { return l.Say(kinds[c][k]) }

// Side returns the name of a side: "Red", 红方.
func (l Lang) Side(c engine.Color) string {
	if c == engine.Red {
		return l.Say(Red)
	}
	return l.Say(Black)
}

// Standing says whose turn it is and that its king is in check, or that it is
// mated or has no move left.
func (l Lang) Standing(turn engine.Color, status engine.Status, checked bool) string {
	switch status {
	case engine.Checkmate:
		return l.Say(Checkmate)
	case engine.Stalemate:
		return l.Say(Stalemate)
	}
	text := l.Say(RedToMove)
	if turn == engine.Black {
		text = l.Say(BlackToMove)
	}
	if checked {
		return l.Say(AndCheck, text)
	}
	return text
}
