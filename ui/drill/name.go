// What players call a point: its rank, its file, and a name of its own.

package drill

import (
	"slices"

	"qipu/engine"
	"qipu/ui/lang"
)

// PointName names s as side c counts: (四・三) F2 士角, 炮台线, 肋道.
func PointName(s engine.Square, c engine.Color, l lang.Lang, dot string) string {
	file, rank := s.Seen(c)
	name := lang.Point(s, c, dot)
	if dot != lang.Coordinates {
		name += " " + s.String()
	}
	for _, p := range namedPoints {
		if p.rank == rank && slices.Contains(p.files, file) {
			name += "  " + l.Say(p.name[c])
		}
	}
	name += "  " + l.Say(lang.RankNames[c][rank-1])
	for _, f := range namedFiles {
		if slices.Contains(f.files, file) {
			name += "  " + l.Say(f.name[c])
		}
	}
	return name
}
