// Sittings of several programs.

package drill

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// practises is what another program does in TestSittingsOfPrograms: it begins the names
// of points, answers one of them, says where it stands and stays until its input ends.
func practises(path string) {
	h, err := Open(NewFileLog(path), NewScheduler(0.9))
	if err != nil {
		panic(err)
	}
	m, _, err := Start(library(), h, Names.String(), day0)
	if err != nil {
		panic(err)
	}
	m.Answer("45", day0)
	m.Keep(day0)
	at, _ := m.Place()
	fmt.Printf("%d %q\n", at, m.place)
	_, _ = io.Copy(io.Discard, os.Stdin)
}

// other begins another program, and returns what ends it and where its sitting is kept.
func other(t *testing.T, path string) (kill func(), place string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "QIPU_DRILL_SITTING="+path)
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	kill = func() {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
	}
	t.Cleanup(func() {
		in.Close()
		kill()
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	var at int
	if _, err := fmt.Sscanf(line, "%d %q\n", &at, &place); err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	return kill, place
}

// TestSittingsOfPrograms: two programs that practise the same have each a sitting of
// its own, and answer in it; what one that was killed left goes on in the next program,
// while the other's is nobody else's.
func TestSittingsOfPrograms(t *testing.T) {
	path := filepath.Join(t.TempDir(), "practice [log] *", "answers")
	l := library()
	h := open(t, NewFileLog(path))
	first, _, err := Start(l, h, Names.String(), day0)
	if err != nil {
		t.Fatal(err)
	}
	kill, place := other(t, path)
	if place == "" || place == first.place {
		t.Fatalf("two programs keep their sittings in %q and %q", first.place, place)
	}
	if _, ok := open(t, NewFileLog(path)).Resume(l, 0, day0); ok {
		t.Error("a third program goes on with what goes on in others")
	}
	first.Keep(day0)
	if s := readSitting(first.place); s == nil || len(s.Keys) > 0 || s.At != 0 {
		t.Errorf("the first sitting has the answer of the second: %+v", s)
	}
	kill()
	third := NewFileLog(path)
	m, _, err := Start(l, open(t, third), "", day0)
	if err != nil || m.place != place || m.Asked+len(m.keys) == 0 {
		t.Fatalf("what was killed does not go on: %v, %q of %q", err, m.place, place)
	}
	m.Leave()
	m.Key('1', day0)
	m.Keep(day0)
	if _, err := os.Stat(place); err == nil || third.held != nil {
		t.Error("a sitting that was left is kept")
	}
	if files, _ := filepath.Glob(filepath.Join(filepath.Dir(third.globbed()), "*.lock")); len(files) != 1 {
		t.Errorf("locks %q are left, want the first's alone", files)
	}
}

// TestSittingOfAnEarlierVersion goes on with the one sitting that there was, and drops
// what is no sitting.
func TestSittingOfAnEarlierVersion(t *testing.T) {
	path := filepath.Join(t.TempDir(), "answers")
	l := library()
	h := open(t, NewFileLog(path))
	m, _, err := Start(l, h, Count.String(), day0)
	if err != nil {
		t.Fatal(err)
	}
	m.Keep(day0)
	if m.place != path+".sitting" { // where earlier versions kept it
		t.Fatalf("kept in %s", m.place)
	}
	h.log.(*FileLog).release()
	if again, ok := open(t, NewFileLog(path)).Resume(l, 0, day0); !ok || again.Kind() != Count {
		t.Error("it does not go on")
	}
	if err := os.WriteFile(path+".sitting-2", []byte("{"), 0o600); err != nil {
		t.Fatal(err)
	}
	open(t, NewFileLog(path)).Unfinished(l, day0)
	if _, err := os.Stat(path + ".sitting-2"); err == nil {
		t.Error("what is no sitting is kept")
	}
}
