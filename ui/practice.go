// Blindfold in the viewer: looks that last, refusals, announcing.

package ui

import (
	"errors"
	"slices"
	"strings"
	"time"

	tea "github.com/charmbracelet/bubbletea"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/action"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// practice is the state of blindfold play and of a drill.
type practice struct {
	looking bool         // the board is shown
	number  int          // of the look, so that its clock ends no later one
	at      placeOf      // where one looked: a move ends it
	reads   func(string) // takes the next key; nil: nothing is asked
	said    placeOf      // what was announced last
	drill   *drillState  // nil: no drill
	alone   bool         // its end is the end of the viewer
	begun   int          // searches, each with its number
}

// placeOf is a place in a game.
type placeOf struct {
	game any
	ply  int
	node any
}

func (m *Model) placeNow() placeOf {
	return placeOf{m.session.Game(), m.session.Ply(), m.session.Node()}
}

// lookEnds is the end of a look of veil.PeekSeconds.
type lookEnds struct{ number int }

// begin starts the drill that the viewer was started for, if it was.
func (m *Model) begin(name *string) {
	if name == nil {
		return
	}
	m.practice.alone = true
	m.act(action.ByName("drill"), *name)
	if m.practice.drill != nil && *name == "" {
		m.chosenDrill("")
	}
}

// showBoard shows the board: for some seconds, or until a move.
func (m *Model) showBoard(briefly bool) tea.Cmd {
	p := &m.practice
	p.looking, p.at = true, m.placeNow()
	p.number++
	if !briefly {
		return nil
	}
	number := p.number
	return tea.Tick(veil.PeekSeconds*time.Second, func(time.Time) tea.Msg { return lookEnds{number} })
}

// ends is the end of a look, unless another has begun since.
func (m *Model) ends(msg lookEnds) {
	if msg.number != m.practice.number {
		return
	}
	m.practice.looking = false
	if d := m.practice.drill; d != nil && d.machine != nil && d.machine.Shown == veil.BoardBriefly {
		d.machine.Peeking = false
	}
}

// peeking reports whether the board is shown for a look.
func (m *Model) peeking() bool {
	return m.practice.looking && m.practice.at == m.placeNow()
}

// announce says the move one has come to, once, while blind, and speaks it.
func (m *Model) announce() {
	p, now := &m.practice, m.placeNow()
	if p.said == now {
		return
	}
	p.said, p.looking = now, false
	ply := m.session.Ply()
	if ply == 0 {
		return
	}
	m.desk.Speaker.Say(action.Spoken(m.session, m.lang, ply))
	if m.session.Veil().Blind() {
		m.say(action.Announce(m.session, m.lang, ply))
	}
}

// touchBlind picks up whatever may stand on a point, or tries to play the picked
// one there: which points hold pieces is not told.
func (m *Model) touchBlind(at engine.Square) {
	v := &m.session.View
	v.Cursor = at
	switch v.Picked {
	case at:
		v.Picked = engine.NoSquare
	case engine.NoSquare:
		v.Picked = at
	default:
		mv := engine.Move{From: v.Picked, To: at}
		v.Picked = engine.NoSquare
		if _, err := m.session.Play(mv); err != nil {
			m.fail(err)
		}
	}
}

// firstCursor is where the cursor begins: on the king of the side to move, or
// where that is hidden, or there is none, on the point it sets out from.
func (m *Model) firstCursor() engine.Square {
	turn := m.session.Board().Turn
	if at := m.session.Board().King(turn); at != engine.NoSquare && m.session.Veil().Level == veil.Open {
		return at
	}
	return engine.SeenSquare(turn, 5, 1)
}

// blindColumns are the columns of the table while blind: the announced notation
// alone, since another may tell of a second piece.
func (m *Model) blindColumns() []column {
	return []column{m.columnAt(m.session.Columns().Index(action.AnnouncedIn(m.session)))}
}

// listed returns the first and the last ply that the table shows.
func (m *Model) listed() (first, last int) {
	v := m.session.Veil()
	first, last = v.List.First(m.session.Ply()), m.session.Shown()
	if v.Blind() {
		last = min(last, m.session.Ply())
	}
	return first, last
}

// keepPractice keeps the settings, when they changed.
func (m *Model) keepPractice() {
	if err := m.desk.KeepPractice(); err != nil {
		m.fail(err)
	}
}

// blindTitle says, in the title, which level holds.
func (m *Model) blindTitle() string {
	v := m.session.Veil()
	if v.Level == veil.Open {
		return ""
	}
	return m.lang.Say(lang.BlindShort, v.Level)
}

// reading is what a typed text says by itself, without a board: both points of
// a move, where it names them.
type reading struct {
	kind engine.Kind
	move engine.Move
}

// readings are all that may be told of a typed text while blind.
func (m *Model) readings() []reading {
	text, turn := m.session.Entry.Text(), m.session.Board().Turn
	if text == "" {
		return nil
	}
	var all []reading
	for _, r := range notation.Read(text, turn) {
		if r.Wrong || r.From >= engine.NoSquare || r.To >= engine.NoSquare || r.Place != notation.AtPoint || r.Turn != notation.ToPoint {
			continue
		}
		if one := (reading{r.Kind, engine.Move{From: r.From, To: r.To}}); !slices.Contains(all, one) {
			all = append(all, one)
		}
	}
	return all
}

// readingText says the readings of a typed text.
func (m *Model) readingText() string {
	var parts []string
	turn := m.session.Board().Turn
	for _, r := range m.readings() {
		name := ""
		if r.kind != engine.NoKind {
			name = m.lang.Kind(turn, r.kind) + " "
		}
		parts = append(parts, name+lang.Point(r.move.From, turn, lang.WideDot)+"-"+lang.Point(r.move.To, turn, lang.WideDot))
	}
	return strings.Join(parts, "   ")
}

// blindRefusal says that a move is refused, for an error that would tell why;
// false for any other error, and where why may be told.
func (m *Model) blindRefusal(err error) (string, bool) {
	if m.session.Veil().Allows(veil.Reasons) {
		return "", false
	}
	var (
		read    *notation.Error
		illegal *engine.IllegalError
		state   *session.StateError
		text    string
	)
	switch {
	case errors.As(err, &read):
		text = read.Text
	case errors.As(err, &illegal):
		text = illegal.Move.String()
	case errors.As(err, &state) && (state.State == session.NotTheRecords || state.State == session.NotPlayable):
		text = engine.Move{From: 0, To: 1}.String()
	default:
		return "", false
	}
	said, _ := action.RefuseBlind(m.session, m.lang, text)
	return said, true
}
