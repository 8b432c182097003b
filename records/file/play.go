// Playing movetext: tokens become a tree, on the board where they need one.

package file

import (
	"cmp"
	"errors"
	"slices"
	"strings"
	"unicode/utf8"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/charset"
)

// player builds the tree of a game from its tokens.
type player struct {
	game *records.Game
	*lexer
	mode     notation.Mode
	frame    frame
	stack    []frame
	begun    bool     // the side to move has been settled
	free     bool     // text that has no move's shape is comment
	numbered bool     // the moves have numbers
	unsound  bool     // a move was not legal
	uci      bool     // moves are UCI: the ranks count from 1
	tenth    bool     // so they do in moves of short algebraic notation
	points   bool     // moves of the absolute notation are kept, legal or not
	told     [][2]int // texts of which a problem has told
	notes    []note   // comments, in their order
	rests    []note   // what is unread
	place    func(int) records.Place
	trunk    []trunk // the main line, where variations stand behind it
	work     int     // what is left for trying readings
}

// frame is a place on a line.
type frame struct {
	node, prev records.NodeID
	at, before records.Situation // after node, and before it
	ply        int
	end        int    // the index of the token that ends the line
	result     int    // where the line's text ends
	fresh      bool   // it is a variation without a move so far
	waiting    string // comments that stand before its first move
}

// note is a text that belongs to a node.
type note struct {
	node records.NodeID
	text string
}

// note keeps a comment of the node where the line stands; what stands before the
// first move of a variation is of that move.
func (p *player) note(text string) {
	if f := &p.frame; f.fresh {
		f.waiting = strings.TrimPrefix(f.waiting+"\n"+text, "\n")
	} else if text != "" {
		p.notes = append(p.notes, note{p.frame.node, text})
	}
}

// gather joins the texts of each node by line feeds.
func gather(notes []note, set func(records.NodeID, string), old func(records.NodeID) string) {
	slices.SortStableFunc(notes, func(a, b note) int { return cmp.Compare(a.node, b.node) })
	var parts []string
	for i, n := range notes {
		parts = append(parts, n.text)
		if i+1 < len(notes) && notes[i+1].node == n.node {
			continue
		}
		if before := old(n.node); before != "" {
			parts = append([]string{before}, parts...)
		}
		set(n.node, strings.Join(parts, "\n"))
		parts = parts[:0]
	}
}

func newPlayer(g *records.Game, l *lexer) *player {
	p := &player{game: g, lexer: l, work: trialLimit}
	p.mode.Record = true
	p.place = g.Places()
	return p
}

// play builds the tree.
func (p *player) play() {
	at, _ := records.SituationOf(p.game.Start)
	p.frame = frame{at: at, before: at, end: len(p.list), result: len(p.text)}
	if n := len(p.list); n > 0 && p.list[n-1].kind == tokResult && !(p.free && p.spoken()) {
		p.frame.end, p.frame.result = n-1, p.list[n-1].from
	}
	moves := 0
	for i := range p.list {
		if p.list[i].kind == tokMove {
			moves++
		}
	}
	p.game.Grow(moves)
	for i := 0; i < len(p.list); i++ {
		i = p.token(i)
	}
}

// token takes in one token and returns the index of the last one that is done.
func (p *player) token(i int) int {
	t := &p.list[i]
	if i >= p.frame.end && len(p.stack) == 0 {
		return i // the result
	}
	switch t.kind {
	case tokWord, tokResult:
		if r, _ := utf8.DecodeRuneInString(p.text[t.from:]); t.kind == tokResult && !isWord(r) {
			return i // a variation's own
		}
		if p.free && !p.moveLike(t) && !p.misprint(i) {
			return p.remark(i)
		}
		return p.move(i)
	case tokMove:
		return p.move(i)
	case tokComment:
		return p.comments(i)
	case tokMark:
		p.mark(p.text[t.from:t.to])
	case tokOpen:
		if p.variation(i) {
			p.stack = append(p.stack, p.frame)
			f := &p.frame
			f.node, f.at, f.ply = f.prev, f.before, f.ply-1
			f.end, f.result, f.fresh = t.mate, len(p.text), true
			if t.mate < len(p.list) {
				f.result = p.list[t.mate].from
			}
			return i
		}
		end := len(p.text)
		if t.mate < len(p.list) {
			end = p.list[t.mate].from
		}
		if inside := strings.TrimSpace(p.text[t.to:end]); inside != "" {
			p.note(charset.Tidy(inside))
		}
		return t.mate
	case tokClose:
		if n := len(p.stack); n > 0 {
			p.frame, p.stack = p.stack[n-1], p.stack[:n-1]
		}
	}
	return i
}

// comments takes in the comments from token i on, which are of one move, at once,
// and returns the index of the last.
func (p *player) comments(i int) int {
	var texts []string
	for ; i < len(p.list) && p.list[i].kind == tokComment; i++ {
		if text := charset.Tidy(p.text[p.list[i].from:p.list[i].to]); text != "" {
			texts = append(texts, text)
		}
	}
	p.note(strings.Join(texts, "\n"))
	return i - 1
}

// remark makes a comment of the text from token i to the next move, number,
// bracket or line, and returns the index of its last token.
func (p *player) remark(i int) int {
	from := p.list[i].from
	end := p.frame.result
	if n := strings.IndexByte(p.text[from:end], '\n'); n >= 0 {
		end = from + n
	}
	for ; i+1 < p.frame.end && p.list[i+1].from < end; i++ {
		t := &p.list[i+1]
		if t.kind == tokNumber && (i+2 >= p.frame.end || p.list[i+2].kind != tokMove) {
			continue
		}
		// A move that is no word of its own is one that the remark talks about.
		before, _ := utf8.DecodeLastRuneInString(p.text[:t.from])
		if t.kind == tokMove && p.numbered && (!charset.IsBlank(before) || p.list[i].kind != tokNumber && !p.playable(t)) {
			continue
		}
		if t.kind != tokWord && t.kind != tokResult && t.kind != tokMark {
			end = t.from
			break
		}
	}
	p.note(charset.Tidy(strings.TrimFunc(p.text[from:end], charset.IsBlank)))
	return i
}

// playable reports whether a text is a legal move here, or one of several.
func (p *player) playable(t *token) bool {
	pos, ok := p.frame.at.Position()
	return ok && len(p.meanings(pos, t)) > 0
}

// moveLike reports whether a word is made of nothing but characters of moves: it
// is a move that cannot be read, or one in which the text ends, and no remark.
func (p *player) moveLike(t *token) bool {
	n, piece := 0, false
	for _, r := range p.text[t.from:t.to] {
		g := glyphOf(r)
		if g&(gPiece|gPlace|number|gTurn|gLevel) == 0 {
			if n > 0 && strings.ContainsRune(",，、·", r) {
				continue
			}
			return false
		}
		piece = piece || g&gPiece != 0
		n++
	}
	return piece && (n > 2 || t.to == len(strings.TrimRight(p.text, " \r\n\u3000")))
}

// variation reports whether brackets hold a line that goes in the place of the
// last move: they begin with a number or a move, and the first move is legal
// there or names both of its points.
func (p *player) variation(i int) bool {
	if p.frame.ply == 0 {
		return false
	}
	for j := i + 1; j < p.list[i].mate; j++ {
		switch t := &p.list[j]; t.kind {
		case tokNumber, tokComment:
		case tokMove:
			if next := j + 1; j == i+1 && next < len(p.list) && p.list[next].kind == tokWord && p.list[next].from == t.to {
				return false // words about a move
			}
			if t.style == styleICCS || p.uci {
				return true
			}
			pos, ok := p.frame.before.Position()
			return ok && len(p.meanings(pos, t)) > 0
		default:
			return false
		}
	}
	return false
}

var marks = map[string]string{"$1": "!", "$2": "?", "$3": "!!", "$4": "??", "$5": "!?", "$6": "?!"}

func (p *player) mark(text string) {
	if p.frame.node == 0 {
		return
	}
	if m, ok := marks[text]; ok {
		text = m
	}
	text = strings.Map(notation.FoldRune, text)
	const most = 40 // bytes: no move has so many marks
	old := p.game.Mark(p.frame.node)
	if len(old) > most {
		return
	}
	if old != "" {
		text = old + " " + text
	}
	p.game.SetMark(p.frame.node, text)
}

// move plays one text, or ends its line.
func (p *player) move(i int) int {
	t := &p.list[i]
	f := &p.frame
	if t.style == styleICCS {
		if m, ok := coordinates(iccsText(p.text[t.from:t.to])); ok {
			p.add(m, t)
			return i
		}
	}
	if p.uci {
		if m, ok := uciPoints(p.text[t.from:t.to]); ok {
			p.add(m, t)
			return i
		}
	}
	if m, ok := p.named(t); ok {
		p.add(m, t)
		return i
	}
	if !p.begun {
		p.begun = true
		p.chooseSide(i)
	}
	pos, ok := f.at.Position()
	if !ok {
		return p.unread(i, nil)
	}
	m, err := p.parse(pos, t)
	if err != nil {
		var e *notation.Error
		if !errors.As(err, &e) || e.Fault != notation.Ambiguous {
			return p.unread(i, err)
		}
		if m, ok = p.decide(i, e.Candidates); !ok {
			return p.unread(i, err)
		}
	}
	p.add(m, t)
	return i
}

// named returns the move of a text that names both points, in a record of the
// absolute notation.
func (p *player) named(t *token) (engine.Move, bool) {
	if !p.points || t.style != styleAbsolute && t.style != styleChinese {
		return engine.Move{}, false
	}
	text := p.text[t.from:t.to]
	if !p.begun {
		if c, ok := sideOf(text, t.style); ok {
			p.turn(c)
		}
		p.begun = true
	}
	b := p.frame.at.Board()
	_, m, ok := pointsOf(text, b.Turn)
	return m, ok
}

// turn gives the first move to a side.
func (p *player) turn(c engine.Color) {
	p.game.Start.Turn = c
	p.frame.at, _ = records.SituationOf(p.game.Start)
	p.frame.before = p.frame.at
}

func (p *player) add(m engine.Move, t *token) {
	f := &p.frame
	p.begun = true
	id := p.game.Add(f.node, m)
	p.game.SetSpan(id, t.from, t.to)
	next, err := f.at.After(m)
	p.unsound = p.unsound || err != nil
	f.prev, f.before = f.node, f.at
	f.node, f.at = id, next
	f.ply++
	if f.fresh {
		f.fresh = false
		p.note(f.waiting)
		f.waiting = ""
	}
}

// parse reads one text on a board.
func (p *player) parse(pos *engine.Position, t *token) (engine.Move, error) {
	text := p.text[t.from:t.to]
	if p.words && p.mode.Only == nil {
		if p.tenth {
			text = lowered(text)
		}
		return notation.SAN{}.Parse(pos, text)
	}
	if t.style == styleICCS {
		if m, ok := coordinates(iccsText(text)); ok {
			return m, pos.Check(m)
		}
	}
	m, _, err := p.mode.Parse(pos, text)
	return m, err
}

// unread keeps the rest of the line, from token i on, and says why. Without an
// error there is no legal play, which is said elsewhere.
func (p *player) unread(i int, err error) int {
	t := &p.list[i]
	f := &p.frame
	if f.fresh {
		f.fresh = false
		p.note(f.waiting)
	}
	p.rests = append(p.rests, note{f.node, charset.Tidy(strings.TrimRight(p.text[t.from:f.result], " \t\r\n\u3000"))})
	if err != nil {
		text := p.text[t.from:t.to]
		kind := records.Unreadable
		var e *notation.Error
		if errors.As(err, &e) && e.Fault == notation.Illegal {
			kind = records.IllegalMove
		} else if e != nil && e.Fault == notation.Ambiguous {
			kind = records.AmbiguousMove
		}
		if strings.Contains(text, "\ufffd") {
			kind, err = records.WrongEncoding, &records.Fault{Code: "bad-bytes"}
		}
		p.told = append(p.told, [2]int{t.from, f.result})
		p.game.Problems = append(p.game.Problems, records.Problem{
			Ply: f.ply + 1, Node: f.node, Place: p.place(t.from), Kind: kind, Text: text, Err: err,
		})
	}
	return max(f.end-1, i)
}
