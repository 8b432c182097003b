// Answers as they are typed.

package drill

import (
	"math/rand/v2"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// asking returns a machine that asks a step, twice.
func asking(t *testing.T, step *Step) *Machine {
	t.Helper()
	task := Task{Item: "test/1", Kind: Count, New: func(*rand.Rand) Script { return once(step, step) }}
	return NewMachine([]Task{task}, open(t, &MemoryLog{}), 1, day0)
}

// formsAsked is a question of each form, with right answers and wrong ones.
var formsAsked = []struct {
	name         string
	step         func() *Step
	right, wrong []string
	nonsense     []string
}{
	{
		"move", func() *Step {
			v := &View{Position: engine.StandardPosition(), Level: veil.Empty}
			want := engine.Move{From: square("h2"), To: square("e2")}
			return askMove(v, words(lang.AskNext, Side(engine.Red)), want, func(m engine.Move) bool { return m == want })
		},
		[]string{"炮二平五", "砲二平五", "C2.5", "c2=5", "62.5", "H2-E2", "h2e2", "炮二三平五", "炮25", "62353"},
		[]string{"62.6", "H2-D2", "炮八平五", "马二进三", "42133", "H2-H9", "62399"},
		[]string{"xyzzy", "1", "炮", "...", "+-+", "99999", "81118", "h2", "62323", "help", "0", "炮二", "H2H2"},
	},
	{
		"point", func() *Step { return askPoint(nil, plain("?"), engine.Black, square("e4")) },
		[]string{"56", "5.6", "(5·6)", "（５・６）", "e4", "E4", "五五", "(五·五)", "5路骑河"},
		[]string{"55", "5.5", "e5", "(5·5)", "四五", "19"},
		[]string{"x", "5", "00", "05", "5.", "5..6", "e", "j4", "e44", "5656", "?", "-", "5-6"},
	},
	{
		"points", func() *Step {
			return askPoints(nil, plain("?"), engine.Red, []engine.Square{square("e4"), square("f4"), square("a0")})
		},
		[]string{"554591", "45 55 91", "e4 四五 9.1", "a0,(五·五)、(4·5)", "e4f4a0", "四五五五九一"},
		[]string{"5545", "e4", "0", "55 45 91 11"},
		[]string{"x", "554", "e4 x", "00", "55,,x", "e", "5 5", "e4f"},
	},
	{
		"none", func() *Step { return askPoints(nil, plain("?"), engine.Red, nil) },
		[]string{"0", "０"},
		[]string{"11", "e4"},
		[]string{"00", "x"},
	},
	{
		"piece", func() *Step { return askPiece(nil, plain("?"), plain("4"), engine.Horse) },
		[]string{"4", "马", "傌", "horse", "H", "n"},
		[]string{"0", "1", "7", "rook", "帅"},
		[]string{"8", "9", "x", "45", "马马", "("},
	},
	{
		"number", func() *Step { return askNumber(nil, plain("?"), 0, 8, 3) },
		[]string{"3", "三", "３"},
		[]string{"0", "8", "一"},
		[]string{"9", "x", "33", "10", "-3"},
	},
	{
		"rank", func() *Step { return askNumber(nil, plain("?"), 1, 10, 10) },
		[]string{"0", "10", "十", "〇"},
		[]string{"1", "9"},
		[]string{"11", "x", "00"},
	},
	{
		"file", func() *Step { return askNumber(nil, plain("?"), 1, 9, 4, 6) },
		[]string{"4", "6", "六"},
		[]string{"5"},
		[]string{"0", "10", "x"},
	},
	{
		"whether", func() *Step { return askWhether(nil, plain("?"), true) },
		[]string{"1", "yes", "是"},
		[]string{"0", "no"},
		[]string{"2", "x", "11", "perhaps"},
	},
}

func square(name string) engine.Square {
	return engine.SquareAt(int(name[0]-'a'), int(name[1]-'0'))
}

// types types an answer as keys, and Enter if it was not judged by then.
func types(m *Machine, answer string) {
	step := m.Step()
	m.Feedback = Words{}
	for _, r := range answer {
		m.Key(r, day0)
	}
	if m.Step() == step && m.Feedback.Empty() {
		m.Key(Enter, day0)
	}
}

// TestForms gives answers in every form, typed and whole: what is right, what is
// wrong, and what can be no answer, which is never graded.
func TestForms(t *testing.T) {
	for _, tt := range formsAsked {
		t.Run(tt.name, func(t *testing.T) {
			for want, answers := range map[lang.Text][]string{lang.DrillRight: tt.right, lang.DrillWrong: tt.wrong, lang.DrillRetry: tt.nonsense} {
				for _, answer := range answers {
					typed, whole := asking(t, tt.step()), asking(t, tt.step())
					n := typed.Step().Len
					keys := strings.ContainsRune(".+-", rune(answer[0])) // that begin no answer
					cut := n > 0 && len(answer) > n && isDigits(answer[:n])
					if !keys && !cut {
						types(typed, answer)
						if got := typed.Feedback.Text; got != want {
							t.Errorf("typed, %q is called %q", answer, typed.Feedback.In(lang.English, "·"))
						}
					}
					whole.Answer(answer, day0)
					if got := whole.Feedback.Text; got != want {
						t.Errorf("%q is called %q", answer, whole.Feedback.In(lang.English, "·"))
					}
					if want == lang.DrillRetry && (typed.missed || whole.missed) {
						t.Errorf("%q counts as a mistake", answer)
					}
				}
			}
			for _, nothing := range []string{"", " ", "\n"} {
				m := asking(t, tt.step())
				m.Answer(nothing, day0)
				m.Key(Enter, day0)
				if m.missed || !m.Feedback.Empty() || m.Phase != Asking {
					t.Errorf("Enter alone is an answer: %q", m.Feedback.In(lang.English, "·"))
				}
			}
		})
	}
}

// TestCharactersBelong: what is typed behind the first character of an answer
// belongs to it; only with an empty one do the keys do something else.
func TestCharactersBelong(t *testing.T) {
	move := formsAsked[0].step
	m := asking(t, move())
	for _, r := range "6.+-/" {
		m.Key(r, day0)
	}
	if m.Typed != "6.+-/" || m.Phase != Asking || m.Peeks.Total() != 0 {
		t.Errorf("typed %q, phase %d, %d looks", m.Typed, m.Phase, m.Peeks.Total())
	}
	for _, tt := range []struct {
		key  rune
		want string
	}{{'*', "6.+-"}, {Backspace, "6.+"}, {'炮', "6.+炮"}, {'*', "6.+"}, {Escape, ""}} {
		if m.Key(tt.key, day0); m.Typed != tt.want {
			t.Errorf("after %q: %q, want %q", tt.key, m.Typed, tt.want)
		}
	}
	for key, phase := range map[rune]Phase{'/': Menu, '*': Leaving, Escape: Leaving, '.': Asking, '+': Asking, '-': Asking} {
		m := asking(t, move())
		if m.Key(key, day0); m.Phase != phase || m.Typed != "" || (key == '.') != (m.Peeks.Total() == 1) {
			t.Errorf("%q alone: phase %d, typed %q", key, m.Phase, m.Typed)
		}
	}
	m = asking(t, formsAsked[4].step())
	m.Key('h', day0)
	if m.Key('-', day0); m.Typed != "" {
		t.Errorf("where no move is asked, - does not take back: %q", m.Typed)
	}
	m = asking(t, move())
	m.Paste("./炮二平五\x1b", day0)
	if m.Typed != "./炮二平五" || m.Phase != Asking {
		t.Errorf("pasted: %q", m.Typed)
	}
}

// TestTypedVietnamese: letters are read as the language has it.
func TestTypedVietnamese(t *testing.T) {
	step := formsAsked[0].step()
	m := asking(t, step)
	m.mode = notation.Mode{First: lang.Vietnamese.Typed()}
	types(m, "P2-5") // which is a pawn's move in WXF
	if got, want := m.Feedback.In(lang.Vietnamese, "·"), "Đúng (đọc theo tiếng Việt)"; got != want {
		t.Errorf("P2-5 is called %q, want %q", got, want)
	}
	if v := step.Judge("P2-5"); v == Right {
		t.Error("P2-5 is the cannon's move in every language")
	}
}

// TestNotationAsked: a move is to be told in another notation than the question's.
func TestNotationAsked(t *testing.T) {
	l := library()
	for level := 1; level <= 2; level++ {
		for seed := range uint64(10) {
			step := generated(Notation, level, &l.Games).New(newRand(seed))(Unasked)
			told := step.Say[0].Args[0].(MoveText)
			same, _ := told.In.Append(nil, &told.Board, told.Move)
			if v := step.Judge(string(same)); v != Retry {
				t.Errorf("%s repeated is %v", same, v)
			}
			for _, name := range []string{"iccs", "chinese", "wxf", "keypad", "absolute"} {
				n, _ := notation.Lookup(name)
				text, ok := n.Append(nil, &told.Board, told.Move)
				_, by, _ := notation.ParseAny(&step.View.Position, string(text), nil)
				if ok && by.Name() != told.In.Name() && !strings.HasPrefix(name, told.In.Name()) && step.Judge(string(text)) != Right {
					t.Errorf("%s for %s is not right", text, same)
				}
			}
		}
	}
}
