// How practice has gone, as a table and as a plot in text.

package drill

import (
	"fmt"
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
			if due := h.Back(a.Item); r.Due.IsZero() || due.Before(r.Due) {
				r.Due = due
			}
		}
		if r.Answers > 0 {
			r.Median, _ = h.Median(k.String())
			rows = append(rows, r)
		}
	}
	return rows
}

// Day is the answers of a day.
type Day struct {
	Date           time.Time // its midnight
	Answers, Right int
}

// Days returns the last n days up to now, the oldest first.
func (h *History) Days(n int, now time.Time) []Day {
	y, m, d := now.Local().Date()
	days := make([]Day, n)
	for i := range days {
		days[i].Date = time.Date(y, m, d-n+1+i, 0, 0, 0, 0, time.Local)
		for _, a := range h.Answers {
			if sameDate(a.Time, days[i].Date) {
				days[i].Answers++
				if a.Right() {
					days[i].Right++
				}
			}
		}
	}
	return days
}

// plotDays and plotWidth are the size of the plot.
const (
	plotDays  = 14
	plotWidth = 40
)

// Stats returns the table, how far games were learnt, and the plot in l, one line an element: cells of the
// table are divided by tabs.
func (h *History) Stats(l lang.Lang, now time.Time) []string {
	if len(h.Answers) == 0 {
		return []string{l.Say(lang.StatsNone)}
	}
	lines := []string{l.Say(lang.StatsHead)}
	for _, r := range h.Rows() {
		median := "-"
		if r.Median > 0 {
			median = fmt.Sprintf("%.1f s", r.Median.Seconds())
		}
		lines = append(lines, fmt.Sprintf("%s\t%d\t%d%%\t%s\t%s", l.Say(r.Kind.Title()), r.Answers, 100*r.Right/r.Answers, median, r.Due.Local().Format(time.DateOnly)))
	}
	if games := h.Replays(); len(games) > 0 {
		lines = append(lines, "", l.Say(lang.StatsReplays))
		for _, g := range games {
			lines = append(lines, fmt.Sprintf("%s\t%d", strings.ReplaceAll(g.Game, "\t", " "), g.Plies))
		}
	}
	return append(append(lines, "", l.Say(lang.StatsPlot)), plot(h.Days(plotDays, now))...)
}

// plot draws days as bars: # right, . wrong.
func plot(days []Day) []string {
	most := 1
	for _, d := range days {
		most = max(most, d.Answers)
	}
	width := func(n int) int { return (n*plotWidth + most - 1) / most }
	if most < plotWidth {
		width = func(n int) int { return n }
	}
	var lines []string
	for _, d := range days {
		bar := strings.Repeat("#", width(d.Right)) + strings.Repeat(".", max(width(d.Answers)-width(d.Right), 0))
		line := fmt.Sprintf("%s %s", d.Date.Format("01-02"), bar)
		if d.Answers > 0 {
			line += fmt.Sprintf(" %d/%d", d.Right, d.Answers)
		}
		lines = append(lines, strings.TrimRight(line, " "))
	}
	return lines
}
