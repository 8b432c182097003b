// Blindfold in the viewer: looks that last, announcing, what a typed text says by
// itself.

package ui

import (
	"slices"
	"strings"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/action"
	"qipu/ui/lang"
)

// blind is what one was shown and told while blind.
type blind struct {
	*stage
	*practice
	looking   bool    // the board is shown
	at        placeOf // where one looked: a move ends it
	announced placeOf // what was announced last
}

// show shows the board: for some seconds, or until a move.
func (b *blind) show(briefly bool) tea.Cmd {
	b.looking, b.at = true, b.placeNow()
	if briefly {
		return b.practice.look()
	}
	b.looks++
	return nil
}

// ends is the end of a look, unless another has begun since.
func (b *blind) ends(msg lookEnds) {
	if msg.number == b.looks {
		b.looking = false
	}
}

// peeking reports whether the board is shown for a look.
func (b *blind) peeking() bool { return b.looking && b.at == b.placeNow() }

// announce says the move one has come to, once, while blind, and speaks it.
func (b *blind) announce() {
	now := b.placeNow()
	if b.announced == now {
		return
	}
	b.announced, b.looking = now, false
	ply := b.session.Ply()
	if ply == 0 {
		return
	}
	if b.desk.Speaker.Speaks() {
		b.desk.Speaker.Say(action.Spoken(b.session, b.lang, ply))
	}
	if b.session.Veil().Blind() {
		b.say(action.Announce(b.session, b.lang, ply))
	}
}

// keepSettings keeps the settings, when they changed.
func (b *blind) keepSettings() {
	if err := b.desk.KeepPractice(); err != nil {
		b.fail(err)
	}
}

// utterance is what a typed text says by itself, without a board: both points of
// a move, where it names them.
type utterance struct {
	kind engine.Kind
	move engine.Move
}

// readings are all that may be told of a typed text while blind.
func (b *blind) readings() []utterance {
	text, turn := b.session.Entry.Text(), b.session.Board().Turn
	if text == "" {
		return nil
	}
	var all []utterance
	for _, r := range notation.Read(text, turn) {
		if r.Wrong || r.From >= engine.NoSquare || r.To >= engine.NoSquare || r.Place != notation.AtPoint || r.Turn != notation.ToPoint {
			continue
		}
		if one := (utterance{r.Kind, engine.Move{From: r.From, To: r.To}}); !slices.Contains(all, one) {
			all = append(all, one)
		}
	}
	return all
}

// readingText says the readings of a typed text.
func (b *blind) readingText() string {
	var parts []string
	turn := b.session.Board().Turn
	for _, r := range b.readings() {
		name := ""
		if r.kind != engine.NoKind {
			name = b.lang.Kind(turn, r.kind) + " "
		}
		parts = append(parts, name+lang.Point(r.move.From, turn, b.lang.Dot())+"-"+lang.Point(r.move.To, turn, b.lang.Dot()))
	}
	return strings.Join(parts, "   ")
}
