// What actions ask of the line mode.

package line

import (
	"fmt"
	"strings"
	"time"

	"qipu/ui/action"
	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// host is the line mode as actions see it.
type host struct{ teller }

// Tell says a long answer in parts, where somebody is there to ask for the next.
func (h host) Tell(lines []string) {
	if h.m.asks {
		h.m.inParts(lines)
		return
	}
	h.m.say(strings.Join(lines, "\n"))
}

func (h host) Choose(c *action.Context, _ lang.Text, choices []string) {
	for i, text := range choices {
		h.m.say(fmt.Sprintf(":%s %d   %s", c.Action.Name, i+1, text))
	}
}

func (h host) Search(c *action.Context, run func() session.Finding) {
	h.m.Session.Diagnosis().Found(run())
	if err := c.Again(); err != nil {
		h.m.fail(err)
	}
}

// Ask has the next line decide; where nobody is there to answer that is no.
func (h host) Ask(q action.Question) {
	m := h.m
	for _, text := range q.Lines {
		m.say(strings.TrimSpace(text))
	}
	if !m.asks {
		q.No()
		return
	}
	m.reads = func(text string) {
		switch strings.ToLower(text) {
		case "y", "yes", "1":
			q.Yes()
		default:
			q.No()
		}
	}
	m.say(q.Text(m.Lang))
}

// Copy prints the text: there is no clipboard to be reached, but a line to be taken.
func (h host) Copy(text string) { h.m.say(text) }

func (h host) Read(take func(string)) { h.m.reads = take }

func (h host) Correct(_, why string) { h.m.say(h.m.Lang.Say(lang.NotSaved, why)) }

// NextPane says the list of moves and the board, as Redraw does: all that there is.
func (h host) NextPane() { h.Redraw() }

// Pane says what stands in the pane of a name: the variations here, or what was
// played here in the library.
func (h host) Pane(name string, _ bool) {
	switch name {
	case action.PlayedPane:
		h.m.played()
		return
	case action.AnalysePane:
		h.m.analysed()
		return
	case action.ReviewPane:
		h.m.reviewed()
		return
	}
	led, all := action.Branches(h.m.Session, variationPlies)
	if len(all) == 0 {
		h.m.say(h.m.Lang.Say(lang.VariationsNone))
		return
	}
	if led != "" {
		h.m.say(h.m.Lang.Say(lang.VariationsLed) + " " + led)
	}
	for i, b := range all {
		h.m.say(fmt.Sprintf("%d  %s", i+1, b.Text))
	}
}

// variationPlies is how many moves of a variation are said.
const variationPlies = 8

// Redraw says anew what the level lets through.
func (h host) Redraw() {
	h.m.moves()
	h.m.board(false)
	h.m.say(action.Standing(h.m.Session, h.m.Lang))
}

func (h host) Restyle(bool) { h.noScreen() }

func (h host) Speak() { h.m.listens() }

func (h host) Mouse(bool) { h.noScreen() }

func (h host) Relist() {}

func (h host) Reread(int) {}

func (h host) Keypad() {}

func (h host) ShowBoard(bool) { h.m.board(true) }

// Autoplay has the game play on until a line is typed; where nobody is there to type
// one, all moves are said at once.
func (h host) Autoplay(pace time.Duration) {
	if h.m.asks {
		h.m.playing = pace
		h.m.say(h.m.Lang.Say(lang.LineAuto))
		return
	}
	for h.m.Session.Step(1) > 0 {
		h.m.arrived()
	}
}

func (h host) Suspend() { h.noScreen() }

func (h host) noScreen() { h.m.say(h.m.Lang.Say(lang.LineNoScreen)) }

// Quit is asked for twice where there is unsaved work.
func (h host) Quit() {
	m := h.m
	if m.Unsaved() && !m.Session.History().Warned("quit") {
		m.say(m.Lang.Say(lang.LineUnsaved))
		return
	}
	m.unkept(m.Drop())
	m.quit = true
}

func (h host) Help(name string) { h.m.help(name) }

func (h host) Commands() { h.m.help("") }

func (h host) Menu() { h.m.say(h.m.Lang.Say(lang.LineMenu)) }

func (h host) Games(filter string) { h.m.games(filter) }

// EditComment has the next line written; an empty one leaves the comment as it
// is.
func (h host) EditComment() {
	h.m.say(h.m.Lang.Say(lang.LineComment))
	h.m.reads = func(text string) {
		if text != "" {
			h.m.command("comment " + text)
		}
	}
}

// EditHead says the headers, as the commands that set them.
func (h host) EditHead() {
	tags := h.m.Session.Game().Tags
	for _, name := range action.Headers {
		h.m.say(strings.TrimSpace(":head " + name + " " + tags.Value(name)))
	}
}

func (h host) EditSetup() { h.m.beginSetup() }

func (h host) Drill(l *drill.Library, history *drill.History, name string) {
	h.m.startDrill(l, history, name)
}

func (h host) Stats(history *drill.History) { h.Tell(history.Sentences(h.m.Lang, h.m.Now())) }
