// Speaking through another program.

package speech

import (
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

// TestMain is the program that speaks, where a test asks for it: it writes its
// arguments to a pipe.
func TestMain(m *testing.M) {
	if path := os.Getenv("QIPU_SPEAK_TO"); path != "" {
		f, err := os.OpenFile(path, os.O_WRONLY, 0)
		if err != nil {
			os.Exit(1)
		}
		_, _ = f.WriteString(strings.Join(os.Args[1:], "|") + "\n")
		_ = f.Close()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

func TestSay(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := exec.Command("mkfifo", pipe).Run(); err != nil {
		t.Skip("no mkfifo here:", err)
	}
	t.Setenv("QIPU_SPEAK_TO", pipe)
	s := Start(os.Args[0] + " -v cmn")
	defer s.Close()
	s.Say("\x1b-居一进\a一; `ls`\n$HOME\x00")
	got, err := os.ReadFile(pipe) // waits for the program that writes
	if err != nil || string(got) != "-v|cmn|居一进一; `ls` $HOME\n" {
		t.Errorf("spoken: %q, %v", got, err)
	}
}

// TestNewestIsSpoken: while the program still speaks, texts wait up to a number, whoever
// gives them goes on, and those that are dropped are the oldest.
func TestNewestIsSpoken(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := exec.Command("mkfifo", pipe).Run(); err != nil {
		t.Skip("no mkfifo here:", err)
	}
	t.Setenv("QIPU_SPEAK_TO", pipe)
	s := Start(os.Args[0]) // waits until somebody reads from the pipe
	defer s.Close()
	const last = 10 * waiting
	given := make(chan struct{})
	go func() {
		defer close(given)
		for i := range last + 1 {
			s.Say(strconv.Itoa(i))
		}
	}()
	select {
	case <-given:
	case <-time.After(patience / 2): // it waits for the program, which waits for a reader
		t.Fatal("Say waits")
	}
	if !s.Speaking() {
		t.Error("it is said to be silent")
	}
	var spoken []string
	for len(spoken) == 0 || spoken[len(spoken)-1] != strconv.Itoa(last) {
		got, err := os.ReadFile(pipe) // waits for the program that writes
		if err != nil || len(spoken) > 2*waiting {
			t.Fatalf("%v, %v", spoken, err)
		}
		spoken = append(spoken, strings.Fields(string(got))...)
	}
	for i := range waiting { // those that waited in the end, and what was spoken meanwhile
		if want := strconv.Itoa(last - i); spoken[len(spoken)-1-i] != want {
			t.Errorf("spoken: %v, without %s", spoken, want)
		}
	}
}

// TestSilent: without a program, and with one that is not there, nothing happens.
func TestSilent(t *testing.T) {
	s := Start("/nonexistent/program")
	defer s.Close()
	s.Say("x")
	var silent *Speaker
	silent.Say("x")
	silent.Close()
	none := Start("")
	none.Say("x")
	if silent.Speaks() || none.Speaks() || !s.Speaks() {
		t.Error("who speaks:", silent.Speaks(), none.Speaks(), s.Speaks())
	}
}
