// Trials at full size: `make trial`, or QIPU_TRIAL=100000 go test -run Trial -v.

package library

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"runtime/metrics"
	"strconv"
	"testing"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/records/library/pack"
)

// clock is time of the wall and of the processor.
type clock struct {
	wall time.Time
	cpu  time.Duration
}

func now() clock { return clock{time.Now(), processorTime()} }

func (c clock) report(t *testing.T, what string) {
	t.Helper()
	n := now()
	t.Logf("%-34s wall %9.1f ms   cpu %9.1f ms", what, float64(n.wall.Sub(c.wall).Microseconds())/1000, float64((n.cpu-c.cpu).Microseconds())/1000)
}

// held is the memory that the heap holds, and what the process has of the system.
func heldMemory() (heap, system uint64) {
	runtime.GC()
	sample := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/total:bytes"}}
	metrics.Read(sample)
	return sample[0].Value.Uint64(), sample[1].Value.Uint64()
}

// TestTrial measures a library of as many games as QIPU_TRIAL says.
func TestTrial(t *testing.T) {
	n, err := strconv.Atoi(os.Getenv("QIPU_TRIAL"))
	if err != nil || n <= 0 {
		t.Skip("no QIPU_TRIAL")
	}
	folder := os.Getenv("QIPU_TRIAL_FOLDER") // kept where it is given, so that the games are made and added once
	if folder == "" {
		folder = t.TempDir()
	}
	made := filepath.Join(folder, "made-"+strconv.Itoa(n)+".pgn")
	if _, err := os.Stat(made); err != nil {
		f, err := os.Create(made)
		if err != nil {
			t.Fatal(err)
		}
		if err := newMaker(1).write(f, n); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
	path := filepath.Join(folder, "library-"+strconv.Itoa(n)+".db")
	if _, err := os.Stat(path); err != nil {
		trialAdd(t, path, made)
	}
	trialSearch(t, path)
}

func trialAdd(t *testing.T, path, made string) {
	ctx := context.Background()
	l, err := Open(ctx, path)
	if err != nil {
		t.Fatal(err)
	}
	start := now()
	report, err := l.Add(ctx, []string{made}, nil)
	if err != nil {
		t.Fatal(err)
	}
	start.report(t, "add")
	done := now()
	info, err := os.Stat(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d games, %d left; %.0f games a second, %.0f a second of CPU; %.1f bytes a game", report.Games, len(report.Left),
		float64(report.Games)/done.wall.Sub(start.wall).Seconds(), float64(report.Games)/(done.cpu-start.cpu).Seconds(), float64(info.Size())/float64(report.Games))
	if err := l.Close(); err != nil {
		t.Fatal(err)
	}
	runtime.GC()
}

func trialSearch(t *testing.T, path string) {
	ctx := context.Background()
	start := now()
	l, err := Open(ctx, path)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	<-l.Ready()
	start.report(t, "open and load")
	heap, system := heldMemory()
	t.Logf("memory: heap %d MB, of the system %d MB", heap>>20, system>>20)
	start = now()
	if _, err := l.Duplicates(ctx); err != nil {
		t.Fatal(err)
	}
	start.report(t, "duplicates")
	l.shelf.Load().counts()
	var hit Hit
	for h := range l.Find(ctx, Query{Plies: [2]int{80, 0}, Limit: 3}) {
		hit = h
	}
	line := hit.pack.Line(hit.game)
	p := engine.StandardPosition()
	for ply := range 61 {
		switch ply {
		case 0, 2, 4, 8, 12, 16, 24, 40, 60:
			for _, mirror := range []bool{false, true} {
				start = now()
				tree, err := l.Tree(ctx, Query{Board: Board{Position: &p, Mirror: mirror}})
				if err != nil {
					t.Fatal(err)
				}
				start.report(t, "tree at ply "+strconv.Itoa(ply)+map[bool]string{true: " mirrored"}[mirror]+", "+strconv.Itoa(tree.Games)+" games")
			}
		}
		p = p.PlayLegal(line[ply])
	}
	trialFinds(t, l)
	heap, system = heldMemory()
	t.Logf("memory: heap %d MB, of the system %d MB", heap>>20, system>>20)
}

func trialFinds(t *testing.T, l *Library) {
	ctx := context.Background()
	material, err := pack.ParseMaterial("RN rc")
	if err != nil {
		t.Fatal(err)
	}
	more, err := pack.ParseMaterial("RN+ rc")
	if err != nil {
		t.Fatal(err)
	}
	pattern, err := pack.ParsePattern("N@c7 k@e9 .@e5 P@a5")
	if err != nil {
		t.Fatal(err)
	}
	start := engine.StandardPosition()
	for _, c := range []struct {
		name string
		q    Query
	}{
		{"player", Query{Players: Players{Either: "荣华"}}},
		{"years, result, ECCO, plies", Query{Days: records.YearSpan(1990, 1999), Result: "1-0", ECCO: "C", Plies: [2]int{20, 80}}},
		{"material RN rc", Query{Board: Board{Scene: material}}},
		{"material RN+ rc", Query{Board: Board{Scene: more}}},
		{"pattern", Query{Board: Board{Scene: pattern}}},
		{"pattern mirrored", Query{Board: Board{Scene: pattern, Mirror: true}}},
	} {
		begin := now()
		n := 0
		for _, err := range l.Find(ctx, c.q) {
			if err != nil {
				t.Fatal(err)
			}
			n++
		}
		begin.report(t, c.name+", "+strconv.Itoa(n)+" games")
	}
	begin := now()
	tree, err := l.Tree(ctx, Query{Players: Players{Red: "荣华"}, Board: Board{Position: &start, Mirror: true}})
	if err != nil {
		t.Fatal(err)
	}
	begin.report(t, "tree of a player, "+strconv.Itoa(tree.Games)+" games")
}
