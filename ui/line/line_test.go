// The line mode: what it says, and what it asks.

package line

import (
	"bytes"
	"strconv"
	"strings"
	"testing"
	"time"
	"unicode"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/internal/gametest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

func study(t *testing.T) *records.Game {
	t.Helper()
	g := gametest.Played(t, engine.Standard, gametest.Printed)
	g.Tags = records.Tags{{Name: "Red", Value: "许银川"}, {Name: "Black", Value: "赵鑫鑫"}, {Name: "Result", Value: "0-1"}}
	g.SetComment(g.First(0), "a comment\x1b[2J\nwith \x07 control characters")
	g.Add(0, engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)})
	return g
}

// deskOf returns a desk with nothing chosen in the settings.
func deskOf(t *testing.T, games session.Collection, o desk.Options) *desk.Desk {
	t.Helper()
	o.Settings = store.Settings{Engines: o.Settings.Engines, Cards: o.Settings.Cards, Script: "auto", Retain: 90}
	d, err := desk.New(games, o)
	if err != nil {
		t.Fatal(err)
	}
	return d
}

// writerFunc writes games for a desk.
type writerFunc func(g *records.Game, index int, name string, sure bool) (*records.Game, error)

func (f writerFunc) Write(g *records.Game, index int, name string, sure bool) (*records.Game, error) {
	return f(g, index, name, sure)
}

// speak runs a line mode on lines of input.
func speak(t *testing.T, g *records.Game, l lang.Lang, prepare func(*desk.Desk), lines ...string) string {
	t.Helper()
	d := deskOf(t, session.Games{g}, desk.Options{Lang: l})
	if prepare != nil {
		prepare(d)
	}
	return speakAt(t, d, false, lines...)
}

// speakAt runs a line mode on a desk, with a prompt if somebody is there.
func speakAt(t *testing.T, d *desk.Desk, prompt bool, lines ...string) string {
	t.Helper()
	var out bytes.Buffer
	if err := Run(strings.NewReader(strings.Join(lines, "\n")+"\n"), &out, d, prompt); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

// TestNoControlCharacters goes through a whole game, a variation and every
// action: nothing that acts on a terminal, and no border, is printed.
func TestNoControlCharacters(t *testing.T) {
	for _, l := range lang.All {
		lines := make([]string, 45)
		lines = append(lines, "first", "+", "/", "first", "炮二平五", "马8进7", "where", "rank 0", "file 5", "piece 6", "legal", "pane", "?", "0", "00", ".", ".", ".", "5", "00")
		for _, a := range action.All() {
			if a.Name != "quit" {
				lines = append(lines, a.Name, ":"+a.Name, "")
			}
		}
		out := speak(t, study(t), l, nil, lines...)
		for _, r := range out {
			if r != '\n' && (unicode.IsControl(r) || r >= 0x2500 && r <= 0x257f) {
				t.Fatalf("%v: %q is printed", l, r)
			}
		}
	}
}

// TestEveryActionIsReached runs each action by its name: none is unknown.
func TestEveryActionIsReached(t *testing.T) {
	unknown := strings.Split(lang.English.Say(lang.NoSuchCommand, ""), `"`)[0]
	for _, a := range action.All() {
		for _, text := range []string{a.Name, ":" + a.Name} {
			out := speak(t, study(t), lang.English, nil, "+", "+", text, "+", "+")
			if strings.Contains(out, unknown) || strings.Contains(out, "is no move") {
				t.Errorf("%s: %s", text, out)
			}
		}
	}
}

func TestSentences(t *testing.T) {
	out := speak(t, study(t), lang.English, nil, "", "/", "-", "e2", "炮二平五", "read-comment", "q", "q")
	for _, want := range []string{"许银川", "40 plies", "? tells all commands", "The standard start position", "1. Red: elephant G0 to E2", "variations beside it: 1", "1. Red: cannon H2 to E2", "a comment", "Red to move"} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not said in\n%s", want, out)
		}
	}
}

// TestResultIsTheRecords: the result is said at the end of the record, not at
// that of a variation.
func TestResultIsTheRecords(t *testing.T) {
	wins := lang.English.Say(lang.BlackWins)
	if out := speak(t, study(t), lang.English, nil, "h2e2", "h9g7", "q", "q"); strings.Contains(out, wins) {
		t.Errorf("a new variation ends in\n%s", out)
	}
	if out := speak(t, study(t), lang.English, nil, ":last", "q"); !strings.Contains(out, wins) {
		t.Errorf("the record ends in\n%s", out)
	}
}

// digitsOf is a move as typed on the keypad: piece, from, to.
func digitsOf(b *engine.Board, m engine.Move) string {
	text := strconv.Itoa(int(b.At[m.From].Kind()))
	for _, s := range []engine.Square{m.From, m.To} {
		file, rank := s.Seen(b.Turn)
		text += strconv.Itoa(file) + strconv.Itoa(rank%10)
	}
	return text
}

// TestFollowBlind follows a game on no board, each move typed before it is said.
func TestFollowBlind(t *testing.T) {
	g := study(t)
	var lines []string
	b := g.Start.Board
	for id := g.First(0); id != 0; id = g.First(id) {
		lines = append(lines, digitsOf(&b, g.Move(id)))
		b.Move(g.Move(id))
	}
	out := speak(t, g, lang.English, func(d *desk.Desk) {
		d.Session.Blind = veil.Settings{Level: veil.NoBoard, List: veil.NoMoves}
		d.Session.Cover().Set(true)
	}, append(lines, "peeks")...)
	if n := strings.Count(out, lang.English.Say(lang.SaysMainline)); n != len(lines) {
		t.Errorf("%d of %d moves are the record's", n, len(lines))
	}
	if !strings.Contains(out, "Peeks: 0, misreports: 0") {
		t.Error(out)
	}
}

// TestDrill does a drill by lines of digits, and another run finds its history.
func TestDrill(t *testing.T) {
	log := &drill.MemoryLog{}
	now := time.Date(2024, 3, 1, 9, 0, 0, 0, time.UTC)
	d := deskOf(t, nil, desk.Options{
		Library: &drill.Library{Problems: drill.Ladder()}, Log: log,
		Now: func() time.Time { now = now.Add(time.Second); return now },
	})
	var out bytes.Buffer
	if err := RunDrill(strings.NewReader("/\n1\n.\n11\n-\n*\n1\n"), &out, "count", d, false); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"is which point for", "No board", "Done: "} {
		if !strings.Contains(strings.Replace(out.String(), "There is no board", "No board", 1), want) {
			t.Errorf("%q is not said in\n%s", want, out.String())
		}
	}
	if all, _ := log.All(); len(all) != 1 {
		t.Errorf("kept: %+v", all)
	}
	for _, tt := range []struct{ name, lines, want string }{
		{"", "*\n1\n", "names of ranks and points, level 1  1 of "},
		{"names", "", "names of ranks and points, level 1  1 of 5"},
	} {
		out.Reset()
		if err := RunDrill(strings.NewReader(tt.lines), &out, tt.name, d, false); err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(out.String(), tt.want) {
			t.Errorf("drill %q: %q is not said in\n%s", tt.name, tt.want, out.String())
		}
	}
}

// TestSaveAsks: what a save would lose is said, and the next line decides; where
// nobody answers nothing is written.
func TestSaveAsks(t *testing.T) {
	for _, tt := range []struct {
		prompt bool
		answer string
		saved  bool
	}{{true, "y", true}, {true, "1", true}, {true, "n", false}, {true, "炮二平五", false}, {true, "", false}, {false, "y", false}} {
		saved := false
		d := deskOf(t, session.Games{study(t)}, desk.Options{})
		d.Writer = writerFunc(func(_ *records.Game, _ int, name string, sure bool) (*records.Game, error) {
			if !sure {
				return nil, &session.Doubt{Lines: []session.DoubtLine{{Text: "a.fen cannot hold everything"}, {Text: "a comment"}}}
			}
			saved = name == "a.fen"
			return nil, nil
		})
		out := speakAt(t, d, tt.prompt, "save a.fen", tt.answer, "quit")
		if saved != tt.saved || !strings.Contains(out, "cannot hold") || tt.prompt != strings.Contains(out, "y / n") || saved == strings.Contains(out, "not saved") {
			t.Errorf("%+v: saved %v: %s", tt, saved, out)
		}
	}
}

// TestSaveSetUp: a position that was set up is not written over the game that it
// took the place of, nor is a mirrored game.
func TestSaveSetUp(t *testing.T) {
	for line, want := range map[string]int{"next": 0, "setup 3k5/9/9/9/9/9/9/9/9/4K3R w": -1, "mirror": -2} {
		index := -2
		speak(t, study(t), lang.English, func(d *desk.Desk) {
			d.Writer = writerFunc(func(_ *records.Game, i int, _ string, _ bool) (*records.Game, error) {
				index = i
				return nil, nil
			})
		}, line, "save", "quit")
		if index != want {
			t.Errorf("%s: game %d is written", line, index)
		}
	}
}

// TestKeptWork: what a run that was cut off left unsaved is told and there again,
// until it is dropped by quitting.
func TestKeptWork(t *testing.T) {
	state := store.NewState(t.TempDir())
	run := func(lines ...string) string {
		d := deskOf(t, session.Games{study(t)}, desk.Options{State: &state})
		out := speakAt(t, d, true, lines...)
		if err := d.Close(); err != nil {
			t.Error(err)
		}
		return out
	}
	run("comment typed here")
	if out := run("comment typed more"); !strings.Contains(out, "1 unsaved edits") || !strings.Contains(out, "revert") {
		t.Errorf("not told: %s", out)
	}
	if out := run("quit", "quit"); !strings.Contains(out, "2 unsaved edits") {
		t.Errorf("not told: %s", out)
	}
	if out := run("quit"); strings.Contains(out, "unsaved") {
		t.Errorf("dropped, and back: %s", out)
	}
}

// TestRepair: a damaged record is told, what would repair it is listed, made by its
// number, and undone.
func TestRepair(t *testing.T) {
	g := records.NewGame(engine.StandardSetup())
	at, p := records.NodeID(0), engine.StandardPosition()
	for _, text := range strings.Fields("炮二平五 马８进７ 马二进三 车９平８") {
		m, err := notation.Chinese{}.Parse(&p, text)
		if err != nil {
			t.Fatal(err)
		}
		at, p = g.Add(at, m), p.PlayLegal(m)
	}
	if _, err := g.Apply(records.Edit{Op: records.Unread, Node: at, Text: "车一平三 马２进３ 兵七进一"}); err != nil {
		t.Fatal(err)
	}
	out := speak(t, g, lang.English, nil, "last", ":repair", "0/", ":repair 1", "04", "06")
	for _, want := range []string{
		"damaged at ply 5", "车一平三 an own piece", ":repair lists what would repair it", ":repair 1   ply 5: read 车一平二 (I0-H0): one digit of", "made: ply 5",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("%q is not said:\n%s", want, out)
		}
	}
	if n := g.Ply(g.Last(0)); n != 7 {
		t.Errorf("%d plies in the end:\n%s", n, out)
	}
}

// TestLongLine: a line that is too long is left out, and the next one answered.
func TestLongLine(t *testing.T) {
	out := speak(t, study(t), lang.English, nil, strings.Repeat("x", longest+1), "62.5")
	refused, played := strings.Index(out, lang.English.Say(lang.LineTooLong)), strings.Index(out, "cannon")
	if refused < 0 || played < refused {
		t.Errorf("%.300q", out)
	}
}
