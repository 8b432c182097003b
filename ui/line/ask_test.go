// Questions of the line mode: positions, comments, saving, help.

package line

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// in reports whether all texts are said, in their order.
func in(out string, texts ...string) bool {
	for _, text := range texts {
		_, rest, ok := strings.Cut(out, text)
		if !ok {
			return false
		}
		out = rest
	}
	return true
}

func TestSetUpByLines(t *testing.T) {
	out := speak(t, study(t), lang.English, nil, "setup", "clear", "nonsense", "", "帅五一 将41 车一一", "", "r1+1", "q", "q")
	if !in(out, "or a FEN", "there is no red king", `"nonsense"`, "Red: king", "play from here", "Red to move", "1. Red: rook I0 to I1") {
		t.Error(out)
	}
	if out := speak(t, study(t), lang.English, nil, "setup", "*", "fen", "q"); !strings.Contains(out, "rnbakabnr") {
		t.Errorf("* does not leave:\n%s", out)
	}
}

func TestCommentByLines(t *testing.T) {
	out := speak(t, study(t), lang.English, nil, "+", "comment", "two words", "read-comment", "comment", "", "read-comment", "q", "q")
	if strings.Count(out, "two words\n") != 2 {
		t.Error(out)
	}
}

// TestSaveWhileBlind: a save names no place at which something would be lost.
func TestSaveWhileBlind(t *testing.T) {
	for _, level := range []veil.Level{veil.Open, veil.Sides, veil.Empty} {
		out := speak(t, study(t), lang.English, func(d *desk.Desk) {
			d.Session.Blind.Choose(level)
			d.Writer = writerFunc(func(*records.Game, int, string, bool) (*records.Game, error) {
				return nil, &session.Doubt{Lines: []session.DoubtLine{{Text: "cannot hold everything"}, {Text: "ply 3: C2.5", Hides: true}}}
			})
		}, "save x.txt", "q")
		if !strings.Contains(out, "cannot hold everything") || strings.Contains(out, "ply 3") != (level == veil.Open) {
			t.Errorf("level %d:\n%s", level, out)
		}
	}
}

// TestBoardByLevel says what each level shows of the board.
func TestBoardByLevel(t *testing.T) {
	for level, want := range map[veil.Level]string{
		veil.Open: "Rank 0: Red rook A0, Red horse B0", veil.Sides: "Rank 0: Red A0, Red B0", veil.Discs: "Rank 0: disc A0, disc B0",
		veil.Near: "Rank 0: Red rook A0, Red horse B0", veil.Empty: "",
	} {
		out := speak(t, records.NewGame(engine.StandardSetup()), lang.English, func(d *desk.Desk) { d.Session.Blind.Choose(level) }, "redraw", "q")
		if !strings.Contains(out, want) || strings.Contains(out, "Rank 9") != (level < veil.Near) {
			t.Errorf("level %d:\n%s", level, out)
		}
	}
}

// TestHelp: help is a screen, and tells of one action by its name.
func TestHelp(t *testing.T) {
	out := speak(t, study(t), lang.English, nil, "help", "q")
	if n := strings.Count(out, "\n"); n > 15 || !in(out, "Going about: next, previous", "help and a name") {
		t.Errorf("%d lines:\n%s", n, out)
	}
	out = speak(t, study(t), lang.English, nil, "help undo", "? goto", "nxet", "q")
	if !in(out, "undo: undo (not now: nothing to undo)", "goto 12, 12b, 24p: go to", "If you meant the command") {
		t.Error(out)
	}
}
