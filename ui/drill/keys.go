// What is typed at a sitting: each key means what its phase makes of it.

package drill

import (
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"qipu/ui/lang"
	"qipu/ui/veil"
)

// Keys that are no characters.
const (
	Enter     = '\n'
	Backspace = '\b'
	Escape    = '\x1b'
)

// Key takes a key: a character, Enter, Backspace or Escape.
func (m *Machine) Key(key rune, now time.Time) {
	if m.Phase == Over {
		return
	}
	m.typed(string(key))
	if m.Shown == veil.BoardBriefly {
		m.Peeking = false
	}
	switch m.Phase {
	case Menu:
		m.menu(key, now)
	case Leaving:
		m.leaving(key)
	case Piece1:
		m.onePiece(key)
	default:
		m.answerKey(key, now)
	}
}

// Slow reports whether Key may take seconds for a key. It may then be called on
// a copy of m, in another goroutine, while m is shown; the copy takes m's place.
func (m *Machine) Slow(key rune) bool {
	if m.Phase == Over || !m.tasks[m.at].Slow {
		return false
	}
	switch m.Phase {
	case Telling:
		return key == Enter
	case Asking:
		return key == Enter || m.complete(m.Typed+string(key))
	case Menu:
		return key == '2'
	}
	return false
}

// answerKey takes a key while something is told or asked. What is typed already
// is an answer, and every character belongs to it; only with an empty one '.', '/'
// and '*' are the ladder, the menu and leaving.
func (m *Machine) answerKey(key rune, now time.Time) {
	typed := m.Phase == Asking && m.Typed != ""
	switch {
	case typed && (key == Backspace || key == '*' || key == '-' && !m.step.Form.written()):
		_, size := utf8.DecodeLastRuneInString(m.Typed)
		m.Typed = m.Typed[:len(m.Typed)-size]
	case typed && key == Escape:
		m.Typed = ""
	case typed && key != Enter:
		m.write(key, now)
	case key == '*' || key == Escape:
		m.Leave()
	case key == '/':
		m.back, m.Phase = m.Phase, Menu
	case key == '.':
		m.peek()
	case m.Phase == Telling:
		if key == Enter {
			m.next(Unasked, now)
		}
	case key == Enter:
		m.answer(m.Typed, now)
	case key != '-' && key != '+':
		m.write(key, now)
	}
}

// Leave asks whether to leave.
func (m *Machine) Leave() {
	if m.Phase != Over && m.Phase != Leaving {
		m.back, m.Phase = m.Phase, Leaving
	}
}

// Paste adds a text to the answer, whatever its characters would do as keys.
func (m *Machine) Paste(text string, now time.Time) {
	if m.Phase != Asking {
		return
	}
	m.typed("~" + text)
	for _, r := range text {
		if unicode.IsPrint(r) && len(m.Typed) < maxAnswer {
			m.Typed += string(r)
		}
	}
	if m.complete(m.Typed) {
		m.answer(m.Typed, now)
	}
}

// write adds a character to the answer, and judges what needs no Enter.
func (m *Machine) write(key rune, now time.Time) {
	if !unicode.IsPrint(key) || len(m.Typed) >= maxAnswer {
		return
	}
	m.Typed += string(key)
	if m.complete(m.Typed) {
		m.answer(m.Typed, now)
		if m.Feedback.Text == lang.DrillRetry && m.step.Form != AMove {
			m.Typed = "" // it is said; there is nothing in it to be corrected
		}
	}
}

// complete reports whether an answer is judged without Enter: digits alone, as
// many as every answer in digits has.
func (m *Machine) complete(text string) bool {
	return len(text) == m.step.Len && isDigits(text)
}

// typed notes what is typed at this item.
func (m *Machine) typed(key string) {
	if len(m.keys) < maxKeys {
		m.keys = append(m.keys, key)
	}
}

// maxKeys is how much of what was typed at one item is kept.
const maxKeys = 5000

// maxAnswer bounds an answer, in bytes: about ninety points.
const maxAnswer = 600

// Answer judges an answer that is given whole, as to a line mode.
func (m *Machine) Answer(text string, now time.Time) {
	if m.Phase == Asking {
		m.typed("=" + text)
		m.answer(text, now)
	}
}

// answer judges an answer. What can be none is to be typed again: Enter pressed
// once too often is no mistake.
func (m *Machine) answer(text string, now time.Time) {
	if strings.TrimSpace(text) == "" {
		return
	}
	v := m.step.judge(text, m.mode)
	m.Typed = text
	if v == Retry {
		m.Feedback = words(lang.DrillRetry, text)
		return
	}
	meant := m.meant(text)
	m.judged(v, now)
	m.Feedback = m.Feedback.with(meant)
}

// meant says in which notation a move was read of which two could be meant.
func (m *Machine) meant(text string) Words {
	if m.step.Form != AMove || !m.mode.Doubtful(text, m.step.View.Position.Turn()) {
		return Words{}
	}
	_, by, err := m.mode.Parse(&m.step.View.Position, text)
	if err != nil {
		return Words{}
	}
	return words(lang.ReadAs, NotationName(by.Name()))
}

func (m *Machine) menu(key rune, now time.Time) {
	switch key {
	case '2':
		m.Phase = m.back
		if m.Phase == Asking {
			m.judged(Wrong, now)
		}
	case '3', '*':
		m.Phase = Over
	case '4':
		m.Phase = m.back
		m.changePace()
	case '0', '1', '/', Enter, Backspace, Escape:
		m.Phase = m.back
	}
}

func (m *Machine) leaving(key rune) {
	switch key {
	case '1', '*', Enter, Escape:
		m.Phase = Over
	case '0', '-', Backspace:
		m.Phase = m.back
	}
}
