// The table of actions, and the commands that name them.

package action

import (
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/lang"
)

func start(t *testing.T) *Context {
	t.Helper()
	return watched(t, records.NewGame(engine.StandardSetup()), records.NewGame(engine.StandardSetup()))
}

// TestTable: every action has a title, and what begins a move is no key of one,
// but for the ones that a move typed into an empty line cannot begin with.
func TestTable(t *testing.T) {
	for i := range All() {
		a := &All()[i]
		if a.Title == lang.NoText || a.Do == nil {
			t.Errorf("%s has no title or does nothing", a.Name)
		}
		for _, key := range a.Keys {
			if len(key) == 1 && !strings.Contains("+-*/.0?:", key) {
				t.Errorf("%s is on %q, which can begin a move", a.Name, key)
			}
		}
	}
}

func TestFind(t *testing.T) {
	for line, want := range map[string]string{"goto": "goto", "got 12": "goto", "fen": "fen", "nxcm": "next-comment", "promo": "promote", "game 2": "game"} {
		found := Find(line)
		if len(found) == 0 || found[0].Name != want {
			t.Errorf("%q finds %v, want %s", line, found, want)
		}
	}
	if len(Find("xyzzy")) != 0 || len(Find("")) != len(All()) {
		t.Error("nothing is found, or not all")
	}
}

// TestSought: the words people look for find their commands.
func TestSought(t *testing.T) {
	for text := range strings.FieldsSeq("注释 注解 搜索 查找 悔棋 打开 新局 主变 结果 复制 註解 搜尋 開啟 主變 複製") {
		if len(Find(text)) == 0 {
			t.Errorf("%s finds nothing", text)
		}
	}
	for text, name := range sought {
		if byName[name] == nil {
			t.Errorf("%s is %s, which there is not", text, name)
		}
	}
}

// TestCommands runs lines one after the other and looks at where they lead.
func TestCommands(t *testing.T) {
	c := start(t)
	steps := []struct {
		line string
		ply  int
		ok   bool
	}{
		{"move 炮二平五", 1, true},
		{"move +1", 1, false},
		{"move 马8进7", 2, true},
		{"move 马二进三", 3, true},
		{"goto 1b", 2, true},
		{"goto 2", 3, true},
		{"goto 1p", 1, true},
		{"goto 9", 1, false},
		{"goto x", 1, false},
		{"goto 1bb", 1, false},
		{"goto 0", 0, true},
		{"goto 0p", 0, true},
		{"last", 3, true},
		{"name", 3, true},
		{"name f2", 3, true},
		{"name 四·五位", 3, true},
		{"name 四路巡河", 3, true},
		{"name 45", 3, true},
		{"name k2", 3, false},
		{"mark !?", 3, true},
		{"mark !!!", 3, false},
		{"comment here it is", 3, true},
		{"first", 0, true},
		{"search here", 3, true},
		{"search nowhere", 3, false},
		{"delete", 2, true},
		{"undo", 3, true},
		{"next", 3, false},
		{"cut", 3, false},
		{"back", 0, true},
		{"previous", 0, false},
		{"columns iccs wxf", 0, true},
		{"columns klingon", 0, false},
		{"game 2", 0, false}, // unsaved work: once
		{"game 2", 0, true},
		{"game 7", 0, false},
		{"setup 9/9/9/9/9/9/9/9/9/9 w", 0, false},
		{"setup 3k5/9/9/9/9/9/9/9/9/5K3 w", 0, true},
		{"nosuch", 0, false},
	}
	for _, step := range steps {
		err := Command(c, step.line)
		if (err == nil) != step.ok || c.Session.Ply() != step.ply {
			t.Errorf(":%s: %v at ply %d", step.line, err, c.Session.Ply())
		}
		if err != nil {
			for _, l := range lang.All {
				if text, ok := Explain(err, l); ok && text == "" {
					t.Errorf(":%s: no words in %v", step.line, l)
				}
			}
		}
	}
}

// TestGotoUnit: what lies outside the record is refused in the unit asked for.
func TestGotoUnit(t *testing.T) {
	c := played(t)
	for line, want := range map[string]string{
		"goto 9": "there is no round 9, the last is 1", "goto 9b": "there is no round 9, the last is 1",
		"goto 9p": "there is no ply 9, the last is 1", "goto 1b": "Black has no move in round 1",
	} {
		err := Command(c, line)
		if got, ok := Explain(err, lang.English); !ok || got != want {
			t.Errorf("%s: %v, %q, want %q", line, err, got, want)
		}
	}
}

// TestFindByWords: a command is found by the words for what it does, too.
func TestFindByWords(t *testing.T) {
	for text, want := range map[string]string{"配色": "theme", "盲棋 3": "blind", "保存": "save", "儲存": "save", "colour": "theme"} {
		if found := Find(text); len(found) == 0 || found[0].Name != want {
			t.Errorf("%q finds %v, want %s", text, found, want)
		}
	}
	for _, text := range []string{"配", "没有这样的命令", "zzz"} {
		if found := Find(text); len(found) > 0 {
			t.Errorf("%q finds %s", text, found[0].Name)
		}
	}
}
