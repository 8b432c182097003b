// How far something has come that takes long, on a terminal alone.

package cli

import (
	"fmt"
	"time"

	"qipu/records/library"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

// meter shows how far something has come, in one line that it writes over.
type meter struct {
	app         *app
	shown       bool
	began, last time.Time
}

// meterPace is how often the meter changes, and meterWidth its columns.
const (
	meterPace  = 200 * time.Millisecond
	meterWidth = 60
)

func (a *app) meter() *meter {
	return &meter{app: a, shown: terminal(a.err.Writer), began: time.Now()}
}

// tell shows what is said of the time spent, if it is due.
func (m *meter) tell(say func(spent time.Duration) string) {
	now := time.Now()
	if !m.shown || now.Sub(m.last) < meterPace {
		return
	}
	m.last = now
	fmt.Fprint(m.app.err, "\r"+cell.Wide.Fit(cell.Line(say(now.Sub(m.began))), meterWidth))
}

// added shows the games that were added, how many a second, and the time left.
func (m *meter) added(p library.Progress) {
	m.tell(func(spent time.Duration) string {
		left := time.Duration(0)
		if p.Bytes > 0 {
			left = time.Duration(float64(spent) * float64(p.Total-p.Bytes) / float64(p.Bytes))
		}
		return m.app.lang.Say(lang.LibraryProgress, p.Games, int(float64(p.Games)/max(spent.Seconds(), 0.001)), left.Round(time.Second).String())
	})
}

// searchPatience is how long a search is before it is shown how far it is.
const searchPatience = 500 * time.Millisecond

// searched shows how far a search is that takes long.
func (m *meter) searched(done, all int) {
	if time.Since(m.began) > searchPatience {
		m.tell(func(time.Duration) string { return m.app.lang.Say(lang.FindProgress, 100*done/max(all, 1)) })
	}
}

// end takes the meter away, until there is more to be shown.
func (m *meter) end() {
	if m.shown && !m.last.IsZero() {
		fmt.Fprint(m.app.err, "\r"+cell.Blanks(meterWidth)+"\r")
		m.last = time.Time{}
	}
}
