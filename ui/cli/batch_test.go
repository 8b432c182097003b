// Answers to lines of standard input.

package cli

import (
	"bytes"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/iotest"

	"qipu/engine"
	"qipu/ui/lang"
)

func newBatch() *batch {
	return &batch{columns: columns(), voice: lang.NewVoice(lang.English, nil)}
}

// batchLines returns lines of every kind: moves of a line of play, and texts
// that are refused.
func batchLines(n int) string {
	var b strings.Builder
	p := engine.StandardPosition()
	for i := range n {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			p = engine.StandardPosition()
			continue
		}
		m := moves[i*7%len(moves)]
		board := p.Board()
		fmt.Fprintf(&b, "%s\t%v\n", board.FEN(), m)
		if i%10 == 0 {
			fmt.Fprintf(&b, "%s\t炮二走%d\r\n\nno tab\n", board.FEN(), i)
		}
		p = p.PlayLegal(m)
	}
	return b.String()
}

// TestBatchPieces: the answers do not depend on how the input arrives, nor on
// how it is shared among workers.
func TestBatchPieces(t *testing.T) {
	in := batchLines(2000)
	var whole, bytewise, half bytes.Buffer
	for _, run := range []struct {
		in  io.Reader
		out *bytes.Buffer
	}{
		{strings.NewReader(in), &whole},
		{iotest.HalfReader(strings.NewReader(in)), &half},
		{iotest.OneByteReader(strings.NewReader(in)), &bytewise},
	} {
		if refused, err := newBatch().run(run.in, run.out); err != nil || !refused {
			t.Fatal(refused, err)
		}
	}
	if lines := strings.Count(in, "\n"); strings.Count(whole.String(), "\n") != lines {
		t.Errorf("%d lines for %d", strings.Count(whole.String(), "\n"), lines)
	}
	if whole.String() != half.String() || whole.String() != bytewise.String() {
		t.Error("the answers depend on how the input arrives")
	}
}

// TestBatchAnswersAtOnce: a program that waits for the answer to its line before
// it writes the next one gets it.
func TestBatchAnswersAtOnce(t *testing.T) {
	toIn, in := io.Pipe()
	out, fromOut := io.Pipe()
	done := make(chan error)
	go func() {
		_, err := newBatch().run(toIn, fromOut)
		fromOut.Close()
		done <- err
	}()
	answer := make([]byte, 4096)
	for range 3 {
		fmt.Fprintf(in, "%s\t炮二平五\n", engine.Standard)
		n, err := out.Read(answer)
		if err != nil || !strings.HasPrefix(string(answer[:n]), "H2-E2\t") || answer[n-1] != '\n' {
			t.Fatalf("%q, %v", answer[:n], err)
		}
	}
	in.Close()
	if err := <-done; err != nil {
		t.Fatal(err)
	}
}

// TestBatchLongLine: a line longer than any buffer is one line, and what stands
// around it is answered.
func TestBatchLongLine(t *testing.T) {
	good := engine.Standard + "\t炮二平五\n"
	in := good + strings.Repeat("x", 3*batchBuffer) + "\n" + good
	var out bytes.Buffer
	if _, err := newBatch().run(strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(out.String(), "\n")
	if len(lines) != 4 || lines[0] != lines[2] || !strings.HasPrefix(lines[1], "!BADFEN\t1\t") {
		t.Errorf("%d lines: %.200q", len(lines), lines)
	}
}

// TestBatchEncoding: --encoding tells how the lines are read.
func TestBatchEncoding(t *testing.T) {
	move := map[string]string{
		"gb18030": "\xc5\xda\xb6\xfe\xc6\xbd\xce\xe5\r\n", "big5": "\xac\xb6\xa4G\xa5\xad\xa4\xad\r\n", "utf-8": "炮二平五\r\n",
	}
	wide := func(s string, high, low int) string {
		var out []byte
		for _, r := range s {
			pair := [2]byte{}
			pair[high], pair[low] = byte(r>>8), byte(r)
			out = append(out, pair[:]...)
		}
		return string(out)
	}
	for name, text := range map[string]string{
		"gb18030": engine.Standard + "\t" + move["gb18030"], "big5": engine.Standard + "\t" + move["big5"],
		"utf-16le": wide("\ufeff"+engine.Standard+"\t炮二平五\r\n", 1, 0), "utf-16be": wide(engine.Standard+"\t炮二平五", 0, 1),
		"utf-8": engine.Standard + "\t" + move["utf-8"],
	} {
		var out, errs bytes.Buffer
		status := Main([]string{"notate", "--batch", "--encoding", name}, strings.NewReader(text), &out, &errs)
		if status != done || !strings.HasPrefix(out.String(), "H2-E2\t") || strings.Count(out.String(), "\n") != 1 {
			t.Errorf("%s: %d %q %q", name, status, out.String(), errs.String())
		}
	}
}

// FuzzBatch: one line out for each in, whatever stands in it.
func FuzzBatch(f *testing.F) {
	f.Add([]byte(batchLines(3)))
	f.Add([]byte("\ufeff\t\r\n \u3000\t\x00\xff"))
	f.Fuzz(func(t *testing.T, in []byte) {
		var out bytes.Buffer
		if _, err := newBatch().run(bytes.NewReader(in), &out); err != nil {
			t.Fatal(err)
		}
		want := bytes.Count(in, []byte("\n"))
		if rest := bytes.TrimPrefix(in, mark); len(rest) > 0 && rest[len(rest)-1] != '\n' {
			want++
		}
		if got := bytes.Count(out.Bytes(), []byte("\n")); got != want {
			t.Errorf("%d lines for %d: %q", got, want, out.Bytes())
		}
	})
}

// BenchmarkBatch reports the lines in a second, each with another position.
func BenchmarkBatch(b *testing.B) {
	var in strings.Builder
	for line := range strings.Lines(batchLines(20000)) {
		if strings.Contains(line, "-") && strings.Contains(line, "/") && !strings.Contains(line, "走") {
			in.WriteString(line)
		}
	}
	lines := strings.Count(in.String(), "\n")
	b.ReportAllocs()
	b.SetBytes(int64(in.Len()))
	for b.Loop() {
		if _, err := newBatch().run(strings.NewReader(in.String()), io.Discard); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(lines)*float64(b.N)/b.Elapsed().Seconds(), "lines/s")
}
