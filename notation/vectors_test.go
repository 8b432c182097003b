// The vectors: how moves are written, read and refused.

package notation

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
)

// table reads rows of a tab-separated file, keyed by its first line.
func rowsOf(t *testing.T, name string) []map[string]string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	var head []string
	var rows []map[string]string
	for _, line := range strings.Split(strings.TrimRight(string(data), "\n"), "\n") {
		cells := strings.Split(line, "\t")
		if head == nil {
			head = cells
			continue
		}
		if strings.HasPrefix(line, "#") {
			continue
		}
		row := map[string]string{}
		for i, h := range head {
			if i < len(cells) {
				row[h] = cells[i]
			}
		}
		rows = append(rows, row)
	}
	if len(rows) == 0 {
		t.Fatalf("%s: no rows", name)
	}
	return rows
}

func position(t testing.TB, fen string) engine.Position {
	t.Helper()
	s, err := engine.ParseFEN(fen)
	if err != nil {
		t.Fatal(err)
	}
	p, err := s.Position()
	if err != nil {
		t.Fatalf("%s: %v", fen, err)
	}
	return p
}

var columns = []string{"iccs", "chinese_simplified", "chinese_traditional", "wxf", "wxf_keypad", "absolute", "shorthand"}

// TestWritten writes every row in every column, and reads each column back.
func TestWritten(t *testing.T) {
	for _, row := range rowsOf(t, "notation.tsv") {
		p := position(t, row["fen"])
		b := p.Board()
		m, err := ICCS{}.Parse(&p, row["iccs"])
		if err != nil {
			t.Fatal(err)
		}
		for i, column := range columns {
			n := All()[i]
			got, ok := n.Append(nil, &b, m)
			if want := row[column]; string(got) != want || !ok {
				t.Errorf("%s: %v in %s is %q, want %q", row["fen"], m, column, got, want)
			}
			if back, _, err := ParseAny(&p, row[column], nil); back != m {
				t.Errorf("%s: %q is %v (%v), want %v", row["fen"], row[column], back, err, m)
			}
		}
	}
}

// verdict says what Parse returned: the move, the candidates, the rule that
// forbids it, or the column.
func verdict(m engine.Move, err error) string {
	var e *Error
	if !errors.As(err, &e) {
		return m.String()
	}
	switch e.Fault {
	case Unreadable:
		return fmt.Sprint("UNREADABLE ", e.Column())
	case Ambiguous:
		return listed(e.Candidates)
	}
	var illegal *engine.IllegalError
	errors.As(err, &illegal)
	return fmt.Sprint("ILLEGAL ", illegal.Why)
}

// listed is a verdict with candidates.
func listed(moves []engine.Move) string {
	text := "AMBIGUOUS"
	for _, m := range moves {
		text += " " + m.String()
	}
	return text
}

// read is the verdict of ParseAny without what it details.
func read(p *engine.Position, text string) string {
	m, _, err := ParseAny(p, text, nil)
	word, _, _ := strings.Cut(verdict(m, err), " ")
	return word
}

func TestRead(t *testing.T) {
	for file, column := range map[string]string{"parse.tsv": "expected", "parse-disputed.tsv": "recommended"} {
		for _, row := range rowsOf(t, file) {
			p := position(t, row["fen"])
			if got := read(&p, row["input"]); got != row[column] {
				t.Errorf("%s: %q is %s, want %s (%s)", row["fen"], row["input"], got, row[column], row["note"])
			}
		}
	}
}

// TestSpellings reads what other programs write.
func TestSpellings(t *testing.T) {
	for _, row := range rowsOf(t, "notation-disputed.tsv") {
		p := position(t, row["fen"])
		for _, column := range []string{"chinese_written", "wxf_written", "chinese_five_char", "chinese_front_rear"} {
			if row[column] != "" {
				if got := read(&p, row[column]); got != row["iccs"] {
					t.Errorf("%s: %q is %s, want %s", row["fen"], row[column], got, row["iccs"])
				}
			}
		}
	}
}

// TestDialects reads the federation's and Fairy-Stockfish's forms as a record
// in WXF letters has them, and coordinates that count ranks from 1.
func TestDialects(t *testing.T) {
	record := Mode{Record: true, Federation: true}
	for column, mode := range map[string]Mode{"wxf_official": record, "wxf_ffish": record, "uci": {Only: UCI{}}, "wxf_written": record} {
		for _, row := range rowsOf(t, "notation-disputed.tsv") {
			p := position(t, row["fen"])
			if row[column] == "" {
				continue
			}
			m, _, err := mode.Parse(&p, row[column])
			var e *Error
			if errors.As(err, &e) && e.Fault == Ambiguous && (column == "wxf_official" || column == "wxf_ffish") {
				// 33+1 is the middle pawn to one and the third to the other.
				continue
			}
			if err != nil || m.String() != row["iccs"] {
				t.Errorf("%s: %q is %v (%v), want %s", row["fen"], row[column], m, err, row["iccs"])
			}
		}
	}
}

// TestContinue: what may follow leads on, and nothing else does.
func TestContinue(t *testing.T) {
	probe := "帅将仕士相象马车炮兵卒一二三四五六七八九〇进退平前中后0123456789abcdefghijklmnopqrstuvwxyz+-.=*/_^\u0332\u0305"
	for i, row := range rowsOf(t, "parse.tsv") {
		if i%4 != 0 {
			continue
		}
		side := engine.Red
		if strings.Contains(row["fen"], " b ") {
			side = engine.Black
		}
		for i := range row["input"] {
			begin := row["input"][:i]
			c := CanContinue(begin, side)
			if c.Complete != (len(Read(begin, side)) > 0) {
				t.Fatalf("%q: complete %v", begin, c.Complete)
			}
			for _, r := range probe {
				foreign := strings.ContainsRune([]string{"将卒士象", "帅兵仕相"}[side], r)
				if want := slices.Contains(c.Next, r); want == CanContinue(begin+string(r), side).Dead() && !foreign {
					t.Fatalf("%q: %c may follow: %v", begin, r, want)
				}
			}
		}
	}
}

// TestVerdicts: the sentences of the rules, each as a row: the move, the
// candidates, the rule that forbids it, or the column.
func TestVerdicts(t *testing.T) {
	for _, row := range rowsOf(t, "verdicts.tsv") {
		p := position(t, row["fen"])
		var mode Mode
		if row["notation"] != "" {
			mode.Only, _ = Lookup(row["notation"])
		}
		m, _, err := mode.Parse(&p, row["input"])
		got := verdict(m, err)
		if got != row["expected"] {
			t.Errorf("%s: %q in %q is %s, want %s", row["fen"], row["input"], row["notation"], got, row["expected"])
		}
	}
}
