// Programs as they are, well-behaved and not.

package uci

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"qipu/engine"
)

// hasty is patience with programs that are known to be silent.
var hasty = Patience{Hello: 100 * time.Millisecond, Other: 20 * time.Millisecond, Ready: 100 * time.Millisecond, Stop: 100 * time.Millisecond, Quit: 100 * time.Millisecond}

// started starts a fake, which is closed at the end of the test.
func started(t *testing.T, c Config) *Program {
	t.Helper()
	c.Name = "fake"
	p, err := Start(t.Context(), c)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

// after returns the place after moves in ICCS from the start of a game.
func after(t *testing.T, moves string) Place {
	t.Helper()
	at := Place{Start: engine.StandardPosition()}
	for _, text := range strings.Fields(moves) {
		m, ok := parseMove(strings.ToLower(text), 0)
		if !ok {
			t.Fatal(text)
		}
		at.Moves = append(at.Moves, m)
	}
	return at
}

func TestStart(t *testing.T) {
	for _, row := range []struct {
		manners  string
		protocol Protocol
		want     Identity
	}{
		{"", Auto, Identity{Name: "Fake 1.0", Author: "Nobody", Protocol: UCI}},
		{"ranks-from-1", UCI, Identity{Name: "Fake 1.0", Author: "Nobody", Protocol: UCI, FirstRank: 1}},
		{"ranks-from-1 variants banner crlf", Auto, Identity{Name: "Fake 1.0", Author: "Nobody", Protocol: UCI, FirstRank: 1}},
		{"ucci", UCCI, Identity{Name: "Fake 1.0", Author: "Nobody", Protocol: UCCI}},
		{"ucci crlf", Auto, Identity{Name: "Fake 1.0", Author: "Nobody", Protocol: UCCI}},
		{"slow-and-speaks-both", Auto, Identity{Name: "Fake 1.0", Author: "Nobody", Protocol: UCI}},
	} {
		t.Run(row.manners, func(t *testing.T) {
			c := Config{Command: command(strings.Fields(row.manners)...), Protocol: row.protocol}
			if strings.HasPrefix(row.manners, "ucci") || strings.HasPrefix(row.manners, "slow") {
				c.Patience.Other = time.Millisecond // it is silent at the first greeting
			}
			p := started(t, c)
			is := p.Identity()
			if n := len(is.Options); n != map[Protocol]int{UCI: 3, UCCI: 2}[is.Protocol]+strings.Count(row.manners, "variants") {
				t.Errorf("%d options: %+v", n, is.Options)
			}
			if is.Name != row.want.Name || is.Author != row.want.Author || is.Protocol != row.want.Protocol || is.FirstRank != row.want.FirstRank {
				t.Errorf("%+v, want %+v", is, row.want)
			}
			u, err := p.Analyse(t.Context(), after(t, "h2e2"), Limit{Depth: 3})
			if err != nil || u.Best.String() != "A6-A5" {
				t.Errorf("best is %v, %v", u.Best, err)
			}
		})
	}
}

func TestOptions(t *testing.T) {
	p := started(t, Config{Command: command("variants"), Options: map[string]string{"skill level": "3", "clear hash": "", "MultiPV": "2"}})
	want := []Option{
		{Name: "Skill Level", Type: "spin", Default: "20", Min: "-20", Max: "20"},
		{Name: "MultiPV", Type: "spin", Default: "1", Min: "1", Max: "500"},
		{Name: "Clear Hash", Type: "button"},
		{Name: "UCI_Variant", Type: "combo", Default: "chess", Values: []string{"chess", "xiangqi", "king of the hill"}},
	}
	got := p.Identity().Options
	for i := range want {
		if i >= len(got) || got[i].Name != want[i].Name || got[i].Type != want[i].Type || got[i].Default != want[i].Default ||
			got[i].Min != want[i].Min || got[i].Max != want[i].Max || strings.Join(got[i].Values, ",") != strings.Join(want[i].Values, ",") {
			t.Fatalf("%+v, want %+v", got, want)
		}
	}
	u, err := p.Analyse(t.Context(), after(t, ""), Limit{Depth: 3})
	if err != nil || len(u.Lines) != 2 || u.Lines[0].Rank != 1 || u.Lines[1].Rank != 2 || u.Lines[0].Depth != 3 {
		t.Errorf("%+v, %v", u, err)
	}
	p.Close()
	said := strings.Join(p.Complaints(), "\n")
	for _, text := range []string{"set name Skill Level value 3", "set name Clear Hash", "set name UCI_Variant value xiangqi"} {
		if !strings.Contains(said, text) {
			t.Errorf("%q is not said:\n%s", text, said)
		}
	}
	u2 := started(t, Config{Command: command("ucci"), Protocol: UCCI, Options: map[string]string{"HASHSIZE": "64"}})
	u2.Close()
	if said := strings.Join(u2.Complaints(), "\n"); !strings.Contains(said, "set hashsize 64") || !strings.Contains(said, "set usemillisec true") {
		t.Error(said)
	}
}

// TestOptionsOfASearch: an option for one search is as it was in the next one.
func TestOptionsOfASearch(t *testing.T) {
	p := started(t, Config{Command: command(), Options: map[string]string{"skill level": "7"}})
	for _, row := range []struct {
		with  []Setting
		lines int
	}{
		{nil, 1},
		{[]Setting{{"multipv", "3"}, {"Contempt", "9"}}, 3},
		{[]Setting{{"MultiPV", "3"}, {"Skill Level", "-5"}}, 3},
		{nil, 1},
	} {
		u, err := p.Analyse(t.Context(), after(t, ""), Limit{Depth: 3, Options: row.with})
		if err != nil || len(u.Lines) != row.lines {
			t.Fatalf("with %v: %d lines, %v", row.with, len(u.Lines), err)
		}
	}
	p.Close()
	var set []string
	for _, line := range p.Complaints() {
		if text, ok := strings.CutPrefix(line, "set name "); ok {
			set = append(set, text)
		}
	}
	want := []string{"Skill Level value 7", "MultiPV value 3", "Skill Level value -5", "MultiPV value 1", "Skill Level value 7"}
	if !slices.Equal(set, want) {
		t.Errorf("set %q, want %q", set, want)
	}
}

// TestFaults starts what cannot be used, and asks what cannot be believed: each is
// named in one line in which nothing acts on a terminal.
func TestFaults(t *testing.T) {
	for _, row := range []struct {
		manners  string
		protocol Protocol
		fault    Fault
		says     string
	}{
		{"dies-at-start", Auto, Died, "cannot load the network"},
		{"no-hello", Auto, NoHello, "neither UCI nor UCCI"},
		{"half-a-line", UCI, Died, "exit status 1"},
		{"endless-line", UCI, Floods, ""},
		{"endless-hello", UCI, Floods, ""},
		{"never-ready", UCI, NotReady, ""},
		{"chess-variants", UCI, OtherGame, ""},
		{"chess", UCI, OtherGame, `"e2e4"`},
		{"dies-in-thought", UCI, Died, "segmentation fault"},
		{"illegal-answer", UCI, Illegal, `"a0a9"`},
		{"no-answer-though-there-is", UCI, Illegal, `"(none)"`},
		{"ucci nobestmove", UCCI, Illegal, ""},
		{"floods-thought ucci", UCCI, Floods, ""},
		{"floods-thought", UCI, Floods, ""},
	} {
		t.Run(row.manners, func(t *testing.T) {
			patience := hasty
			if row.fault != NoHello && row.fault != NotReady {
				patience = Patience{Quit: 100 * time.Millisecond}
			}
			p, err := Start(t.Context(), Config{Name: "fake", Command: command(strings.Fields(row.manners)...), Protocol: row.protocol, Patience: patience})
			if err == nil {
				_, err = p.Analyse(t.Context(), after(t, "h2e2"), Limit{Depth: 2})
				p.Close()
			}
			var e *Error
			if !errors.As(err, &e) || e.Fault != row.fault || !strings.Contains(e.Error(), row.says) {
				t.Fatalf("%v, want fault %v with %q", err, faultTexts[row.fault], row.says)
			}
			if strings.ContainsFunc(e.Error(), unicode.IsControl) {
				t.Errorf("%q is no line", e.Error())
			}
		})
	}
	_, err := Start(t.Context(), Config{Name: "fake", Command: []string{filepath.Join(t.TempDir(), "nothing")}})
	if e := (*Error)(nil); !errors.As(err, &e) || e.Fault != NotStarted || !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a program that is not there: %v", err)
	}
	if _, err = Start(t.Context(), Config{Name: "fake"}); !errors.Is(err, errNoCommand) {
		t.Errorf("no program: %v", err)
	}
	_, err = Start(t.Context(), Config{Name: "fake", Command: command(), Options: map[string]string{"Threds": "2"}})
	if e := (*Error)(nil); !errors.As(err, &e) || e.Fault != NoOption || e.Detail != "Threds" {
		t.Errorf("an option that is not there: %v", err)
	}
}

// TestHang: a program that does not stop when it is told to is given up.
func TestHang(t *testing.T) {
	p := started(t, Config{Command: command("never-stops"), Patience: Patience{Stop: 100 * time.Millisecond, Quit: 100 * time.Millisecond}})
	p.Go(after(t, ""), Limit{})
	<-p.Updates() // it thinks
	p.Stop()
	for u := range p.Updates() {
		if u.Err != nil {
			if u.Err.Fault != Hangs {
				t.Error(u.Err)
			}
			return
		}
	}
	t.Error("nothing is said of it")
}

func TestThoughts(t *testing.T) {
	black := "h2e2"
	for _, row := range []struct {
		manners, moves string
		score          Score
		depth, line    int
	}{
		{"", "", Score{CP: 50}, 3, 1},
		{"", black, Score{CP: -50}, 3, 1},
		{"mates", "", Score{Mate: true, In: 2, Winner: engine.Black}, 6, 1},
		{"mates", black, Score{Mate: true, In: 2, Winner: engine.Red}, 6, 1},
		{"bounds", "", Score{CP: 40}, 5, 2},
		{"line-leads-nowhere", "", Score{CP: 40}, 6, 2},
		{"ucci bare-scores", black, Score{CP: -3}, 6, 2},
		{"ucci bare-mate", "", Score{Mate: true, In: 2, Winner: engine.Red}, 6, 2},
		{"ranks-from-1 bounds", black, Score{CP: -40}, 5, 2},
	} {
		t.Run(row.manners+row.moves, func(t *testing.T) {
			protocol := UCI
			if strings.Contains(row.manners, "ucci") {
				protocol = UCCI
			}
			p := started(t, Config{Command: command(strings.Fields(row.manners)...), Protocol: protocol})
			u, err := p.Analyse(t.Context(), after(t, row.moves), Limit{Depth: 6})
			if err != nil || len(u.Lines) != 1 {
				t.Fatalf("%+v, %v", u, err)
			}
			if l := u.Lines[0]; l.Score != row.score || l.Depth != row.depth || len(l.Moves) != row.line {
				t.Errorf("%+v, want %+v", l, row)
			}
		})
	}
}

// TestRestricted: only some moves are looked at, in both protocols.
func TestRestricted(t *testing.T) {
	want := engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}
	for _, protocol := range []Protocol{UCI, UCCI} {
		p := started(t, Config{Command: command(protocol.String()), Protocol: protocol})
		u, err := p.Analyse(t.Context(), after(t, ""), Limit{Depth: 1, Only: []engine.Move{want}})
		if err != nil || u.Best != want {
			t.Errorf("%v: %v, %v", protocol, u.Best, err)
		}
	}
}

// TestLateAnswers: of many questions only the last one is answered, whatever the
// program still says of the others.
func TestLateAnswers(t *testing.T) {
	p := started(t, Config{Command: command()})
	places := []Place{after(t, ""), after(t, "h2e2"), after(t, "h2e2 h9g7"), after(t, "h2e2 h9g7 h0g2")}
	for i := range 200 {
		p.Go(places[i%len(places)], Limit{})
	}
	p.Go(places[1], Limit{}) // from here Black's moves alone can be right
	last := p.Go(places[1], Limit{})
	p.Stop()
	for u := range p.Updates() {
		if u.Err != nil {
			t.Fatal(u.Err)
		}
		if u.Search == last && u.Done {
			if u.Best.String() != "A6-A5" {
				t.Errorf("answered with %v", u.Best)
			}
			return
		}
	}
}

// TestRest: a program that rests thinks of nothing, and the next question is
// answered as ever.
func TestRest(t *testing.T) {
	p := started(t, Config{Command: command()})
	p.Rest(t.Context()) // thinks of nothing
	p.Go(after(t, ""), Limit{})
	<-p.Updates()
	p.Rest(t.Context())
	if u, err := p.Analyse(t.Context(), after(t, "h2e2"), Limit{Depth: 1}); err != nil || u.Best.String() != "A6-A5" {
		t.Errorf("%v, %v", u.Best, err)
	}
	q := started(t, Config{Command: command("never-stops"), Patience: Patience{Stop: 100 * time.Millisecond, Quit: 100 * time.Millisecond}})
	q.Go(after(t, ""), Limit{})
	<-q.Updates()
	over, cancel := context.WithCancel(t.Context())
	cancel()
	q.Stop()
	q.Rest(over) // nobody waits for it longer than it is told
	u := <-q.Updates()
	for u.Err == nil {
		u = <-q.Updates()
	}
	if u.Err.Fault != Hangs {
		t.Error(u.Err)
	}
	q.Rest(t.Context()) // it is gone
}

// TestTime: a time of thinking ends in protocols without a word for it.
func TestTime(t *testing.T) {
	for _, protocol := range []Protocol{UCI, UCCI} {
		p := started(t, Config{Command: command(protocol.String()), Protocol: protocol})
		if u, err := p.Analyse(t.Context(), after(t, ""), Limit{Time: time.Millisecond}); err != nil || u.Best.String() != "A0-A1" {
			t.Errorf("%v: %+v, %v", protocol, u, err)
		}
	}
}

// TestOver: of a game that is over nothing is asked, and the answer is known.
func TestOver(t *testing.T) {
	setup, err := engine.ParseFEN("3k5/9/9/9/9/9/9/9/3RR4/4K4 b")
	if err != nil {
		t.Fatal(err)
	}
	at, err := setup.Position()
	if err != nil {
		t.Fatal(err)
	}
	p := started(t, Config{Command: command("dies-in-thought")})
	u, err := p.Analyse(t.Context(), Place{Start: at}, Limit{Depth: 4})
	if want := (Score{Mate: true, Winner: engine.Red}); err != nil || !u.None || u.Lines[0].Score != want {
		t.Errorf("%+v, %v", u, err)
	}
}

// TestNothingActs: what a program says is shown without what acts on a terminal,
// and no more of it than there is room for.
func TestNothingActs(t *testing.T) {
	p := started(t, Config{Command: command("escapes")})
	if name := p.Identity().Name; name != "]0;ownedFa[2Jke?" {
		t.Errorf("%q", name)
	}
	if _, err := p.Analyse(t.Context(), after(t, ""), Limit{Depth: 1}); err != nil {
		t.Error(err)
	}
	if said := strings.Join(p.Complaints(), ""); strings.ContainsFunc(said, unicode.IsControl) || !strings.Contains(said, "ERROR") {
		t.Errorf("%q", said)
	}
	p = started(t, Config{Command: command("complains")})
	p.Close()
	said := p.Complaints()
	if len(said) != saidLines || len([]rune(said[0])) > longestSaid+3 || !strings.HasPrefix(said[saidLines-1], "complaint 999 [31mx") {
		t.Errorf("%d lines: %q", len(said), said)
	}
	p = started(t, Config{Command: command("complains-without-end")})
	if u, err := p.Analyse(t.Context(), after(t, ""), Limit{Depth: 1}); err != nil || !u.Done {
		t.Error(err)
	}
}

// TestContext: with its context a program ends.
func TestContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	p, err := Start(ctx, Config{Name: "fake", Command: command()})
	if err != nil {
		t.Fatal(err)
	}
	cancel()
	if _, ok := <-p.Updates(); ok {
		t.Error("an update of a program that is closed")
	}
	<-p.finished
	waiting, cancel := context.WithCancel(t.Context())
	q := started(t, Config{Command: command()})
	cancel()
	if _, err := q.Analyse(waiting, after(t, ""), Limit{}); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
	if u, err := q.Analyse(t.Context(), after(t, ""), Limit{Depth: 1}); err != nil || !u.Done {
		t.Errorf("after that: %+v, %v", u, err)
	}
}
