// What a program thinks of the position, in sentences.

package line

import (
	"context"
	"time"

	"qipu/engine/uci"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// considered is how long a program thinks before it answers.
const considered = 2 * time.Second

// analysed asks a program once about where one stands, and says its answer.
func (m *mode) analysed() {
	q, why := action.Thought(m.Desk)
	m.Wish = desk.Wish{} // nothing is said unasked
	if why != lang.NoText {
		m.say(m.Lang.Say(why))
		return
	}
	u, err := m.Programs.Analyse(context.Background(), q.Place, uci.Limit{Time: considered, Options: q.Options()})
	if err != nil {
		m.fail(err)
		return
	}
	if q.Threat {
		m.say(m.Lang.Say(lang.AnalyseThreatOf, m.Lang.Side(q.Board.Turn)))
	}
	for i := range u.Lines[:min(len(u.Lines), q.Lines)] {
		m.say(action.ThoughtSentence(m.Session, m.Lang, q.Board, &u.Lines[i]))
	}
}
