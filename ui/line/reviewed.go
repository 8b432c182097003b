// A review in sentences: made when it is asked for, then told.

package line

import (
	"context"

	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// longestTold is how wide a line about a move becomes at most.
const longestTold = 78

// reviewed has a program review the game, if that is asked for, and tells what the
// review found.
func (m *mode) reviewed() {
	m.Wish.Review = false
	if r := &m.Review; r.Going {
		var unkept error
		err := desk.Review(context.Background(), m.Programs, r.Course, len(r.Found), desk.ReviewLimit(), func(is desk.Reviewed) {
			unkept = m.Judged(is)
		})
		if unkept != nil { // it went on all the same
			m.fail(unkept)
		}
		if err != nil {
			r.Going = false
			m.fail(err)
			m.say(m.Lang.Say(lang.ReviewStopped, len(r.Found), len(r.Course.Moves)))
			return
		}
		marks, err := m.FinishReview()
		if err != nil {
			m.fail(err)
			return
		}
		m.say(m.Lang.Say(lang.ReviewDone, marks))
	}
	for _, t := range m.ToldOf() {
		m.say(action.ToldText(m.Session, m.Lang, &t, longestTold))
	}
}
