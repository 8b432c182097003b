// What is said can be listened to: in the words and the script of the language.

package line

import (
	"strings"
	"testing"
	"unicode"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// foreign returns the first line with a Chinese character.
func foreign(out string) string {
	for text := range strings.Lines(out) {
		if strings.ContainsFunc(text, func(r rune) bool { return unicode.Is(unicode.Han, r) }) {
			return text
		}
	}
	return ""
}

// TestNoCharactersInEnglish: of a game whose own texts have none, no sentence has a
// Chinese character in English or Vietnamese, seen and blind, whatever is asked.
func TestNoCharactersInEnglish(t *testing.T) {
	for _, l := range []lang.Lang{lang.English, lang.Vietnamese} {
		for _, blind := range []veil.Level{veil.Open, veil.Near, veil.Empty} {
			g := study(t)
			g.Tags = records.Tags{{Name: "Red", Value: "A. Able"}, {Name: "Black", Value: "B. Baker"}, {Name: "Result", Value: "0-1"}}
			lines := make([]string, 40)
			lines = append(lines, "where", "pane", "legal", "more", "legal 4", "piece horse", "rank 3", "file 5", "at e2", "name e2", "name d7", "hanging", "last-move", "fen", "goto 4",
				"zz", "h9g5", "C2.9", "53+9", "+", "/", "variations", "setup", "clear", "nonsense", "", "*", "comment", "", "phrase", "marks", "about", "menu", "help", "peeks", ".", ".", ".", "4", ".", ".")
			for _, a := range action.All() {
				switch a.Name {
				case "quit", "games", "phrase", "language", "columns": // names in Chinese are what they tell
				default:
					lines = append(lines, a.Name, "help "+a.Name, "")
				}
			}
			out := speak(t, g, l, func(d *desk.Desk) { d.Session.Blind.Choose(blind) }, lines...)
			if text := foreign(out); text != "" {
				t.Errorf("%v, level %d: %s", l, blind, text)
			}
		}
	}
}

// TestAnnouncedByChoice: words in any language, characters in any, where they are
// chosen.
func TestAnnouncedByChoice(t *testing.T) {
	for _, tt := range []struct {
		l          lang.Lang
		name, want string
	}{
		{lang.English, "", "elephant G0 to E2"},
		{lang.English, "wxf", "E3+5"},
		{lang.English, "chinese", "相三进五"},
		{lang.Simplified, "", "相三进五"},
		{lang.Simplified, "words", "相 (三·一)到(五·三)"},
		{lang.Vietnamese, "words", "Tượng (3·1) đến (5·3)"},
	} {
		out := speak(t, study(t), tt.l, func(d *desk.Desk) { d.Session.Blind.Notation = tt.name }, "", "q")
		if !strings.Contains(out, tt.want) {
			t.Errorf("%v, %q: %q is not said:\n%s", tt.l, tt.name, tt.want, out)
		}
	}
}

// TestEndsAreSaid: check, mate and stalemate are said wherever one asks how things
// stand.
func TestEndsAreSaid(t *testing.T) {
	for fen, want := range map[string]string{
		"3aka3/9/9/9/4C4/9/9/4C4/9/3K5 b": lang.English.Say(lang.Checkmate),
		"3k5/4P4/9/9/9/9/9/9/9/4K4 b":     lang.English.Say(lang.Stalemate),
		"4k4/9/9/9/9/9/9/9/9/3KR4 b":      "check",
	} {
		setup, err := engine.ParseFEN(fen)
		if err != nil {
			t.Fatal(err)
		}
		for _, ask := range []string{"where", "pane", "redraw"} {
			out := speak(t, records.NewGame(setup), lang.English, nil, ask, "q")
			if n := strings.Count(strings.ToLower(out), want); n < 2 { // at the start, and asked for
				t.Errorf("%s: %s: %q is said %d times:\n%s", fen, ask, want, n, out)
			}
		}
	}
}

// TestBlindAtStart: that pieces are hidden is said, and how they are seen.
func TestBlindAtStart(t *testing.T) {
	for _, l := range lang.All {
		out := speak(t, study(t), l, func(d *desk.Desk) { d.Session.Blind.Choose(veil.Empty) }, "q")
		if !in(out, l.Say(lang.BlindLevels[veil.Empty]), l.Say(lang.LineBlind)) {
			t.Errorf("%v:\n%s", l, out)
		}
		if out := speak(t, study(t), l, nil, "q"); strings.Contains(out, l.Say(lang.LineBlind)) {
			t.Errorf("%v, nothing hidden:\n%s", l, out)
		}
	}
}

// TestGamesFiltered: a text names the games that have it, and a game tells of itself.
func TestGamesFiltered(t *testing.T) {
	var games session.Games
	for i, red := range []string{"Able", "Baker", "Charlie"} {
		g := study(t)
		g.Tags = records.Tags{{Name: "Red", Value: red}, {Name: "Black", Value: "Dog"}, {Name: "Event", Value: []string{"Spring Cup", "Autumn Cup", "Spring Cup"}[i]}, {Name: "Date", Value: "1999.05.01"}}
		games = append(games, g)
	}
	d := deskOf(t, games, desk.Options{})
	out := speakAt(t, d, true, "games spring", "games dog autumn", "games xyz", "about", "about date", "about opening", "about Event", "about result", "q")
	if !in(out, "\n> 1. Able, Dog, Spring Cup, 1999.05.01\n3. Charlie", "\n> 2. Baker, Dog, Autumn", `xyz`, "Event: Spring Cup", "Date: 1999.05.01", "A", "Date: 1999.05.01", "Opening: A", "Event: Spring Cup", "Result") {
		t.Error(out)
	}
	games[0].Tags = append(games[0].Tags, records.Tag{Name: "Title", Value: "Able beats Dog"})
	if out := speakAt(t, deskOf(t, games, desk.Options{}), true, "games spring", "q"); !in(out, "1. Able beats Dog, Spring Cup, 1999.05.01\n") {
		t.Errorf("names are said twice:\n%s", out)
	}
	d = deskOf(t, games, desk.Options{})
	out = speakAt(t, d, true, "cover", "about", "about opening", "q")
	if strings.Contains(out, "Opening: ") {
		t.Errorf("covered:\n%s", out)
	}
}

// TestLongAnswersInParts: the legal moves of all pieces come in parts.
func TestLongAnswersInParts(t *testing.T) {
	d := deskOf(t, session.Games{records.NewGame(engine.StandardSetup())}, desk.Options{})
	out := speakAt(t, d, true, "legal", "more", "more", "q", "q")
	if strings.Count(out, "more goes on") != 1 || strings.Count(out, "rook") != 4 || !in(out, "more goes on", "rook I0 to I1", "pawn I3 to I4", lang.English.Say(lang.LineAll)) {
		t.Error(out)
	}
}

// TestVietnameseFirst: letters are Vietnamese first where that is the language, WXF
// where their Vietnamese meaning is illegal or by its name, and the echo says which.
func TestVietnameseFirst(t *testing.T) {
	read := func(name string) string {
		return lang.Vietnamese.Say(lang.ReadAs, lang.Vietnamese.Notation(name))
	}
	out := speak(t, records.NewGame(engine.StandardSetup()), lang.Vietnamese, nil, "P2-5", "wxf H8+7", "C8.7", "q", "q")
	if !in(out, "P2-5", read("vietnamese"), "M8.7", read("wxf")) || strings.Count(out, "đọc theo") != 2 {
		t.Error(out)
	}
	if out := speak(t, records.NewGame(engine.StandardSetup()), lang.English, nil, "C2.5", "q", "q"); strings.Contains(out, "read as") {
		t.Error(out)
	}
}
