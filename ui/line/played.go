// What was played here in the library, in sentences.

package line

import (
	"context"

	"qipu/records/library"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
)

// playedAtOnce is how many moves are said before one is asked.
const playedAtOnce = 5

// played says which moves were played where one stands.
func (m *mode) played() {
	q, why := action.PlayedHere(m.Desk)
	if why != lang.NoText {
		m.say(m.Lang.Say(why))
		return
	}
	tree, err := m.Library.Tree(context.Background(), q)
	switch {
	case err != nil:
		m.fail(err)
	case tree.Builtin && len(tree.Lines) == 0:
		m.fail(desk.ErrNoLibrary)
	case len(tree.Lines) == 0:
		m.say(m.Lang.Say(lang.PlayedNone))
	default:
		if tree.Builtin {
			m.say(m.Lang.Say(lang.LibraryBegin))
			m.say(m.Lang.Say(lang.PlayedBuiltin))
		}
		m.more(tree.Lines)
	}
}

// more says some moves; the word more goes on with the next ones, and any other
// line is what it ever was.
func (m *mode) more(lines []library.Line) {
	n := min(len(lines), playedAtOnce)
	for i := range lines[:n] {
		m.say(action.PlayedSentence(m.Session, &lines[i], m.Lang))
	}
	rest := lines[n:]
	if len(rest) == 0 {
		return
	}
	m.say(m.Lang.Say(lang.PlayedMore, len(rest)))
	m.orMore(func() { m.more(rest) })
}
