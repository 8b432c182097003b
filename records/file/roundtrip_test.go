// Reading the samples, and reading what was written.

package file

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"

	"qipu/engine"
	"qipu/records"
)

// ours are the formats that have samples here, in the order of recognition.
var ours = []Format{xqf, cbr, cbl, cblOld, cbf, pfc, dhtmlxq, wxf, mxq, che}

// picture says all that a game holds, so that two can be compared.
func picture(g *records.Game) string {
	var out strings.Builder
	tags := slices.Clone(g.Tags)
	slices.SortStableFunc(tags, func(a, b records.Tag) int { return cmp.Compare(a.Name, b.Name) })
	fmt.Fprintf(&out, "%q\n%q\n%s\n%q %q\n", tags, g.Kept, g.Start.FEN(), g.Comment(0), g.Unread(0))
	depth := map[records.NodeID]int{}
	for id := after(g, 0); id != 0; id = after(g, id) {
		depth[id] = depth[g.Parent(id)] + 1
		fmt.Fprintf(&out, "%d %v %q %q %q\n", depth[id], g.Move(id), g.Comment(id), g.Unread(id), g.Mark(id))
	}
	return out.String()
}

func TestSamples(t *testing.T) {
	main := map[string]string{ // of the first game, where it is not that of sampleGame
		"cbl-old": "h2e2 h9g7", "cbl-old 1": "h2e2 h9g7", "mxq": "h2e2 h9g7", "mxq big5": "h2e2 h9g7", "cbf": "h2e2 h9g7 h0g2", "che": "h2e2 h9g7", "wxf": "h2e2 h9g7 h0g2",
		"pfc": "h2e2 h9g7", "dhtmlxq dhj": "h2e2 h9g7",
	}
	for name, data := range samples(t) {
		f := formatOf(t, name, data)
		if want, _, _ := strings.Cut(name, " "); f.Name != want {
			t.Errorf("%s: read as %s", name, f.Name)
		}
		games, err := readAll(t, f, bytesSource(name, data))
		if err != nil || len(games) == 0 {
			t.Errorf("%s: %d games, %v", name, len(games), err)
			continue
		}
		for _, g := range games {
			if len(g.Problems) > 0 {
				t.Errorf("%s: %+v %v", name, g.Problems[0], g.Problems[0].Err)
			}
		}
		_, line, _ := outline(games[0])
		if want := cmp.Or(main[name], "h2e2 h9g7 h0g2 i9h9 i0h0"); line != want {
			t.Errorf("%s: %s for %s", name, line, want)
		}
		if main[name] == "" && picture(games[0]) != picture(sampleGame(t)) {
			t.Errorf("%s: %s for %s", name, picture(games[0]), picture(sampleGame(t)))
		}
	}
}

func TestSampleTexts(t *testing.T) {
	all := samples(t)
	game := func(name string) *records.Game {
		games, err := readAll(t, formatOf(t, name, all[name]), bytesSource(name, all[name]))
		if err != nil {
			t.Fatal(err)
		}
		return games[0]
	}
	for name, want := range map[string]records.Tags{
		"mxq": {
			{Name: "Site", Value: "华山"},
			{Name: "Red", Value: "甲(2弦)"},
			{Name: "Black", Value: "乙(7f)"},
			{Name: "Result", Value: "1-0"},
			{Name: "RedElo", Value: "1790"},
			{Name: "Time", Value: "5-1-30"},
			{Name: "BlackTime", Value: "300"},
			{Name: "Ending", Value: "判负"},
		},
		"mxq big5":    {{Name: "Site", Value: "華山"}, {Name: "Red", Value: "甲(2弦)"}, {Name: "Ending", Value: "判負"}, {Name: "Result", Value: "1-0"}},
		"cbf":         {{Name: "Title", Value: "题 & 目"}, {Name: "Red", Value: "红"}, {Name: "Result", Value: "1-0"}},
		"wxf":         {{Name: "Red", Value: "abc"}, {Name: "BlackElo", Value: "1177"}, {Name: "Event", Value: "Game ; 10m+0s"}, {Name: "Result", Value: "1-0"}},
		"pfc":         {{Name: "Red", Value: "红"}, {Name: "Result", Value: "1-0"}},
		"dhtmlxq dhj": {{Name: "Title", Value: "题"}, {Name: "Result", Value: "1-0"}},
		"cbl-old":     {{Name: "Title", Value: "一"}, {Name: "Red", Value: "红"}, {Name: "Black", Value: "黑"}, {Name: "Author", Value: "作者"}, {Name: "Result", Value: "1-0"}, {Name: "Created", Value: "2009-02-01 17:14:04"}},
	} {
		g := game(name)
		for _, tag := range want {
			if got := g.Tags.Value(tag.Name); got != tag.Value {
				t.Errorf("%s: %s %q for %q", name, tag.Name, got, tag.Value)
			}
		}
	}
	for name, want := range map[string]string{
		"cbl-old":     "[[0 序] [1 当头炮] [3 变]]",
		"cbl-old 1":   "[[0 序] [1 当头炮] [3 变]]",
		"cbf":         "[[0 序] [1 炮<5>] [4 变]]",
		"pfc":         "[[0 序\n二 <] [1 炮]]",
		"dhtmlxq dhj": "[[1 炮]]",
		"wxf":         "[[1 炮]]",
	} {
		if _, _, comments := outline(game(name)); fmt.Sprint(comments) != want {
			t.Errorf("%s: comments %v for %s", name, comments, want)
		}
	}
	if order, _, _ := outline(game("cbf")); order != "1 h2e2\n2 h9g7\n3 h0g2\n2 b9c7\n2 g6g5\n" {
		t.Errorf("cbf: another tree: %q", order)
	}
	if order, _, _ := outline(game("pfc")); order != "1 h2e2\n2 h9g7\n2 b9c7\n1 c3c4\n" {
		t.Errorf("pfc: the main child does not come first: %q", order)
	}
}

func TestLibraryOrder(t *testing.T) {
	all := samples(t)
	titles := func(deleted bool) (list []string) {
		s := bytesSource("a.cbl", all["cbl"])
		s.Deleted = deleted
		games, err := readAll(t, cbl, s)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games {
			list = append(list, g.Tags.Value("Title"))
		}
		return list
	}
	if got := titles(false); !slices.Equal(got, []string{"屏风马", "另一局"}) {
		t.Errorf("listed %q", got)
	}
	if got := titles(true); !slices.Equal(got, []string{"屏风马", "另一局", "屏风马"}) {
		t.Errorf("listed with the deleted %q", got)
	}
}

// TestLibraryDamage damages the index in the ways that leave the records whole.
func TestLibraryDamage(t *testing.T) {
	whole := samples(t)["cbl"]
	for name, damage := range map[string]struct {
		at    int
		value byte
		games int
	}{
		"capacity":          {cblCapacity, 77, 2},
		"huge capacity":     {cblCapacity + 3, 0x7F, 3},
		"blocks":            {cblIndex + 8, 9, 2},
		"no blocks":         {cblIndex + 8, 0, 2},
		"length":            {cblIndex + 13, 0x7F, 2},
		"mark of a record":  {cblIndex + 128*cblEntry + cblBlock + 3, 'x', 2},
		"state of an entry": {cblIndex, 0xFF, 2},
	} {
		data := bytes.Clone(whole)
		data[damage.at] = damage.value
		games, _ := readAll(t, cbl, bytesSource(name, data))
		if len(games) != damage.games {
			t.Errorf("%s: %d games for %d", name, len(games), damage.games)
		}
		for _, g := range games {
			if g.First(0) == 0 {
				t.Errorf("%s: a game without moves", name)
			}
		}
	}
}

// TestWriteCorpus writes every game of the corpus in the formats that can be
// written, and reads it again.
func TestWriteCorpus(t *testing.T) {
	for _, folder := range binaryFolders {
		for name, data := range corpusFiles(t, folder) {
			games, err := readAll(t, formatOf(t, name, data), bytesSource(name, data))
			if err != nil {
				t.Fatal(err)
			}
			for i, g := range games {
				for _, f := range []Format{xqf, cbr, dhtmlxq} {
					checkWritten(t, fmt.Sprintf("%s game %d as %s", name, i+1, f.Name), f, g)
				}
			}
		}
	}
}

// checkWritten fails if something is lost and not named, or if a loss is named
// that the format has room for.
func checkWritten(t *testing.T, name string, f Format, g *records.Game) {
	t.Helper()
	var out bytes.Buffer
	lost, err := f.Write(&out, slices.Values([]*records.Game{g}), WriteOptions{Lossy: true})
	if err != nil {
		t.Fatal(name, err)
	}
	again, err := f.Read(bytesSource(name, out.Bytes()), Entry{Len: int64(out.Len())})
	if err != nil || len(damageOf(again)) > 0 {
		t.Fatalf("%s: %v %v", name, damageOf(again), err)
	}
	for _, l := range lost {
		if !lossAllowed(f, g, l) {
			t.Errorf("%s: lost %+v", name, l)
		}
	}
	want := forgetLost(g, lost)
	if f.Name != "cbr" {
		want.Kept = nil
	}
	if a, b := picture(again), picture(want); a != b {
		t.Errorf("%s: %.500s for %.500s", name, a, b)
	}
}

// lossAllowed is the list of what a format may lose: tags without a field, texts
// longer than their field, characters that its encoding lacks.
func lossAllowed(f Format, g *records.Game, l Loss) bool {
	size := -1
	switch f.Name {
	case "xqf":
		for _, field := range xqfFields {
			if field.tag == l.Name {
				size = field.size
			}
		}
		if l.What == LostCharacter {
			b, err := gbk(l.Text)
			return err != nil && b != nil || err != nil
		}
		text, _ := gbk(g.Tags.Value(l.Name))
		return l.What == LostTag && len(text) > size
	case "cbr":
		for _, field := range cbrNew.fields {
			if field.tag == l.Name && !field.hidden {
				size = field.size/2 - 1
			}
		}
		return l.What == LostTag && len([]rune(g.Tags.Value(l.Name))) > size
	}
	return false
}

// forgetLost returns the game without what a writer said that it lost.
func forgetLost(g *records.Game, lost []Loss) *records.Game {
	out := records.NewGame(g.Start)
	out.Kept = g.Kept
	for _, tag := range g.Tags {
		for _, l := range lost {
			switch {
			case l.Name != tag.Name:
			case l.What == LostTag:
				tag.Value = strings.TrimSuffix(tag.Value, l.Text)
			case l.What == LostCharacter:
				tag.Value = replaceRunes(tag.Value, l.Text)
			}
		}
		if tag.Value != "" {
			out.Tags = append(out.Tags, tag)
		}
	}
	ids := map[records.NodeID]records.NodeID{}
	set := func(from, to records.NodeID) {
		text := g.Comment(from)
		for _, l := range lost {
			if l.Node == from && l.What == LostCharacter && l.Name == "" {
				text = replaceRunes(text, l.Text)
			}
		}
		out.SetComment(to, text)
	}
	set(0, 0)
	for id := after(g, 0); id != 0; id = after(g, id) {
		ids[id] = out.Add(ids[g.Parent(id)], g.Move(id))
		set(id, ids[id])
	}
	return out
}

func replaceRunes(text, lost string) string {
	return strings.Map(func(r rune) rune {
		if strings.ContainsRune(lost, r) {
			return '?'
		}
		return r
	}, text)
}

// TestLosses writes a game that holds more than the formats do.
func TestLosses(t *testing.T) {
	full := func() *records.Game {
		g := sampleGame(t)
		g.Tags.Set("Event", strings.Repeat("长", 200))
		g.Tags.Set("Red", "😀棋手")
		g.Tags.Set("Opening", "中炮")
		g.Tags = append(g.Tags, records.Tag{Name: "Red", Value: "又一人"})
		g.SetMark(1, "!")
		g.SetUnread(2, "炮九九")
		for file := range 6 { // more than five pawns
			g.Start.At[engine.SquareAt(file, 4)] = engine.MakePiece(engine.Red, engine.Pawn)
		}
		return g
	}
	want := map[string][]LossKind{
		"xqf":     {LostStart, LostTag, LostCharacter, LostTag, LostTag, LostMark, LostUnread},
		"cbr":     {LostTag, LostTag, LostTag, LostMark, LostUnread},
		"dhtmlxq": {LostMark, LostUnread},
	}
	for _, f := range []Format{xqf, cbr, dhtmlxq} {
		g := full()
		var out bytes.Buffer
		lost, err := f.Write(&out, slices.Values([]*records.Game{g}), WriteOptions{})
		if err != nil || out.Len() > 0 {
			t.Errorf("%s: %v, %d bytes written in spite of losses", f.Name, err, out.Len())
		}
		var kinds []LossKind
		for _, l := range lost {
			if len(kinds) == 0 || kinds[len(kinds)-1] != l.What || l.What != LostStart {
				kinds = append(kinds, l.What)
			}
		}
		if !slices.Equal(kinds, want[f.Name]) {
			t.Errorf("%s: lost %+v", f.Name, lost)
		}
	}
	if _, err := xqf.Write(&bytes.Buffer{}, slices.Values([]*records.Game{full(), full()}), WriteOptions{Lossy: true}); err == nil {
		t.Error("two games in one XQF")
	}
}

// TestDhtmlXQTexts writes what would be read as something else.
func TestDhtmlXQTexts(t *testing.T) {
	for i, text := range []string{
		"a||b", "|\n|", "|||", `\u4e2d \u`, "&lt; &amp;lt; & &#91;", "[DhtmlXQ_title]x[/DhtmlXQ_title]", "[/DhtmlXQ]", "x[", "\n\n", "𠀀砲",
	} {
		for _, encoding := range []string{"", "gb18030", "big5"} {
			g := sampleGame(t)
			g.Tags.Set("Result", []string{"1-0", "0-1", "*"}[i%3])
			g.SetComment(3, text)
			g.Tags = append(g.Tags, records.Tag{Name: "other", Value: text})
			var out bytes.Buffer
			lost, err := dhtmlxq.Write(&out, slices.Values([]*records.Game{g, g}), WriteOptions{Encoding: encoding})
			if err != nil || len(lost) > 0 {
				t.Fatal(lost, err)
			}
			s := bytesSource(text, out.Bytes())
			s.Encoding = encoding
			games, err := readAll(t, dhtmlxq, s)
			if err != nil || len(games) != 2 || picture(games[1]) != picture(g) {
				t.Errorf("%q in %q: %d games, %v: %s", text, encoding, len(games), err, picture(games[1]))
			}
		}
	}
}

// TestDhtmlXQRoutes hangs routes on routes that come later, in the wrong order,
// in a circle, and on nothing.
func TestDhtmlXQRoutes(t *testing.T) {
	const text = "[DhtmlXQ_movelist]774770627967[/DhtmlXQ_movelist]" +
		"[DhtmlXQ_move_4_3_2]8979[/DhtmlXQ_move_4_3_2]" + // on a route that comes later
		"[DhtmlXQ_move_4_2_7]1022[/DhtmlXQ_move_4_2_7]" + // before its parent's own beginning
		"[DhtmlXQ_move_0_2_4]10221927[/DhtmlXQ_move_0_2_4]" +
		"[DhtmlXQ_move_6_1_5]7747[/DhtmlXQ_move_6_1_5][DhtmlXQ_move_5_1_6]7747[/DhtmlXQ_move_5_1_6]" +
		"[DhtmlXQ_move_0_9_8]7747[/DhtmlXQ_move_0_9_8]" +
		"[DhtmlXQ_comment4_3]三[/DhtmlXQ_comment4_3][DhtmlXQ_comment2_3]二[/DhtmlXQ_comment2_3][DhtmlXQ_comment99]远[/DhtmlXQ_comment99]"
	s := bytesSource("routes", []byte(text))
	games, err := readAll(t, dhtmlxq, s)
	if err != nil || len(games) != 1 {
		t.Fatal(len(games), err)
	}
	order, _, comments := outline(games[0])
	if want := "1 h2e2\n2 h9g7\n3 h0g2\n2 b9c7\n3 b0c2\n3 i0h0\n2 b9c7\n"; order != want {
		t.Errorf("%q for %q", order, want)
	}
	if fmt.Sprint(comments) != "[[3 远] [5 三] [6 二]]" {
		t.Error(comments)
	}
	if list := damageOf(games[0]); len(list) != 4 {
		t.Errorf("%d problems: %v", len(list), list)
	}
}

// TestDhtmlXQStarts writes starts for which the list of squares has no room.
func TestDhtmlXQStarts(t *testing.T) {
	black := engine.StandardSetup()
	black.Turn = engine.Black
	crowd := engine.StandardSetup()
	crowd.At[engine.SquareAt(4, 4)] = engine.MakePiece(engine.Red, engine.Rook)
	for _, start := range []engine.Setup{black, crowd} {
		g := records.NewGame(start)
		g.Tags.Set("Result", "*")
		games, err := readAll(t, dhtmlxq, bytesSource("start", written(t, dhtmlxq, g)))
		if err != nil || len(games) != 1 || picture(games[0]) != picture(g) {
			t.Errorf("%s: %v", start.FEN(), err)
		}
	}
}
