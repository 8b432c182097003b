// One file that is to be replaced: what would be lost is asked about before it is.

package desk

import (
	"fmt"
	"io"
	"slices"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"
)

// saving is one file to be replaced.
type saving struct {
	says   says
	name   string
	format string
	game   *records.Game // the one that is saved
	write  func(io.Writer) ([]file.Loss, error)
	sure   bool
	doubts []session.DoubtLine
	letGo  func() error // of the file that is replaced; may be nil
}

// alone writes a file with nothing but the game.
func (s *saving) alone(w io.Writer) ([]file.Loss, error) {
	format, ok := file.Lookup(s.format)
	if !ok || format.Write == nil {
		return nil, fmt.Errorf("no writer for the format %q", s.format)
	}
	return format.Write(w, slices.Values([]*records.Game{s.game}), file.WriteOptions{Lossy: s.sure})
}

// traits are the words for what a file that is replaced loses beside its text.
var traits = map[store.Trait]lang.Text{
	store.HardLinks: lang.SaveHardLinks, store.Owner: lang.SaveOwner, store.Attributes: lang.SaveAttributes,
}

// run replaces the file, after asking where something would be lost.
func (s *saving) run() error {
	for _, trait := range store.Unkept(s.name) {
		s.doubts = append(s.doubts, session.DoubtLine{Text: s.says.lang.Say(traits[trait], s.name)})
	}
	return store.Replace(s.name, func(to io.Writer) error {
		losses, err := s.write(to)
		if err != nil {
			return err
		}
		if !s.sure {
			if lines := append(s.doubts, s.says.lossLines(s.game, s.format, losses)...); len(lines) > 0 {
				return &session.Doubt{Lines: lines}
			}
		}
		if s.letGo != nil && store.OpenBlocks {
			return s.letGo()
		}
		return nil
	})
}
