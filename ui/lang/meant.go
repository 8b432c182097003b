// What a text that no legal move fits was meant to be.

package lang

import (
	"qipu/engine"
	"qipu/notation"
)

// meant says why what a text means cannot be played: where the piece it names
// does not stand there, by that piece and its file, else by the rule.
func (v Voice) meant(e *notation.Error, illegal *engine.IllegalError, b *engine.Board) string {
	r := e.Meaning
	if illegal.Why != engine.NoPieceThere || b == nil || r.Kind == engine.NoKind {
		return v.Illegal(illegal, b)
	}
	adjective := v.Lang.Say(redAdjective)
	if b.Turn == engine.Black {
		adjective = v.Lang.Say(blackAdjective)
	}
	piece := engine.MakePiece(b.Turn, r.Kind)
	if r.From < engine.NoSquare {
		return v.Lang.Say(noneOnPoint, adjective, v.name(piece), Point(r.From, b.Turn, v.dot()))
	}
	return v.missing(r, piece, adjective, b)
}

// missing says which piece is missing where: on the file that is named, or in
// the number that 前 中 後 and ordinals need.
func (v Voice) missing(r notation.Reading, piece engine.Piece, adjective string, b *engine.Board) string {
	onBoard, onFile := 0, 0
	for s, p := range b.At {
		if p != piece {
			continue
		}
		onBoard++
		if file, _ := engine.Square(s).Seen(piece.Color()); file == int(r.File) {
			onFile++
		}
	}
	name := v.name(piece)
	switch {
	case onBoard == 0:
		return v.Lang.Say(noneThere, adjective, name)
	case r.File > 0 && onFile == 0:
		return v.Lang.Say(noneOnFile, adjective, name, v.digit(piece.Color(), int(r.File)))
	case r.Place == notation.OnFile:
		return v.Lang.Say(noneCanOnFile, adjective, name, v.digit(piece.Color(), int(r.File)))
	}
	if r.Place == notation.Anywhere {
		return v.Lang.Say(rules[engine.NoPieceThere])
	}
	return v.Lang.Say(tooFew, adjective, v.plural(piece))
}
