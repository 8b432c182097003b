// The viewer in a real terminal.

package ui

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	boards "qipu/ui/board"
	"qipu/ui/cell"
	"qipu/ui/internal/tmuxtest"
	"qipu/ui/veil"
)

// terminal is a viewer on a terminal of its own.
type terminal struct{ *tmuxtest.Terminal }

// startTmux starts this test's binary as a viewer.
func startTmux(t *testing.T, w, h int, env ...string) terminal {
	t.Helper()
	return terminal{tmuxtest.Start(t, w, h, append([]string{"QIPU_TEST_VIEWER=1"}, env...), os.Args[0])}
}

// tmux gives tmux a command, and returns what it answers.
func (tt terminal) tmux(words ...string) string { return tt.Do(words...) }

// until waits for a screen that holds every text, and returns its rows.
func (tt terminal) until(texts ...string) []string { return tt.UntilAll(texts...) }

// TestTerminal plays in a real terminal: eight steps, back to the start, a move
// that the record does not have, twelve steps in one write.
func TestTerminal(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {100, 30}, {140, 45}} {
		for _, locale := range []string{"en_US.UTF-8", "zh_CN.UTF-8"} {
			for _, color := range []string{"TERM=tmux-256color", "NO_COLOR=1"} {
				name := fmt.Sprintf("%dx%d %s %s", size[0], size[1], locale, color)
				t.Run(name, func(t *testing.T) {
					t.Parallel()
					playInTerminal(t, size[0], size[1], "LANG="+locale, "LC_ALL="+locale, color)
				})
			}
		}
	}
}

func playInTerminal(t *testing.T, w, h int, env ...string) {
	tt := startTmux(t, w, h, env...)
	fits, played, tiles := "＜炮＞", "（炮）", false
	if !slices.Contains(env, "NO_COLOR=1") { // on wood, grounds show it
		fits, played, tiles = "－炮－", "－炮－", true
	}
	tt.until(" 0/40", "九　八　七")
	tt.tmux("send-keys", "Right", "Right", "Right", "Right", "Right", "Right", "Right", "Right")
	checkScreen(t, tt.until("8/40"), w, tiles)
	tt.tmux("send-keys", "Home")
	tt.until(" 0/40")
	tt.tmux("send-keys", "-l", "62.5")
	screen := tt.until("> 62.5_", "炮二平五", "C2.5", "H2-E2", "炮二三平五", "炮25", fits)
	checkScreen(t, screen, w, tiles)
	tt.tmux("send-keys", "Enter")
	checkScreen(t, tt.until(" 1/1 ", played), w, tiles)
	tt.tmux("send-keys", "C-u")
	tt.until(" 0/40")
	tt.tmux("send-keys", "-l", "++++++++++++")
	checkScreen(t, tt.until("12/40"), w, tiles)
}

// checkScreen: no row is wider than the screen, the board's rows are whole.
func checkScreen(t *testing.T, rows []string, w int, tiles bool) {
	t.Helper()
	board, l := 0, layOut(w, len(rows), layoutPrefs{tiles: tiles, every: 50})
	for _, row := range rows {
		if n := cell.Narrow.Width(row); n > w {
			t.Errorf("%d columns on a screen of %d: %q", n, w, row)
		}
		row = strings.TrimPrefix(row, cell.Blanks(l.board.x))
		head := cell.Narrow.Cut(row, l.board.w)
		if strings.ContainsAny(head, "－｜") {
			board++
			if n := cell.Narrow.Width(head); n != l.board.w && (row != head || n != l.board.w-l.look.Right) { // tmux leaves out blanks at the end
				t.Errorf("a row of the board has %d columns: %q", n, head)
			}
			if rest := strings.TrimPrefix(row, head); rest != "" && !strings.HasPrefix(rest, cell.Blanks(l.gap)) {
				t.Errorf("the board does not end at its edge: %q", row)
			}
		}
	}
	_, lines := l.look.Size(veil.FileLabels)
	lines -= 2                                                                           // the labels have no lines,
	if few := l.look.Pitch == boards.Large && board >= lines-6; board != lines && !few { // nor have rows with nothing but rims of tiles
		t.Errorf("%d rows of a board:\n%s", board, strings.Join(rows, "\n"))
	}
}

// TestWiderPitches: in windows that have room for them boards are drawn wider and
// larger, every row whole.
func TestWiderPitches(t *testing.T) {
	if testing.Short() {
		t.Skip("a terminal takes its time")
	}
	for _, size := range [][2]int{{160, 34}, {200, 60}} {
		for _, locale := range []string{"en_US.UTF-8", "zh_CN.UTF-8"} {
			t.Run(fmt.Sprintf("%dx%d %s", size[0], size[1], locale), func(t *testing.T) {
				t.Parallel()
				tt := startTmux(t, size[0], size[1], "LANG="+locale, "LC_ALL="+locale, "TERM=tmux-256color")
				tt.until(" 0/40", "九")
				checkScreen(t, tt.until("帥"), size[0], true)
				tt.tmux("send-keys", "Right", "Right", "Right")
				checkScreen(t, tt.until(" 3/40"), size[0], true)
				tt.Clean()
			})
		}
	}
}

// TestKeypad works through a game with the keypad's keys alone, sent as a
// terminal in application mode sends them: steps, a comment, a variation entered
// and undone, the board flipped.
func TestKeypad(t *testing.T) {
	tt := startTmux(t, 80, 24, "LANG=en_US.UTF-8")
	tt.until(" 0/40")
	keypad := func(keys string) {
		args := []string{"send-keys", "-H"}
		for _, k := range keys {
			final := strings.IndexRune("*+,-./0123456789", k)
			code := 'j' + rune(final)
			if k == '\r' {
				code = 'M'
			}
			args = append(args, "1b", "4f", fmt.Sprintf("%x", code))
		}
		tt.tmux(args...)
	}
	keypad("+++")
	tt.until(" 3/40")
	keypad("-")
	tt.until(" 2/40")
	keypad("62.4")
	tt.until("> 62.4_", "炮二三平四")
	keypad("\r")
	tt.until(" 3/3 ", "new variation")
	keypad("04")
	tt.until(" 2/40")
	keypad("*")
	tt.until("一　二　三")
	keypad("05")
	tt.until(":goto")
	keypad("12\r")
	tt.until("23/40")
	keypad("0")
	tt.until("menu of the keypad")
	keypad("\r")
	tt.until(" 3  new game")
	keypad("\r\r")
	tt.until("24/40")
}
