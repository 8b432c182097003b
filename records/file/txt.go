// Text and forum move lists, and records in absolute notation: where their games
// begin, and their headers.

package file

import (
	"context"
	"errors"
	"regexp"
	"strings"
	"unicode/utf8"

	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// plain is a text with any number of games.
var plain = Format{
	Name:  "txt",
	Exts:  []string{".txt"},
	Sniff: sniffText,
	Index: indexText,
	Tags:  tagsText,
	Read:  func(s Source, e Entry) (*records.Game, error) { return readText(s, e, false) },
	Write: writeText,
}

// absolute is a text in absolute notation, in which most moves name both of their
// points.
var absolute = Format{
	Name:  "absolute",
	Exts:  []string{".txt"},
	Sniff: sniffAbsolute,
	Index: indexText,
	Tags:  tagsText,
	Read:  func(s Source, e Entry) (*records.Game, error) { return readText(s, e, true) },
}

func sniffText(head []byte) bool {
	text := string(head)
	if named.Match(head) || board.Match(head) || len(movesOf(text)) > 0 || isPad(text) {
		return true
	}
	_, drawn := records.FindDiagram(text)
	return drawn
}

// movesOf returns the tokens of text that are moves, without those of headers.
func movesOf(text string) []movetext.Token {
	var list []movetext.Token
	for len(text) > 0 {
		line, rest, _ := strings.Cut(text, "\n")
		text = rest
		if key, _, _, ok := headerLine(line); ok && records.IsTagName(key) {
			continue
		}
		for _, t := range movetext.Lex(line, 0, false).List {
			if t.Kind == movetext.Move {
				list = append(list, t)
			}
		}
	}
	return list
}

func sniffAbsolute(head []byte) bool {
	points, all := 0, 0
	for _, t := range movesOf(string(head)) {
		if all++; t.Style == movetext.Absolute {
			points++
		}
	}
	return points*2 > all
}

// headerLine takes a line key: value apart; at is the offset of the value.
func headerLine(line string) (key, value string, at int, ok bool) {
	i := strings.IndexAny(line, ":：")
	if i <= 0 {
		return "", "", 0, false
	}
	_, size := utf8.DecodeRuneInString(line[i:])
	key = strings.TrimFunc(line[:i], charset.IsBlank)
	if whole := strings.Map(charset.DropBlank, key); records.IsTagName(whole) {
		key = whole // 红    方
	}
	value = line[i+size:]
	if n := utf8.RuneCountInString(key); n == 0 || n > 12 || strings.HasPrefix(value, "//") || strings.ContainsAny(key, "。，,.（({【[") {
		return "", "", 0, false
	}
	if movetext.SideWord(line, len(line)-len(strings.TrimLeftFunc(line, charset.IsBlank))) > 0 {
		return "", "", 0, false
	}
	trimmed := strings.TrimLeftFunc(value, charset.IsBlank)
	at = len(line) - len(trimmed)
	return key, strings.TrimRightFunc(trimmed, charset.IsBlank), at, true
}

// isFENKey reports whether a header gives the start.
func isFENKey(key string) bool { return strings.Contains(strings.ToLower(key), "fen") }

// named is the header by which a text says its notation, as qipu writes it.
var named = regexp.MustCompile(`(?m)^Notation: ([a-z-]+)\r?$`)

// board is a line that gives a position, behind a key or not.
var board = regexp.MustCompile(`(?mi)^[\s\x{3000}]*(?:[^:：\n]{1,20}[:：][\s\x{3000}]*)?[kabnrcphemgsx1-9]+(?:/[kabnrcphemgsx1-9]+){8,}`)

var (
	heading = regexp.MustCompile(`^[\s\x{3000}]*([\pL\pN].*?)[\s\x{3000}]*(红先胜|红先负|红先和|紅先勝|紅先負|紅先和|先胜|先负|先和|先勝|先負|红胜|红负|红和|紅勝|紅負|紅和)[\s\x{3000}]*([\pL\pN].*?)[\s\x{3000}]*$`)
	// newGame is a heading that needs no number behind it to be one: short names,
	// and between them, apart, the result.
	newGame = regexp.MustCompile(`^[\s\x{3000}]*\S{1,10}[\s\x{3000}]+[红紅]?先[胜勝负負和][\s\x{3000}]+\S{1,10}[\s\x{3000}]*$`)
	// numberedGame is a heading with the number of a game.
	numberedGame = regexp.MustCompile(`^[\s\x{3000}]*第[\s\x{3000}]*[\d０-９一二三四五六七八九十百零〇]+[\s\x{3000}]*[局盘盤]`)
	// mainLine marks the moves of dpxq.com, with the result.
	mainLine   = regexp.MustCompile(`【\s*主变\s*[:：]?\s*([^】]*)】|【\s*主變\s*[:：]?\s*([^】]*)】`)
	branchLine = regexp.MustCompile(`【[^】]*[变變][^】]*】`)
)

// lineKind is what a line of a text is.
type lineKind uint8

const (
	lineBlank  lineKind = iota
	lineText            // words
	lineHeader          // key: value with a key that is known
	lineFEN             // a position
	lineBoard           // a part of a drawn board
	lineMoves
	lineBranch // the heading of a variation
	lineClosing
)

// textLine is a line and what it is.
type textLine struct {
	kind  lineKind
	first int  // the number before the first move, or 0
	dots  bool // dots stand for Red's move
	names bool // words that name the players of a game and its result, or its number
	ends  bool // a result alone
	plays bool // moves of the main line begin it
	says  bool // a header that gives the result
}

// classify says what a line is; header tells that the line before it belongs to
// a header.
func classify(line string, header bool) textLine {
	trimmed := strings.TrimFunc(line, charset.IsBlank)
	switch {
	case trimmed == "":
		return textLine{kind: lineBlank}
	case strings.HasPrefix(trimmed, "棋谱由") || strings.HasPrefix(trimmed, "棋譜由"):
		return textLine{kind: lineClosing}
	case branchLine.MatchString(trimmed) && !mainLine.MatchString(trimmed):
		return textLine{kind: lineBranch}
	}
	if key, value, _, ok := headerLine(line); ok && (header || records.IsTagName(key) || isFENKey(key) || fenBoard.MatchString(value)) {
		return textLine{kind: lineHeader, says: records.TagName(key) == "Result"}
	}
	if at := fenBoard.FindStringIndex(trimmed); at != nil && at[0] == 0 {
		return textLine{kind: lineFEN}
	}
	if header {
		if first, rest, _ := strings.Cut(trimmed, "."); rest != "" && strings.Trim(first, "0123456789") == "" {
			return textLine{kind: lineMoves}
		}
	}
	bare := strings.TrimFunc(trimmed, func(r rune) bool { return strings.ContainsRune("()（）【】[]。.", r) || charset.IsBlank(r) })
	if result, known := records.Result(bare); trimmed[0] == '{' || trimmed == "*" || known && result != "*" {
		return textLine{kind: lineMoves, ends: known && bare != ""}
	}
	number, end := 0, 0
	tokens := movetext.Lex(line, 0, false)
	defer tokens.Release()
	for _, t := range tokens.List {
		switch t.Kind {
		case movetext.Number:
			number, end = t.Value, t.To
		case movetext.Move:
			return textLine{kind: lineMoves, first: number, dots: movetext.Placeholder(line[end:t.From]), plays: true}
		case movetext.Word, movetext.Result:
			number = 0
		}
	}
	if isOutcome(trimmed) {
		return textLine{kind: lineMoves, ends: true}
	}
	return textLine{kind: lineText, names: newGame.MatchString(line) || numberedGame.MatchString(line)}
}

// classifier says what the lines of a text are, one after the other.
type classifier struct {
	header bool // the line before belongs to a header
	brace  bool // a comment in braces is open
	depth  int  // of the brackets that are open
	words  bool // the moves are words, whatever their shape
	pad    bool // the moves are typed on a keypad, though no header says so
}

func (c *classifier) next(line string) textLine {
	l := classify(line, c.header)
	key, value, _, _ := headerLine(line)
	switch {
	case l.kind == lineHeader && key == "Notation":
		c.words = movetext.WordNotation(value)
	case l.kind == lineText && c.words && !c.header:
		l.kind = lineMoves
	case c.pad && l.kind != lineHeader && padMoves(line) > 0:
		l.kind, l.first = lineMoves, roundOf(line)
	}
	if c.brace {
		if l.kind != lineHeader || records.TagName(key) != "Title" {
			l = textLine{kind: lineMoves}
		} else {
			c.brace = false
		}
	}
	if l.kind != lineMoves {
		c.depth = 0
	} else {
		if c.depth > 0 || strings.HasPrefix(line, "(") {
			l.first, l.plays = 0, false // of a variation
		}
		c.follow(line)
	}
	c.header = l.kind == lineHeader || l.kind == lineBlank && c.header
	return l
}

// follow follows the brackets of a line.
func (c *classifier) follow(line string) {
	for _, r := range line {
		switch {
		case r == '{' || r == '}':
			c.brace = r == '{'
		case c.brace:
		case r == '(' || r == '（':
			c.depth++
		case r == ')' || r == '）':
			c.depth = max(c.depth-1, 0)
		}
	}
}

// textIndexer finds the games of a text, line by line.
type textIndexer struct {
	start   Entry // of the game that goes on
	pending Entry // of the next one: the first line behind the moves that is no move
	moves   bool  // the game has moves
	given   bool  // it has a line with a position
	header  bool  // a header goes on
	branch  bool  // a variation goes on
	last    int   // the number of the last round that began a line
	names   bool  // players have been named behind the moves
	waiting bool
	ended   bool // the result has come
	said    bool // in a header
	list    bool // each line of moves is a game
}

// take takes in a line and reports whether a game ends before the entry that is
// then in start.
func (x *textIndexer) take(l textLine, at Entry) (done Entry, ends bool) {
	begins := false
	if l.ends && !x.moves && !x.header { // it is said before all else
		l.kind = lineText
	}
	switch l.kind {
	case lineBlank, lineClosing:
		return Entry{}, false
	case lineHeader, lineFEN:
		if l.says && x.moves && !x.header && !x.said { // a game can end with its result
			x.ended, x.said = true, true
			return Entry{}, false
		}
		x.said = x.said || l.says
		begins = x.moves && !x.header || x.given && !x.moves && l.kind == lineFEN
		x.header, x.given = true, x.given || l.kind == lineFEN
	case lineText:
		x.header = false
		x.names = x.names || x.moves && l.names
	case lineBranch:
		x.branch, x.header = true, false
	case lineMoves:
		x.header = false
		begins = x.list && x.moves && l.plays
		begins = begins || x.moves && !x.branch && l.first == 1 && (x.last > 1 || x.last == 1 && !l.dots)
		begins = begins || x.names && l.first == 0 && x.last == 0 // moves without numbers
		begins = begins || x.ended && l.plays && l.first <= 1 && !x.branch
		x.ended = x.ended || x.moves && l.ends
		if l.first > 0 {
			x.last = l.first
		}
	}
	if !begins {
		switch {
		case l.kind == lineMoves || l.kind == lineBranch:
			x.moves, x.waiting = true, false
		case (x.moves || x.given && l.kind == lineText) && !x.waiting:
			x.pending, x.waiting = at, true
		}
		return Entry{}, false
	}
	next := at
	if x.waiting {
		next = x.pending
	}
	done = x.start
	done.Len = next.Off - done.Off
	*x = textIndexer{list: x.list, start: next, moves: l.kind == lineMoves, given: l.kind == lineFEN, header: x.header, said: l.says}
	if l.kind == lineMoves {
		x.last = l.first
	}
	return done, true
}

func indexText(ctx context.Context, s Source, found func(Entry) bool) error {
	head, err := readAt(s, 0, sniffSize)
	if err != nil {
		return err
	}
	text := charset.DecodeMixed(encodingOr(s), head).String
	x := textIndexer{start: Entry{Line: 1}, list: isList(text)}
	c := classifier{pad: isPad(text)}
	number := 0
	err = eachLine(ctx, s, func(line, _ []byte, off int64) bool {
		number++
		l := c.next(charset.DecodeMixed(encodingOr(s), line).String)
		if done, ends := x.take(l, Entry{Off: off, Line: number}); ends {
			return found(done)
		}
		return true
	})
	if errors.Is(err, errStopped) {
		return nil
	}
	if err == nil {
		x.start.Len = s.Size - x.start.Off
		found(x.start)
	}
	return err
}

func tagsText(s Source, e Entry) (records.Tags, error) {
	g, err := readText(s, e, false)
	if err != nil {
		return nil, err
	}
	return g.Tags, nil
}
