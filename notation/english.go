// English sentences: "cannon two to file five".

package notation

import (
	"maps"
	"slices"
	"strings"

	"qipu/engine"
)

// English says a move in words, as it is read out: "horse eight advances to
// file seven", "front cannon retreats two". It is read only when chosen.
type English struct{}

// Name returns "english".
func (English) Name() string { return "english" }

var (
	englishNames   = [...]string{"", "king", "advisor", "elephant", "horse", "rook", "cannon", "pawn"}
	englishNumbers = [...]string{"", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"}
	englishPlaces  = map[string]sign{
		"front": signFront, "middle": signMiddle, "rear": signRear, "back": signRear,
		"first": 'a', "second": 'b', "third": 'c', "fourth": 'd', "fifth": 'e',
	}
	englishKinds = map[string]engine.Kind{
		"king": engine.King, "general": engine.King, "advisor": engine.Advisor, "adviser": engine.Advisor, "guard": engine.Advisor,
		"elephant": engine.Elephant, "minister": engine.Elephant, "bishop": engine.Elephant, "horse": engine.Horse, "knight": engine.Horse,
		"rook": engine.Rook, "chariot": engine.Rook, "cannon": engine.Cannon, "pawn": engine.Pawn, "soldier": engine.Pawn,
	}
	englishTurns = map[string]Turn{
		"advances": Advance, "advance": Advance, "forward": Advance, "forwards": Advance,
		"retreats": Retreat, "retreat": Retreat, "back": Retreat, "backward": Retreat, "backwards": Retreat,
		"traverses": Traverse, "traverse": Traverse, "sideways": Traverse,
	}
	englishOrdinals = [...]string{"", "first", "second", "third", "fourth", "fifth"}
)

// Begins reports whether a sentence can begin with a word behind another sentence.
// back can, but says a direction as a rule.
func (English) Begins(word string) bool {
	_, place := englishPlaces[word]
	_, piece := englishKinds[word]
	return piece || place && word != "back"
}

// Ends reports whether a sentence can end with a word.
func (English) Ends(word string) bool { return slices.Contains(englishNumbers[1:], word) }

// Append appends the sentence for m.
func (n English) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	var f facts
	if !f.describe(b, m) || !f.which(b, m) {
		return dst, false
	}
	start := len(dst)
	name := englishNames[f.kind]
	switch {
	case f.place == OnFile:
		dst = append(append(append(dst, name...), ' '), englishNumbers[f.file]...)
	case f.place == Middle:
		dst = append(append(dst, "middle "...), name...)
	case f.place == Numbered:
		dst = append(append(append(dst, englishOrdinals[f.number]...), ' '), name...)
	case f.number > 0:
		dst = append(append(dst, "front "...), name...)
	default:
		dst = append(append(dst, "rear "...), name...)
	}
	dst = append(dst, [...]string{Advance: " advances", Retreat: " retreats", Traverse: ""}[f.turn]...)
	if f.turn == Traverse || leap(f.kind, f.toFile-f.file) != 0 {
		dst = append(dst, " to file"...)
	}
	dst = append(append(dst, ' '), englishNumbers[f.target]...)
	if f.doubtful && !(f.place == OnFile && !f.alike(b, m)) && !readsBack(b, m, n, dst[start:]) {
		return dst[:start], false
	}
	return dst, true
}

// Parse reads the notation alone.
func (n English) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

func (English) read(r *reader, text string) (int, bool) {
	w := words{text: text}
	w.next()
	x := onFile(0)
	s, isPlace := englishPlaces[w.now]
	if isPlace {
		x = placed(s)
		w.next()
	}
	k, ok := englishKinds[w.now]
	if !ok {
		expected := slices.Collect(maps.Keys(englishKinds))
		if !isPlace {
			expected = slices.AppendSeq(expected, maps.Keys(englishPlaces))
		}
		return w.stop(expected...), false
	}
	w.next()
	x.Kind = k
	if x.File = w.number(); x.File == 0 && !isPlace {
		return w.stop(numberWords()...), false
	}
	turn, named := englishTurns[w.now]
	if named {
		w.next()
	} else {
		turn = Traverse
	}
	to := w.skip("to")
	by := w.skip("by")
	file := w.skip("file")
	if !named && !to && !file {
		expected := slices.AppendSeq([]string{"to", "file"}, maps.Keys(englishTurns))
		if x.File == 0 {
			expected = append(expected, numberWords()...)
		}
		return w.stop(expected...), false
	}
	x.Turn = turn
	if x.Target = w.number(); x.Target == 0 {
		return w.stop(afterTurn(to, by, file)...), false
	}
	r.add(x)
	return w.at, w.now == ""
}

// numberWords returns the numbers in words and as digits.
func numberWords() []string {
	return append(strings.Split("1 2 3 4 5 6 7 8 9", " "), englishNumbers[1:]...)
}

// afterTurn returns what may stand before the end, where these words have been.
func afterTurn(to, by, file bool) []string {
	list := numberWords()
	if !file {
		list = append(list, "file")
		if !by {
			list = append(list, "by")
			if !to {
				list = append(list, "to")
			}
		}
	}
	return list
}
