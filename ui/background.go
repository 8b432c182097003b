// What the terminal's background is, how many colours it has, and the console that
// shows no ideographs.

package ui

import (
	"os"
	"strconv"
	"strings"

	"github.com/muesli/termenv"

	"qipu/ui/lang"
)

// Source is how something about the terminal was found.
type Source uint8

// The sources.
const (
	Guessed Source = iota // not found: nothing tells
	Asked                 // the terminal answered
	Named                 // COLORFGBG names it
)

// Background asks the terminal whether its background is light, and tells how that
// was found; where it does not answer, COLORFGBG may name it.
func Background(in, out *os.File, getenv func(string) string) (light bool, by Source) {
	told := askTerminal(in, out, longAnswerTime)
	return told.background(getenv)
}

// background is what was answered or, without an answer, what COLORFGBG says: the
// colours of text and background among the first sixteen, "15;0" or
// "15;default;0"; 7 and 9 to 15 are light.
func (a *answers) background(getenv func(string) string) (light bool, by Source) {
	if a.colored {
		return a.light, Asked
	}
	value := getenv("COLORFGBG")
	n, err := strconv.Atoi(value[strings.LastIndexByte(value, ';')+1:])
	if err != nil || n < 0 || n > 15 {
		return false, Guessed
	}
	return n == 7 || n > 8, Named
}

// backdrop is what is known of the background. The kernel's console is black and
// tells nothing.
func (a *answers) backdrop(getenv func(string) string) backdrop {
	switch light, by := a.background(getenv); {
	case by == Guessed && getenv("TERM") != "linux":
		return unknownBackdrop
	case light:
		return lightBackdrop
	}
	return darkBackdrop
}

// ColorProfile returns the colours that the terminal has, as its environment tells.
func ColorProfile(getenv func(string) string) termenv.Profile {
	return moreColors(termenv.EnvColorProfile(), getenv)
}

// moreColors corrects what TERM tells: an xterm whose TERM is "xterm" says that it
// has eight colours, and has 256.
func moreColors(told termenv.Profile, getenv func(string) string) termenv.Profile {
	if told == termenv.ANSI && getenv("TERM") == "xterm" && getenv("XTERM_VERSION") != "" {
		return termenv.ANSI256
	}
	return told
}

// lettersAlone has the pieces drawn as letters on the kernel's console, whose font
// has no ideographs, and says how to change that.
func (m *Model) lettersAlone(getenv func(string) string) {
	if getenv("TERM") != "linux" || m.session.View.Pieces == "letters" {
		return
	}
	m.session.View.Pieces = "letters"
	m.dress()
	if m.message == "" {
		m.say(m.lang.Say(lang.LettersAlone))
	}
}
