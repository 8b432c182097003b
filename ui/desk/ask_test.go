// Questions to a program: the last one is answered, and what fails is said until it
// is asked for anew.

package desk

import (
	"context"
	"errors"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/records"
	"qipu/ui/internal/enginetest"
	"qipu/ui/store"
)

// thinking returns the programs of a run: one with manners.
func thinking(t *testing.T, manners ...string) *Programs {
	t.Helper()
	p := newPrograms([]store.Engine{enginetest.Engine(manners...)})
	t.Cleanup(p.Close)
	return p
}

func startPlace() uci.Place { return uci.Place{Start: engine.StandardPosition()} }

func TestAsk(t *testing.T) {
	p := thinking(t)
	if u, err := p.Ask(t.Context(), startPlace(), uci.Limit{Depth: 3}, nil); err != nil || u.Best.String() != "A0-A1" || len(u.Lines[0].Moves) != 4 {
		t.Fatalf("%+v, %v", u, err)
	}
	// An endless question ends when the next one comes.
	thinks, ended := make(chan uci.Update, 8), make(chan error, 1)
	go func() {
		_, err := p.Ask(t.Context(), startPlace(), uci.Limit{Options: []uci.Setting{{Name: "MultiPV", Value: "3"}}}, func(u uci.Update) {
			select {
			case thinks <- u:
			default:
			}
		})
		ended <- err
	}()
	for len((<-thinks).Lines) < 3 {
	}
	at := startPlace()
	at.Moves = []engine.Move{{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}}
	if u, err := p.Analyse(t.Context(), at, uci.Limit{Depth: 3}); err != nil || u.Best.String() != "A6-A5" || len(u.Lines) != 1 {
		t.Errorf("%+v, %v", u, err)
	}
	if err := <-ended; !errors.Is(err, ErrAskedAnew) {
		t.Errorf("the earlier question: %v", err)
	}
}

// TestAskIsGivenUp: at the end of its context nobody waits, and Rest waits until
// nothing is thought.
func TestAskIsGivenUp(t *testing.T) {
	p := thinking(t)
	p.Rest(t.Context()) // nothing runs yet
	ctx, cancel := context.WithCancel(t.Context())
	_, err := p.Ask(ctx, startPlace(), uci.Limit{}, func(uci.Update) { cancel() })
	if !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	p.Rest(t.Context())
	if u, err := p.Analyse(t.Context(), startPlace(), uci.Limit{Depth: 1}); err != nil || !u.Done {
		t.Errorf("%+v, %v", u, err)
	}
}

// TestAskFails: a program that fails is named once in a while only: it is not
// started at every step.
func TestAskFails(t *testing.T) {
	p := thinking(t, "dies")
	_, first := p.Analyse(t.Context(), startPlace(), uci.Limit{Depth: 1})
	_, second := p.Analyse(t.Context(), startPlace(), uci.Limit{Depth: 1})
	if e, ok := errors.AsType[*uci.Error](first); !ok || e.Fault != uci.Died || !errors.Is(second, first) {
		t.Errorf("%v, then %v", first, second)
	}
	p.Renew()
	if _, err := p.Analyse(t.Context(), startPlace(), uci.Limit{Depth: 1}); err == nil || errors.Is(err, first) {
		t.Errorf("started anew: %v", err)
	}
	if _, err := newPrograms(nil).Analyse(t.Context(), startPlace(), uci.Limit{}); !errors.Is(err, ErrNoEngine) {
		t.Error(err)
	}
}

// TestPlaceOf: what cannot be played is left out from before the last of it.
func TestPlaceOf(t *testing.T) {
	g := records.NewGame(engine.StandardSetup())
	at := records.NodeID(0)
	for _, text := range strings.Fields("H2-E2 H9-G7 A0-A9 A6-A5 H0-G2") {
		moves, _ := iccsMoves(text)
		undo, err := g.Apply(records.Edit{Op: records.AddMove, Node: at, Move: moves[0]})
		if err != nil {
			t.Fatal(err)
		}
		at = undo.Node
	}
	c := records.NewCursor(g)
	for ply, want := range []int{0, 1, 2, 0, 1, 2} {
		c.ToPly(ply)
		place, ok := PlaceOf(c)
		p, playable := c.Position()
		if ok != playable {
			t.Fatalf("ply %d: %v", ply, ok)
		}
		if !ok {
			continue
		}
		if len(place.Moves) != want {
			t.Errorf("ply %d: %d moves, want %d", ply, len(place.Moves), want)
		}
		end := place.Start
		for _, m := range place.Moves {
			end = end.PlayLegal(m)
		}
		if end.Key() != p.Key() {
			t.Errorf("ply %d: another position", ply)
		}
	}
}
