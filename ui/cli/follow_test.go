// The line mode through a pipe.

package cli

import (
	"bufio"
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/adrg/xdg"

	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// conversation is a line mode at the other end of two pipes.
type conversation struct {
	t   *testing.T
	in  *os.File
	out *bufio.Scanner
}

// until reads lines up to one that contains a text, and returns them all.
func (c *conversation) until(text string) string {
	c.t.Helper()
	var said strings.Builder
	for c.out.Scan() {
		fmt.Fprintln(&said, c.out.Text())
		if strings.Contains(c.out.Text(), text) {
			return said.String()
		}
	}
	c.t.Fatalf("%q is not said:\n%s", text, said.String())
	return ""
}

func (c *conversation) says(line string) { fmt.Fprintln(c.in, line) }

// TestFollowThroughPipe follows the first built-in game in the line mode, with
// no board and no list, through pipes: each move is typed as digits before it
// is said, and the next one after that.
func TestFollowThroughPipe(t *testing.T) {
	t.Cleanup(xdg.Reload) // after the environment is as it was
	t.Setenv("LC_ALL", "C")
	t.Setenv("XDG_STATE_HOME", t.TempDir())
	t.Setenv("XDG_CONFIG_HOME", t.TempDir())
	xdg.Reload()
	games, err := desk.Builtin()
	if err != nil {
		t.Fatal(err)
	}
	defer games.Close()
	record, err := games.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	g, _ := drill.GameOf("first", record)
	in, input, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	output, out, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	ended := make(chan int)
	var complaints bytes.Buffer
	go func() {
		status := Main([]string{"--plain"}, in, out, &complaints)
		out.Close()
		ended <- status
	}()
	c := &conversation{t, input, bufio.NewScanner(output)}
	for _, text := range []string{"blind 6", "list none", "cover"} {
		c.says(text)
	}
	c.until(lang.English.Say(lang.CoverOn))
	p := g.Start
	for ply, m := range g.Moves {
		file, rank := m.From.Seen(p.Turn())
		file2, rank2 := m.To.Seen(p.Turn())
		text := fmt.Sprintf("%d%d%d%d%d", p.At(m.From).Kind(), file, rank%10, file2, rank2%10)
		c.says(text)
		said := c.until(lang.English.Say(lang.SaysMainline))
		if !strings.HasPrefix(said, fmt.Sprintf("%d. %s: ", ply/2+1, lang.English.Side(p.Turn()))) {
			t.Fatalf("ply %d, %s: %s", ply+1, text, said)
		}
		p = p.PlayLegal(m)
	}
	c.says("peeks")
	c.until("Peeks: 0, misreports: 0")
	c.says("quit")
	if status := <-ended; status != 0 || complaints.Len() > 0 || len(g.Moves) < 40 {
		t.Errorf("after %d plies: status %d, %s", len(g.Moves), status, complaints.String())
	}
}
