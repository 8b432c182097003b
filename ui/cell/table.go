// Tables: cells in columns.

package cell

import "strings"

// Table sets the cells of lines, divided by tabs, in columns, cleaned as by
// Line. A line without a tab is no row of the table.
func (m Measure) Table(lines []string) []string {
	var widths []int
	rows := make([][]string, len(lines))
	for n, text := range lines {
		rows[n] = strings.Split(text, "\t")
		for i, c := range rows[n] {
			rows[n][i] = Line(c)
			if i == len(widths) {
				widths = append(widths, 0)
			}
			if len(rows[n]) > 1 {
				widths[i] = max(widths[i], m.Width(rows[n][i]))
			}
		}
	}
	out := make([]string, len(lines))
	for n, row := range rows {
		for i := range row[:len(row)-1] {
			row[i] = m.Pad(row[i], widths[i])
		}
		out[n] = strings.Join(row, "  ")
	}
	return out
}
