// Dates as records write them, which often know the year alone, as spans of days.

package records

import (
	"fmt"
	"strings"
	"time"
	"unicode"
)

// Date is a day of the calendar, year*10000 + month*100 + day; 0 is none. Dates
// compare as numbers.
type Date int32

// MakeDate returns the date of a year, a month and a day; nothing is checked.
func MakeDate(year, month, day int) Date { return Date(year*10000 + month*100 + day) }

// Year returns the year.
func (d Date) Year() int { return int(d) / 10000 }

// Span is the days from From to To, both included; the zero Span says that
// nothing is known.
type Span struct{ From, To Date }

// YearSpan returns the days of the years from and to.
func YearSpan(from, to int) Span { return Span{MakeDate(from, 1, 1), MakeDate(to, 12, 31)} }

// Meets reports whether the spans have a day in common; what is not known meets
// nothing.
func (s Span) Meets(t Span) bool {
	return s.From != 0 && t.From != 0 && s.From <= t.To && t.From <= s.To
}

// String returns the span as ISO 8601 writes it: "2015-03-01", "2015-03", "2015",
// "1986-05-03/1986-05-05"; "" where nothing is known.
func (s Span) String() string {
	year, month := s.From.Year(), int(s.From)/100%100
	switch {
	case s.From == 0:
		return ""
	case s == YearSpan(year, year):
		return fmt.Sprintf("%04d", year)
	case s == daySpan(year, month, 0, nil):
		return fmt.Sprintf("%04d-%02d", year, month)
	case s.From == s.To:
		return s.From.String()
	case s == YearSpan(year, s.To.Year()):
		return fmt.Sprintf("%04d/%04d", year, s.To.Year())
	}
	return s.From.String() + "/" + s.To.String()
}

// String returns the day as ISO 8601 writes it.
func (d Date) String() string {
	return fmt.Sprintf("%04d-%02d-%02d", d/10000, d/100%100, d%100)
}

// DateSpan returns the days that the text of a date means: one for 2015-03-01,
// a month for 2015.3, a year for 1990.??.??, and what 1986年5月3－5日 or 80年代
// say. The zero Span is for a text that no year can be read from.
func DateSpan(text string) Span {
	list := dateNumbers(text)
	if len(list) == 0 {
		return Span{}
	}
	if n := list[0]; n.digits == 2 && strings.HasPrefix(n.behind, "年代") && n.value%10 == 0 {
		return YearSpan(1900+n.value, 1909+n.value)
	}
	for i, n := range list {
		switch {
		case n.digits >= 8: // 20150301, with whatever stands behind it
			for ; n.digits > 8; n.digits-- {
				n.value /= 10
			}
			return daySpan(n.value/10000, n.value/100%100, n.value%100, nil)
		case n.digits == 6 && plausibleYear(n.value/100):
			return daySpan(n.value/100, n.value%100, 0, nil)
		case n.digits == 4 && plausibleYear(n.value):
			if i == 2 { // the year last: which of the others is the month nobody says
				return YearSpan(n.value, n.value)
			}
			return partsSpan(n.value, list[i:])
		}
	}
	if n := list[0]; n.digits == 2 && len(list) > 1 && n.behind != "月" && n.behind != ":" {
		return partsSpan(centuryOf(n.value), list)
	}
	return Span{}
}

// partsSpan is the span of a year with the numbers that begin with it.
func partsSpan(year int, list []dateNumber) Span {
	month, day := 0, 0
	if len(list) > 1 && joins(list[0].behind) {
		month = list[1].value
		if len(list) > 2 && joins(list[1].behind) {
			day = list[2].value
			return daySpan(year, month, day, list[2:])
		}
	}
	return daySpan(year, month, day, nil)
}

// joins reports whether what stands between two numbers keeps them in one date.
func joins(between string) bool {
	return between != "" && strings.Trim(between, " \u3000-－—/.．。·、年月") == ""
}

// daySpan is the span of a date of which month and day may be no such; what
// follows the day may say where the span ends.
func daySpan(year, month, day int, rest []dateNumber) Span {
	if !plausibleYear(year) {
		return Span{}
	}
	if month < 1 || month > 12 {
		return YearSpan(year, year)
	}
	last := time.Date(year, time.Month(month+1), 0, 0, 0, 0, 0, time.UTC).Day()
	if day < 1 || day > last {
		return Span{MakeDate(year, month, 1), MakeDate(year, month, last)}
	}
	s := Span{MakeDate(year, month, day), MakeDate(year, month, day)}
	if len(rest) > 1 && rest[0].behind != "" && strings.Trim(rest[0].behind, "-－—～~至日") == "" && rest[1].behind != ":" && rest[1].digits <= 2 {
		end := MakeDate(year, month, rest[1].value)
		if len(rest) > 2 && joins(rest[1].behind) {
			end = MakeDate(year, rest[1].value, rest[2].value)
		}
		if end > s.From && end%10000 <= 1231 {
			s.To = end
		}
	}
	return s
}

func plausibleYear(year int) bool { return year >= 1000 && year < 3000 }

// centuryOf returns the year that two digits mean.
func centuryOf(year int) int {
	if year < 30 {
		return 2000 + year
	}
	return 1900 + year
}

// dateNumber is a number in the text of a date, and what stands between it and
// the next one.
type dateNumber struct {
	value, digits int
	behind        string
}

// dateNumbers returns the first numbers of a text; 元月 is the first month, and
// an l or O among digits is a misread one or zero.
func dateNumbers(text string) []dateNumber {
	var list []dateNumber
	inside := false
	text = strings.ReplaceAll(text, "元月", "1月")
	for _, r := range text {
		digit, ok := dateDigit(r)
		if !inside && !unicode.IsDigit(r) && r != 'l' {
			ok = false
		}
		switch {
		case ok && inside:
			n := &list[len(list)-1]
			if n.digits < 12 {
				n.value, n.digits = n.value*10+digit, n.digits+1
			}
		case ok:
			if len(list) == 5 {
				return list
			}
			list = append(list, dateNumber{value: digit, digits: 1})
		case len(list) > 0:
			list[len(list)-1].behind += string(r)
		}
		inside = ok
	}
	return list
}

func dateDigit(r rune) (int, bool) {
	switch {
	case r >= '0' && r <= '9':
		return int(r - '0'), true
	case r >= '０' && r <= '９':
		return int(r - '０'), true
	case r == 'l' || r == 'I':
		return 1, true
	case r == 'O' || r == 'o':
		return 0, true
	}
	return 0, false
}
