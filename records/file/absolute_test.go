// Records in absolute notation: what is wrong with them is told where it is.

package file

import (
	"fmt"
	"strings"
	"testing"

	"qipu/engine"
)

// TestAbsoluteDamage: each slip is a problem at its ply, the texts and points stay, and
// the standard start is not given up for it.
func TestAbsoluteDamage(t *testing.T) {
	const whole = "炮八三平五 马2133 马八一七三 卒7475 车九一平八 车11平2 车八一八七 马8173 马二一一三 象7进5"
	for _, tt := range []struct {
		old, text string
		want      string // the problems: ply and kind
		plies     int
	}{
		{"", "", "", 10},
		{"马八一七三", "车八一七三", "3 illegal", 10},                                               // a wrong name
		{"卒7475", "卒7476", "4 illegal", 10},                                               // a wrong digit
		{"车九一平八 ", "", "5 illegal, 6 illegal", 9},                                         // a ply left out
		{"车九一平八", "车九一平八 车九一平八", "6 illegal, 8 illegal", 11},                              // a ply twice
		{"车11平2", "车11乎2", "6 unreadable", 5},                                             // a damaged sign
		{"马8173", "焉8173", "8 unreadable", 7},                                             // a damaged name
		{"马8173 马二一一三", "马二一一三 马8173", "8 illegal, 10 illegal", 10},                       // plies exchanged
		{"马2133 马八一七三 卒7475", "卒7475 马八一七三 马2133", "", 10},                                // which nobody can see
		{"马八一七三 卒7475 车九一平八", "车九一平八 卒7475 马八一七三", "3 illegal, 5 illegal, 7 illegal", 10}, // moves of one side exchanged
		{"马2133 马八一七三", "1 马2133 马八一七三", "", 10},                                          // a number
		{"马2133 马八一七三", "马2133，红方跳马 马八一七三", "", 10},                                       // a remark
		{"马二一一三", "马二一三一", "9 illegal", 10},                                               // a shape that no horse goes
		{"炮八三平五", "炮八三八五", "7 illegal", 10},                                               // in the way of the rook
		{"象7进5", "象7进9", "", 10},                                                          // another legal move
		{"马二一一三", "马二一一", "9 unreadable", 8},                                              // a digit missing
		{"象7进5", "士7进5", "10 illegal", 9},                                                 // advisors have no such move
		{"车八一八七", "车八一八七 (炮八三平五)", "", 10},                                                // brackets that are no variation
		{"马2133 马八一七三 卒7475", "马2133{好}马八一七三 卒7475", "", 10},                              // a comment
		{"车九一平八 车11平2", "车九一平八 车11平2*", "", 10},                                           // a mark of a site
		{"卒7475", "卒七四七五", "4 illegal, 5 illegal", 10},                                    // the other side's numerals
		{"马2133", "馬2133", "", 10},                                                        // traditional
		{"马2133 马八一七三", "马２１３３ 马八一七三", "", 10},                                            // full-width
		{"车11平2 车八一八七", "车11平2车八一八七", "", 10},                                             // glued
		{"象7进5", "象7153", "", 10},                                                         // the full form
	} {
		text := strings.Replace(whole, tt.old, tt.text, 1)
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != 1 {
			t.Errorf("%s: %d games, %v", text, len(games), err)
			continue
		}
		g := games[0]
		var got []string
		for _, p := range g.Problems {
			got = append(got, fmt.Sprint(p.Ply, " ", p.Kind))
		}
		if told := strings.Join(got, ", "); told != tt.want || g.Ply(g.Last(0)) != tt.plies || g.Start.FEN() != engine.Standard {
			t.Errorf("%s: %s, %d plies, start %s; want %s, %d plies", text, told, g.Ply(g.Last(0)), g.Start.FEN(), tt.want, tt.plies)
		}
	}
}

// TestAbsoluteNumbers: a wrong number is told, and a jump once.
func TestAbsoluteNumbers(t *testing.T) {
	for text, want := range map[string]int{
		"1、炮八三平五2、马2133 3、马八一七三4、卒7475 5、车九一平八6、车11平2":  0,
		"1、炮八三平五2、马2133 30、马八一七三4、卒7475 5、车九一平八6、车11平2": 1,
		"1、炮八三平五2、马2133 5、马八一七三6、卒7475 7、车九一平八8、车11平2":  1,
		"1、炮八三平五 马2133 2、马八一七三 卒7475 3、车九一平八 车11平2":     0,
	} {
		games, err := readAny(t, []byte(text))
		if err != nil || len(games) != 1 || len(games[0].Problems) != want {
			t.Errorf("%s: %v, %v; want %d", text, games[0].Problems, err, want)
		}
	}
}
