// Reading and completing against every spelling of every legal move.

package notation

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
)

// dress writes a text as somebody else would.
func dress(r *rand.Rand, text string) string {
	variants := map[rune]string{
		'进': "進上", '退': "下", '平': "平", '前': "前", '后': "後后", '马': "馬傌㐷", '车': "車俥硨伡砗", '炮': "砲包礮", '帅': "帥", '将': "將",
		'一': "壹", '二': "贰貳", '三': "叁參", '四': "肆", '五': "伍", '六': "陆陸", '七': "柒", '八': "捌", '九': "玖", '〇': "零○",
		'.': "。．﹒=＝", '+': "＋﹢", '-': "－—–ー−﹣", '_': "\u0332＿", '^': "\u0305¯\u203E＾",
	}
	var out strings.Builder
	for _, c := range text {
		if v := []rune(variants[c]); len(v) > 0 && r.IntN(2) == 0 && (c != '.' || out.Len() > 0) {
			c = v[r.IntN(len(v))]
		} else if c > ' ' && c < 0x80 && r.IntN(4) == 0 {
			c += 0xFF01 - '!'
		} else if c >= 'a' && c <= 'z' && r.IntN(2) == 0 {
			c += 'A' - 'a'
		}
		out.WriteRune(c)
		if r.IntN(8) == 0 {
			out.WriteString([]string{" ", "\u3000", "\u00A0"}[r.IntN(3)])
		}
	}
	return out.String()
}

// TestOracle: what is typed, and what stands in records, means what the plain
// reader says, the move, the candidates, the rule or the column: every spelling of every legal
// move in several dresses, such texts with a sign changed, lost or added, and
// texts made at random.
func TestOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	alphabet := []rune("帅将仕士相象马车炮兵卒前中后一二三四五六七八九〇进退平1234567890+-.=abcdehkprsmqjtzxn_^飞y*")
	for i := range positions(80) {
		p := randomPosition(r)
		if i%5 == 0 {
			p = oddPosition(r)
		}
		var s speller
		s.all(&p)
		typed, record := newPlainReader(p, false), newPlainReader(p, true)
		check := func(text string) {
			t.Helper()
			for _, plain := range []*plainReader{typed, record} {
				mode := Mode{Record: plain.record}
				m, _, err := mode.Parse(&p, text)
				got, want := verdict(m, err), plain.verdict(text)
				if _, bare, ok := mode.within(trim(text)); ok && strings.HasPrefix(want, "UNREADABLE") {
					// What stands around the move is cut off, as TestAround and TestHead have it;
					// what only records write counts where it is legal.
					switch inner := plain.verdict(bare); {
					case !strings.HasPrefix(inner, "UNREADABLE"):
						want = inner
					case err == nil:
						want = record.verdict(bare)
					}
				}
				if got != want {
					t.Fatalf("%s: %q is %s, want %s (record: %v)", s.b.FEN(), text, got, want, plain.record)
				}
			}
		}
		for _, text := range slices.Sorted(maps.Keys(s.texts)) {
			check(text)
			if r.IntN(4) == 0 {
				check(dress(r, text))
				check(dress(r, mutate(r, text, alphabet)))
			}
		}
		for range 100 {
			text := make([]rune, 1+r.IntN(6))
			for i := range text {
				text[i] = alphabet[r.IntN(len(alphabet))]
			}
			check(string(text))
		}
	}
}

// mutate changes, drops or adds a character.
func mutate(r *rand.Rand, text string, alphabet []rune) string {
	runes := []rune(text)
	i, c := r.IntN(len(runes)), alphabet[r.IntN(len(alphabet))]
	switch r.IntN(4) {
	case 0:
		return string(slices.Delete(runes, i, i+1))
	case 1:
		return string(slices.Insert(runes, i, c))
	}
	runes[i] = c
	return string(runes)
}

// TestComplete: each legal move fits every beginning of each of its spellings,
// and what fits a whole text is what it means.
func TestComplete(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range positions(25) {
		p := randomPosition(r)
		var s speller
		s.all(&p)
		plain := newPlainReader(p, false)
		want := map[string]map[engine.Move]bool{}
		for text := range s.texts {
			plain.verdict(text)
			for _, m := range plain.legal {
				for i := range text + " " {
					if want[text[:i]] == nil {
						want[text[:i]] = map[engine.Move]bool{}
					}
					want[text[:i]][m] = true
				}
			}
		}
		for prefix, moves := range want {
			got := Complete(&p, prefix)
			for m := range moves {
				if !slices.Contains(got, m) {
					t.Fatalf("%s: %q does not complete to %v", s.b.FEN(), prefix, m)
				}
			}
			if strings.ContainsAny(prefix, []string{"士象", "仕相"}[p.Turn()]) {
				continue // numerals of both scripts may follow, which are not spelt out above
			}
			for _, m := range got {
				if !moves[m] {
					t.Fatalf("%s: %q completes to %v", s.b.FEN(), prefix, m)
				}
			}
		}
	}
}

// TestCompleteChosen: in a notation that has to be chosen, alone and preferred
// beside the others, every beginning of every text that it reads keeps the
// move.
func TestCompleteChosen(t *testing.T) {
	words := Table{
		Title:  "words",
		Pieces: [8][]string{{}, {"Tướng"}, {"Sĩ", "2"}, {"ТУРА"}, {"Mã"}, {"Xe"}, {"Pháo", "大砲"}, {"Tốt", "Ｃ"}},
		Front:  "trước", Middle: "giữa", Rear: "sau",
		Advance: "tấn", Retreat: "thoái", Traverse: "bình", SignFirst: true,
	}
	r := rand.New(rand.NewPCG(11, 12))
	for range positions(10) {
		p := randomPosition(r)
		b := p.Board()
		for _, n := range append(All()[BatchColumns+1:], &words) {
			for _, m := range p.AppendMoves(nil) {
				texts := [][]byte{}
				if text, ok := n.Append(nil, &b, m); ok {
					texts = append(texts, text)
				}
				if table, ok := n.(*Table); ok {
					for name := range 3 {
						if text, ok := table.appendNamed(nil, &b, m, name); ok {
							texts = append(texts, text)
						}
					}
				}
				for _, text := range texts {
					if got, err := n.Parse(&p, string(text)); err != nil || got != m {
						t.Fatalf("%s: %s reads %q as %v (%v), not %v", b.FEN(), n.Name(), text, got, err, m)
					}
					for i := range string(text) + " " {
						has := func(f Fit) bool { return f.Move == m && f.In(n) }
						for _, mode := range []Mode{{Only: n}, {Prefer: n}} {
							if fits := mode.Fits(&p, strings.ToLower(string(text[:i]))); !slices.ContainsFunc(fits, has) {
								t.Fatalf("%s: %q does not complete to %v in %s", b.FEN(), text[:i], m, n.Name())
							}
						}
					}
				}
			}
		}
	}
}

// TestChosenDecides: what a preferred notation of its own reads is read by it
// alone, legal or not; everything else is read and completed as without it.
func TestChosenDecides(t *testing.T) {
	r := rand.New(rand.NewPCG(13, 14))
	for range positions(20) {
		p := randomPosition(r)
		b := p.Board()
		for _, n := range []Notation{Vietnamese{}, UCI{}, SAN{}, Digits{}, English{}} {
			mode := Mode{Prefer: n}
			for _, m := range p.AppendMoves(nil) {
				for _, other := range All()[:BatchColumns] {
					text, _ := other.Append(nil, &b, m)
					alone, unread := n.Parse(&p, string(text))
					got, _, err := mode.Parse(&p, string(text))
					if len((&Mode{Only: n}).Read(string(text), p.Turn())) == 0 {
						if got != m {
							t.Fatalf("%s: %q, %s preferred, is %v (%v), not %v", b.FEN(), text, n.Name(), got, err, m)
						}
					} else if verdict(got, err) != verdict(alone, unread) {
						t.Fatalf("%s: %q is %s in %s, read as %s", b.FEN(), text, verdict(alone, unread), n.Name(), verdict(got, err))
					}
					for i := range string(text) {
						has := func(f Fit) bool { return f.Move == m && f.In(other) }
						if len((&Mode{Only: n}).Read(string(text[:i]), p.Turn())) == 0 && !slices.ContainsFunc(mode.Fits(&p, string(text[:i])), has) {
							t.Fatalf("%s: %q does not complete to %v in %s", b.FEN(), text[:i], m, other.Name())
						}
					}
				}
			}
		}
	}
}
