// The game of a hit: from its file, or what the library holds of it.

package library

import (
	"os"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
)

// Game reads the game of a hit from its file. Where the file is gone or is another
// one now, it is made of what the library holds: headers and main line.
func (l *Library) Game(h *Hit) (*records.Game, error) {
	f := h.pack.source
	if f.held != nil {
		return f.held.Game(int(h.pack.Row(h.game).Number) - 1)
	}
	info, err := os.Stat(f.path)
	if err != nil || info.Size() != f.size || info.ModTime().UnixNano() != f.mtime {
		return h.Held(), nil
	}
	r := h.pack.Row(h.game)
	g, err := file.ReadEntry(f.path, file.Entry{Off: r.Off, Len: r.Len, Line: int(r.Line)}, file.Options{})
	if g == nil {
		return h.Held(), err
	}
	return g, err
}

// Format returns the format of a hit's file, and the encoding of its texts.
func (h *Hit) Format() (format, encoding string) {
	return h.pack.source.format, h.pack.source.encoding
}

// Tags returns the headers that the library holds of a game.
func (h *Hit) Tags() records.Tags {
	s := h.Summary()
	var tags records.Tags
	for _, tag := range []records.Tag{{Name: "Event", Value: s.Event}, {Name: "Date", Value: s.Date.String()}, {Name: "Red", Value: s.Red}, {Name: "Black", Value: s.Black}, {Name: "Result", Value: s.Result}} {
		if tag.Value != "" {
			tags = append(tags, tag)
		}
	}
	return tags
}

// Held returns the game as the library holds it: headers and main line.
func (h *Hit) Held() *records.Game {
	g := records.NewGame(engine.Setup{Board: h.pack.Start(h.game), Fullmove: 1})
	g.Tags = h.Tags()
	at := records.NodeID(0)
	for _, m := range h.pack.Line(h.game) {
		at = g.Add(at, m)
	}
	g.Judge()
	return g
}
