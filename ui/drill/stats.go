// How practice has gone, as a table and as a plot in text.

package drill

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"time"

	"qipu/ui/lang"
)

// Row is how one drill has gone.
type Row struct {
	Kind           Kind
	Answers, Right int
	Median         time.Duration // 0: too few right answers
	Due            time.Time     // when the first of its items comes back
}

// Rows returns a row for each drill that was practised.
func (h *History) Rows() []Row {
	var rows []Row
	for _, k := range Kinds() {
		r := Row{Kind: k}
		for _, a := range h.Answers {
			if a.Kind != k.String() {
				continue
			}
			r.Answers++
			if a.Right() {
				r.Right++
			}
			if h.memories[a.Item].taken {
				continue
			}
			if due := h.Back(a.Item); r.Due.IsZero() || due.Before(r.Due) {
				r.Due = due
			}
		}
		if r.Answers > 0 {
			r.Median, _ = h.Median(k.String(), anyLevel)
			rows = append(rows, r)
		}
	}
	return rows
}

// Span is the answers of a day, a week or a month.
type Span struct {
	Date           time.Time // its first midnight
	Answers, Right int
}

// Course is how practice went by spans, the oldest first.
type Course struct {
	Title  lang.Text
	Layout string // of a span's date, as time.Format takes it
	Spans  []Span
}

// How many spans a course has at most.
const (
	mostDays   = 14
	mostWeeks  = 26
	mostMonths = 36
)

// Courses returns how practice went day by day and, where it began before that,
// week by week or month by month.
func (h *History) Courses(now time.Time) []Course {
	if len(h.Answers) == 0 {
		return nil
	}
	first := h.Answers[0].Time
	for _, a := range h.Answers {
		if a.Time.Before(first) {
			first = a.Time
		}
	}
	y, m, d := now.Local().Date()
	today := time.Date(y, m, d, 0, 0, 0, 0, time.Local)
	monday := today.AddDate(0, 0, -int(today.Weekday()+6)%7)
	month := today.AddDate(0, 0, 1-d)
	days := h.course(today, mostDays, 0, 1)
	all := []Course{{lang.StatsDays, "01-02", days}}
	switch from := first.Local(); {
	case !from.Before(days[0].Date):
	case !from.Before(monday.AddDate(0, 0, -7*(mostWeeks-1))):
		all = append(all, Course{lang.StatsWeeks, "01-02", begun(h.course(monday, mostWeeks, 0, 7))})
	default:
		all = append(all, Course{lang.StatsMonths, "2006-01", begun(h.course(month, mostMonths, 1, 0))})
	}
	return all
}

// course counts the answers of n spans of so many months and days, of which the
// last begins with last.
func (h *History) course(last time.Time, n, months, days int) []Span {
	spans := make([]Span, n)
	for i := range spans {
		spans[i].Date = last.AddDate(0, months*(i-n+1), days*(i-n+1))
	}
	end := last.AddDate(0, months, days)
	for _, a := range h.Answers {
		if at := a.Time.Local(); at.Before(spans[0].Date) || !at.Before(end) {
			continue
		}
		i, found := slices.BinarySearchFunc(spans, a.Time, func(s Span, t time.Time) int { return s.Date.Compare(t) })
		if !found {
			i--
		}
		spans[i].Answers++
		if a.Right() {
			spans[i].Right++
		}
	}
	return spans
}

// begun cuts off the spans before the first answer.
func begun(spans []Span) []Span {
	return spans[max(0, slices.IndexFunc(spans, func(s Span) bool { return s.Answers > 0 })):]
}

// Widths of the table and the plot, in columns.
const (
	tableWidth = 64
	plotWidth  = 40
)

// Stats returns the table, how far games were learnt, and the plot in l, for a
// screen of a width, one line an element: cells of the table are divided by tabs.
func (h *History) Stats(l lang.Lang, now time.Time, width int) []string {
	blind := h.blindGames(l)
	if len(blind) > 0 {
		blind = append([]string{"", l.Say(lang.StatsBlind)}, blind...)
	}
	if len(h.Answers) == 0 {
		return append([]string{l.Say(lang.StatsNone)}, blind...)
	}
	var lines []string
	if width >= tableWidth {
		lines = append(lines, l.Say(lang.StatsHead))
	}
	for _, r := range h.Rows() {
		between := "\t"
		if width < tableWidth { // the figures under the name
			lines = append(lines, l.Say(r.Kind.Title()))
			lines, between = append(lines, "  "), "  "
		} else {
			lines = append(lines, l.Say(r.Kind.Title())+between)
		}
		lines[len(lines)-1] += strings.Join([]string{strconv.Itoa(r.Answers), percent(r.Right, r.Answers), r.median(), r.Due.Local().Format(time.DateOnly)}, between)
	}
	for _, text := range append([]string{""}, h.summary(l, now)...) {
		lines = append(lines, strings.ReplaceAll(text, "\t", " "))
	}
	if games := h.Replays(); len(games) > 0 {
		lines = append(lines, "", l.Say(lang.StatsReplays))
		for _, g := range games {
			lines = append(lines, strings.ReplaceAll(g.Game, "\t", " ")+"  "+g.learnt(l))
		}
	}
	lines = append(lines, blind...)
	for _, c := range h.Courses(now) {
		lines = append(append(lines, "", l.Say(lang.StatsLegend, l.Say(c.Title))), c.plot(width)...)
	}
	return lines
}

// Sentences returns what Stats tells in sentences, without a plot.
func (h *History) Sentences(l lang.Lang, now time.Time) []string {
	blind := h.blindGames(l)
	if len(blind) > 0 {
		blind = append([]string{l.Say(lang.StatsBlind)}, blind...)
	}
	if len(h.Answers) == 0 {
		return append([]string{l.Say(lang.StatsNone)}, blind...)
	}
	var lines []string
	for _, r := range h.Rows() {
		lines = append(lines, l.Say(lang.StatsRow, l.Say(r.Kind.Title()), r.Answers, percent(r.Right, r.Answers), r.Due.Local().Format(time.DateOnly)))
	}
	lines = append(lines, h.summary(l, now)...)
	for _, g := range h.Replays() {
		lines = append(lines, l.Say(lang.StatsReplay, g.Game, g.learnt(l)))
	}
	lines = append(lines, blind...)
	for _, c := range h.Courses(now) {
		var spans []string
		for _, s := range c.Spans {
			if s.Answers > 0 {
				spans = append(spans, l.Say(lang.StatsSpan, s.Date.Format(c.Layout), s.Right, s.Answers))
			}
		}
		if len(spans) > 0 {
			lines = append(lines, l.Say(lang.Announced, l.Say(c.Title), strings.Join(spans, ", ")))
		}
	}
	return lines
}

func percent(part, all int) string { return fmt.Sprintf("%d%%", 100*part/all) }

// median is the usual time of a right answer, as text.
func (r *Row) median() string {
	if r.Median == 0 {
		return "-"
	}
	return fmt.Sprintf("%.1f s", r.Median.Seconds())
}

// learnt says how many plies of a game were learnt.
func (g *Replayed) learnt(l lang.Lang) string {
	if g.Of == 0 {
		return strconv.Itoa(g.Plies)
	}
	return l.Say(lang.StatsOf, g.Plies, g.Of)
}

// plot draws spans as bars: # right, . wrong.
func (c *Course) plot(width int) []string {
	most, numbers := 1, 0
	texts := make([]string, len(c.Spans))
	for i, s := range c.Spans {
		most = max(most, s.Answers)
		if s.Answers > 0 {
			texts[i] = fmt.Sprintf(" %d/%d", s.Right, s.Answers)
		}
		numbers = max(numbers, len(texts[i]))
	}
	room := max(min(plotWidth, width-len(c.Layout)-1-numbers), 1)
	long := func(n int) int {
		if most <= room {
			return n
		}
		return (n*room + most - 1) / most
	}
	lines := make([]string, len(c.Spans))
	for i, s := range c.Spans {
		right := long(s.Right)
		if right == long(s.Answers) && right > 1 && s.Right < s.Answers {
			right-- // a wrong answer is seen
		}
		bar := strings.Repeat("#", right) + strings.Repeat(".", long(s.Answers)-right)
		lines[i] = strings.TrimRight(s.Date.Format(c.Layout)+" "+bar+texts[i], " ")
	}
	return lines
}
