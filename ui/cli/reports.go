// What a run says on standard error, and what that makes of its status.

package cli

import (
	"fmt"
	"io"
	"sync/atomic"

	"qipu/ui"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// Exit statuses.
const (
	done    = 0
	problem = 1 // a problem was reported
	misuse  = 2 // wrong usage
)

// reports is standard error.
type reports struct {
	io.Writer
	asked   atomic.Pointer[ui.Question] // what the terminal is asked at this time; nil: nothing
	lang    lang.Lang
	status  int      // what the run ends with if nothing worse happens
	notices []string // lines that were printed, which the viewer's screen hides
}

// Write writes on a terminal that is at rest.
func (r *reports) Write(b []byte) (int, error) {
	r.asked.Load().Wait()
	return r.Writer.Write(b)
}

// complain prints one line about err at a place and makes the run end with
// status 1.
func (r *reports) complain(place string, err error) {
	r.report(place + ": " + lang.NewVoice(r.lang, nil).Error(err, nil))
}

// report prints one line and makes the run end with status 1.
func (r *reports) report(text string) {
	r.notice(text)
	r.failed()
}

// failed makes the run end with status 1.
func (r *reports) failed() { r.status = max(r.status, problem) }

// notice prints one line, and the viewer shows it.
func (r *reports) notice(text string) {
	text = cell.Line(text)
	r.notices = append(r.notices, text)
	fmt.Fprintln(r, text)
}

// note prints one line that is no problem.
func (r *reports) note(t lang.Text, args ...any) {
	fmt.Fprintln(r, cell.Line(r.lang.Say(t, args...)))
}
