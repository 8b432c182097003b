// Package tmuxtest runs a program on a terminal of its own, for tests: what is typed
// goes to it as a terminal sends it, and the screen is what a terminal makes of
// its output.
package tmuxtest

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"qipu/ui/cell"
)

// patience is how long a screen is waited for: only a failure takes it.
const patience = 20 * time.Second

// Terminal is a terminal with a program on it.
type Terminal struct {
	t       testing.TB
	folder  string // of the socket and the settings
	in      string // the folder that the program begins in
	width   int
	height  int
	command []string // the program's

	input    io.Writer
	answers  chan answer   // to commands
	output   chan struct{} // the program wrote something
	leave    func()        // ends this tmux
	launched int           // so many were
	last     answer
}

// answer is what tmux says to a command, and how many frames the program had
// drawn then; whole if the last of them was.
type answer struct {
	text   string
	frames int
	whole  bool
}

// frameEnd is how a frame ends: Bubble Tea puts the cursor into its last row, and
// from there it may be brought to where text is written.
var frameEnd = regexp.MustCompile(`\\033\[\d*;?H(\\033\[\d+;\d+H)?(\\033\[\?25h)?$`)

// longestEnd bounds the end of a frame as tmux tells of it.
const longestEnd = 64

// Start runs a command on a terminal of w columns and h rows, until the test
// ends. Variables of the environment are given as NAME=VALUE. Where tmux is not
// installed the test is skipped.
func Start(t testing.TB, w, h int, env []string, command ...string) *Terminal {
	t.Helper()
	return StartIn(t, ".", w, h, env, command...)
}

// StartIn is Start with the folder that the command begins in.
func StartIn(t testing.TB, in string, w, h int, env []string, command ...string) *Terminal {
	t.Helper()
	in, err := filepath.Abs(in)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := exec.LookPath("tmux"); err != nil {
		t.Skip("tmux is not installed")
	}
	folder := t.TempDir()
	conf := filepath.Join(folder, "conf")
	if err := os.WriteFile(conf, []byte("set -g status off\nset -g remain-on-exit on\nset -g default-terminal tmux-256color\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	// termenv takes a set CI for a terminal without colours, which this one is not.
	tt := &Terminal{t: t, folder: folder, in: in, width: w, height: h, command: append(append([]string{"env", "-u", "CI"}, env...), command...)}
	tt.launch()
	t.Cleanup(func() { tt.leave() })
	return tt
}

// launch starts a tmux with the command in it.
func (tt *Terminal) launch() {
	tt.t.Helper()
	tt.launched++ // the one before may still be going when it has answered
	tt.answers, tt.output = make(chan answer), make(chan struct{}, 1)
	size := []string{"-x", fmt.Sprint(tt.width), "-y", fmt.Sprint(tt.height)}
	// The name of a socket may not be long, as that of the folder may be.
	args := append([]string{"-u", "-S", fmt.Sprint("s", tt.launched), "-f", "conf", "-C", "new-session", "-c", tt.in}, size...)
	server := exec.Command("tmux", append(args, tt.command...)...)
	server.Dir = tt.folder
	server.Env = append(os.Environ(), "LC_ALL=C.UTF-8", "TMUX=")
	in, err := server.StdinPipe()
	if err != nil {
		tt.t.Fatal(err)
	}
	out, err := server.StdoutPipe()
	if err == nil {
		err = server.Start()
	}
	if err != nil {
		tt.t.Fatal(err)
	}
	tt.input = in
	answers := tt.answers
	go listen(out, answers, tt.output)
	pid := 0
	tt.leave = func() {
		fmt.Fprintln(in, "kill-server")
		for range answers {
		}
		_ = server.Wait()
		if pid != 0 {
			tt.gone(pid)
		}
	}
	pid, _ = tt.process()
	tt.Do(append([]string{"resize-window"}, size...)...)
}

// gone waits for the end of a program whose terminal was closed: until then it may
// write into folders that are about to be removed.
func (tt *Terminal) gone(pid int) {
	tt.t.Helper()
	for over := time.After(patience); alive(pid); {
		select {
		case <-time.After(time.Millisecond):
		case <-over:
			tt.t.Error("the program does not end with its terminal")
			return
		}
	}
}

// listen takes apart what tmux says: answers to commands, and that the program
// wrote something.
func listen(out io.Reader, answers chan<- answer, output chan<- struct{}) {
	defer close(answers)
	var rows []string
	var a answer
	inside, ours, tail := false, false, "" // tail: a frame's end may come in parts
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<24)
	for lines.Scan() {
		text := lines.Text()
		word, _, _ := strings.Cut(text, " ")
		switch {
		case !inside && word == "%begin":
			inside, ours, rows = true, strings.HasSuffix(text, " 1"), nil
		case inside && (word == "%end" || word == "%error"):
			inside = false
			if ours {
				a.text = strings.Join(rows, "\n")
				answers <- a
			}
		case inside:
			rows = append(rows, text)
		case word == "%output":
			tail += text[strings.LastIndexByte(text, ' ')+1:]
			tail = tail[max(0, len(tail)-longestEnd):]
			if a.whole = frameEnd.MatchString(tail); a.whole {
				a.frames++
			}
			select {
			case output <- struct{}{}:
			default:
			}
		}
	}
}

// Do gives tmux a command, and returns what it answers.
func (tt *Terminal) Do(words ...string) string {
	tt.t.Helper()
	quoted := make([]string, len(words))
	for i, w := range words {
		quoted[i] = "'" + strings.ReplaceAll(w, "'", `'\''`) + "'"
	}
	if _, err := fmt.Fprintln(tt.input, strings.Join(quoted, " ")); err != nil {
		tt.t.Fatal(err)
	}
	select {
	case a, ok := <-tt.answers:
		if ok {
			tt.last = a
			return a.text
		}
	case <-time.After(patience):
	}
	tt.t.Fatalf("tmux does not answer %q", words)
	return ""
}

// Type types characters.
func (tt *Terminal) Type(text string) { tt.t.Helper(); tt.Do("send-keys", "-l", "--", text) }

// Press presses keys by tmux's names: Enter, C-u, KP5.
func (tt *Terminal) Press(keys ...string) {
	tt.t.Helper()
	tt.Do(append([]string{"send-keys"}, keys...)...)
}

// Send sends bytes as they are, all at once.
func (tt *Terminal) Send(bytes string) {
	tt.t.Helper()
	words := []string{"send-keys", "-H"}
	for _, b := range []byte(bytes) {
		words = append(words, fmt.Sprintf("%x", b))
	}
	tt.Do(words...)
}

// Paste pastes a text in brackets.
func (tt *Terminal) Paste(text string) {
	tt.t.Helper()
	path := filepath.Join(tt.t.TempDir(), "paste")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		tt.t.Fatal(err)
	}
	tt.Do("load-buffer", path)
	tt.Do("paste-buffer", "-p")
}

// Resize changes the size of the terminal.
func (tt *Terminal) Resize(w, h int) {
	tt.t.Helper()
	tt.width, tt.height = w, h
	tt.Do("resize-window", "-x", fmt.Sprint(w), "-y", fmt.Sprint(h))
}

// Again runs the command anew, with more arguments in the place of its last n. It
// does so in another tmux: one that has a program begin anew in the old place can
// crash.
func (tt *Terminal) Again(n int, args ...string) {
	tt.t.Helper()
	tt.command = append(tt.command[:len(tt.command)-n], args...)
	tt.leave()
	tt.launch()
}

// Ended waits for the end of the program and returns its exit status; "" where
// tmux did not hear of it, as happens.
func (tt *Terminal) Ended() string {
	tt.t.Helper()
	status, asked := "", 0
	tt.wait("the program does not end", func() bool {
		dead, s, _ := strings.Cut(tt.Do("display-message", "-p", "#{pane_dead} #{pane_dead_status}"), " ")
		if dead == "1" {
			asked++
		}
		status = s
		return dead == "1" && (status != "" || asked > 10)
	})
	return status
}

// windowChanged is the signal that tells a program of another size: SIGWINCH,
// which not every system has a name for.
const windowChanged = syscall.Signal(28)

// redraw has the program draw its whole screen anew.
func (tt *Terminal) redraw() { tt.t.Helper(); tt.signal(windowChanged) }

// Kill ends the program so that it cannot do anything more.
func (tt *Terminal) Kill() { tt.t.Helper(); tt.signal(os.Kill) }

// process returns the program's number and its terminal.
func (tt *Terminal) process() (pid int, terminal string) {
	tt.t.Helper()
	tt.wait("tmux has no program", func() bool { // at the start it may answer before it has one
		var number string
		number, terminal, _ = strings.Cut(tt.Do("display-message", "-p", "#{pane_pid} #{pane_tty}"), " ")
		n, err := strconv.Atoi(number)
		pid = n
		return err == nil
	})
	return pid, terminal
}

func (tt *Terminal) signal(s os.Signal) {
	tt.t.Helper()
	pid, _ := tt.process()
	p, err := os.FindProcess(pid)
	if err == nil {
		err = p.Signal(s)
	}
	if err != nil {
		tt.t.Fatal(err)
	}
}

// Screen returns the rows of the screen, blanks at their ends left out.
func (tt *Terminal) Screen() []string {
	tt.t.Helper()
	return strings.Split(tt.Do("capture-pane", "-p"), "\n")
}

// Until waits for a whole frame that is as it is wanted and returns it.
func (tt *Terminal) Until(what string, is func(screen []string) bool) []string {
	tt.t.Helper()
	var rows []string
	tt.wait(what, func() bool {
		rows = tt.Screen()
		return tt.last.whole && is(rows)
	})
	return rows
}

// UntilAll waits for a screen that has every text.
func (tt *Terminal) UntilAll(texts ...string) []string {
	tt.t.Helper()
	return tt.Until(fmt.Sprintf("%q", texts), func(rows []string) bool {
		screen := strings.Join(rows, "\n")
		for _, text := range texts {
			if !strings.Contains(screen, text) {
				return false
			}
		}
		return true
	})
}

// wait asks for something whenever the program has written, until it is so.
func (tt *Terminal) wait(what string, is func() bool) {
	tt.t.Helper()
	over := time.After(patience)
	for !is() {
		select {
		case <-tt.output:
		case <-time.After(5 * time.Millisecond): // what is waited for may not be written
		case <-over:
			tt.t.Fatalf("%s; the screen:\n%s", what, strings.Join(tt.Screen(), "\n"))
		}
	}
}

// Rest waits until the program has done all that it was asked for, and returns the
// screen as it is then. No row of it may be wider than the terminal.
func (tt *Terminal) Rest() []string {
	tt.t.Helper()
	tt.rested()
	// What it has written may still be on its way through tmux.
	var rows []string
	tt.wait("the screen does not come to rest", func() bool {
		before := rows
		rows = tt.Screen()
		return slices.Equal(before, rows)
	})
	for _, row := range tt.broken() {
		tt.t.Errorf("%q is broken over rows of %d columns", row, tt.width)
	}
	return rows
}

// broken returns what the terminal had to break over several rows. A frame never
// makes it do so.
func (tt *Terminal) broken() (wide []string) {
	tt.t.Helper()
	rows := tt.Screen()
	for _, whole := range strings.Split(tt.Do("capture-pane", "-p", "-J"), "\n") {
		whole = strings.TrimRight(whole, " ")
		if len(rows) == 0 || whole == rows[0] {
			rows = rows[min(1, len(rows)):]
			continue
		}
		wide = append(wide, whole)
		for rest := whole; len(rows) > 0 && rows[0] != "" && strings.HasPrefix(rest, rows[0]); rows = rows[1:] {
			rest = strings.TrimLeft(rest[len(rows[0]):], " ")
		}
	}
	return wide
}

// Clean has the program draw its whole screen anew over what there is: what then
// looks otherwise was left behind by an earlier frame.
func (tt *Terminal) Clean() {
	tt.t.Helper()
	rows := tt.Rest()
	drawn, asked := tt.last.frames, 0
	tt.Until("nothing is drawn anew", func([]string) bool {
		if asked++; asked%10 == 1 { // at its start a program may not hear of it yet
			tt.redraw()
		}
		return tt.last.frames > drawn
	})
	for i, row := range tt.Rest() {
		if i < len(rows) && row != rows[i] {
			tt.t.Errorf("row %d was %q; drawn anew it is %q", i+1, rows[i], row)
		}
	}
}

// Columns returns how many columns a text takes.
func Columns(text string) int { return cell.Narrow.Width(text) }
