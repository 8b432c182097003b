package notation

import (
	"errors"
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
		'进': "進上", '退': "下", '平': "平", '前': "前", '后': "後后", '马': "馬傌", '车': "車俥硨", '炮': "砲包", '帅': "帥", '将': "將",
		'一': "壹", '二': "贰貳", '三': "叁參", '四': "肆", '五': "伍", '六': "陆陸", '七': "柒", '八': "捌", '九': "玖", '〇': "零○",
		'.': "。．", '+': "＋", '-': "－—–ー−", '_': "\u0332＿", '^': "\u0305¯\u203E＾",
	}
	var out strings.Builder
	for _, c := range text {
		if v := []rune(variants[c]); len(v) > 0 && r.IntN(2) == 0 && (c != '.' || out.Len() > 0) {
			c = v[r.IntN(len(v))]
		} else if c < 0x80 && r.IntN(4) == 0 {
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

// TestOracle: without preference ParseAny says what trying every spelling of
// every legal move says, for all these spellings in several dresses, and for
// texts made at random.
func TestOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 8))
	alphabet := []rune("帅将仕士相象马车炮兵卒前中后一二三四五进退平1234567890+-.abcdehkprsmqjtzxn_^")
	for range positions(60) {
		p := randomPosition(r)
		var s speller
		s.all(&p)
		check := func(key, text string) {
			t.Helper()
			want := s.means(key)
			m, _, err := ParseAny(&p, text, nil)
			var e *Error
			switch errors.As(err, &e); {
			case len(want) == 1 && m == want[0] && err == nil:
			case len(want) > 1 && e != nil && e.Fault == Ambiguous && slices.Equal(e.Candidates, want):
			case len(want) == 0 && e != nil && e.Fault != Ambiguous:
			default:
				t.Fatalf("%s: %q (%q) means %v, read as %v %v", s.b.FEN(), text, key, want, m, err)
			}
		}
		for _, key := range slices.Sorted(maps.Keys(s.texts)) {
			check(key, key)
			check(key, dress(r, key))
		}
		for range 300 {
			text := make([]rune, 3+r.IntN(3))
			for i := range text {
				text[i] = alphabet[r.IntN(len(alphabet))]
			}
			if strings.ContainsAny(string(text), "一二三四五") && strings.ContainsAny(string(text), "0123456789") {
				continue // mixed numerals are not spelt out
			}
			check(string(text), string(text))
		}
	}
}

// TestComplete: each legal move fits every beginning of each of its spellings,
// and what fits a whole text is what it means.
func TestComplete(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for range positions(25) {
		p := randomPosition(r)
		var s speller
		s.all(&p)
		want := map[string]map[engine.Move]bool{}
		for text := range s.texts {
			for _, m := range s.means(text) {
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

// TestCompleteChosen: a table that is preferred completes beside the others.
func TestCompleteChosen(t *testing.T) {
	p := position(t, benchFEN)
	b := p.Board()
	mode := Mode{Prefer: &Vietnamese}
	for _, m := range p.AppendMoves(nil) {
		for _, n := range []Notation{&Vietnamese, WXF{}} {
			text, _ := n.Append(nil, &b, m)
			for i := range text {
				has := func(f Fit) bool { return f.Move == m && f.In(n) }
				if fits := mode.Fits(&p, string(text[:i+1])); !slices.ContainsFunc(fits, has) {
					t.Fatalf("%q does not complete to %v in %s", text[:i+1], m, n.Name())
				}
			}
		}
	}
}
