// Limits of files: a file that was made to be large takes no more memory than eight
// times its size and 50 MB, however it is made. What is behind a limit is not read, and
// a problem or an error tells of it; see also [records.MostMoves].

package file

import (
	"errors"

	"qipu/records"
)

const (
	// mostText is how many bytes of one game in a text are read; the largest real tree
	// has two million.
	mostText = 16 << 20
	// mostGames is how many games of a file are listed.
	mostGames = 1 << 22
)

// readEntry reads a game of a source, of a text as much as is read of one game, and
// judges it.
func readEntry(f *Format, s Source, e Entry) (*records.Game, error) {
	read := e
	if f.Kind != Bytes {
		read.Len = min(e.Len, mostText)
	}
	g, err := f.Read(s, read)
	if g == nil {
		return g, err
	}
	if left := e.Len - read.Len; left > 0 {
		addFault(g, g.Last(0), records.OverLimit, e.Off+read.Len, "most-text", mostText, left)
	}
	g.Judge()
	s.place(g.Problems)
	return g, err
}

// leftOut are the codes of faults that tell of what was not read.
var leftOut = map[string]bool{"most-attributes": true, "most-items": true, "most-moves": true, "most-text": true, "most-words": true}

// leftOut adds what was not read of a game, since it is over a limit: whoever writes it
// loses that.
func (l *losses) leftOut(g *records.Game) {
	for i := range g.Problems {
		p := &g.Problems[i]
		if fault, ok := errors.AsType[*records.Fault](p.Err); ok && p.Kind == records.OverLimit && leftOut[fault.Code] {
			l.add(p.Node, LostUnread, "", fault.Error())
		}
	}
}
