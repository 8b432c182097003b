// Text move lists: variations that stand behind the moves, and footnotes.
//
// dpxq.com exports two layouts. In one a variation is headed 变①接主变第2回合 (the
// variation ① hangs on the main line at round 2; ① stands behind the move there too) and
// followed by its position in braces. In the other it is headed 【变K-P-R】 (variation K
// hangs on line P, 0 being the main line, at round R), and comments are footnotes
// under the moves, *第 3 回合红: text, the move itself being marked with a star; 有
// [变K-P-R] in a footnote says that a variation begins there. Books and forums head theirs
// 【第2变】, 变一, 第二种着法, Variation 2. In all of them the first number in the
// variation says where it leaves its line.

package file

import (
	"regexp"
	"slices"
	"strings"

	"qipu/notation"
	"qipu/records/charset"
	"qipu/records/movetext"
)

// branch is a variation that stands behind the moves.
type branch struct {
	at   int // where its heading begins
	from int // and the text behind it
	head movetext.Branch
}

// footnote is a comment that stands under the moves of a line.
type footnote struct {
	line  int // the number of the variation, 0 is the main line
	round int
	black bool
	text  string
	at    int // of the text
}

const counted = `[\d０-９①-⑳一二三四五六七八九十百]+`

var (
	// branchWord is how a variation is counted in its heading.
	branchWord = regexp.MustCompile(`^[\s\x{3000}]*(?:第?[\s\x{3000}]*[\d０-９一二三四五六七八九十百]*[\s\x{3000}]*[变變][化着著]?[\s\x{3000}]*[\d０-９一二三四五六七八九十百]*)[\s\x{3000}:：.、]*`)
	// branchNumbers are the numbers of dpxq.com: 变1-0-2.
	branchNumbers = regexp.MustCompile(`^[\s\x{3000}]*[变變](\d+)-(\d+)-(\d+)[\s\x{3000}]*`)
	// branchJoins is 变①接主变第2回合.
	branchJoins = regexp.MustCompile(`^[\s\x{3000}]*[变變][\s\x{3000}]*(` + counted + `)[\s\x{3000}]*接[\s\x{3000}]*(?:主[变變]|[变變][\s\x{3000}]*(` + counted + `))[\s\x{3000}]*第?[\s\x{3000}]*` + counted + `[\s\x{3000}]*回合[\s\x{3000}:：]*`)
	// branchTitle is 变一, 第二种着法, Variation 2, alone or before a colon.
	branchTitle = regexp.MustCompile(`^[\s\x{3000}]*(?:[变變][化着著例招]?[\s\x{3000}]*(` + counted + `|[A-Z甲乙丙丁])|第[\s\x{3000}]*(` + counted + `)[\s\x{3000}]*[种種](?:着法|走法|变化|變化|下法|应法|應法|变着|變着|攻法|方案)|(?i:variation|var\.|line)[\s\x{3000}]+(\d+|[A-Z])\b)[\s\x{3000}]*(?:[：:、.．][\s\x{3000}]*|$)`)
	// branchMark is what a footnote says of a variation that begins at its move.
	branchMark = regexp.MustCompile(`有?[\[【][变變]\d+-\d+-\d+[\]】][\s\x{3000}、，,]*`)
	// noted is the head of a footnote.
	noted = regexp.MustCompile(`^[\s\x{3000}]*[*＊][\s\x{3000}]*第[\s\x{3000}]*(` + counted + `)[\s\x{3000}]*回合[\s\x{3000}]*([红紅黑])方?[\s\x{3000}]*[:：][\s\x{3000}]*`)
	// position is the position before a variation, in braces.
	position = regexp.MustCompile(`^[\s\x{3000}]*\{[\s\x{3000}]*[A-Za-z1-9]+(?:[\s\x{3000}]*/[\s\x{3000}]*[A-Za-z1-9]+){8,9}[\s\x{3000}]*[-\dwbrWBR\s]*\}[\s\x{3000}]*$`)
)

// branchHead takes the heading of a variation apart; end is where the text behind it
// begins.
func branchHead(line string) (head movetext.Branch, end int, ok bool) {
	if m := branchJoins.FindStringSubmatch(line); m != nil {
		return movetext.Branch{Number: ordinal(m[1]), Parent: ordinal(m[2])}, len(m[0]), true
	}
	if m := branchTitle.FindStringSubmatch(line); m != nil && !takesRound(m[0]) {
		return movetext.Branch{Number: ordinal(m[1] + m[2] + m[3])}, len(m[0]), true
	}
	if !branchLine.MatchString(line) || mainLine.MatchString(line) || noted.MatchString(line) {
		return head, 0, false
	}
	at := branchLine.FindStringIndex(line)
	inside := strings.TrimRight(strings.TrimPrefix(line[at[0]:at[1]], "【"), "】")
	if m := branchNumbers.FindStringSubmatch(inside); m != nil {
		head.Number, head.Parent = ordinal(m[1]), ordinal(m[2])
		inside = inside[len(m[0]):]
	} else {
		word := branchWord.FindString(inside)
		head.Number, inside = ordinal(word), inside[len(word):]
	}
	behind := line[at[1]:]
	end = len(line)
	if beginsMoves(strings.TrimLeft(behind, "…. \u3000")) { // on the line of the heading
		end, behind = at[1], ""
	}
	parts := []string{line[:at[0]], inside, behind}
	for i, part := range parts {
		parts[i] = strings.TrimFunc(part, charset.IsBlank)
	}
	head.Note = strings.Join(slices.DeleteFunc(parts, func(s string) bool { return s == "" }), " ")
	return head, end, true
}

// takesRound reports whether the number in a heading is that of the round behind it:
// 变着 2. …… 卒7进1.
func takesRound(heading string) bool {
	number := strings.TrimRight(heading, " \u3000")
	blank := strings.LastIndexAny(number, " \u3000")
	return blank >= 0 && strings.Trim(number[blank:], " \u30000123456789.．") == "" && strings.ContainsAny(number, ".．")
}

// ordinal returns the number that stands in a text, or 0.
func ordinal(text string) int {
	if r := []rune(text); len(r) == 1 && r[0] >= '⑩' && r[0] <= '⑳' {
		return int(r[0]-'⑩') + 10
	}
	return movetext.NumberOf(strings.Map(func(r rune) rune {
		if r = notation.Usual(r); strings.ContainsRune("0123456789０１２３４５６７８９一二三四五六七八九十百", r) {
			return r
		}
		return -1
	}, text))
}

// footnoteOf takes a footnote apart; at is where its text begins in the line.
func footnoteOf(line string) (f footnote, ok bool) {
	m := noted.FindStringSubmatch(line)
	if m == nil {
		return f, false
	}
	return footnote{round: ordinal(m[1]), black: m[2] == "黑", text: line[len(m[0]):], at: len(m[0])}, true
}
