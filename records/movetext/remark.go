// Words among the moves: remarks, and moves that cannot be read.

package movetext

import (
	"regexp"
	"strings"
	"unicode/utf8"

	"qipu/engine"
	"qipu/records/charset"
)

// remark makes a comment of the text from token i to the next move of the game, to a
// bracket or to the end of the line, and returns the index of its last token. Moves
// that it only talks about belong to it.
func (r *Reader) remark(i int) int {
	list := r.tokens.List
	from := list[i].From
	if i > 0 && list[i-1].Kind == Number && strings.IndexByte(r.tokens.Text[list[i-1].From:from], '\n') < 0 &&
		(strings.HasPrefix(r.tokens.Text[list[i-1].From:], "第") || list[i-1].Value != r.round()) {
		from = list[i-1].From // the round that the words are about, 第3回合是关键, or the number of a remark
	}
	end := r.tree.line.result
	if n := strings.IndexByte(r.tokens.Text[from:end], '\n'); n >= 0 {
		end = from + n
	}
	numbered, named := false, false // the last number belongs to the remark; it names a move
	for ; i+1 < r.tree.line.end && list[i+1].From < end; i++ {
		t := &list[i+1]
		talk := false
		switch t.Kind {
		case Word, Result, Mark:
			talk = true
		case Number:
			before := t.Value != r.round() && headed(r.tokens.Text[:t.From]) // of a variation
			talk = i+2 >= r.tree.line.end || list[i+2].Kind != Move || !before && (r.talked(from, t.From) && !r.mustBe(i+1) || named && r.again(i+1) ||
				r.leads(from) && r.tree.line.number > 0 && t.Value != r.round())
			numbered = talk
		case Move, Damaged:
			talk = numbered && list[i].Kind == Number || list[i].Kind != Number && r.talked(from, t.From) ||
				r.dialect.Numbered && !r.due(i+1, from)
			named = named || talk
		case Open:
			unnumbered := i+2 < len(list) && list[i+2].Kind != Number // of the move that was talked about
			if talk = (r.talked(from, t.From) || named && unnumbered) && t.Mate < r.tree.line.end; talk {
				i = t.Mate - 1
			}
		}
		if !talk {
			end = t.From
			break
		}
	}
	r.tree.note(charset.Tidy(strings.TrimFunc(r.tokens.Text[from:end], charset.IsBlank)))
	return i
}

// mentioned reports whether a move begins a sentence about it: the number of a round is
// due there, and words follow (马2进3也是常见的, H2+3 was usual).
func (r *Reader) mentioned(i int) bool {
	list := r.tokens.List
	t := &list[i]
	if i == 0 || list[i-1].Kind == Number || len(r.tree.stack) > 0 || !r.numberDue() || i+1 >= len(list) {
		return false
	}
	next := &list[i+1]
	due := r.round()
	again := r.following(i, due)
	switch {
	case strings.IndexByte(r.tokens.Text[t.To:next.From], '\n') >= 0:
		return false
	case again > 0 && list[again].Value == due && r.saysMore(i):
		return true
	case next.Kind == Word && next.From == t.To, t.Style >= WXF && goesOnInWords(r.tokens.Text, t.To):
		return true
	}
	for _, k := range list[i+1 : r.tree.line.end] { // a move that cannot be made, and words
		if k.Kind == Number || strings.IndexByte(r.tokens.Text[t.To:k.From], '\n') >= 0 {
			return false
		}
		if k.Kind == Word {
			return !r.playable(t)
		}
	}
	return false
}

// saysMore reports whether words stand on the line of token i behind it.
func (r *Reader) saysMore(i int) bool {
	for k := i + 1; k < r.tree.line.end; k++ {
		switch t := &r.tokens.List[k]; {
		case t.Kind == Number || strings.IndexByte(r.tokens.Text[r.tokens.List[i].To:t.From], '\n') >= 0:
			return false
		case t.Kind == Word:
			return true
		}
	}
	return false
}

// due reports whether a move in the words that begin at from is one of the game, in a
// record whose moves have numbers: it is a word of its own, and stands behind a number
// or can be played where the words do not begin their line.
func (r *Reader) due(i, from int) bool {
	t := &r.tokens.List[i]
	before, _ := utf8.DecodeLastRuneInString(r.tokens.Text[:t.From])
	return charset.IsBlank(before) && (r.tokens.List[i-1].Kind == Number || !r.leads(from) && !r.numberDue() && r.playable(t))
}

// numberDue reports whether the next move of the game has a number before it: it is the
// first in a record with numbers, or each round so far had one, and its last move has been
// made.
func (r *Reader) numberDue() bool {
	const enough = 2 // rounds
	if r.tree.line.ply == 0 {
		return r.dialect.Numbered
	}
	if r.tree.line.at.Board().Turn != engine.Red || len(r.printed) < enough {
		return false
	}
	last := len(r.printed) - 1
	for i := last - 1; i <= last; i++ {
		if r.printed[i].ply%2 != 0 || i < last && r.printed[i+1].ply != r.printed[i].ply+2 {
			return false
		}
	}
	return int(r.printed[last].ply)+2 == r.tree.line.ply
}

// mustBe reports whether the number of token i can only be that of the next round of the
// game: the move behind it can be played, and the one that follows that number stands
// behind it before the same comes again.
func (r *Reader) mustBe(i int) bool {
	list := r.tokens.List
	due := r.round()
	if !r.dialect.Numbered || r.tree.line.number == 0 || list[i].Value != due || !r.playable(&list[i+1]) {
		return false
	}
	next := r.following(i, due)
	return next > 0 && list[next].Value == due+1
}

// again reports whether the number of token i, of the round that is due, comes once more
// before that of the next: here it is only talked about.
func (r *Reader) again(i int) bool {
	due := r.round()
	if r.tokens.List[i].Value != due {
		return false
	}
	next := r.following(i, due)
	return next > 0 && r.tokens.List[next].Value == due
}

// following returns the first number behind token i, outside of brackets, that is that of
// a round or of the one after it, or 0.
func (r *Reader) following(i, due int) int {
	list := r.tokens.List
	for k := i + 1; k < r.tree.line.end; k++ {
		switch t := &list[k]; {
		case t.Kind == Open:
			k = t.Mate
		case t.Kind == Number && (t.Value == due || t.Value == due+1):
			return k
		}
	}
	return 0
}

// leads reports whether a text begins its line.
func (r *Reader) leads(from int) bool {
	line := strings.TrimRightFunc(r.tokens.Text[:from], func(c rune) bool { return c != '\n' && charset.IsBlank(c) })
	return line == "" || strings.HasSuffix(line, "\n")
}

// round returns the number that the next round must have.
func (r *Reader) round() int {
	b := r.tree.line.at.Board()
	if b.Turn == engine.Black {
		return r.tree.line.number
	}
	return r.tree.line.number + 1
}

// supposes matches words by which what follows in their sentence is no move of the game
// but one that could be played, or was not.
var supposes = regexp.MustCompile(`(?i)如(?:果|走|改|用|以|误|誤|贪|貪|急|随手|隨手|随意|直接|径|徑|硬|强|強|先|再|红|紅|黑|接|兑|兌|吃|捉|应|應|选|選|取|继|繼|续|續|若|此时|此時|[帅帥将將仕士相象马馬傌车車俥炮砲兵卒前后後])|` +
	`若|倘|假如|假使|假设|假設|设若|設若|要是|万一|萬一|[也亦还還尚原本却卻更]可|可[走改考选選]|nếu|có thể|hoặc|giả sử|lẽ ra|thay vì|可以|不如|[宜应應当當][走改]|应该|應該|或[走改者]|另[一有外走]|改走[^，。]*(?:更|较|較|为好|為好)|推荐|推薦|建议|建議|最好|否则|否則|不能|不可|不宜|不敢|正着|` +
	`\b(?:if|could|would|should|might|may|can|also|better|alternatives?|alternatively|instead|or|possible|possibly|otherwise|unless|suppose|supposing|threat(?:en(?:s|ed|ing)?)?|avoid(?:s|ing)?|prevent(?:s|ing)?)\b`)

// sentenceEnd matches the end of a sentence, but for the point behind a number.
var sentenceEnd = regexp.MustCompile(`[。！？；]|[!?;](?:\s|$)|[^\s\d]\d?\.(?:\s|$)|\n`)

// talked reports whether the sentence in which a place stands supposes something before
// it.
func (r *Reader) talked(from, at int) bool {
	const far = 600 // bytes: no sentence is longer
	if at-from > far {
		for from = at - far; !utf8.RuneStart(r.tokens.Text[from]); from++ {
		}
	}
	text := r.tokens.Text[from:at]
	if ends := sentenceEnd.FindAllStringIndex(text, -1); len(ends) > 0 {
		text = text[ends[len(ends)-1][1]:]
	}
	return supposes.MatchString(text)
}

// playable reports whether a text is a legal move here, or one of several.
func (r *Reader) playable(t *Token) bool {
	pos, ok := r.tree.line.at.Position()
	return ok && len(r.meanings(pos, t)) > 0
}

// moveLike reports whether a word is made of nothing but characters of moves: it
// is a move that cannot be read, or one in which the text ends, and no remark.
func (r *Reader) moveLike(t *Token) bool {
	n, piece := 0, false
	for _, r := range r.tokens.Text[t.From:t.To] {
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
	return piece && (n > 2 || t.To == len(strings.TrimRight(r.tokens.Text, " \r\n\u3000")))
}

// misprint reports whether a word is a move but for one sign and stands where the
// move of a round is due: behind its number, or behind the first of its moves.
func (r *Reader) misprint(i int) bool {
	t := &r.tokens.List[i]
	if t.Kind != Word || i == 0 || !nearly(r.tokens.Text[t.From:t.To]) {
		return false
	}
	last := &r.tokens.List[i-1]
	if last.Kind == Move && i > 1 {
		last = &r.tokens.List[i-2]
	}
	return last.Kind == Number && strings.IndexByte(r.tokens.Text[last.To:t.From], '\n') < 0
}
