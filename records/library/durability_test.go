// What a library survives: being killed, two runs at once, a full disk, files that
// are no library, damaged or newer ones.

package library

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"qipu/records"
)

// helper names the environment variables by which a test runs itself as another
// process.
const (
	helperLibrary = "QIPU_TEST_LIBRARY"
	helperPaths   = "QIPU_TEST_ADD"
	helperReads   = "QIPU_TEST_READS" // nothing is added: it is a library that can only be read
)

func TestMain(m *testing.M) {
	path := os.Getenv(helperLibrary)
	if path != "" && os.Getenv(helperReads) != "" {
		fmt.Print(readonly(path, os.Getenv(helperPaths)))
		os.Exit(0)
	}
	if path != "" {
		os.Exit(addAsHelper(path))
	}
	os.Exit(m.Run())
}

// addAsHelper adds files, as another process.
func addAsHelper(path string) int {
	ctx := context.Background()
	l, err := Open(ctx, path)
	if err == nil {
		_, err = l.Add(ctx, filepath.SplitList(os.Getenv(helperPaths)), func(p Progress) { fmt.Println(p.Games) })
	}
	if err != nil {
		fmt.Println(err)
		return 1
	}
	if err := l.Close(); err != nil {
		return 1
	}
	return 0
}

func helper(t *testing.T, library string, paths ...string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(self)
	cmd.Env = append(os.Environ(), helperLibrary+"="+library, helperPaths+"="+strings.Join(paths, string(os.PathListSeparator)))
	return cmd
}

// sound checks the file of a library: SQLite finds it whole, every source has all
// of its games, and no pack is without a source.
func sound(t *testing.T, path string) (games int) {
	t.Helper()
	if _, err := os.Stat(path); err != nil {
		return 0
	}
	db, err := sql.Open("sqlite", dsn(path, false))
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	var n int
	if err := db.QueryRow("SELECT count(*) FROM sqlite_schema").Scan(&n); err != nil {
		t.Fatal(err)
	}
	if n == 0 {
		return 0 // killed before the tables were there
	}
	var answer string
	if err := db.QueryRow("PRAGMA integrity_check").Scan(&answer); err != nil || answer != "ok" {
		t.Fatalf("integrity_check: %s %v", answer, err)
	}
	err = db.QueryRow("SELECT count(*) FROM source WHERE games <> (SELECT coalesce(sum(games), 0) FROM pack WHERE source = source.id)").Scan(&n)
	if err != nil || n > 0 {
		t.Fatalf("%d sources are half there (%v)", n, err)
	}
	err = db.QueryRow("SELECT count(*) FROM pack WHERE source NOT IN (SELECT id FROM source)").Scan(&n)
	if err != nil || n > 0 {
		t.Fatalf("%d packs belong to no source (%v)", n, err)
	}
	if err := db.QueryRow("SELECT coalesce(sum(games), 0) FROM source").Scan(&games); err != nil {
		t.Fatal(err)
	}
	l, err := Open(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if loaded, err := l.Games(context.Background()); err != nil || loaded != games {
		t.Fatalf("%d games are loaded of %d: %v", loaded, games, err)
	}
	return games
}

// TestKilledAddsLeaveWholeSources kills an add at many moments. QIPU_KILLS says
// how many.
func TestKilledAddsLeaveWholeSources(t *testing.T) {
	kills := 6
	if n, err := strconv.Atoi(os.Getenv("QIPU_KILLS")); err == nil {
		kills = n
	} else if testing.Short() {
		kills = 2
	}
	folder := t.TempDir()
	var paths []string
	sizes := map[int]bool{0: true}
	for i := range 6 {
		paths = append(paths, madeFile(t, filepath.Join(folder, fmt.Sprintf("%d.pgn", i)), uint64(i+1), 300))
	}
	for i := 0; i <= len(paths); i++ {
		sizes[300*i] = true
	}
	total := 300 * len(paths)
	r := rand.New(rand.NewPCG(8, 9))
	whole, between := 0, 0
	for k := range kills {
		path := filepath.Join(folder, fmt.Sprintf("%d.db", k))
		cmd := helper(t, path, paths...)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		// The moment is some way into what the process says; then a little later.
		stop := r.IntN(total)
		buf := make([]byte, 4096)
		for seen := 0; seen < stop; {
			n, err := out.Read(buf)
			if err != nil {
				break
			}
			for _, line := range bytes.Fields(buf[:n]) {
				if games, err := strconv.Atoi(string(line)); err == nil {
					seen = max(seen, games)
				}
			}
		}
		if err := cmd.Process.Kill(); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait() // it says that it was killed
		games := sound(t, path)
		if !sizes[games] {
			t.Fatalf("killed after %d games: %d are there", stop, games)
		}
		whole, between = whole+b2i(games == total), between+b2i(games > 0 && games < total)
		// The next run makes it whole.
		if out, err := helper(t, path, paths...).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		if games := sound(t, path); games != total {
			t.Fatalf("after the next run %d games are there, want %d", games, total)
		}
		rest, err := filepath.Glob(filepath.Join(folder, ".qipu-*"))
		if err != nil || len(rest) > 0 {
			t.Fatalf("%v is left behind (%v)", rest, err)
		}
	}
	t.Logf("%d kills: %d left everything, %d some sources", kills, whole, between)
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func TestTwoAddsAtOnce(t *testing.T) {
	folder := t.TempDir()
	a := madeFile(t, filepath.Join(folder, "a.pgn"), 1, 200)
	b := madeFile(t, filepath.Join(folder, "b.pgn"), 2, 200)
	c := madeFile(t, filepath.Join(folder, "c.pgn"), 3, 200)
	path := filepath.Join(folder, "library.db")
	var all sync.WaitGroup
	for _, paths := range [][]string{{a, c}, {b, c}} {
		cmd := helper(t, path, paths...)
		all.Go(func() {
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
	all.Wait()
	if games := sound(t, path); games != 600 {
		t.Errorf("%d games, want 600: one copy of each file", games)
	}
}

// TestAnotherProcessIsSeen adds in another process what an open library then
// finds.
func TestAnotherProcessIsSeen(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "library.db")
	l, err := Open(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	for i := range 2 {
		made := madeFile(t, filepath.Join(folder, fmt.Sprintf("%d.pgn", i)), uint64(i), 60)
		if out, err := helper(t, path, made).CombinedOutput(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		if n, err := l.Games(context.Background()); err != nil || n != 60*(i+1) {
			t.Fatalf("%d games, want %d (%v)", n, 60*(i+1), err)
		}
	}
}

func codeOf(err error) string {
	if fault, ok := errors.AsType[*records.Fault](err); ok {
		return fault.Code
	}
	return fmt.Sprint(err)
}

// tried opens a library, waits and adds a file.
func tried(path, file string) error {
	ctx := context.Background()
	l, err := Open(ctx, path)
	if err != nil {
		return err
	}
	defer l.Close()
	if _, err := l.Games(ctx); err != nil {
		return err
	}
	_, err = l.Add(ctx, []string{file}, nil)
	return err
}

func TestFilesThatAreNoLibrary(t *testing.T) {
	folder := t.TempDir()
	made := madeFile(t, filepath.Join(folder, "a.pgn"), 1, 50)
	good := filepath.Join(folder, "good.db")
	if err := tried(good, made); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(good)
	if err != nil {
		t.Fatal(err)
	}
	changed := func(name string, change func([]byte) []byte) string {
		path := filepath.Join(folder, name)
		if err := os.WriteFile(path, change(slices.Clone(data)), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	run := func(path, statement string) string {
		db, err := sql.Open("sqlite", dsn(path, false))
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		if _, err := db.Exec(statement); err != nil {
			t.Fatal(err)
		}
		return path
	}
	same := func(b []byte) []byte { return b }
	for want, path := range map[string]string{
		"library-newer":   run(changed("newer.db", same), "PRAGMA user_version=99"),
		"library-other":   run(filepath.Join(folder, "other.db"), "CREATE TABLE x(y)"),
		"library-damaged": run(changed("pack.db", same), "UPDATE pack SET moves = x'00'"),
	} {
		if got := codeOf(tried(path, made)); got != want {
			t.Errorf("%s: %s, want %s", filepath.Base(path), got, want)
		}
	}
	for name, change := range map[string]func([]byte) []byte{
		"text.db":  func([]byte) []byte { return []byte(strings.Repeat("no database at all\n", 1000)) },
		"cut.db":   func(b []byte) []byte { return b[:len(b)/2] },
		"holes.db": func(b []byte) []byte { clear(b[4096:]); return b },
	} {
		if got := codeOf(tried(changed(name, change), made)); got != "library-damaged" {
			t.Errorf("%s: %s", name, got)
		}
	}
	if n := sound(t, good); n != 50 {
		t.Errorf("the good one has %d games", n)
	}
}

// TestFullDisk lets the file grow no further than it is, as a full disk would.
func TestFullDisk(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "library.db")
	if err := tried(path, madeFile(t, filepath.Join(folder, "a.pgn"), 1, 50)); err != nil {
		t.Fatal(err)
	}
	l, err := Open(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	<-l.Ready()
	limitPages = 1
	defer func() { limitPages = 0 }()
	_, err = l.Add(context.Background(), []string{madeFile(t, filepath.Join(folder, "b.pgn"), 2, 500)}, nil)
	if codeOf(err) != "library-full" {
		t.Errorf("adding: %v", err)
	}
	if n, err := l.Games(context.Background()); err != nil || n != 50 {
		t.Errorf("%d games are there: %v", n, err)
	}
	if n := sound(t, path); n != 50 {
		t.Errorf("%d games are in the file", n)
	}
}

func TestCancelledAddKeepsWholeSources(t *testing.T) {
	folder := t.TempDir()
	var paths []string
	for i := range 8 {
		paths = append(paths, madeFile(t, filepath.Join(folder, fmt.Sprintf("%d.pgn", i)), uint64(i), 120))
	}
	path := filepath.Join(folder, "library.db")
	l, err := Open(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	report, err := l.Add(ctx, paths, func(p Progress) {
		if p.Files == 3 {
			cancel()
		}
	})
	if !errors.Is(err, context.Canceled) || report.Added < 3 || report.Added == 8 {
		t.Errorf("%d of 8 added: %v", report.Added, err)
	}
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	if n := sound(t, path); n != 120*report.Added {
		t.Errorf("%d games, want %d", n, 120*report.Added)
	}
}

// TestCopyOfTheFileIsEnough copies library.db alone after an add.
func TestCopyOfTheFileIsEnough(t *testing.T) {
	folder := t.TempDir()
	path := filepath.Join(folder, "library.db")
	l, err := Open(context.Background(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close() // still open while it is copied
	if _, err := l.Add(context.Background(), []string{madeFile(t, filepath.Join(folder, "a.pgn"), 1, 80)}, nil); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(folder, "copy.db")
	if err := os.WriteFile(other, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if n := sound(t, other); n != 80 {
		t.Errorf("the copy has %d games", n)
	}
}

// older sets the time of a file back.
func older(t *testing.T, path string) {
	t.Helper()
	past := time.Unix(1_000_000_000, 0)
	if err := os.Chtimes(path, past, past); err != nil {
		t.Fatal(err)
	}
}
