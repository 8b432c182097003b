// Boards of every pitch: whole rows, points that are found again, drawings that are
// read.

package board

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/ui/cell"
	"qipu/ui/veil"
)

var update = flag.Bool("update", false, "rewrite the golden drawings")

// paper is a canvas that keeps text alone, tiles as dots.
type paper struct {
	rows  []string
	row   strings.Builder
	glyph string // the place of this one is kept
	x, y  int
}

func (p *paper) Put(i Ink, m Mark, text string) {
	if text == p.glyph {
		p.x, p.y = cell.Narrow.Width(p.row.String()), len(p.rows)
	}
	if i != Grid && strings.TrimSpace(text) == "" {
		text = strings.Repeat(".", len(text))
	}
	p.row.WriteString(text)
}

func (p *paper) End() {
	p.rows = append(p.rows, p.row.String())
	p.row.Reset()
}

// looks are all kinds of boards.
func looks() []Look {
	var all []Look
	for _, pitch := range []Pitch{Small, Wide, Large, Compact} {
		for _, tiles := range []bool{false, true} {
			for _, signs := range []*Signs{FullWidth, Boxes, ASCII} {
				l := Look{Set: Pieces(""), Signs: signs, Pitch: pitch, Tiles: tiles, River: pitch == Compact && tiles}
				if signs == ASCII {
					l.Set = Pieces("letters")
				}
				if tiles {
					l.Left, l.Right = 1, 2
				}
				all = append(all, l)
			}
		}
	}
	return all
}

// played is a scene with the last move's two ends, a cursor and a target.
func played() veil.Scene {
	b := engine.StandardSetup().Board
	last := engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}
	b.Move(last)
	o := veil.NoOptions(engine.Red)
	o.Last, o.Cursor, o.Picked = last, engine.SquareAt(1, 9), engine.SquareAt(0, 9)
	o.Targets = []engine.Square{engine.SquareAt(0, 8)}
	return veil.See(&b, veil.Open, o)
}

// TestDrawings compares each kind of board with a golden one.
func TestDrawings(t *testing.T) {
	var out strings.Builder
	s := played()
	for _, l := range looks() {
		p := &paper{}
		l.Draw(&s, p)
		fmt.Fprintf(&out, "== %v tiles %v narrow %v\n%s\n", l.Pitch, l.Tiles, l.Signs.narrow, strings.Join(p.rows, "\n"))
	}
	path := filepath.Join("testdata", "drawings.txt")
	if *update {
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(out.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if string(want) != out.String() {
		t.Errorf("the drawings differ; run with -update and read the difference\n%s", out.String())
	}
}

// TestRowsAreWhole: every row of every kind of board is as wide as the board says,
// in both measures where nothing ambiguous is drawn.
func TestRowsAreWhole(t *testing.T) {
	for _, l := range looks() {
		for labels := veil.FileLabels; labels <= veil.RankLabels; labels++ {
			for _, near := range []engine.Color{engine.Red, engine.Black} {
				s := played()
				s.Labels, s.Near = labels, near
				p := &paper{}
				l.Draw(&s, p)
				w, h := l.Size(labels)
				if len(p.rows) != h {
					t.Errorf("%v, labels %d: %d rows, not %d", l.Pitch, labels, len(p.rows), h)
				}
				for _, row := range p.rows {
					if n := cell.Narrow.Width(row); n != w {
						t.Errorf("%v tiles %v, labels %d: %d columns, not %d: %q", l.Pitch, l.Tiles, labels, n, w, row)
					}
					if n := cell.Wide.Width(row); l.Signs != Boxes && n != w {
						t.Errorf("%v tiles %v, labels %d: %d columns in the wide measure: %q", l.Pitch, l.Tiles, labels, n, row)
					}
				}
			}
		}
	}
}

// TestSquare: every point of every kind of board is found where it is drawn.
func TestSquare(t *testing.T) {
	for _, l := range looks() {
		for labels := veil.FileLabels; labels <= veil.RankLabels; labels++ {
			for at := range engine.Square(engine.Squares) {
				s := veil.Scene{Board: true, Near: engine.Color(at % 2), Labels: labels}
				s.Spots[at] = veil.Spot{Draw: veil.Face, Piece: engine.MakePiece(engine.Red, engine.King)}
				p := &paper{glyph: l.Set.Glyphs[s.Spots[at].Piece]}
				if l.Signs.narrow {
					p.glyph = "K-"
					if l.Tiles || pointAt(&s, engine.Files-1, engine.Ranks-1-at.Rank()) == at || s.Near == engine.Black && at.File() == 0 || s.Near == engine.Red && at.File() == 8 {
						p.glyph = "K "
					}
				}
				l.Draw(&s, p)
				for dx := range 2 {
					if got, ok := l.Square(&s, p.x+dx, p.y); !ok || got != at {
						t.Fatalf("%v tiles %v labels %d: %v, drawn at %d, %d, is taken for %v", l.Pitch, l.Tiles, labels, at, p.x, p.y, got)
					}
				}
			}
		}
	}
}

// TestSidesAreTold: without colours Red and Black differ in every set of pieces.
func TestSidesAreTold(t *testing.T) {
	for _, name := range []string{"traditional", "simplified", "plain", "letters"} {
		b := engine.StandardSetup().Board
		s := Uncovered(&b, engine.Move{})
		l := Look{Set: Pieces(name), Signs: FullWidth, Pitch: Small, Plain: true}
		if l.Set.ASCII {
			l.Signs = ASCII
		}
		p := &paper{}
		l.Draw(&s, p)
		if p.rows[19] == p.rows[1] {
			t.Errorf("%s: Red and Black look the same: %q", name, p.rows[1])
		}
	}
}

// TestRiverIsFree: in the picture no piece covers a character of the river.
func TestRiverIsFree(t *testing.T) {
	_, y := svgAt(0, 4)
	middle := y - svgStep/2
	for _, file := range []int{1, 2, 5, 6} {
		x, _ := svgAt(file, 0)
		for dx := -svgRiver / 2; dx <= svgRiver/2; dx++ {
			for dy := -svgRiver / 2; dy <= svgRiver/2; dy++ {
				for _, rank := range []int{4, 5} {
					for f := range engine.Files {
						px, py := svgAt(f, rank)
						ax, ay := x+svgStep/2+dx-px, middle+dy-py
						if r := svgRadius + 2; ax*ax+ay*ay < (r-1)*(r-1) {
							t.Fatalf("a piece on file %d reaches the character behind file %d", f, file)
						}
					}
				}
			}
		}
	}
}

// TestDiagramLabels: no strokes stand between the labels of files, which would look
// like a rank of the board; every row is as wide.
func TestDiagramLabels(t *testing.T) {
	b := engine.StandardSetup().Board
	s := Uncovered(&b, engine.Move{})
	rows := strings.Split(strings.TrimSuffix(Diagram(&s, Pieces(""), false), "\n"), "\n")
	if strings.Contains(rows[0]+rows[len(rows)-1], "－") {
		t.Errorf("strokes between labels:\n%s\n%s", rows[0], rows[len(rows)-1])
	}
	for _, row := range rows {
		if n := cell.Narrow.Width(row); n != 2+4*(engine.Files-1)+2 || n != cell.Wide.Width(row) {
			t.Errorf("%d columns: %q", n, row)
		}
	}
}
