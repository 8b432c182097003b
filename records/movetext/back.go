// Round numbers that go back: a variation without a heading.

package movetext

import (
	"regexp"
	"strings"

	"qipu/records/charset"
)

// headed reports whether a text ends in the heading of a variation that begins its line:
// 甲、, （A）, 着法二：, 附变, Variation 2.
func headed(text string) bool {
	const most = 48                         // bytes
	tail := text[max(len(text)-most-1, 0):] // a line may be as long as the text
	at := strings.LastIndexByte(tail, '\n')
	line := tail[at+1:]
	return (at >= 0 || len(text) <= most) && (variationLabel.MatchString(line) || variationWords.MatchString(line) && !strings.ContainsAny(line, "。，,；;"))
}

var (
	// variationLabel is a letter or the like alone.
	variationLabel = regexp.MustCompile(`^[\s\x{3000}]*[（(【\[〔]?(?:[甲乙丙丁戊己庚辛]|[A-Ha-h])[）)】\]〕、.．:：\s\x{3000}]*$`)
	// variationWords are words of which a heading has one.
	variationWords = regexp.MustCompile(`(?i)[变變]|另|[着著走应應下攻]法|分支|方案|其[一二三四五六]|附|注[\d０-９一二三四五六七八九十]|\bvar|\bline\b|alternative|option|biến|phương án`)
)

// goBack begins a variation where the number of token i, with dots for Red's move or behind
// words that end in a colon, is that of an earlier round, and goes on with the main line where a number is that of its next
// move and not of the variation's.
//
//  1. 炮二平五 马8进7
//  2. 马二进三 车9平8
//  1. …… 炮8平5
//  2. 马二进三 马8进7
//  3. 车一平二 马2进3
func (r *Reader) goBack(i int) {
	list := r.tokens.List
	if !r.dialect.Prose || len(r.tree.stack) > 0 || r.paths != nil || i+1 >= len(list) || list[i+1].Kind != Move {
		return
	}
	black := Placeholder(r.tokens.Text[list[i].To:list[i+1].From])
	ply := r.plyOf(list[i].Value, black)
	f := &r.tree.line
	if m := r.main; m != nil && ply == m.ply && ply != f.ply {
		r.toMain()
		return
	}
	if ply < 0 || ply >= f.ply && (r.main == nil || ply >= r.main.ply) {
		return
	}
	before := strings.TrimRightFunc(r.tokens.Text[:list[i].From], charset.IsBlank)
	announced := strings.HasSuffix(before, ":") || strings.HasSuffix(before, "：") || // words that say what follows
		headed(before) && (i == 0 || list[i-1].Kind != Move)
	if !black && !announced {
		return
	}
	main := f
	if r.main != nil {
		main = r.main
	}
	path := r.pathTo(main.node)
	if !r.fits(path, ply, &list[i+1]) {
		return
	}
	if r.main == nil {
		saved := *f
		r.main = &saved
	}
	end, result := f.end, f.result
	r.goTo(path, ply)
	r.tree.line.end, r.tree.line.result = end, result
}

// toMain goes on with the main line.
func (r *Reader) toMain() {
	if r.main != nil {
		r.flush()
		end, result := r.tree.line.end, r.tree.line.result
		r.tree.line, r.main = *r.main, nil
		r.tree.line.end, r.tree.line.result = end, result
	}
}
