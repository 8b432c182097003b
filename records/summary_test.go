// Dates as spans, and what is told of a game.

package records

import (
	"testing"

	"qipu/engine"
)

func TestDateSpan(t *testing.T) {
	for _, c := range []struct {
		text string
		want Span
	}{
		{"2015-03-01", Span{20150301, 20150301}},
		{"2015.3.1", Span{20150301, 20150301}},
		{"1982年05月06日", Span{19820506, 19820506}},
		{"19650227", Span{19650227, 19650227}},
		{"19650227晚", Span{19650227, 19650227}},
		{"1990.??.??", Span{19900101, 19901231}},
		{"1990", Span{19900101, 19901231}},
		{"2004年2月", Span{20040201, 20040229}},
		{"2004.02", Span{20040201, 20040229}},
		{"200402", Span{20040201, 20040229}},
		{"99-5-12", Span{19990512, 19990512}},
		{"05-11-02", Span{20051102, 20051102}},
		{"2005-11-02 14:30", Span{20051102, 20051102}},
		{"2005-11-02 14:30-16:10", Span{20051102, 20051102}},
		{"1986.05.03－05", Span{19860503, 19860505}},
		{"1986年5月3日-6日", Span{19860503, 19860506}},
		{"1986/05/30-06/02", Span{19860530, 19860602}},
		{"1958年元月12日", Span{19580112, 19580112}},
		{"l958年5月12日", Span{19580512, 19580512}},
		{"2000。3。04", Span{20000304, 20000304}},
		{"80年代", Span{19800101, 19891231}},
		{"12/05/1999", Span{19990101, 19991231}},
		{"１９９９年", Span{19990101, 19991231}},
		{"1999-02-30", Span{19990201, 19990228}},
		{"1999-13-01", Span{19990101, 19991231}},
		{"12月30日下午", Span{}},
		{"", Span{}},
		{"????.??.??", Span{}},
		{"不详", Span{}},
		{"14:30", Span{}},
	} {
		if got := DateSpan(c.text); got != c.want {
			t.Errorf("DateSpan(%q) = %v, want %v", c.text, got, c.want)
		}
	}
}

func TestSpanString(t *testing.T) {
	for text, want := range map[string]string{"2015.3.1": "2015-03-01", "2015.3": "2015-03", "2015": "2015", "1986.05.03－05": "1986-05-03/1986-05-05", "80年代": "1980/1989", "": ""} {
		if got := DateSpan(text).String(); got != want {
			t.Errorf("%q is written %q, want %q", text, got, want)
		}
		if DateSpan(want) != DateSpan(text) && want != "1980/1989" && want != "1986-05-03/1986-05-05" {
			t.Errorf("%q is read back as another date", want)
		}
	}
}

func TestSpanMeets(t *testing.T) {
	nineties := YearSpan(1990, 1999)
	for text, want := range map[string]bool{"1990": true, "1999-12-31": true, "1989.12.31": false, "2000": false, "90年代": true, "": false} {
		if got := DateSpan(text).Meets(nineties); got != want {
			t.Errorf("%q in the nineties: %v, want %v", text, got, want)
		}
	}
}

func TestSummary(t *testing.T) {
	g := NewGame(engine.StandardSetup())
	g.Tags = Tags{{"Red", " 许银川 "}, {"Black", "赵鑫鑫"}, {"Event", "碧桂园杯"}, {"Date", "2015"}, {"Result", "0-1"}, {"ECCO", "A00"}}
	at := NodeID(0)
	for _, m := range []engine.Move{{From: 25, To: 22}, {From: 88, To: 69}, {From: 7, To: 24}} {
		at = g.Add(at, m)
	}
	g.Add(0, engine.Move{From: 27, To: 36}) // a variation counts for nothing
	want := Summary{"许银川", "赵鑫鑫", "碧桂园杯", YearSpan(2015, 2015), "0-1", "B00", 3}
	if got := g.Summary(); got.ECCO == "A00" || got.ECCO == "" {
		t.Errorf("the code of the moves is %q", got.ECCO)
	} else if want.ECCO = got.ECCO; got != want {
		t.Errorf("summary %+v, want %+v", got, want)
	}
	other := NewGame(engine.Setup{})
	other.Tags = Tags{{"ECCO", "c46"}}
	if got := other.Summary(); got != (Summary{Result: "*", ECCO: "C46"}) {
		t.Errorf("summary without moves: %+v", got)
	}
}
