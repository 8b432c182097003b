// The moves of WXF text.

package file

import (
	"errors"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
)

// wxfToken is a move, or a comment, between the braces.
type wxfToken struct {
	text    string
	mark    string // "!", "?!"
	off     int
	comment bool
}

// tokens returns the moves and comments; closed is whether their end is there.
func (r *wxfReader) tokens() (list []wxfToken, closed bool) {
	begin := wxfStart([]byte(r.text))
	if begin < 0 {
		return nil, false
	}
	for pos := begin; pos < len(r.text); {
		rest := r.text[pos:]
		switch ch := rest[0]; {
		case strings.IndexByte(xmlBlank, ch) >= 0:
			pos++
		case ch == '}':
			r.pos = pos
			return list, strings.HasPrefix(rest, wxfEnd)
		case ch == '{':
			text, _, found := strings.Cut(rest[1:], "}")
			list = append(list, wxfToken{text: tidy(text), off: pos, comment: true})
			if pos += 1 + len(text); found {
				pos++
			}
		default:
			word := rest
			if end := strings.IndexAny(rest, xmlBlank+"{}"); end >= 0 {
				word = rest[:end]
			}
			off := pos + wxfNumber(word)
			if move := r.text[off : pos+len(word)]; move != "" {
				bare := strings.TrimRight(move, "!?")
				list = append(list, wxfToken{text: bare, mark: move[len(bare):], off: off})
			}
			pos += len(word)
		}
	}
	r.pos = len(r.text)
	return list, false
}

// wxfNumber returns the length of the number before a move: digits and dots
// that end the word or stand before a letter.
func wxfNumber(word string) int {
	digits := len(word) - len(strings.TrimLeft(word, "0123456789"))
	dots := len(word) - digits - len(strings.TrimLeft(word[digits:], ".…"))
	n := digits + dots
	if n < len(word) && (dots == 0 || strings.IndexByte("0123456789+-", word[n]) >= 0) {
		return 0
	}
	return n
}

// moves adds the moves. Where they name both points every one is kept; else
// what has no legal meaning ends the line and is kept as unread.
func (r *wxfReader) moves() {
	list, closed := r.tokens()
	r.game.SetSource(r.text, r.line)
	at := situationOf(r.game.Start)
	var comments commentJoiner
	defer func() { comments.set(r.game) }()
	last := records.NodeID(0)
	for i, token := range list {
		if token.comment {
			comments.add(last, token.text)
			continue
		}
		if wxfResult(token.text) {
			continue
		}
		m, ok := coordinates(token.text)
		if !ok || !r.iccs {
			var err error
			if at.playable {
				m, err = r.meaning(&at.Position, list[i:])
			}
			if err != nil || !at.playable {
				r.unread(last, token, err)
				return
			}
		}
		last = r.game.Add(last, m)
		r.game.SetMark(last, token.mark)
		r.game.SetSpan(last, token.off, token.off+len(token.text))
		at = at.after(m)
	}
	if !closed {
		lineFault(r.game, last, records.Truncated, r.text, len(r.text), r.line, "cut-moves")
	}
}

// unread keeps the rest of the moves behind a node.
//
// Where there is no legal play, it is the start that is wrong, or an illegal move.
func (r *wxfReader) unread(id records.NodeID, token wxfToken, err error) {
	r.game.SetUnread(id, tidy(strings.TrimRight(r.text[token.off:r.pos], xmlBlank)))
	if err == nil {
		return
	}
	p := lineFault(r.game, id, kindOf(err), r.text, token.off, r.line, "")
	p.Err, p.Text = err, token.text
}

// situation is a board and, where there is legal play, its position.
type situation struct {
	engine.Position
	board    engine.Board
	playable bool
}

func situationOf(s engine.Setup) situation {
	p, err := s.Position()
	var faults *engine.SetupError
	return situation{p, s.Board, err == nil || errors.As(err, &faults) && faults.Playable()}
}

// after plays a move, legal or not.
func (s situation) after(m engine.Move) situation {
	if s.playable && s.Legal(m) {
		p := s.PlayLegal(m)
		return situation{p, p.Board(), true}
	}
	s.board.Move(m)
	return situationOf(engine.Setup{Board: s.board})
}

// wxfResult reports whether a word is the result, which the header says too.
func wxfResult(text string) bool {
	return text == "1-0" || text == "0-1" || text == "1/2-1/2" || text == "*"
}

// kindOf returns the kind of problem that a text has.
func kindOf(err error) records.Kind {
	var e *notation.Error
	if !errors.As(err, &e) {
		return records.Unreadable
	}
	switch e.Fault {
	case notation.Illegal:
		return records.IllegalMove
	case notation.Ambiguous:
		return records.AmbiguousMove
	}
	return records.Unreadable
}

// meaning returns the move of the first token. Of several it is the one under
// which the rest can be played, if there is just one.
func (r *wxfReader) meaning(p *engine.Position, list []wxfToken) (engine.Move, error) {
	wxf, _ := notation.Lookup("wxf")
	m, _, err := notation.ParseAny(p, list[0].text, wxf)
	var several *notation.Error
	if !errors.As(err, &several) || several.Fault != notation.Ambiguous {
		return m, err
	}
	var fit []engine.Move
	for _, m := range several.Candidates {
		if r.playable(p.PlayLegal(m), list[1:]) {
			fit = append(fit, m)
		}
	}
	if len(fit) != 1 {
		return engine.Move{}, err
	}
	return fit[0], nil
}

// wxfMostTries bounds the search for the meaning of texts.
const wxfMostTries = 5000

// playable reports whether the rest of the moves can be played from p.
func (r *wxfReader) playable(p engine.Position, list []wxfToken) bool {
	wxf, _ := notation.Lookup("wxf")
	for _, token := range list {
		if token.comment || wxfResult(token.text) {
			continue
		}
		if r.tries++; r.tries > wxfMostTries {
			return false
		}
		m, _, err := notation.ParseAny(&p, token.text, wxf)
		var several *notation.Error
		switch {
		case err == nil:
			p = p.PlayLegal(m)
		case errors.As(err, &several) && several.Fault == notation.Ambiguous:
			return true // what comes after it cannot decide
		default:
			return false
		}
	}
	return true
}
