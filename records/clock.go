// The time that is left on a clock after a move, as PGN has it in a comment:
// {[%clk 0:19:40]}.

package records

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// ClockComment is the comment that says how much time the mover of a move has left,
// in whole seconds; one that has begun counts.
func ClockComment(left time.Duration) string { return "[%clk " + ClockText(left) + "]" }

// ClockText is a time as clocks show it, in hours, minutes and seconds: 0:19:40. A
// second that has begun counts, so that a clock that runs is never at zero.
func ClockText(left time.Duration) string {
	n := int64((max(left, 0) + time.Second - 1) / time.Second)
	return fmt.Sprintf("%d:%02d:%02d", n/3600, n/60%60, n%60)
}

// Remark returns a comment without the time that it says is left and without what a
// review left in it: what somebody wrote.
func Remark(comment string) string {
	_, rest, _ := Clock(comment)
	return Unreviewed(rest)
}

// clockCommand is the time in a comment; a fraction of a second may follow.
var clockCommand = regexp.MustCompile(`\[%clk\s+(\d{1,4}):(\d{1,2}):(\d{1,2})(?:\.\d*)?\s*\]`)

// Clock returns the time that a comment says is left, and the comment without it;
// false where it says none.
func Clock(comment string) (left time.Duration, rest string, ok bool) {
	if !strings.Contains(comment, "[%clk") { // as almost always
		return 0, comment, false
	}
	at := clockCommand.FindStringSubmatchIndex(comment)
	if at == nil {
		return 0, comment, false
	}
	for i, unit := range []time.Duration{time.Hour, time.Minute, time.Second} {
		n, _ := strconv.Atoi(comment[at[2+2*i]:at[3+2*i]]) // digits, as many as fit
		left += time.Duration(n) * unit
	}
	before, after := strings.TrimSpace(comment[:at[0]]), strings.TrimSpace(comment[at[1]:])
	return left, strings.TrimSpace(before + " " + after), true
}
