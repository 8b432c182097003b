// Limits: what is made to be large is read up to them, and each is told of.

package file

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qipu/records"
)

// blownUp returns a head with as many of a unit behind it as make size bytes.
func blownUp(head, unit []byte, size int) []byte {
	return append(bytes.Clone(head), bytes.Repeat(unit, max(size-len(head), 0)/len(unit))...)
}

// hostileFile is a file that is blown up with units of one kind.
type hostileFile struct {
	name, limit string // the code of the fault that tells where reading stops, of a large one
	head, unit  []byte
}

// hostileFiles are files that are large in every way that a format has.
func hostileFiles(t testing.TB) []hostileFile {
	all := samples(t)
	cbrHead := append(bytes.Clone(all["cbr"][:cbrHeader]), 0, 0, 0, 0)
	xqfHead := append(bytes.Clone(all["xqf 10"][:xqfHeader]), 24, 32, 0xF0, 0, 0, 0, 0, 0)
	mxq := all["mxq"]
	mxqHead := mxq[:bytes.Index(mxq, []byte(mxqMoves))+len(mxqMoves)]
	library := bytes.Clone(all["cbl"][:cblIndex])
	binary.LittleEndian.PutUint32(library[cblCapacity:], 1)
	entry := make([]byte, cblEntry)
	binary.LittleEndian.PutUint32(entry, 2)
	binary.LittleEndian.PutUint32(entry[8:], 1<<15)
	binary.LittleEndian.PutUint32(entry[12:], 1<<27-5)
	pgnHead := []byte("[Event \"x\"]\n\nh2e2 ")
	list := []hostileFile{
		{"cbr, illegal", "most-moves", cbrHead, []byte{0, 0, 70, 67}},
		{"cbr, a branch at each move", "most-moves", cbrHead, []byte{2, 0, 70, 67}},
		{"cbr, a comment at each move", "most-moves", cbrHead, []byte{4, 0, 70, 67, 2, 0, 0, 0, 'a', 0}},
		{"cbl, one record", "most-moves", slicesOf(library, entry, cbrHead), []byte{2, 0, 70, 67}},
		{"xqf, siblings", "most-moves", xqfHead, []byte{24 + 77, 32 + 47, 0x0F, 0, 0, 0, 0, 0}},
		{"xqf, deep", "most-moves", xqfHead, []byte{24 + 77, 32 + 47, 0xFF, 0, 0, 0, 0, 0}},
		{"mxq", "most-moves", mxqHead, []byte("\x057C-4C")},
		{"mxq, comments", "", slicesOf(mxqHead, []byte("\x04Ends")), []byte("\x01a")},
		{"ccm", "most-moves", []byte{1, 0, 0, 0, 0, 202, 154, 59, 15, 39, 0, 0}, []byte{1, 1, 0, 7, 7, 4, 7, 0, 0}},
		{"che", "", []byte("1 99999999 "), []byte("0 32 0 0 0 1 0 0 1 0 ")},
		{"dhtmlxq", "most-moves", []byte("[DhtmlXQ]\n[DhtmlXQ_movelist]"), []byte("7747")},
		{"dhtmlxq, items", "most-items", []byte("[DhtmlXQ]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]"), []byte("[DhtmlXQ_a]b")},
		{"cbf", "", []byte("<ChineseChessRecord><MoveList><Move value=\"00-00\"/>"), []byte("<Move value=\"77-47\"/>")},
		{"cbf, attributes", "most-attributes", []byte("<ChineseChessRecord><MoveList><Move value=\"00-00\" "), []byte("a=\"b\" ")},
		{"pfc", "", []byte("<n version=\"2\">"), []byte("<n m=\"h2e2\">")},
		{"pfc, attributes", "most-attributes", []byte("<n version=\"2\" "), []byte("a=\"b\" ")},
		{"pgn, illegal", "most-moves", pgnHead, []byte("a0a9 ")},
		{"pgn, variations in each other", "most-depth", pgnHead, []byte("(h9g7 ")},
		{"pgn, brackets", "", pgnHead, []byte("(")},
		{"pgn, tags", "most-tags", pgnHead[:0], []byte("[a \"b\"]\n")},
		{"pgn, comments", "most-words", pgnHead, []byte("{}")},
		{"pgn, marks", "most-words", pgnHead, []byte("! ")},
		{"pgn, one comment", "", slicesOf(pgnHead, []byte("{")), []byte("abc ")},
		{"txt", "", []byte("1. 炮二平五 马8进7\n"), []byte("2. 车一进一 车9进1 3. 车一退一 车9退1 ")},
		{"txt, words", "", []byte("1. 炮二平五 马8进7\n"), []byte("这是一个注解，")},
		{"wxf", "", []byte("FORMAT ICCS\nSTART{ "), []byte("a0-a9 ")},
	}
	return list
}

// slicesOf returns the parts as one.
func slicesOf(parts ...[]byte) []byte { return bytes.Join(parts, nil) }

// told returns the codes of the faults of a game and of its file.
func told(g *records.Game, err error) string {
	var codes []string
	if fault, ok := errors.AsType[*records.Fault](err); ok {
		codes = append(codes, fault.Code)
	}
	if g != nil {
		for i := range g.Problems {
			if fault, ok := errors.AsType[*records.Fault](g.Problems[i].Err); ok {
				codes = append(codes, fault.Code)
			}
		}
	}
	return strings.Join(codes, " ")
}

// TestBounds: no reader takes more memory than eight times the size of its file and
// 50 MB, however the file of 50 MB is made: a few, or all of them with QIPU_TRIALS.
func TestBounds(t *testing.T) {
	if name := os.Getenv(boundsOf); name != "" {
		readBounded(t, name)
		return
	}
	if raced {
		t.Skip("the race detector takes several times the memory")
	}
	const size = 50_000_000
	few := []string{"cbr, illegal", "mxq, comments", "pgn, comments"}
	for _, h := range hostileFiles(t) {
		if !thorough() && !slices.Contains(few, h.name) {
			continue
		}
		t.Run(h.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "large")
			if err := os.WriteFile(path, blownUp(h.head, h.unit, size), 0o600); err != nil {
				t.Fatal(err)
			}
			cmd := exec.Command(os.Args[0], "-test.run=^TestBounds$")
			cmd.Env = append(os.Environ(), boundsOf+"="+path)
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Fatalf("%v: %s", err, out)
			}
			most, ok := peakOf(cmd.ProcessState)
			if !ok {
				t.Skip("the system does not tell how much memory a process took")
			}
			if most > 8*size+50e6 {
				t.Errorf("%d MB for %d", most/1e6, size/1_000_000)
			} else {
				t.Log(most/1e6, "MB")
			}
		})
	}
}

// boundsOf is the variable that makes the test of bounds read one file.
const boundsOf = "QIPU_BOUNDS_OF"

// readBounded reads all games of a file.
func readBounded(t *testing.T, path string) {
	c, err := Open(t.Context(), path, Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.Wait()
	for i := range c.Len() {
		if _, err := c.Tags(i); err != nil {
			t.Log(err)
		}
		if _, err := c.Game(i); err != nil {
			t.Log(err)
		}
	}
}

// TestLimits: where a file is larger than what is read of it, that is told, and no game
// has more problems than are listed.
func TestLimits(t *testing.T) {
	for _, h := range hostileFiles(t) {
		quick := h.limit != "most-moves" && h.limit != "most-words" || h.name == "xqf, siblings" || h.name == "ccm"
		if h.limit == "" || !quick && !thorough() {
			continue
		}
		t.Run(h.name, func(t *testing.T) {
			size := len(h.head) + (records.MostMoves+2000)*len(h.unit)
			switch h.limit {
			case "most-depth":
				size = 20_000
			case "most-words":
				size *= 2
			case "most-items":
				size = len(h.head) + (mostItems+10)*len(h.unit)
			case "most-tags", "most-attributes":
				size = len(h.head) + (mostTags+10)*len(h.unit)
			}
			c, err := OpenSourceGames(t.Context(), bytesSource(h.name, blownUp(h.head, h.unit, size)))
			if err != nil {
				t.Fatal(err)
			}
			defer c.Close()
			_ = c.Wait()
			g, err := c.Game(0)
			if codes := told(g, err); !strings.Contains(codes, h.limit) {
				t.Errorf("nothing is told of %s: %.300s", h.limit, codes)
			}
			if g != nil && (len(g.Problems) > records.MostProblems+5 || g.Size() > records.MostMoves+1) {
				t.Errorf("%d problems, %d moves", len(g.Problems), g.Size())
			}
		})
	}
}

// TestUntold: problems behind the first thousand are counted, and what the record says
// is there all the same.
func TestUntold(t *testing.T) {
	const moves = 5000
	c, err := OpenSourceGames(t.Context(), bytesSource("x", []byte("[DhtmlXQ_movelist]"+strings.Repeat("7747", moves)+"[/DhtmlXQ_movelist]")))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.Wait()
	g, err := c.Game(0)
	if err != nil {
		t.Fatal(err)
	}
	nodes, _ := g.Count()
	illegal, left := 0, 0
	for id := range g.Walk() {
		if g.Illegal(id) {
			illegal++
		}
	}
	for i := range g.Problems {
		if fault, ok := errors.AsType[*records.Fault](g.Problems[i].Err); ok && fault.Code == "more-problems" {
			left = fault.Args[0].(int)
		}
	}
	if nodes != moves || len(g.Problems) != records.MostProblems+1 || left+records.MostProblems != illegal {
		t.Errorf("%d moves, %d problems, %d more; %d moves are illegal", nodes, len(g.Problems), left, illegal)
	}
}

// TestLongText: of a game that is longer than what is read of one the rest is told, and
// a writer names it as lost.
func TestLongText(t *testing.T) {
	c, err := OpenSourceGames(t.Context(), bytesSource("x", blownUp([]byte("[Event \"x\"]\n\nh2e2 {"), []byte("abc "), mostText+100)))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	_ = c.Wait()
	g, err := c.Game(0)
	if err != nil || !strings.Contains(told(g, nil), "most-text") {
		t.Fatal(err, told(g, nil))
	}
	var out bytes.Buffer
	lost, err := c.Amend(&out, 0, g, false)
	if err != nil || len(lost) == 0 || lost[0].What != LostUnread || out.Len() > 0 {
		t.Errorf("%v %v", lost, err)
	}
}
