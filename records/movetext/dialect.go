// How a text writes its moves: what is found out before the first is read.

package movetext

import (
	"errors"
	"regexp"
	"strconv"

	"qipu/engine"
	"qipu/notation"
)

// Dialect is how a text writes its moves.
type Dialect struct {
	Mode     notation.Mode
	Words    bool // moves are words between blanks
	UCI      bool // moves name two points whose ranks count from 1
	Tenth    bool // so do the ranks of moves of short algebraic notation
	Points   bool // moves of the absolute notation are kept, legal or not
	Prose    bool // text that has no move's shape is a remark
	PGN      bool // comments may go to the end of a line
	Numbered bool // the moves have numbers
}

// Cut returns how a text in the dialect is cut.
func (d *Dialect) Cut() Cut {
	how := ByShape
	if d.Words {
		how |= ByWord
	}
	if d.Words && d.Mode.Only == notation.Notation(notation.Vietnamese{}) {
		how |= ByVietnamese
	}
	if d.PGN {
		how |= LineComments
	}
	if d.Points {
		how |= ByPoints
	}
	return how
}

// isSAN reports whether the first move is one of XBoard's notation.
func isSAN(l *Tokens) bool {
	for _, t := range l.List {
		switch t.Kind {
		case Word:
			start := engine.StandardPosition() // any will do: what a text can be does not depend on it
			_, err := notation.SAN{}.Parse(&start, l.Text[t.From:t.To])
			var fault *notation.Error
			return !errors.As(err, &fault) || fault.Fault != notation.Unreadable
		case Move:
			return false
		}
	}
	return false
}

// tenthRank matches a target of short algebraic notation whose ranks count from 1.
var (
	tenthRank = regexp.MustCompile(`[a-i]10\b`)
	anyRank   = regexp.MustCompile(`([a-i])(10|[1-9])`)
)

// lowered returns a move whose ranks count from 1 with ranks that count from 0.
func lowered(text string) string {
	return anyRank.ReplaceAllStringFunc(text, func(point string) string {
		n, _ := strconv.Atoi(point[1:])
		return point[:1] + strconv.Itoa(n-1)
	})
}

// isUCI reports whether the moves count ranks from 1: there is a tenth in what is
// no move of the usual kind.
func isUCI(l *Tokens) bool {
	for _, t := range l.List {
		switch {
		case t.Kind == Move && t.Style != ICCS:
			return false
		case t.Kind == Word:
			// The digits of what could not be cut are tokens of their own.
			return tenRanks.MatchString(l.Text[t.From:min(len(l.Text), t.From+len("a10a10 "))])
		}
	}
	return false
}

// learn takes over what the first move tells of the notation.
func (d *Dialect) learn(tokens *Tokens) {
	for i, t := range tokens.List { // the first that no words name
		if t.Kind == Move && (i == 0 || tokens.List[i-1].Kind != Word) {
			d.Numbered = i > 0 && tokens.List[i-1].Kind == Number
			break
		}
	}
	for _, t := range tokens.List {
		if t.Kind != Move {
			continue
		}
		switch t.Style {
		case WXF:
			d.Mode.Federation = true
			d.Mode.Prefer = notation.WXF{}
		case Absolute:
			d.Points = true
		}
		return
	}
}

// Options say what is known of movetext before it is cut.
type Options struct {
	Notation string // "" is found out by the moves
	PGN      bool   // it is of a PGN file: moves of XBoard's notation and comments of a line may stand in it
	Prose    bool   // remarks may stand among the moves without a sign
	Points   bool   // it is known to be absolute notation
	Start    engine.Setup
}

// Scan cuts the movetext that begins at an offset of a text and finds out how its
// moves are written.
func Scan(text string, from int, o Options) (*Tokens, Dialect) {
	d := Dialect{Prose: o.Prose, Points: o.Points, Words: WordNotation(o.Notation), UCI: o.Notation == "uci"}
	d.Mode.Prefer, _ = notation.Lookup(o.Notation)
	d.PGN = o.PGN
	tokens := Lex(text, from, d.Cut())
	if o.Notation == "" {
		d.UCI = isUCI(tokens)
		san := o.PGN && isSAN(tokens)
		if san || d.UCI {
			d.Words = true
			d.Tenth = san && !d.UCI && tenthRank.MatchString(text[from:])
			tokens.Release()
			tokens = Lex(text, from, d.Cut())
		}
		if !d.Words && isVietnamese(tokens, d, o.Start) {
			tokens.Release()
			return vietnamese(text, from, d)
		}
	} else if d.Words {
		d.Mode.Only = d.Mode.Prefer
	}
	if d.learn(tokens); d.Points && !o.Points {
		tokens.Release()
		tokens = Lex(text, from, d.Cut())
	}
	return tokens, d
}
