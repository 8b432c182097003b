// The position as a picture in a file.

package desk

import (
	"io"
	"os"

	"qipu/ui/board"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// Picture is the position one sees, with the ends of the last move, in SVG.
func (d *Desk) Picture() string {
	s := d.Session
	scene := board.Whole(s.Board(), s.Cursor().Last())
	return board.SVG(&scene, board.Pieces(s.View.Pieces))
}

// savePicture writes it to a file, which is a copy. One that is there is overwritten
// when one is sure.
func (d *Desk) savePicture(name string, sure bool) error {
	if info, err := os.Stat(name); err == nil && info.Mode().IsRegular() && !sure {
		return &session.Doubt{Lines: []string{d.Lang.Say(lang.SaveOverwrites, name)}}
	}
	return store.Replace(name, func(w io.Writer) error {
		_, err := io.WriteString(w, d.Picture())
		return err
	})
}
