// Drills that go on by themselves.

package line

import (
	"bytes"
	"io"
	"strings"
	"sync"
	"testing"
	"time"

	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// dialogue is a player who types only when something that he waits for was said.
type dialogue struct {
	mu    sync.Mutex
	said  bytes.Buffer
	heard chan struct{}
	turns []turn
}

type turn struct{ wait, types string }

func (d *dialogue) Write(b []byte) (int, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.said.Write(b)
	select {
	case d.heard <- struct{}{}:
	default:
	}
	return len(b), nil
}

func (d *dialogue) Read(b []byte) (int, error) {
	if len(d.turns) == 0 {
		return 0, io.EOF
	}
	for {
		d.mu.Lock()
		heard := strings.Contains(d.said.String(), d.turns[0].wait)
		d.mu.Unlock()
		if heard {
			n := copy(b, d.turns[0].types+"\n")
			d.turns = d.turns[1:]
			return n, nil
		}
		<-d.heard
	}
}

// TestDrillGoesOn: a game is replayed through all its phases without a key; the drill
// waits where something is asked.
func TestDrillGoesOn(t *testing.T) {
	g, ok := drill.GameOf("game", study(t))
	if !ok {
		t.Fatal("no game")
	}
	d := deskOf(t, nil, desk.Options{Library: &drill.Library{Games: drill.Source{Games: []drill.Game{g}}}, Log: &drill.MemoryLog{}, Lang: lang.English})
	d.Settings.Pace = 3
	talk := &dialogue{heard: make(chan struct{}, 1), turns: []turn{{"an empty board", "."}, {"stand", "*"}, {lang.English.Say(lang.DrillLeave), "1"}}}
	m := newMode(talk, d, true)
	var paces []time.Duration
	m.after = func(pace time.Duration) <-chan time.Time {
		if paces = append(paces, pace); len(paces) == 3 {
			return make(chan time.Time) // until the look, after which the time begins anew
		}
		now := make(chan time.Time, 1)
		now <- time.Time{}
		return now
	}
	if err := action.Drill(m.context("replay")); err != nil {
		t.Fatal(err)
	}
	if err := m.loop(talk); err != nil {
		t.Fatal(err)
	}
	out := talk.said.String()
	if !in(out, "an empty board", "elephant", "no board", "stand", lang.English.Say(lang.DrillLeave)) || len(paces) < 3 || paces[0] != 3*time.Second {
		t.Errorf("%v\n%s", paces, out)
	}
}

// TestGamePlaysOn: a game plays on at a pace until a line is typed.
func TestGamePlaysOn(t *testing.T) {
	d := deskOf(t, session.Games{study(t)}, desk.Options{})
	talk := &dialogue{heard: make(chan struct{}, 1), turns: []turn{{"? tells", "auto 5"}, {"3. Black", ""}, {"\n> ", "q"}}}
	m := newMode(talk, d, true)
	ticks := 0
	m.after = func(pace time.Duration) <-chan time.Time {
		if pace != 5*time.Second {
			t.Errorf("a pace of %v", pace)
		}
		if ticks++; ticks > 6 {
			return make(chan time.Time) // until the line comes
		}
		now := make(chan time.Time, 1)
		now <- time.Time{}
		return now
	}
	m.say(m.Lang.Say(lang.LineStart))
	if err := m.loop(talk); err != nil {
		t.Fatal(err)
	}
	out := talk.said.String()
	if !in(out, lang.English.Say(lang.LineAuto), "1. Red: elephant", "2. Black", "3. Red", "3. Black") || in(out, "4. Red") {
		t.Error(out)
	}
}
