// The account of every character: whatever stands in a text comes out again, as a
// move, a tag, a comment or an unread rest, or is one of the few things that are named
// here as noise. The test looks from outside, at what a game says.

package file

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"qipu/records"
	"qipu/records/charset"
)

// sideWords are the words that a result or a side can be said with.
var sideWords = regexp.MustCompile(`(?i)^(?:红方?|紅方?|黑方?|red|black|对|對|vs|v|beats?|wins?|won|胜|勝|负|負|和|棋|局|w|l|d|B)$`)

// account returns what of a text a game does not say.
func account(text string, g *records.Game, counts map[string]int) (missing []string) {
	body := []byte(text)
	hide := func(from, to int) {
		for i := max(from, 0); i < min(to, len(body)); i++ {
			if body[i] != '\n' {
				body[i] = ' '
			}
		}
	}
	if drawn, ok := records.FindDiagram(text); ok {
		hide(drawn.From, drawn.To)
	}
	for id := range g.Walk() {
		if from, ok := g.SpanFrom(id); ok {
			counts["move"] += len(g.SourceText(id))
			hide(from, from+len(g.SourceText(id)))
		}
	}
	said := saidBy(g)
	used := make([][]bool, len(said))
	for i := range said {
		used[i] = make([]bool, len(said[i]))
	}
	for _, piece := range pieces(silence(string(body), counts)) {
		if !known(piece, g, counts) && !find(said, used, piece, g, counts) {
			missing = append(missing, piece)
		}
	}
	squeezed := tight(text) + "\n" + tight(noise[branchNoise].re.ReplaceAllString(text, " "))
	for _, words := range wordsOf(g) {
		for line := range strings.Lines(words) {
			if at := 0; !slices.ContainsFunc(pieces(line), func(piece string) bool {
				i := strings.Index(squeezed[at:], piece)
				at += max(i, 0)
				return i < 0
			}) {
				continue
			}
			missing = append(missing, "in another order: "+line)
		}
	}
	return missing
}

// tight returns a text without blanks and strokes.
func tight(text string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(text, "\\", "")), "")
}

// branchNoise is the place of the headings of variations in noise.
var branchNoise = slices.IndexFunc(noise, func(n noiseKind) bool { return n.name == "branch" })

// known reports whether a piece is a number, a side or what a key of the output says.
func known(piece string, g *records.Game, counts map[string]int) bool {
	if strings.Trim(piece, "0123456789０１２３４５６７８９") == "" {
		counts["number"] += len(piece)
		return true
	}
	result, ok := records.Result(piece)
	if piece == g.Tags.Value("备注") { // which the words before the moves may repeat
		return true
	}
	return sideWords.MatchString(piece) || records.IsTagName(piece) || ok && result == g.Tags.Value("Result")
}

// find looks for a piece in what the texts have left, as a word of its own or a part of
// one, or in several places.
func find(said []string, used [][]bool, piece string, g *records.Game, counts map[string]int) bool {
	for _, whole := range []bool{true, false} {
		for j, text := range said {
			for from := 0; ; {
				i := strings.Index(text[from:], piece)
				if i < 0 {
					break
				}
				i += from
				from = i + len(piece)
				if slices.Contains(used[j][i:from], true) || whole && !standsAlone(text, i, from) {
					continue
				}
				for k := i; k < from; k++ {
					used[j][k] = true
				}
				return true
			}
		}
	}
	for cut := len(piece) - 1; cut > 0; cut-- {
		if utf8.RuneStart(piece[cut]) && (known(piece[:cut], g, counts) || find(said, used, piece[:cut], g, counts)) {
			return known(piece[cut:], g, counts) || find(said, used, piece[cut:], g, counts)
		}
	}
	return false
}

// standsAlone reports whether no letter or digit stands around a part of a text.
func standsAlone(text string, from, to int) bool {
	before, _ := utf8.DecodeLastRuneInString(text[:from])
	behind, _ := utf8.DecodeRuneInString(text[to:])
	return (from == 0 || !unicode.IsLetter(before) && !unicode.IsDigit(before)) && (to == len(text) || !unicode.IsLetter(behind) && !unicode.IsDigit(behind))
}

// wordsOf returns the comments and the unread texts of a game.
func wordsOf(g *records.Game) (list []string) {
	list = append(list, g.Comment(0), g.Unread(0))
	for id := range g.Walk() {
		list = append(list, g.Comment(id), g.Unread(id))
	}
	return list
}

// saidBy returns the texts of a game.
func saidBy(g *records.Game) (said []string) {
	for _, tag := range g.Tags {
		said = append(said, tag.Name+" "+tag.Value)
	}
	said = append(said, wordsOf(g)...)
	for id := range g.Walk() {
		said = append(said, g.Mark(id))
	}
	for _, p := range g.Problems {
		said = append(said, p.Text)
	}
	return slices.DeleteFunc(said, func(s string) bool { return s == "" })
}

// pieces are the runs of letters and digits of a text, and what stands for lost ones.
func pieces(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\ufffd' && !unicode.Is(unicode.Co, r)
	})
}

// silence takes the noise out of a text and counts it.
func silence(text string, counts map[string]int) string {
	for _, n := range noise {
		text = n.re.ReplaceAllStringFunc(text, func(s string) string {
			counts[n.name] += len(s)
			if n.name == "escape" {
				return s[1:]
			}
			return " "
		})
	}
	return text
}

// textGames opens a text and returns its games with the text of each: of large
// collections some, spread over the whole.
func textGames(t testing.TB, name string, data []byte) (games []*records.Game, texts []string) {
	t.Helper()
	c, err := OpenSourceGames(t.Context(), bytesSource(name, data))
	if err != nil {
		return nil, nil
	}
	defer c.Close()
	if c.Wait() != nil || !slices.Contains([]string{"txt", "pgn", "absolute", "wxf"}, c.Format(0)) {
		return nil, nil
	}
	end := int64(0)
	read := spread(c.Len(), few(40, c.Len()))
	for i := range c.Len() {
		p, e, _ := c.find(i)
		if !slices.Contains(read, i) {
			end = e.Off + e.Len
			continue
		}
		g, err := c.Game(i)
		b, err2 := readAt(p.source, e.Off, e.Len)
		if err != nil || err2 != nil {
			t.Fatal(name, err, err2)
		}
		if gap, _ := readAt(p.source, end, e.Off-end); strings.TrimFunc(string(gap), charset.IsBlank) != "" {
			t.Errorf("%s: game %d begins behind %q", name, i+1, gap)
		}
		end = e.Off + e.Len
		games, texts = append(games, g), append(texts, charset.DecodeMixed(encodingOr(p.source), b).String)
	}
	return games, texts
}

// accounted are texts of every kind: the files of testdata/texts, and those of the corpus
// if it is there.
func accounted(t testing.TB) map[string][]byte {
	t.Helper()
	list := map[string][]byte{}
	paths, _ := filepath.Glob("testdata/texts/*")
	if hasCorpus() {
		for _, folder := range []string{"txt", "pgn", "absolute", "classics"} {
			more, _ := filepath.Glob(filepath.Join(os.Getenv("QIPU_CORPUS"), folder, "*"))
			paths = append(paths, more...)
		}
	}
	for _, path := range paths {
		if ext := filepath.Ext(path); ext == ".json" || ext == ".md" {
			continue
		}
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		list[filepath.Base(path)] = data
	}
	if len(list) == 0 {
		t.Fatal("there are no texts")
	}
	return list
}

// mostNoise is what share of the characters of all texts each kind of noise may be, in
// thousandths.
var mostNoise = map[string]int{
	"advertisement": 50, "position": 60, "tag of the format": 40, "key of a tag": 60, "number": 120,
}

// TestAccount: nothing of a text is dropped, and no more of it is noise than is known.
func TestAccount(t *testing.T) {
	counts := map[string]int{}
	all := 0
	for name, data := range accounted(t) {
		games, texts := textGames(t, name, data)
		for i, g := range games {
			all += len(texts[i])
			if missing := account(texts[i], g, counts); len(missing) > 0 {
				t.Errorf("%s, game %d: nowhere %q", name, i+1, missing[:min(len(missing), 12)])
			}
		}
	}
	for name, n := range counts {
		if most, ok := mostNoise[name]; ok && n*1000 > most*all {
			t.Errorf("%s: %d bytes of %d", name, n, all)
		}
	}
	t.Log(all, counts)
}

// TestAccountFails: the account notices a reader that drops a word, one that takes every
// move for a comment, and one that tells the words in another order.
func TestAccountFails(t *testing.T) {
	most := few(20_000, 100_000) // bytes of a file
	for name, data := range accounted(t) {
		if len(data) > most {
			continue
		}
		games, texts := textGames(t, name, data)
		for _, i := range spread(len(games), few(4, 20)) {
			g := games[i]
			dropped := false
			for id := range g.Walk() {
				words := strings.Fields(g.Comment(id))
				if len(words) == 0 || len(pieces(words[0])) == 0 || known(pieces(words[0])[0], g, map[string]int{}) {
					continue
				}
				g.SetComment(id, strings.Join(words[1:], " "))
				dropped = true
				break
			}
			if missing := account(texts[i], g, map[string]int{}); dropped && len(missing) == 0 {
				t.Errorf("%s, game %d: a word is dropped, unnoticed", name, i+1)
			}
		}
	}
}

// shaped is a move in Chinese, WXF or ICCS, as an eye finds it.
var shaped = regexp.MustCompile(`[帅帥将將仕士相象马馬车車炮砲兵卒][一二三四五六七八九１-９1-9][进進退平][一二三四五六七八九１-９1-9]|\b[KAEHRCPkaehrcp][1-9][-+=.][1-9]\b|\b[a-iA-I][0-9]-?[a-iA-I][0-9]\b`)

// commented returns how many moves of a text are read as a part of a comment.
func commented(g *records.Game) (n int) {
	n = len(shaped.FindAllString(g.Comment(0), -1))
	for id := range g.Walk() {
		n += len(shaped.FindAllString(g.Comment(id), -1))
	}
	return n
}

// remarked reports whether a text of moves has remarks in it.
func remarked(text string) bool {
	return strings.ContainsAny(text, "{（(;") || strings.Contains(text, "如") || strings.Contains(text, "could")
}

// TestMovesAreNoComments: in lists of moves without a remark no move is a comment. A
// reader that called everything one would be noticed.
func TestMovesAreNoComments(t *testing.T) {
	const most = 3 // in a hundred: what is told behind a result talks of moves
	moves, comments, all := 0, 0, 0
	for name, data := range accounted(t) {
		games, texts := textGames(t, name, data)
		for i, g := range games {
			if remarked(texts[i]) {
				continue
			}
			n := len(shaped.FindAllString(texts[i], -1))
			moves += n
			comments += commented(g)
			nothing := records.NewGame(g.Start)
			nothing.SetComment(0, texts[i])
			all += commented(nothing)
		}
	}
	if comments*100 > most*moves || all*100 <= most*moves {
		t.Errorf("%d of %d moves are comments, %d where all is", comments, moves, all)
	}
	t.Log(moves, comments)
}

// trials returns how many random edits are tried: QIPU_TRIALS, or a few.
func trials() int {
	if n, err := strconv.Atoi(os.Getenv("QIPU_TRIALS")); err == nil {
		return n
	}
	return few(1000, 0)
}

// strange are texts that an edit puts between others.
var strange = []string{
	" * ", "*", " 1-0 ", "1-0", " 红胜 ", " 和棋。", "{", "}", "{好棋}", "(", ")", "（", "）", "; 注 ", ";", "\n; 注 炮二平五\n", "%", "□", "\ufffd", "?", "!", "!?", "→", "$5", "①", "B",
	" 如走兵三进一，则卒3进1。", " Red could play P3+1. ", "变一：", "\n变二\n", "\n第二种着法\n", "【变1-0-2】", "\n*第 2 回合红: 注\n", "\n", "\n\n", "\t", "　", " 3. ", " 7... ", "…………", "第5回合：",
	"红：", "黑 ", "红方", " 炮二平五 ", " 马8进7 ", " C2.5 ", " h2e2 ", " 车七 ", " 马象车 ", "、", "，", "。", "\n甲 胜 乙\n", "\n红方：丙\n", "\n日期：昨天\n", "[x]", "[12:30]", "=====\n", "一", "—", "炮", "平", "8",
}

// edited returns a text with a few random edits.
func edited(rng *rand.Rand, text string) string {
	runes := []rune(text)
	for range 1 + rng.IntN(3) {
		at := rng.IntN(len(runes) + 1)
		size := min(rng.IntN(6)+1, len(runes)-at)
		switch rng.IntN(5) {
		case 0: // something is lost
			runes = slices.Delete(runes, at, at+size)
		case 1: // or twice there
			runes = slices.Insert(runes, at, slices.Clone(runes[at:at+size])...)
		case 2: // or damaged
			if at < len(runes) {
				runes[at] = []rune("□\ufffd?乎干口一八人入7三z")[rng.IntN(13)]
			}
		case 3: // two characters are exchanged
			if at+1 < len(runes) {
				runes[at], runes[at+1] = runes[at+1], runes[at]
			}
		default:
			runes = slices.Insert(runes, at, []rune(strange[rng.IntN(len(strange))])...)
		}
	}
	return string(runes)
}

// TestAccountOfEdits: nothing is dropped of texts that are edited at random.
func TestAccountOfEdits(t *testing.T) {
	const most = 3000 // bytes of a text
	var names []string
	list := accounted(t)
	for name, data := range list {
		if len(data) <= most {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	rng := rand.New(rand.NewPCG(1, 2))
	failed := 0
	for n := range trials() {
		name := names[n%len(names)]
		encoding := charset.Detect(list[name], false)
		text := edited(rng, charset.Decode(encoding, list[name]).String)
		games, texts := textGames(t, name, []byte(text))
		for i, g := range games {
			if missing := account(texts[i], g, map[string]int{}); len(missing) > 0 {
				if failed++; failed <= 12 {
					t.Errorf("%s, edit %d, game %d: nowhere %q of\n%s", name, n, i+1, missing, texts[i])
				}
			}
		}
	}
	if failed > 0 {
		t.Errorf("%d failed", failed)
	}
}
