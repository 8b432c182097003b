// The layout tiles a screen of every size.

package ui

import (
	"testing"

	"qipu/ui/veil"
)

// TestLayout: at every size the panes lie on the screen, none over another, and
// the board is whole wherever it is shown.
func TestLayout(t *testing.T) {
	step := 1
	if testing.Short() {
		step = 5
	}
	for w := minWidth; w <= 200; w += 3 {
		for h := minHeight + w%step; h <= 70; h += step {
			for bits := range 1 << 8 {
				p := layoutPrefs{
					labels: veil.Labels(bits & 1), size: [...]string{"auto", "4x2", "6x2", "8x4"}[(w+h)%4], compact: bits&2 != 0, notes: bits&4 != 0,
					focus: focus(bits >> 3 & 3), listed: bits&32 != 0, keypad: bits&64 != 0, tiles: bits&128 != 0, every: [...]int{50, 20, 90}[w%3],
				}
				checkLayout(t, w, h, p.labels, layOut(w, h, p))
			}
		}
	}
	if !layOut(39, 14, layoutPrefs{}).tooSmall || !layOut(40, 13, layoutPrefs{}).tooSmall {
		t.Error("smaller than the smallest screen is laid out")
	}
}

func checkLayout(t *testing.T, w, h int, labels veil.Labels, l layout) {
	t.Helper()
	taken := make([]bool, w*h)
	for _, r := range l.all() {
		if r.empty() {
			continue
		}
		if r.x < 0 || r.y < 0 || r.x+r.w > w || r.y+r.h > h {
			t.Fatalf("%d×%d: %v is off the screen", w, h, r)
		}
		for y := r.y; y < r.y+r.h; y++ {
			for x := r.x; x < r.x+r.w; x++ {
				if taken[y*w+x] {
					t.Fatalf("%d×%d: two panes on column %d, row %d: %+v", w, h, x, y, l)
				}
				taken[y*w+x] = true
			}
		}
	}
	if !l.tabs && (l.board.empty() || l.moves.empty()) {
		t.Fatalf("%d×%d: no board or no moves: %+v", w, h, l)
	}
	if bw, bh := l.look.Size(labels); !l.board.empty() && (l.board.w != bw || l.board.h != bh) {
		t.Fatalf("%d×%d: a cut board: %+v", w, h, l)
	}
}

// TestAround: the one in the middle is always there, and no neighbour is left out
// for which there is room.
func TestAround(t *testing.T) {
	widths := []int{10, 11, 10, 12, 10}
	for room := range 70 {
		for at := range widths {
			from, to := around(widths, at, room, 4)
			needs := func(from, to int) int {
				n := 0
				for i, w := range widths {
					if i >= from && i < to {
						n += w
					}
				}
				if from > 0 {
					n += 4
				}
				if to < len(widths) {
					n += 4
				}
				return n
			}
			if from > at || to <= at || to-from > 1 && needs(from, to) > room {
				t.Errorf("room %d, at %d: %d to %d", room, at, from, to)
			}
			if from > 0 && needs(from-1, to) <= room || to < len(widths) && needs(from, to+1) <= room {
				t.Errorf("room %d, at %d: more than %d to %d fits", room, at, from, to)
			}
		}
	}
}

// all lists the panes of a frame.
func (l *layout) all() []rect {
	return []rect{l.title, l.board, l.side, l.moves, l.notes, l.entry, l.status}
}
