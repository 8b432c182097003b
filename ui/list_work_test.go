// A long list of games, read and sorted a part at a time.

package ui

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/desk"
	"qipu/ui/store"
)

// many is a collection that is still being listed.
type many struct {
	listed, all int
	read        map[int]int // how often each was
}

func (c *many) Len() int                     { return c.listed }
func (c *many) Complete() bool               { return c.listed == c.all }
func (c *many) Progress() (done, size int64) { return int64(c.listed), int64(c.all) }

func (c *many) Game(i int) (*records.Game, error) {
	if c.read != nil {
		c.read[i]++
	}
	g := records.NewGame(engine.StandardSetup())
	g.Tags, _ = c.Tags(i)
	return g, nil
}

func (c *many) Tags(i int) (records.Tags, error) {
	return records.Tags{{Name: "Red", Value: fmt.Sprintf("許銀川 %06d", i)}, {Name: "Black", Value: "B"}, {Name: "Date", Value: time.Date(2000, 1, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, -i).Format("2006.01.02")}}, nil
}

// TestLargeList: no key waits for all games, answers to an earlier filter are
// dropped, and games that are listed later are found too.
func TestLargeList(t *testing.T) {
	all := &many{listed: 5000, all: 20000}
	m := viewer(t, all, desk.Options{}, 80, 24)
	send := func(msg tea.Msg) tea.Cmd {
		_, cmd := m.Update(msg)
		return cmd
	}
	settle := func(cmd tea.Cmd) {
		for n := 0; cmd != nil && n < 1000; n++ {
			msg := cmd()
			if _, waits := msg.(listTick); waits && !all.Complete() {
				all.listed = all.all
			}
			cmd = send(msg)
		}
	}
	m.press(tea.KeyCtrlG)
	late := send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune("x")})()
	if pageOf[*gameList](m).count() != 0 || !strings.Contains(m.View(), "25%") {
		t.Errorf("no progress is shown:\n%s", m.View())
	}
	send(tea.KeyMsg{Type: tea.KeyBackspace})
	var cmd tea.Cmd
	for _, r := range "许银川 01999" {
		cmd = send(tea.KeyMsg{Type: tea.KeyRunes, Runes: []rune{r}})
	}
	send(late)
	settle(cmd)
	if pageOf[*gameList](m).count() != 11 || len(pageOf[*gameList](m).rows) != 20000 {
		t.Errorf("%d games of %d are found", pageOf[*gameList](m).count(), len(pageOf[*gameList](m).rows))
	}
	settle(send(tea.KeyMsg{Type: tea.KeyTab}))
	if pageOf[*gameList](m).count() != 11 || pageOf[*gameList](m).game(0).index != 19999 || pageOf[*gameList](m).busy {
		t.Errorf("by date the first of %d is %d", pageOf[*gameList](m).count(), pageOf[*gameList](m).game(0).index)
	}
	m.press(tea.KeyEnter)
	if m.session.Index() != 19999 {
		t.Errorf("game %d is open", m.session.Index())
	}
}

// TestOneReading: the list reads each game once, in the background, and none when it
// is opened again.
func TestOneReading(t *testing.T) {
	all := &many{listed: 1000, all: 1000}
	m := viewer(t, all, desk.Options{}, 80, 24)
	all.read = map[int]int{}
	look := func() {
		_, cmd := m.Update(tea.KeyMsg{Type: tea.KeyCtrlG})
		for cmd != nil {
			_, cmd = m.Update(cmd())
		}
	}
	look()
	if l := pageOf[*gameList](m); len(l.rows) != 1000 || l.busy {
		t.Errorf("%d games were read", len(l.rows))
	}
	m.press(tea.KeyEsc)
	look()
	m.sends("1990-1999")
	if len(all.read) != 1000 {
		t.Errorf("%d games were read", len(all.read))
	}
	for i, n := range all.read {
		if n != 1 {
			t.Fatalf("game %d was read %d times", i+1, n)
		}
	}
}

// TestListAfterSave: after a save the row of that game alone is read again, and a game
// that was added is listed.
func TestListAfterSave(t *testing.T) {
	path := filepath.Join(t.TempDir(), "club.pgn")
	if err := os.WriteFile(path, []byte(clubGames), 0o600); err != nil {
		t.Fatal(err)
	}
	state := store.NewState(t.TempDir())
	m := viewer(t, opened(t, path), desk.Options{State: &state}, 80, 24)
	m.press(tea.KeyCtrlG, tea.KeyTab, tea.KeyEsc) // sorted: every row is read
	if len(m.catalog.rows) != 2 {
		t.Fatalf("%d rows are read", len(m.catalog.rows))
	}
	m.catalog.rows[1].title = "as it was read"
	m.command("head Red 王天一")
	m.press(tea.KeyCtrlS, tea.KeyCtrlG)
	if v := m.View(); !strings.Contains(v, "王天一") || !strings.Contains(v, "as it was read") {
		t.Errorf("saved: %s\n%s", m.message, v)
	}
	m.press(tea.KeyEsc)
	m.command("new")
	m.command("head Red 孟辰")
	m.command("save " + path)
	m.press(tea.KeyCtrlO, tea.KeyCtrlG)
	if v := m.View(); !strings.Contains(v, "孟辰") || !strings.Contains(v, "as it was read") || !strings.Contains(v, "3 of 3") {
		t.Errorf("added:\n%s", v)
	}
}
