// Reading: each token becomes a move, a comment or a variation of the game, on the board
// where it needs one.

package movetext

import (
	"errors"
	"strings"
	"unicode/utf8"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/charset"
)

// Read builds the tree.
func (r *Reader) Read() {
	list := r.tokens.List
	end, result := len(list), len(r.tokens.Text)
	if n := r.tokens.closing(); n < len(list) && !(r.dialect.Prose && r.tokens.Spoken()) {
		end, result = n, list[n].From
	}
	r.tree.begin(end, result)
	moves, numbers := 0, 0
	for i := range list {
		switch list[i].Kind {
		case Move:
			moves++
		case Number:
			numbers++
		}
	}
	r.tree.game.Grow(moves)
	r.printed = make([]printed, 0, numbers)
	for i := 0; i < end; i++ {
		i = r.token(i)
	}
	r.flush()
	r.toMain()
	if end < len(list) {
		r.tree.stack, r.tree.line = r.tree.stack[:0], r.tree.mainline()
		r.behind(end)
	}
}

// Finish adds the problems of the text itself: wrong bytes at the offsets that are
// given, a comment and brackets without an end.
func (r *Reader) Finish(wrong []int) {
	r.tree.settle()
	if !r.dialect.Points {
		r.checkRounds()
	}
	r.tree.wrongBytes(wrong)
	r.tellLeft()
	if r.tokens.cut >= 0 {
		r.tree.fault(records.Truncated, r.tokens.cut, "cut-item")
	}
	for _, i := range r.tokens.open[:min(len(r.tokens.open), mostBytes)] {
		r.tree.fault(records.Truncated, r.tokens.List[i].From, "cut-item")
	}
}

// Settle gives the texts that came since Finish to their nodes.
func (r *Reader) Settle() { r.tree.settle() }

// token takes in one token and returns the index of the last one that is done.
func (r *Reader) token(i int) int {
	t := &r.tokens.List[i]
	switch t.Kind {
	case Word, Result:
		if first, _ := utf8.DecodeRuneInString(r.tokens.Text[t.From:]); t.Kind == Result && !isWord(first) {
			return i // a variation's own
		}
		if r.dialect.Prose && !r.moveLike(t) && !r.misprint(i) {
			return r.remark(i)
		}
		return r.move(i)
	case Move, Damaged:
		if t.Kind == Move && r.dialect.Prose && r.mentioned(i) {
			return r.remark(i)
		}
		return r.move(i)
	case Comment:
		return r.comments(i)
	case Mark:
		r.tree.mark(r.tokens.of(t))
	case Open:
		if r.wraps(i) {
			return i
		}
		if i != r.flushing && r.comesNext(i) {
			r.tree.line.ahead = append(r.tree.line.ahead, i)
			return t.Mate
		}
		if !r.tooDeep(i) && r.variation(i) {
			result := len(r.tokens.Text)
			if t.Mate < len(r.tokens.List) {
				result = r.tokens.List[t.Mate].From
			}
			r.tree.open(t.Mate, result)
			return i
		}
		end := len(r.tokens.Text)
		if t.Mate < len(r.tokens.List) {
			end = r.tokens.List[t.Mate].From
		}
		if inside := strings.TrimSpace(r.tokens.Text[t.To:end]); inside != "" {
			r.tree.note(charset.Tidy(inside))
		}
		return t.Mate
	case Close:
		r.flush()
		r.tree.close()
	case Number:
		r.goBack(i)
		if i+1 >= len(r.tokens.List) || r.tokens.List[i+1].Kind != Word { // of no list of remarks
			r.tree.line.number = t.Value
		}
	}
	return i
}

// comments takes in the comments from token i on, which are of one move, at once,
// and returns the index of the last.
func (r *Reader) comments(i int) int {
	var texts []string
	for ; i < len(r.tokens.List) && r.tokens.List[i].Kind == Comment; i++ {
		if text := charset.Tidy(r.tokens.Text[r.tokens.List[i].From:r.tokens.List[i].To]); text != "" {
			texts = append(texts, text)
		}
	}
	r.tree.note(strings.Join(texts, "\n"))
	return i - 1
}

// move plays one text, or ends its line.
func (r *Reader) move(i int) int {
	if r.tree.game.Full() {
		return r.overfull(i)
	}
	t := &r.tokens.List[i]
	f := &r.tree.line
	if t.Style == ICCS {
		if m, ok := Coordinates(iccsText(r.tokens.of(t))); ok {
			r.play(m, i)
			return i
		}
	}
	if r.dialect.UCI {
		if m, ok := uciPoints(r.tokens.of(t)); ok {
			r.play(m, i)
			return i
		}
	}
	if ply, ok := r.named(t); ok {
		r.play(ply.Move, i)
		r.tree.named(ply)
		return i
	}
	if !r.begun {
		r.begun = true
		r.chooseSide(i)
	}
	pos, ok := f.at.Position()
	if !ok {
		return r.unread(i, nil)
	}
	if r.contrary(i) || r.skips(i) {
		return r.unread(i, otherSide(r.tokens.of(t)))
	}
	m, err := r.parse(pos, t)
	if err != nil {
		var e *notation.Error
		if !errors.As(err, &e) || e.Fault != notation.Ambiguous {
			return r.unread(i, err)
		}
		if m, ok = r.decide(i, e.Candidates); !ok {
			return r.unread(i, err)
		}
	}
	r.believe(i, pos.Turn())
	r.play(m, i)
	return i
}

// unread keeps the rest of the line, from token i on, and says why. Without an
// error there is no legal play, which is said elsewhere.
func (r *Reader) unread(i int, err error) int {
	t := &r.tokens.List[i]
	f := &r.tree.line
	r.tree.rest(charset.Tidy(strings.TrimRight(r.tokens.Text[t.From:f.result], " \t\r\n\u3000")))
	if err != nil {
		text := r.tokens.of(t)
		kind := kindOf(err)
		if strings.Contains(text, "\ufffd") {
			kind, err = records.WrongEncoding, &records.Fault{Code: "bad-bytes"}
		}
		r.tree.reported = append(r.tree.reported, [2]int{t.From, f.result})
		r.tree.problem(records.Problem{Ply: f.ply + 1, Node: f.node, Place: r.tree.place(t.From), Kind: kind, Text: text, Err: err})
	}
	return max(f.end-1, i)
}

// kindOf returns the kind of problem that a move is whose text gives an error.
func kindOf(err error) records.Kind {
	var e *notation.Error
	if errors.As(err, &e) {
		switch e.Fault {
		case notation.Illegal:
			return records.IllegalMove
		case notation.Ambiguous:
			return records.AmbiguousMove
		}
	}
	return records.Unreadable
}

// play adds the move of token i to the line.
func (r *Reader) play(m engine.Move, i int) {
	r.begun = true
	r.count(i)
	r.tree.add(m, r.tokens.List[i].From, r.tokens.List[i].To)
	r.flush()
}
