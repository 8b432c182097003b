// Scripts of the viewer: the mouse.

package cli

import (
	"fmt"
	"regexp"
	"strings"

	"qipu/ui/internal/tmuxtest"
)

// mouse presses and lets go a button, or turns the wheel, on a column and row
// from 0.
func (s *screen) mouse(button, x, y int) {
	at := fmt.Sprintf("%d;%d;%d", button, x+1, y+1)
	s.tty.Send("\x1b[<" + at + "M")
	if button < 64 {
		s.tty.Send("\x1b[<" + at + "m")
	}
}

var (
	aPoint  = regexp.MustCompile(`^[a-i][0-9]$`)
	aLabels = regexp.MustCompile(`^[ 　]*([１-９]　[１-９]|[一二三四五六七八九]　[一二三四五六七八九])　`)
)

// click clicks on a point or on a text.
func (s *screen) click(text string) {
	s.t.Helper()
	text = s.words(text)
	rows := s.tty.Screen()
	if aPoint.MatchString(text) {
		x, y := s.point(rows, int(text[0]-'a'), int(text[1]-'0'))
		s.mouse(0, x, y)
		return
	}
	for y, row := range rows {
		if before, _, ok := strings.Cut(row, text); ok {
			s.mouse(0, tmuxtest.Columns(before), y)
			return
		}
	}
	s.t.Errorf("%q, to be clicked, is not on the screen", text)
}

// point finds a point on the drawn board, whose rows lie between the two of the
// labels of the files.
func (s *screen) point(rows []string, file, rank int) (x, y int) {
	s.t.Helper()
	var labels []int
	for y, row := range rows {
		if aLabels.MatchString(row) {
			labels = append(labels, y)
		}
	}
	if len(labels) != 2 {
		s.t.Fatalf("no board:\n%s", strings.Join(rows, "\n"))
	}
	row := 9 - rank
	top := strings.TrimLeft(rows[labels[0]], " 　") // a wide screen has a margin, and the ground of the board one
	if strings.HasPrefix(top, "一") {
		file, row = 8-file, rank
	}
	y = labels[0] + 1 + row
	switch labels[1] - labels[0] {
	case 20:
		y += row
	case 12:
		if row > 4 {
			y++
		}
	}
	return tmuxtest.Columns(strings.TrimSuffix(rows[labels[0]], top)) + 4*file, y
}
