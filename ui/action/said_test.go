// What commands do and say, one after the other.

package action

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/lang"
)

// studied is a game with a capture, a check, comments and two variations:
//
//  1. 炮二平五 炮8平5 (1... 马2进3 2. 马二进一) 2. 炮五进四+ 士4进5 3. 兵七进一
//     (2. 马二进三)
func studied(t *testing.T) *Context {
	t.Helper()
	g := records.NewGame(engine.StandardSetup())
	c := records.NewCursor(g)
	play := func(ply int, texts ...string) {
		t.Helper()
		c.ToPly(ply)
		for _, text := range texts {
			p, _ := c.Position()
			m, _, err := notation.ParseAny(p, text, nil)
			if err == nil {
				err = c.Play(m)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	play(0, "炮二平五", "炮8平5", "炮五进四", "士4进5", "兵七进一")
	g.SetComment(c.Node(), "the end")
	play(2, "马二进三")
	play(1, "马2进3", "马二进一")
	g.SetComment(g.First(0), "a cannon to the middle file")
	return watched(t, g)
}

type scriptStep struct {
	line string
	ply  int    // after it
	said string // "! " and why, where it is refused
}

var scripts = []struct {
	name  string
	steps []scriptStep
}{
	{"seeking", []scriptStep{
		{"next-capture", 3, ""},
		{"next-capture", 3, "! none after this"},
		{"next-check", 3, "! none after this"},
		{"first", 0, ""},
		{"next-check", 3, ""},
		{"next-comment", 5, ""},
		{"previous-comment", 1, ""},
		{"previous-comment", 1, "! none before this"},
		{"next-branch", 2, ""},
		{"next-branch", 3, ""},
		{"next-branch", 3, "! none after this"},
		{"previous-branch", 2, ""},
		{"previous-branch", 2, "! none before this"},
	}},
	{"siblings", []scriptStep{
		{"sibling", 0, "! this move has no siblings"},
		{"goto 1b", 2, ""},
		{"sibling", 2, ""},
		{"promote", 2, "this is the main line now"},
		{"promote", 2, "! it is the main line already"},
		{"demote", 2, ""},
		{"demote", 2, "! none after this"},
		{"undo", 2, "undone"},
		{"redo", 2, "redone"},
		{"sibling-back", 2, ""},
		{"fold", 2, "variations folded here: 1"},
		{"fold", 2, "variations shown"},
		{"fold all", 2, "all variations folded; :fold all shows them"},
		{"fold all", 2, "variations shown"},
		{"fold some", 2, "! \"some\" is none of all"},
		{"first", 0, ""},
		{"fold", 0, "! no variations here"},
		{"variations", 0, "(pane variations)"},
		{"variations 1", 0, "! no other move here"},
		{"goto 1", 1, ""},
		{"variations 2", 2, ""},
		{"cover", 2, "the moves to come are covered"},
		{"sibling", 2, "! the moves to come are covered; . or :cover shows them"},
		{"fold", 2, "! no variations here"},
		{"next-comment", 2, "! the moves to come are covered; . or :cover shows them"},
		{"goto 3", 2, "! the moves to come are covered; . or :cover shows them"},
		{"last", 2, "! the moves to come are covered; . or :cover shows them"},
		{"cover", 2, "the moves to come are shown"},
	}},
	{"more than two", []scriptStep{
		{"goto 2", 3, ""},
		{"previous", 2, ""},
		{"move 马八进七", 3, "not in the record: a new variation"},
		{"promote", 3, "this variation stands one place earlier"},
		{"promote", 3, "this is the main line now"},
		{"demote", 3, ""},
		{"delete", 2, ""},
		{"undo", 3, "undone"},
		{"previous", 2, ""},
		{"cut", 2, ""},
		{"goto 2", 2, "! there is no round 2, the last is 1"},
		{"goto 2b", 2, "! there is no round 2, the last is 1"},
	}},
	{"edits", []scriptStep{
		{"revert", 0, "! there is no unsaved work"},
		{"undo", 0, "! nothing to undo"},
		{"redo", 0, "! nothing to redo"},
		{"mark !", 0, "! no move leads here"},
		{"last", 5, ""},
		{"mark", 5, "! no mark here; one is set by :mark ! or ? !! ?? !? ?!"},
		{"mark ?!", 5, "marked ?!"},
		{"mark", 5, "the mark is taken away"},
		{"comment", 5, "(comment)"},
		{"comment twice", 5, ""},
		{"read-comment", 5, "twice"},
		{"goto 2", 3, ""},
		{"read-comment", 3, "! there is no comment here"},
		{"cut", 3, ""},
		{"last", 3, ""},
		{"delete", 2, ""},
		{"revert", 5, "everything since the last save is taken back; redo makes it again"},
		{"next-game", 5, "! there is no game 2, the last is 1"},
		{"mirror", 5, "mirrored"},
		{"mirror", 5, ""},
		{"flip", 5, ""},
		{"fen", 5, "rnb1kabnr/4a4/1c2c4/p1p1C1p1p/9/2P6/P3P1P1P/1C7/9/RNBAKABNR b - - 0 1"},
		{"game 1x", 5, "! \"1x\" is no number"},
		{"setup", 5, "(setup)"},
		{"setup zzz", 5, "! \"zzz\", character 1: this character is no piece"},
		{"auto", 5, "! this is the end of the line"},
		{"first", 0, ""},
		{"auto", 0, "(every 2s)"},
		{"auto 0.05", 0, "! \"0.05\" is no number"},
		{"auto 3601", 0, "! \"3601\" is no number"},
		{"auto 0.5", 0, "(every 500ms)"},
	}},
	{"the board", []scriptStep{
		{"where", 0, "Red: king (五・一), advisor (六・一) (四・一), elephant (七・一) (三・一), horse (八・一) (二・一), rook (九・一) (一・一), cannon (八・三) (二・三), pawn (九・四) (七・四) (五・四) (三・四) (一・四) | Black: king (5・1), advisor (4・1) (6・1), elephant (3・1) (7・1), horse (2・1) (8・1), rook (1・1) (9・1), cannon (2・3) (8・3), pawn (1・4) (3・4) (5・4) (7・4) (9・4)"},
		{"piece 6", 0, "Red: cannon (八・三) (二・三); Black: cannon (2・3) (8・3)"},
		{"piece R", 0, "Red: rook (九・一) (一・一); Black: rook (1・1) (9・1)"},
		{"piece 馬", 0, "Red: horse (八・一) (二・一); Black: horse (2・1) (8・1)"},
		{"piece 8", 0, "! \"8\" is none of 1 2 3 4 5 6 7 K A E H R C P"},
		{"file 5", 0, "Red king (五・一), Red pawn (五・四), Black pawn (五・七), Black king (五・〇)"},
		{"file 0", 0, "! \"0\" is no number"},
		{"file 10", 0, "! \"10\" is no number"},
		{"rank 0", 0, "Black rook (九・〇), Black horse (八・〇), Black elephant (七・〇), Black advisor (六・〇), Black king (五・〇), Black advisor (四・〇), Black elephant (三・〇), Black horse (二・〇), Black rook (一・〇)"},
		{"rank 2", 0, "none"},
		{"rank 11", 0, "! \"11\" is no number"},
		{"last-move", 0, "! There is no move yet"},
		{"answer", 0, "! the moves to come are not covered"},
		{"cover", 0, "the moves to come are covered"},
		{"answer", 0, "the record plays 炮二平五 C2.5"},
		{"goto 1", 0, "! the moves to come are covered; . or :cover shows them"},
		{"next", 1, ""},
		{"move 炮二平五", 2, "not in the record: a new variation"},
		{"answer", 2, "! this is the end of the line"},
		{"cover", 2, "the moves to come are shown"},
		{"last-move", 2, "Black: 炮２平５"},
		{"legal", 2, "车九进一, 车九进二 | 马八进九, 马八进七 | 相七进九 | 仕六进五 | 帅五进一 | 仕四进五 | 相三进一 | 马二进三, 马二进一 | 车一进一, 车一进二 | 炮八平九, 炮八平七, 炮八平六, 炮八退一, 炮八进一, 炮八进二, 炮八进三, 炮八进四, 炮八进五, 炮八进六 | 炮五平七, 炮五平六, 炮五平四, 炮五平三, 炮五平二, 炮五平一, 炮五退一, 炮五进四 | 兵九进一 | 兵七进一 | 兵五进一 | 兵三进一 | 兵一进一"},
	}},
	{"blindfold", []scriptStep{
		{"goto 2", 3, ""},
		{"blind 1", 3, "Blindfold level 1: discs in the sides' colours; announced in chinese"},
		{"peek", 3, "Red: 炮五进四, captures, check"},
		{"blind off", 3, "Blindfold off"},
		{"peek", 3, "the moves to come are covered"},
		{"peek", 3, "the moves to come are shown"},
		{"blind 9", 3, "! \"9\" is none of 0 1 2 3 4 5 6"},
		{"blind 3 4", 3, "! give it a text behind the name: 3, 5 after 10, off"},
		{"blind 3 after x", 3, "! \"x\" is no number"},
		{"blind 3 after -1", 3, "! \"-1\" is no number"},
		{"blind 3 after 4", 3, "Blindfold level 3 after 4 rounds"},
		{"blind 5", 3, "Blindfold level 5: an empty board; announced in absolute"},
		{"peek", 3, "Red: 炮五三五七, check"},
		{"peek", 3, "Red: 炮五三五七"},
		{"peek", 3, "Which piece? 1 king 2 advisor 3 elephant 4 horse 5 rook 6 cannon 7 pawn | (reads)"},
		{"peek", 3, "Red: king (五・一), advisor (六・一) (四・一), elephant (七・一) (三・一), horse (八・一) (二・一), rook (九・一) (一・一), cannon (八・三) (五・七), pawn (九・四) (七・四) (五・四) (三・四) (一・四) | Black: king (5・1), advisor (4・1) (6・1), elephant (3・1) (7・1), horse (2・1) (8・1), rook (1・1) (9・1), cannon (2・3) (5・3), pawn (1・4) (3・4) (7・4) (9・4)"},
		{"peek", 3, "board for three seconds | (board true)"},
		{"peek", 3, "board | (board false)"},
		{"peek", 3, "board | (board false)"},
		{"piece 1", 3, "Red: king (五・一); Black: king (5・1)"},
		{"file 5", 3, "Red king (5・0), Red pawn (5・7), Red cannon (5・4), Black cannon (5・3), Black king (5・1)"},
		{"where", 3, "Red: king (五・一), advisor (六・一) (四・一), elephant (七・一) (三・一), horse (八・一) (二・一), rook (九・一) (一・一), cannon (八・三) (五・七), pawn (九・四) (七・四) (五・四) (三・四) (一・四) | Black: king (5・1), advisor (4・1) (6・1), elephant (3・1) (7・1), horse (2・1) (8・1), rook (1・1) (9・1), cannon (2・3) (5・3), pawn (1・4) (3・4) (7・4) (9・4)"},
		{"fen", 3, "rnbakabnr/9/1c2c4/p1p1C1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b - - 0 1"},
		{"setup", 3, "(setup)"},
		{"legal", 3, "炮53平3, 炮53平4, 炮53平6, 炮53平7, 炮53平8, 炮53平9, 炮5357 | 士4进5 | 士6进5"},
		{"peeks", 3, "Peeks: 14, misreports: 0 | last move: 2 | last move, absolute: 1 | one piece: 3 | list of pieces: 2 | board for three seconds: 1 | board: 5"},
		{"next-capture", 3, "! Hidden while blind"},
		{"search x", 3, "! Hidden while blind"},
		{"fold", 3, "! no variations here"},
		{"captures", 3, "! choose this before going blind"},
		{"captures", 3, "! choose this before going blind"},
		{"checks", 3, "! choose this before going blind"},
		{"checks", 3, "! choose this before going blind"},
		{"announce wxf", 3, "! choose this before going blind"},
		{"announce", 3, "! choose this before going blind"},
		{"announce none", 3, "! choose this before going blind"},
		{"misses 3", 3, "misreports that lose: 3"},
		{"misses x", 3, "! \"x\" is no number"},
		{"list", 3, "the last round"},
		{"list none", 3, "no moves, each announced once"},
		{"list", 3, "all moves"},
		{"list some", 3, "! \"some\" is none of all round ply none"},
		{"variations 1", 3, "! no variations here"},
		{"blind", 3, "Blindfold off"},
		{"captures", 3, "captures are announced"},
		{"captures", 3, "captures are not announced"},
		{"captures", 3, "captures are announced"},
		{"checks", 3, "checks are not announced"},
		{"checks", 3, "checks are announced"},
		{"checks", 3, "checks are not announced"},
		{"announce none", 3, "! \"none\" is none of chinese chinese-traditional wxf keypad iccs absolute shorthand vietnamese words"},
		{"announce wxf", 3, "announced in wxf"},
		{"announce", 3, "announced in chinese"},
		{"blind 4", 3, "Blindfold level 4: an empty board, the last move marked; announced in absolute"},
		{"last-move", 3, "Red: 炮五三五七, captures"},
		{"blind off", 3, "Blindfold off"},
	}},
	{"bookmarks", []scriptStep{
		{"bookmarks", 0, "! no bookmarks: :bookmark sets one"},
		{"goto 1", 1, ""},
		{"bookmark", 1, "bookmark: 1 炮二平五"},
		{"bookmark", 1, "the bookmark is gone"},
		{"bookmark there", 1, "bookmark: there"},
		{"bookmark here", 1, "bookmark: here"},
		{"last", 5, ""},
		{"bookmark the end", 5, "bookmark: the end"},
		{"bookmarks", 5, ":bookmarks 1   here   ply 1 | :bookmarks 2   the end   ply 5"},
		{"bookmarks 1", 1, "here"},
		{"bookmarks 3", 1, "! \"3\" is not found"},
		{"bookmarks nowhere", 1, "! \"nowhere\" is not found"},
	}},
	{"looks", []scriptStep{
		{"columns", 0, "all columns that fit: chinese chinese-traditional wxf keypad iccs absolute shorthand vietnamese"},
		{"columns wxf", 0, "columns: wxf; :remember keeps it"},
		{"columns all", 0, "! \"all\" is none of chinese chinese-traditional wxf keypad iccs absolute shorthand vietnamese"},
		{"labels", 0, "labels: iccs; :remember keeps it"},
		{"labels iccs", 0, "labels: iccs; :remember keeps it"},
		{"pieces simplified", 0, "pieces: simplified; :remember keeps it | (restyled false)"},
		{"pairs", 0, ""},
		{"compact", 0, ""},
		{"keypad", 0, "(keypad)"},
		{"mouse off", 0, "the mouse selects text; :mouse on has it move pieces again | (mouse false)"},
		{"mouse on", 0, "the mouse is on: it clicks and drags pieces | (mouse true)"},
		{"mouse", 0, "mouse: on off"},
		{"mouse x", 0, "! \"x\" is none of on off"},
		{"round", 2, ""},
		{"round-back", 0, ""},
	}},
}

// TestSaid runs the commands of each script.
func TestSaid(t *testing.T) {
	for _, script := range scripts {
		t.Run(script.name, func(t *testing.T) {
			c := studied(t)
			for i, step := range script.steps {
				heard(c).clear()
				err := Command(c, step.line)
				said := heard(c).all()
				if err != nil {
					text, ok := Explain(err, lang.English)
					if !ok {
						text = err.Error()
					}
					said = "! " + text
				}
				if said != step.said || c.Session.Ply() != step.ply {
					t.Errorf("%d :%s: ply %d, %q; want ply %d, %q", i+1, step.line, c.Session.Ply(), said, step.ply, step.said)
				}
			}
		})
	}
}

// clear forgets what was heard.
func (h *host) clear() { *h = host{} }

// all is what was heard, a part after the other.
func (h *host) all() string {
	return strings.Join(append(append(append([]string{}, h.parts...), h.lines...), h.choices...), " | ")
}
