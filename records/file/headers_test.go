// Headers that writers keep, or name as lost.

package file

import (
	"bytes"
	"context"
	"slices"
	"testing"

	"qipu/engine"
	"qipu/records"
)

// everyHeader is a game with a value for each standard header.
func everyHeader() *records.Game {
	g := records.NewGame(engine.StandardSetup())
	g.Tags = records.Tags{
		{Name: "Title", Value: "某局"},
		{Name: "Event", Value: "某赛"},
		{Name: "Date", Value: "2026.03.01"},
		{Name: "Site", Value: "某地"},
		{Name: "Round", Value: "3"},
		{Name: "Red", Value: "甲"},
		{Name: "Black", Value: "乙"},
		{Name: "RedTeam", Value: "红队"},
		{Name: "BlackTeam", Value: "黑队"},
		{Name: "Result", Value: "1-0"},
		{Name: "Annotator", Value: "评者"},
		{Name: "Author", Value: "作者"},
		{Name: "Opening", Value: "中炮"},
		{Name: "ECCO", Value: "B05"},
		{Name: "Variant", Value: "象棋"},
		{Name: "Time", Value: "60分"},
		{Name: "RedTime", Value: "50分"},
		{Name: "BlackTime", Value: "40分"},
		{Name: "RedElo", Value: "2500"},
		{Name: "BlackElo", Value: "2400"},
		{Name: "Referee", Value: "裁判"},
		{Name: "Recorder", Value: "记录"},
		{Name: "Group", Value: "男子组"},
		{Name: "Table", Value: "7"},
		{Name: "Source", Value: "某书"},
		{Name: "Created", Value: "2026-03-01"},
		{Name: "Modified", Value: "2026-03-02"},
		{Name: "Ending", Value: "认负"},
	}
	m := engine.Move{From: engine.SquareAt(7, 2), To: engine.SquareAt(4, 2)}
	g.Add(0, m)
	g.Judge()
	return g
}

// TestHeadersKept: of a game with every header each writer keeps each, as it reads
// back, or names it among the losses.
func TestHeadersKept(t *testing.T) {
	for _, name := range Writable() {
		f, _ := Lookup(name)
		g := everyHeader()
		var out bytes.Buffer
		losses, err := f.Write(&out, slices.Values([]*records.Game{g}), WriteOptions{Lossy: true})
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		c, err := OpenSourceGames(context.Background(), Source{Name: "game", ReaderAt: bytes.NewReader(out.Bytes()), Size: int64(out.Len())})
		if name == "json" || name == "html" { // they are written alone
			continue
		}
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if err := c.Wait(); err != nil {
			t.Errorf("%s: %v", name, err)
		}
		again, err := c.Game(0)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		kept := 0
		for _, tag := range g.Tags {
			lost := slices.ContainsFunc(losses, func(l Loss) bool { return l.Name == tag.Name })
			switch got := again.Tags.Value(tag.Name); {
			case got == tag.Value:
				kept++
			case !lost:
				t.Errorf("%s: %s is %q, want %q, and it is not named as lost", name, tag.Name, got, tag.Value)
			}
		}
		t.Logf("%s keeps %d headers of %d", name, kept, len(g.Tags))
	}
}
