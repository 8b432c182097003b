// What the account of every character leaves out: the table of what is noise in a text.

package file

import "regexp"

// noise is what may stand in a text and is not shown: marks around moves, what another
// key of the output says (the start, the result, the names of headers), decoration and
// advertisements.
var noise = []noiseKind{
	{"advertisement", regexp.MustCompile(`(?:^|\n|\*)={4,}[ \t\r]*(?:\n(?s:.*)|$)|(?m:^.*棋[谱譜]由.*$)`)},
	{"mark of a forum", regexp.MustCompile(`\[/?(?i:b|i|u|s|color|size|font|face|align|center|td|tr|table|quote|code|p|hr|list|list=1|\*)(?:=[^\]\n]*)?\]`)},
	{"label of a number", regexp.MustCompile(`(?mi:\b(?:step|moves?|round|turn|ply|no\.?)|nước|hiệp|^[ \t\x{3000}]*回合|[着著走]法|[红紅黑]方?|\b[rb])[ \x{3000}]*\d{1,3}[:：.、)）\- \t\x{3000}]+`)},
	{"escape", regexp.MustCompile(`\\(["\\])`)},
	{"time stamp", regexp.MustCompile(`(?m)^[ \t]*(?:\d+[ \t]*\r?\n[ \t]*)?(?:\d{1,2}:)?\d{1,2}:\d{2}[.,]\d+[ \t]*-->.*$|^WEBVTT.*$|\[(?:\d{1,2}:)?\d{1,2}:\d{2}(?:[.,]\d+)?\]`)},
	{"position", regexp.MustCompile(`[A-Za-z1-9]+(?:[\s\x{3000}]*/[\s\x{3000}]*[A-Za-z1-9]*){6,}(?:[ \t]+[wWbBrR]\b)?(?:[ \t]+-)*(?:[ \t]+\d+)*`)},
	{"tag of the format", regexp.MustCompile(`(?mi)^[ \t]*\[[ \t]*(?:Game[ \t]*"Chinese Chess"?|Format[ \t]+"[^"\n]*"[^"\]\n]*|SetUp[ \t]+"[^"\n]*"|FEN[ \t]+"[^"\n]*")[ \t]*\]`)},
	{"tag without a value", regexp.MustCompile(`(?m)^[ \t]*\[[^"\]\n]*""[ \t]*\]`)},
	{"header of the notation", regexp.MustCompile(`(?m)^Notation: [a-z-]+\r?$`)},
	{"key of a tag", regexp.MustCompile(`(?m)^[ \t\x{FEFF}]*[\[［【〔][ \t]*[\pL\pN_\x{FFFD}]+`)},
	{"key of the position", regexp.MustCompile(`(?mi)^[\s\x{3000}]*[^:：\n]{0,20}fen[^:：\n]{0,6}[:：]`)},
	{"branch", regexp.MustCompile(`(?m)【[^】\n]*[变變][^】\n]*】|有?\[[变變]\d+-\d+-\d+\]|^[\s\x{3000}]*[变變][^\n]{0,12}接[^\n]{0,12}回合|^[\s\x{3000}]*(?:[变變][化着著例招]?[\s\x{3000}]*[\d①-⑳一二三四五六七八九十A-Z甲乙丙丁]+|第[\d一二三四五六七八九十①-⑳]+[种種](?:着法|走法|变化|變化|下法|应法|應法|变着|變着|攻法|方案))|^\s*(?i:variation|var\.|line)\s+\w+`)},
	{"footnote", regexp.MustCompile(`(?m)^[\s\x{3000}]*[*＊]\s*第\s*[\d一二三四五六七八九十]+\s*回合\s*[红紅黑]方?\s*[:：]`)},
	{"title", regexp.MustCompile(`(?m)^[\s\x{3000}]*中[国國]象棋[对對]局[记記][录錄][\s\x{3000}]*$|^[\s\x{3000}]*初始局面[\s\x{3000}:：]*$`)},
	{"number in words", regexp.MustCompile(`第[\s\x{3000}]*[\d０-９一二三四五六七八九十百]+[\s\x{3000}]*(?:回合|[着著手步])|[一二三四五六七八九十百]+[、．.]`)},
	{"result in a heading", regexp.MustCompile(`[红紅]?先[胜勝负負和]|[红紅][胜勝负負和]|(?i:[(][ \t]*(?:r *e *d|b *l *a *c *k) *w *i *n *s[ \t]*[)])`)},
}

// noiseKind is one kind of noise.
type noiseKind struct {
	name string
	re   *regexp.Regexp
}
