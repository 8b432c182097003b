// The root model: messages become actions on the session, and the panes become
// a screen.

package ui

import (
	"strings"

	tea "github.com/charmbracelet/bubbletea"
	"github.com/muesli/termenv"

	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// Model is the viewer as Bubble Tea sees it.
type Model struct {
	appearance
	screen
	dialogue

	desk     *desk.Desk
	session  *session.Session // the desk's
	lang     lang.Lang        // the desk's
	auto     auto
	repairer repairer
	left     []tea.Cmd // what actions leave to be done
	practice practice
}

// appearance is what drawing is done with.
type appearance struct {
	look    Look
	profile termenv.Profile
	theme   *theme
	set     *pieceSet
	signs   *signs
	measure cell.Measure
}

// screen is where things are.
type screen struct {
	width, height int
	focus         pane
	scroll        int  // lines of the comment that are scrolled away
	cut           bool // the comment on the screen does not end there
	notes         bool // the game has comments or variations
	counted       *records.Game
	shown         *frame  // the last one drawn, for the mouse
	output        *output // told where the caret is; may be nil
}

// dialogue is what is said, and what is being asked.
type dialogue struct {
	message string
	failed  bool // the message says what is wrong
	refused bool // what is typed was, and nothing was done since
	asking  bool // whether to quit with unsaved work
	menu    bool // the keypad's menu waits for its second key
	prompt  prompt
	line    session.Entry // what is typed at the prompt
	answer  []string
	overlays
}

// overlays are what takes the body's place; overlay tells which of them does.
type overlays struct {
	overlay overlay
	list    gameList
	doubt   action.Question
	editor  editor
	setter  *setter // nil: no position is being set up
	pick    pick
}

// Look is what the screen's looks depend on beside the settings.
type Look struct {
	Ambiguous Ambiguous

	light    bool // the terminal's background is
	overline bool // the terminal shows it
}

// Ambiguous is how wide the terminal shows characters of ambiguous width.
type Ambiguous uint8

// The widths.
const (
	UnknownWidth Ambiguous = iota
	NarrowWidth
	WideWidth
)

// newModel returns the viewer of a desk.
func newModel(d *desk.Desk, look Look, profile termenv.Profile) *Model {
	m := &Model{desk: d, session: d.Session, lang: d.Lang, appearance: appearance{look: look, profile: profile}}
	m.restyle()
	m.practice = practice{said: m.placeNow()}
	m.follow()
	m.sayNotices()
	return m
}

// sayNotices shows the first of the lines that were printed before the screen hid
// them, beside what is said already.
func (m *Model) sayNotices() {
	if len(m.desk.Notices) == 0 {
		return
	}
	text := m.desk.Notices[0]
	if more := len(m.desk.Notices) - 1; more > 0 {
		text += "   " + m.lang.Say(lang.NoticesMore, more)
	}
	if m.message != "" {
		text += "   " + m.message
	}
	m.message, m.failed = cell.Line(text), true
}

// restyle makes what the look decides.
func (m *Model) restyle() {
	name := m.desk.Settings.Theme
	if name == "auto" && m.look.light {
		name = "light"
	}
	m.theme = newTheme(name, m.profile)
	if !m.look.overline {
		m.theme.shades[1] = sgr{}
	}
	m.set = newPieceSet(m.session.View.Pieces)
	m.measure = cell.Wide
	if m.look.Ambiguous == NarrowWidth {
		m.measure = cell.Narrow
	}
	switch {
	case m.set.ascii:
		m.signs = &ascii
	case m.desk.Settings.Board == "box" && m.look.Ambiguous != WideWidth:
		m.signs = &boxes
	default:
		m.signs = &fullWidth
	}
}

// Init implements tea.Model.
func (m *Model) Init() tea.Cmd { return m.seek() }

// Update implements tea.Model.
func (m *Model) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		m.width, m.height = msg.Width, msg.Height
	case autoStep:
		return m, m.autoStep(msg)
	case listPart:
		return m, m.listPart(msg)
	case listSorted:
		m.listSorted(msg)
	case listTick:
		return m, m.listTick(msg)
	case tea.KeyMsg:
		m.auto.run++
		cmd := m.keys(msg)
		m.announce()
		m.keepPractice()
		return m, tea.Batch(cmd, m.seek())
	case repairFound:
		return m, m.repairFound(msg)
	case lookEnds:
		m.ends(msg)
	case searchEnds:
		return m, m.searched(msg)
	case tea.MouseMsg:
		m.mouse(msg)
		m.announce()
		m.follow()
		return m, m.seek()
	case tea.ResumeMsg:
		return m, tea.EnableMouseCellMotion
	}
	return m, nil
}

// say shows a line until the next key.
func (m *Model) say(text string) { m.message, m.failed = cell.Line(text), false }

// fail shows what is wrong until the next key.
func (m *Model) fail(err error) {
	text, ok := m.blindRefusal(err)
	if !ok {
		text, ok = action.Explain(err, m.lang)
	}
	if !ok {
		text = m.voice().Error(err, m.session.Board())
	}
	m.message, m.failed = cell.Line(text), true
}

// voice is how errors are said on the screen.
func (m *Model) voice() lang.Voice {
	c := m.session.Columns()
	v := lang.NewVoice(m.lang, c.At(c.Index(c.Chinese())).Notation)
	v.Dot = lang.WideDot
	return v
}

func (m *Model) layout() layout {
	if g := m.session.Game(); m.counted != g {
		m.counted, m.notes = g, hasNotes(g)
	}
	v, focus := &m.session.View, m.focus
	if m.setter != nil || m.practice.drill != nil {
		focus = boardPane
	}
	notes := m.notes || m.session.CanUndo() || len(m.session.Game().Problems) > 0
	return layOut(m.width, m.height, layoutPrefs{
		rankLabels: v.Labels != 0, compact: v.Compact, keypad: v.Keypad, notes: notes, focus: focus,
	})
}

// View implements tea.Model.
func (m *Model) View() string {
	if m.width == 0 {
		return ""
	}
	l := m.layout()
	if l.tooSmall {
		m.shown = nil
		text := m.lang.Say(lang.TooSmall, minWidth, minHeight, m.width, m.height)
		return strings.Join(m.measure.Wrap(text, m.width, m.height), "\n")
	}
	f := m.frame(l)
	m.shown = f
	if m.output != nil {
		at := f.caret()
		m.output.caret.Store(&at)
	}
	return f.compose(m.height)
}
