// How games go and end.

package play

import (
	"testing"
	"time"

	"qipu/engine"
)

// hand is a clock that a test turns.
type hand struct{ at time.Time }

func (h *hand) now() time.Time { return h.at }

func (h *hand) turn(d time.Duration) { h.at = h.at.Add(d) }

func newHand() *hand { return &hand{time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)} }

// moves makes moves of which the board says nothing.
func (m *Match) moves(n int) {
	for range n {
		m.Moved(Facts{Times: 1})
	}
}

func TestTurns(t *testing.T) {
	m := New(Terms{Side: engine.Black}, engine.Red, newHand().now)
	if m.Mine() || !m.Theirs() || m.Turn() != engine.Red {
		t.Error("the program has the first move")
	}
	m.moves(1)
	if !m.Mine() || m.Theirs() || m.Turn() != engine.Black || m.Plies() != 1 {
		t.Error("then the player is to move")
	}
	m.Moved(Facts{Status: engine.Checkmate, Times: 1})
	if e, over := m.Ending(); !over || e != (Ending{How: Mate, Winner: engine.Black}) || e.Result() != "0-1" {
		t.Errorf("%+v", e)
	}
	if m.Mine() || m.Theirs() || m.Moved(Facts{Times: 1}) || m.Plies() != 2 {
		t.Error("a game that is over goes on")
	}
	m.Resign()
	if e, _ := m.Ending(); e.How != Mate {
		t.Errorf("it ends again: %+v", e)
	}
}

func TestEndings(t *testing.T) {
	long := func(m *Match, f Facts) { m.moves(40); m.Moved(f) }
	for name, row := range map[string]struct {
		do   func(m *Match)
		want Ending
	}{
		"stalemate loses":       {func(m *Match) { m.Moved(Facts{Status: engine.Stalemate}) }, Ending{How: Stalemate, Winner: engine.Red}},
		"the player resigns":    {func(m *Match) { m.Resign() }, Ending{How: Resigned, Winner: engine.Black}},
		"a draw by repetition":  {func(m *Match) { m.Moved(Facts{Times: 3, Verdict: engine.Draw}); m.Claim() }, Ending{How: Repetition, Drawn: true}},
		"one not settled":       {func(m *Match) { m.Moved(Facts{Times: 4, Verdict: engine.Undecided}); m.Claim() }, Ending{How: Repetition, Drawn: true}},
		"two times are not":     {func(m *Match) { m.Moved(Facts{Times: 2}); m.Claim() }, Ending{}},
		"120 quiet plies":       {func(m *Match) { m.Moved(Facts{Times: 1, Quiet: 120}); m.Claim() }, Ending{How: NoCapture, Drawn: true}},
		"119 are not enough":    {func(m *Match) { m.Moved(Facts{Times: 1, Quiet: 119}); m.Claim() }, Ending{}},
		"a claim is no must":    {func(m *Match) { m.Moved(Facts{Times: 3, Verdict: engine.Draw}) }, Ending{}},
		"an offer, accepted":    {func(m *Match) { long(m, Facts{Times: 1}); m.Scored(0); m.Offer() }, Ending{How: Agreed, Drawn: true}},
		"one to who is better":  {func(m *Match) { long(m, Facts{Times: 1}); m.Scored(50); m.Offer() }, Ending{}},
		"one that is early":     {func(m *Match) { m.moves(39); m.Scored(-300); m.Offer() }, Ending{}},
		"one nobody judges":     {func(m *Match) { long(m, Facts{Times: 1}); m.Offer() }, Ending{}},
		"misreports, no limit":  {func(m *Match) { m.Miss(); m.Miss(); m.Miss() }, Ending{}},
		"a claim when all's up": {func(m *Match) { m.Resign(); m.Moved(Facts{Times: 3}); m.Claim() }, Ending{How: Resigned, Winner: engine.Black}},
	} {
		t.Run(name, func(t *testing.T) {
			m := New(Terms{Side: engine.Red}, engine.Red, newHand().now)
			row.do(m)
			if e, over := m.Ending(); e != row.want || over != (row.want != Ending{}) {
				t.Errorf("%+v, %v", e, over)
			}
		})
	}
}

// TestBroken: who must change is told so, and loses by the next repetition, whoever
// it is; who changes is free again.
func TestBroken(t *testing.T) {
	bad := func(c engine.Color) Facts { return Facts{Times: 3, Verdict: engine.RedLoses + engine.Verdict(c)} }
	other, draw := Facts{Times: 1}, Facts{Times: 3, Verdict: engine.Draw}
	red, black := bad(engine.Red), bad(engine.Black)
	for name, row := range map[string]struct {
		facts []Facts
		want  Ending
	}{
		"told by one's own move, then again":     {[]Facts{red, red, red}, Ending{How: Broken, Winner: engine.Black}},
		"told by the other's move, then at once": {[]Facts{black, black}, Ending{How: Broken, Winner: engine.Red}},
		"told, and the other repeats":            {[]Facts{red, red}, Ending{}},
		"changes":                                {[]Facts{red, red, other, other, red, red}, Ending{}},
		"changes, then is told again":            {[]Facts{red, red, other, other, red, red, red}, Ending{How: Broken, Winner: engine.Black}},
		"it becomes a draw":                      {[]Facts{red, red, draw, draw, draw}, Ending{}},
		"the program":                            {[]Facts{other, black, black, black}, Ending{How: Broken, Winner: engine.Red}},
	} {
		t.Run(name, func(t *testing.T) {
			m := New(Terms{Side: engine.Red}, engine.Red, newHand().now)
			for i, f := range row.facts {
				if _, over := m.Ending(); over {
					t.Fatalf("it is over after %d moves", i)
				}
				m.Moved(f)
			}
			if e, _ := m.Ending(); e != row.want {
				t.Errorf("%+v", e)
			}
		})
	}
	m := New(Terms{Side: engine.Red}, engine.Red, newHand().now)
	m.Moved(red)
	if c, must := m.MustChange(); !must || c != engine.Red || m.Claim() != YouMust {
		t.Error("the player must change")
	}
	m = New(Terms{Side: engine.Red}, engine.Red, newHand().now)
	m.Moved(black)
	if c, must := m.MustChange(); !must || c != engine.Black || m.Claim() != ProgramMust || m.Over() {
		t.Error("the program must change")
	}
	m.Moved(other)
	if _, must := m.MustChange(); must || m.Claim() != Nothing {
		t.Error("nobody must change any more")
	}
}

func TestTakeBack(t *testing.T) {
	m := New(Terms{Side: engine.Red}, engine.Red, newHand().now)
	if n := m.TakeBack(); n != 0 {
		t.Errorf("%d plies at the start", n)
	}
	m.moves(1)
	if n := m.TakeBack(); n != 1 || m.Plies() != 0 || !m.Mine() {
		t.Errorf("%d plies while the program thinks", n)
	}
	m.Moved(Facts{Times: 3, Verdict: engine.RedLoses})
	m.moves(1)
	if n := m.TakeBack(); n != 2 || m.Plies() != 0 || !m.Mine() {
		t.Errorf("%d plies", n)
	}
	if _, must := m.MustChange(); must {
		t.Error("a warning stays that was about a move that was taken back")
	}
	m = New(Terms{Side: engine.Black}, engine.Red, newHand().now)
	m.moves(1)
	if n := m.TakeBack(); n != 0 || m.Plies() != 1 {
		t.Errorf("the program's first move is taken back: %d", n)
	}
}

func TestMisses(t *testing.T) {
	m := New(Terms{Side: engine.Black, Blind: true, Cards: true}, engine.Black, newHand().now)
	m.moves(2)
	if m.Allowed() || m.TakeBack() != 0 {
		t.Error("under cards moves are taken back")
	}
	if m.Miss() != 1 || m.Over() || m.Miss() != 2 || !m.Over() {
		t.Errorf("%d misreports", m.Misses())
	}
	if e, _ := m.Ending(); e != (Ending{How: RedCard, Winner: engine.Red}) {
		t.Errorf("%+v", e)
	}
	if m.Miss() != 2 || !m.Allowed() {
		t.Error("a game that is over counts on")
	}
	m = New(Terms{Side: engine.Red, Blind: true, Limit: 3}, engine.Red, newHand().now)
	m.Miss()
	m.Miss()
	if !m.Allowed() || m.Over() {
		t.Error("two of three misreports")
	}
	m.Miss()
	if e, _ := m.Ending(); e != (Ending{How: Misses, Winner: engine.Black}) {
		t.Errorf("%+v", e)
	}
}
