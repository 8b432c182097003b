// Terminals that do not read, and panics.

package ui

import (
	"bytes"
	"context"
	"io"
	"os"
	"strings"
	"testing"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/ui/lang"
)

// gate is a terminal that reads when it is let.
type gate struct {
	open  chan struct{}
	wrote chan string
}

func (g *gate) Write(p []byte) (int, error) {
	<-g.open
	g.wrote <- string(p)
	return len(p), nil
}

// TestOutlet: while the terminal does not read, writing does not wait, what must
// not be missing is kept in order, frames beyond a bound are left out, and the
// screen is drawn anew when the terminal reads again.
func TestOutlet(t *testing.T) {
	g := &gate{open: make(chan struct{}), wrote: make(chan string, 10)}
	redrawn := make(chan struct{})
	o := newOutlet(g, func() { close(redrawn) })
	frame := func() { _, _ = o.offer(bytes.Repeat([]byte("f"), 10_000)) }
	frame()
	for range 100 {
		frame()
		_, _ = io.WriteString(o, "!")
	}
	o.mu.Lock()
	queued := string(o.queue)
	o.mu.Unlock()
	if n := len(queued); n > mostQueued+10_000+100 {
		t.Errorf("%d bytes wait", n)
	}
	close(g.open)
	<-redrawn
	frame()
	o.close(time.Minute)
	close(g.wrote)
	all := ""
	for part := range g.wrote {
		all += part
	}
	if strings.Count(all, "!") != 100 || !strings.HasSuffix(all, "!"+strings.Repeat("f", 10_000)) {
		t.Errorf("%d bytes were written, %d needed", len(all), strings.Count(all, "!"))
	}
}

// panics is a viewer that panics, in itself or in a command.
type panics struct {
	*Model
	how int
}

func (p panics) Init() tea.Cmd { return func() tea.Msg { return 0 } }

func (p panics) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	broken := func() tea.Msg { panic("no such\npiece") }
	nothing := func() tea.Msg { return nil }
	if msg == 0 {
		switch p.how {
		case 0:
			broken()
		case 1:
			return p, guarded(broken)
		case 2:
			return p, guarded(tea.Batch(nothing, broken))
		default:
			return p, guarded(tea.Sequence(nothing, nil, broken))
		}
	}
	_, cmd := p.Model.Update(msg)
	return p, cmd
}

// TestPanic: a panic is one line, and nothing else is printed.
func TestPanic(t *testing.T) {
	m := start(t, study(t), lang.English, 80, 24)
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	out, errs := os.Stdout, os.Stderr
	os.Stdout, os.Stderr = w, w
	var said []string
	for how := range 4 {
		err := muted(func() error {
			_, err := tea.NewProgram(panics{m, how}, tea.WithContext(context.Background()), tea.WithInput(nil), tea.WithOutput(io.Discard), tea.WithoutSignalHandler()).Run()
			return err
		})
		said = append(said, err.Error())
	}
	os.Stdout, os.Stderr = out, errs
	w.Close()
	printed, err := io.ReadAll(r)
	if err != nil || len(printed) > 0 {
		t.Errorf("printed: %q, %v", printed, err)
	}
	for _, text := range said {
		if text != "internal error: no such" {
			t.Errorf("said: %q", text)
		}
	}
}
