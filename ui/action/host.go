// Who shows a session: what actions ask of the screen and of the line mode.

package action

import (
	"context"
	"time"

	"qipu/ui/drill"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// Host is whoever shows a session.
type Host interface {
	// Say tells in a line what was done.
	Say(text string)
	// Tell gives a longer answer.
	Tell(lines []string)
	// Fail tells why something was not done.
	Fail(err error)
	// Choose lists what the context's action does with the number of each, from 1,
	// as its argument.
	Choose(c *Context, heading lang.Text, choices []string)
	// Search makes a search, in a goroutine of its own or not; once the session has
	// what it found, Again of the context is called.
	Search(c *Context, run func() session.Finding)
	// Background does work, in a goroutine of its own or not; what it returns is done
	// where the session may be changed. Work that is begun later ends the context.
	Background(work func(ctx context.Context) func())
	// Seek is Background for a search of the library, which a step ends too.
	Seek(search func(ctx context.Context) func())
	// Ask asks a question that yes or no answers.
	Ask(q Question)
	// Read takes the next key or line as the answer to what was said.
	Read(take func(text string))
	// Copy gives a text to the clipboard.
	Copy(text string)
	// Correct has a command line corrected, which why was wrong with.
	Correct(line, why string)
	Outlook
	Pages
}

// Outlook is how a host shows what it shows.
type Outlook interface {
	NextPane()
	// Pane opens the pane of a name, or closes it; keep: one that is open stays.
	Pane(name string, keep bool)
	Redraw()
	Restyle(theme bool)   // the settings of the look changed; theme: that of its colours did
	Speak()               // the language did
	Mouse(on bool)        // clicks are the program's, or the terminal's
	Relist()              // a file may list its games otherwise now
	Reread(game int)      // one game may be listed otherwise, or desk.AllGames or desk.NoGame
	Keypad()              // the map of the keypad is to be seen, or no longer
	ShowBoard(brief bool) // until the next move, or for veil.PeekSeconds
	Autoplay(pace time.Duration)
	Suspend() // as a shell's job
	Quit()    // after asking if there is unsaved work
}

// Pages are what a host opens, to be read or written in.
type Pages interface {
	Help(name string) // all keys, or what an action does
	Commands()
	Menu() // waits for the second key of the keypad's menu
	Games(filter string)
	EditComment()
	EditHead() // the headers of the game
	EditSetup()
	// Drill starts what is due, or the drill of a name or number.
	Drill(l *drill.Library, h *drill.History, name string)
	Stats(h *drill.History)
}

// Question is asked before something is lost.
type Question struct {
	Lines []string  // what would be
	Sure  lang.Text // the question; NoText: whether to write all the same
	Yes   func()    // is called for a yes
	No    func()    // for anything else
}

// Text is the question in words.
func (q *Question) Text(l lang.Lang) string {
	if q.Sure == lang.NoText {
		return l.Say(lang.SaveSure)
	}
	return l.Say(q.Sure)
}

// on returns what calls a method of the host.
func on(call func(Host)) func(*Context) error {
	return func(c *Context) error {
		call(c.Host)
		return nil
	}
}
