// Names of points.

package drill

import (
	"testing"

	"qipu/engine"
	"qipu/ui/lang"
)

func TestPointName(t *testing.T) {
	for _, tt := range []struct {
		file, rank int
		side       engine.Color
		lang       lang.Lang
		want       string
	}{
		{4, 3, engine.Red, lang.Simplified, "(四・三) F2  士角  炮台线  肋道"},
		{4, 3, engine.Black, lang.Traditional, "(4・3) D7  士角  炮台線  肋道"},
		{8, 5, engine.Red, lang.Traditional, "(八・五) B4  巡河線"},
		{5, 10, engine.Black, lang.English, "(5・0) E0  enemy back rank  middle file"},
	} {
		if got := PointName(engine.SeenSquare(tt.side, tt.file, tt.rank), tt.side, tt.lang, lang.WideDot); got != tt.want {
			t.Errorf("%s, want %s", got, tt.want)
		}
	}
}
