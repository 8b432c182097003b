//go:build unix

// Viewers that are killed in the middle of what one does.

package cli

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/desk"
	"qipu/ui/store"
)

// TestKilled kills a viewer at many instants, half of them while a long comment is
// being written or a game saved, others while a score sheet is copied: the next run has all that the screen showed, of
// what was typed behind that a beginning, and the file is the old one or the new.
// QIPU_KILLS says how many.
func TestKilled(t *testing.T) {
	kills := 6
	if text := os.Getenv("QIPU_KILLS"); text != "" {
		if _, err := fmt.Sscan(text, &kills); err != nil {
			t.Fatal(err)
		}
	}
	for n := range kills {
		rnd := rand.New(rand.NewPCG(uint64(n), 9))
		folder := gameIn(t)
		p := startPty(t, folder, "九")
		switch n % 4 {
		case 0:
			killMoving(t, p, rnd)
		case 1:
			killSheet(t, p, rnd)
		default:
			killWriting(t, p, rnd, n%4 == 3)
		}
		if t.Failed() {
			t.Fatalf("kill %d", n)
		}
	}
}

// soon waits up to some milliseconds: any instant will do.
func soon(rnd *rand.Rand) { time.Sleep(time.Duration(rnd.IntN(20_000)) * time.Microsecond) }

func (p *onPty) kill() {
	p.t.Helper()
	if err := p.cmd.Process.Kill(); err != nil {
		p.t.Fatal(err)
	}
	_ = p.cmd.Wait()
}

// left is the game as the next run has it, and the comment that was being written.
func (p *onPty) left() (*records.Game, string) {
	p.t.Helper()
	shelf := desk.Open([]string{filepath.Join(p.cmd.Dir, "game.pgn")}, file.Options{}, func(name string, err error) { p.t.Error(name, err) })
	if shelf == nil {
		p.t.FailNow()
	}
	defer shelf.Close()
	state := store.NewState(filepath.Join(p.cmd.Dir, "kept", "qipu"))
	d, err := desk.New(shelf, desk.Options{State: &state, Settings: store.Defaults()})
	if err != nil {
		p.t.Fatal(err)
	}
	found, unwritten, unkept := d.Follow()
	if unwritten != nil || unkept != nil || found.Lost > 0 {
		p.t.Errorf("%+v, %v, %v", found, unwritten, unkept)
	}
	draft := ""
	if found.Draft != nil {
		draft = found.Draft.Text
	}
	return d.Session.Game(), draft
}

// killWriting kills while a comment is written, or while it is saved.
func killWriting(t *testing.T, p *onPty, rnd *rand.Rand, saves bool) {
	t.Helper()
	text := ""
	for range 300 + rnd.IntN(4700) {
		text += string([]rune("车马炮相仕帅兵，。进退平一二三四五")[rnd.IntN(17)])
	}
	p.types("\x05")
	p.sees("> _")
	p.types("\x1b[200~" + text + "\nseen\x1b[201~")
	p.sees("seen_")
	if saves {
		p.types("\x1b")
		p.sees("* 許銀川")
		p.types("\x13")
		soon(rnd)
		p.kill()
		g, draft := p.left()
		if kept := strings.Join(strings.Fields(g.Comment(0)), ""); !strings.HasSuffix(kept, text+"seen") || draft != "" {
			t.Errorf("after a save the comment is %.60q and %.60q", kept, draft)
		}
		return
	}
	typed := fmt.Sprintf("%x", rnd.Uint64())
	go func() { _, _ = p.master.WriteString(typed) }()
	soon(rnd)
	p.kill()
	_, draft := p.left()
	_, behind, found := strings.Cut(draft, text+"\nseen")
	if !found || !strings.HasPrefix(typed, behind) {
		t.Errorf("of %d characters is left %.60q, and behind them %q of %q", len(text), draft, behind, typed)
	}
}

// killMoving kills while moves are played and taken back.
func killMoving(t *testing.T, p *onPty, rnd *rand.Rand) {
	t.Helper()
	for i := range 3 {
		p.types("\x1b[H")
		p.types([]string{"h2d2", "b2e2", "h0i2"}[i] + "\r")
		p.sees(" 1/1 ")
		p.types(fmt.Sprintf(":comment marked %d\r", i))
		p.sees(fmt.Sprintf("marked %d", i))
	}
	go func() { _, _ = p.master.WriteString("\x15\x15\x12\x15\x12\x12") }()
	soon(rnd)
	p.kill()
	g, _ := p.left()
	all := ""
	for id := range g.Walk() {
		all += g.Comment(id)
	}
	if !strings.Contains(all, "marked 0") || !strings.Contains(all, "marked 1") {
		t.Errorf("left are %q", all)
	}
}

// sheet is a game as it is copied on the keypad.
var sheet = strings.Fields("62.5 48+7 42+3 59.8 51.2 42+3 73+1 77+1 48+7 62.4")

// killSheet kills while a new game is typed on the keypad: at most the last move is
// missing.
func killSheet(t *testing.T, p *onPty, rnd *rand.Rand) {
	t.Helper()
	p.types("0\r3")
	shown := func(plies int) string { return fmt.Sprintf(" %d/%d ", plies, plies) }
	p.sees(shown(0))
	at := rnd.IntN(len(sheet))
	for i, move := range sheet[:at] {
		p.types(move + "\r")
		p.sees(shown(i + 1))
	}
	p.types(sheet[at] + "\r")
	soon(rnd)
	p.kill()
	next := startPty(t, p.cmd.Dir, "九")
	next.types(":unsaved 1\r\x1b[F")
	next.sees(shown(at), shown(at+1))
}
