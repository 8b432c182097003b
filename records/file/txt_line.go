// Text and forum move lists: what a line is.

package file

import (
	"regexp"
	"strings"

	"qipu/records"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// Marks of dpxq.com.
var (
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
	lineBranch   // the heading of a variation
	lineFootnote // a comment with the place of its move
	lineCue      // the times of a subtitle
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
	dress bool // marks stand around a position
}

// enoughOfLine is how many bytes of a line are looked at to say what it is: a page may
// be one line.
const enoughOfLine = 1 << 18

// classify says what a line is; header tells that the line before it belongs to
// a header.
func classify(line string, header bool) textLine {
	line = line[:min(len(line), enoughOfLine)]
	trimmed := strings.TrimFunc(line, charset.IsBlank)
	switch {
	case trimmed == "":
		return textLine{kind: lineBlank}
	case strings.HasPrefix(trimmed, "棋谱由") || strings.HasPrefix(trimmed, "棋譜由"):
		return textLine{kind: lineClosing}
	case cue.MatchString(trimmed):
		return textLine{kind: lineCue}
	case noted.MatchString(trimmed):
		return textLine{kind: lineFootnote}
	}
	if _, _, ok := branchHead(trimmed); ok {
		return textLine{kind: lineBranch}
	}
	if key, value, _, ok := headerLine(line); ok && (header || records.IsTagName(key) || isFENKey(key) || fenBoard.MatchString(value)) {
		return textLine{kind: lineHeader, says: records.TagName(key) == "Result"}
	}
	if at := fenBoard.FindStringIndex(trimmed); at != nil && at[0] == 0 {
		return textLine{kind: lineFEN}
	}
	if isDressedFEN(trimmed) {
		return textLine{kind: lineFEN, dress: true}
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
	number, end, words := 0, 0, false
	tokens := movetext.Lex(line, 0, movetext.ByShape)
	defer tokens.Release()
	for _, t := range tokens.List {
		switch t.Kind {
		case movetext.Number:
			number, end = t.Value, t.To
		case movetext.Move:
			return textLine{kind: lineMoves, first: number, dots: movetext.Placeholder(line[end:t.From]), plays: !words}
		case movetext.Word, movetext.Result:
			number, words = 0, true
		}
	}
	if isOutcome(trimmed) {
		return textLine{kind: lineMoves, ends: true}
	}
	return textLine{kind: lineText, names: announces(line)}
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

// cue is the line of a subtitle that tells its times, or the mark of such a file.
var cue = regexp.MustCompile(`^(?:WEBVTT.*|(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d+[ \t]*-->.*)$`)

// cueNumber is the number above it.
var cueNumber = regexp.MustCompile(`^\d{1,5}$`)

// newGame is a heading that needs no number behind it to be one: short names,
// and between them, apart, the result.
var newGame = regexp.MustCompile(`^[\s\x{3000}]*\S{1,10}[\s\x{3000}]+[红紅]?先[胜勝负負和][\s\x{3000}]+\S{1,10}[\s\x{3000}]*$`)

// announces reports whether a line of words can only announce a game: it names the
// players and the result, or the number of a game.
func announces(line string) bool {
	if len(line) > longestHeading {
		return false
	}
	if newGame.MatchString(line) || gameNumber.MatchString(strings.TrimLeftFunc(line, charset.IsBlank)) {
		return true
	}
	h, ok := headingOf(line)
	return ok && h.apart && h.result != "" && playedAs.FindString(line) == ""
}
