// What is looked at or printed: the position as a picture, the game as a page.

package desk

import (
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"qipu/notation"
	"qipu/records"
	"qipu/ui/board"
	"qipu/ui/lang"
	"qipu/ui/paper"
	"qipu/ui/session"
	"qipu/ui/store"
)

// Printed reports whether a file of the name is a picture or a page, which Save makes
// as a copy: nothing is read of one.
func Printed(name string) bool {
	return slices.Contains([]string{".svg", ".html"}, strings.ToLower(filepath.Ext(name)))
}

// Picture is the position one sees, with the ends of the last move, in SVG.
func (d *Desk) Picture() string {
	s := d.Session
	scene := board.Uncovered(s.Board(), s.Cursor().Last())
	return board.SVG(&scene, board.Pieces(s.View.Pieces))
}

// print writes the picture, or the page, of the name. A file that is there is
// overwritten when one is sure.
func (d *Desk) print(name string, sure bool) error {
	if info, err := os.Stat(name); err == nil && info.Mode().IsRegular() && !sure {
		return &session.Doubt{Lines: []session.DoubtLine{{Text: d.Lang.Say(lang.SaveOverwrites, name)}}}
	}
	return store.Replace(name, func(w io.Writer) error {
		if strings.EqualFold(filepath.Ext(name), ".svg") {
			_, err := io.WriteString(w, d.Picture())
			return err
		}
		chinese, _ := notation.Lookup(d.Session.View.Forms.Chinese())
		o := paper.Options{Lang: d.Lang, Notation: d.Settings.Form(chinese), Set: board.Pieces(d.Session.View.Pieces)}
		return paper.Write(w, slices.Values([]*records.Game{d.Session.Game()}), o)
	})
}
