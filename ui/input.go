// The reader between the terminal and Bubble Tea, which loses a character that
// is split over two reads, takes the keys of an application keypad for letters,
// and Esc with the key behind it for one key with Alt.

package ui

import (
	"bytes"
	"io"
	"os"
	"unicode/utf8"
)

// Input is the terminal's input as Bubble Tea should see it: no read ends inside
// a character or behind ESC O, the keypad's application sequences are rewritten to
// what stands on the keys, an ESC that begins no sequence to escKey, and answers
// of the terminal that come late are left out. What is pasted is kept apart, and an
// empty paste stands in its place. It embeds the file since Bubble Tea asks for its
// descriptor.
type Input struct {
	*os.File
	from io.Reader
	held []byte // an unfinished tail: the poll watches the descriptor, not this

	pastes  *pastes
	pasting *paste // nil: none goes on
	marked  int    // bytes of the mark of the next paste that were seen
	skip    int    // bytes of an answer that may still come; 0: it is none

	late  func(answers) // told of what the terminal answers before the first key; nil: nobody is
	reply []byte        // the answer that is being skipped

	out, ready []byte // what a read makes of the bytes, and what of that did not fit
}

// NewInput wraps the terminal's input.
func NewInput(f *os.File) *Input {
	return &Input{File: f, from: f, pastes: &pastes{}}
}

// Read implements io.Reader. It may return no byte and no error.
func (in *Input) Read(p []byte) (int, error) {
	if len(in.ready) > 0 {
		n := copy(p, in.ready)
		in.ready = in.ready[n:]
		return n, nil
	}
	n := copy(p, in.held)
	if n == len(p) {
		in.held = in.held[n:]
		return in.give(p, p), nil
	}
	m, err := in.from.Read(p[n:])
	in.held = in.held[:0]
	data := p[:n+m]
	if err == nil {
		complete := len(data) - unfinished(data)
		if n+m == len(p) {
			complete -= sequenceTail(data[:complete])
		}
		in.held = append(in.held, data[complete:]...)
		data = data[:complete]
	}
	return in.give(p, data), err
}

// give rewrites data and returns how much of it is in p.
func (in *Input) give(p, data []byte) int {
	out := in.rewrite(data)
	n := copy(p, out)
	in.ready = append(in.ready[:0], out[n:]...)
	return n
}

const esc = 0x1b

// unfinished returns how many bytes at the end of data wait for more: of a
// character, of ESC O, of ESC ] or of numbers behind ESC [. A lone ESC is a key.
func unfinished(data []byte) int {
	if n := len(data); n >= 2 && data[n-2] == esc && (data[n-1] == 'O' || data[n-1] == ']') {
		return 2
	}
	if at := bytes.LastIndex(data, []byte("\x1b[")); at >= 0 && len(data)-at <= longestSequence {
		if numbers := data[at+2:]; len(numbers) > 0 && len(bytes.Trim(numbers, "0123456789;")) == 0 {
			return len(data) - at
		}
	}
	for back := 1; back < utf8.UTFMax && back <= len(data); back++ {
		tail := data[len(data)-back:]
		if utf8.RuneStart(tail[0]) {
			if utf8.FullRune(tail) {
				return 0
			}
			return back
		}
	}
	return 0
}

// sequenceTail returns how many bytes at the end of data are the beginning of a
// control sequence. It is asked when a read filled the buffer, so that more is
// waiting; a terminal sends a sequence whole, so that otherwise ESC is a key.
func sequenceTail(data []byte) int {
	for back := 1; back <= len(data) && back <= longestSequence; back++ {
		switch b := data[len(data)-back]; {
		case b == esc:
			return back
		case b >= '@' && b != '[' && b != 'O' || b < ' ':
			return 0
		}
	}
	return 0
}

const longestSequence = 24 // a mouse report on a wide screen

const (
	pasteBegins = "\x1b[200~"
	pasteEnds   = "\x1b[201~"

	// escKey stands for the key Esc where other keys follow it at once: Ctrl+], which
	// has no other meaning here. No key of qipu is pressed with Alt.
	escKey = 0x1d

	longestAnswer = 100 // to what colour the background is
)

// rewrite returns what Bubble Tea should see of data.
func (in *Input) rewrite(data []byte) []byte {
	out := in.out[:0]
	for i := 0; i < len(data); i++ {
		b := data[i]
		switch {
		case in.pasting != nil:
			out = in.goOn(out, b)
			continue
		case in.skip > 0:
			in.answer(b)
			continue
		case b == esc && cursorReport(data[i:]) > 0:
			n := cursorReport(data[i:])
			in.tell(data[i : i+n]) // an answer that came late
			i += n - 1
			continue
		case b == esc:
			key, used := in.sequence(data[i:])
			if used == 0 {
				in.reply = append(in.reply[:0], esc)
				continue
			}
			i += used - 1
			b = key
		}
		in.mark(b)
		in.late = nil
		out = append(out, b)
	}
	in.out = out
	return out
}

// goOn takes a byte of a paste, and ends that if it is the last.
func (in *Input) goOn(out []byte, b byte) []byte {
	one, ended := in.pasting.take(b)
	if !ended {
		return out
	}
	in.pasting = nil
	in.pastes.add(one)
	out = append(out, pasteEnds...)
	if b == interrupt {
		out = append(out, b)
	}
	return out
}

// cursorReport returns how many bytes at the beginning of data tell where the
// cursor is, ESC [ row ; column R; 0 if they do not.
func cursorReport(data []byte) int {
	numbers := 1
	for i := 2; i < len(data) && data[1] == '['; i++ {
		switch b := data[i]; {
		case b >= '0' && b <= '9':
		case b == ';':
			numbers++
		case b == 'R' && numbers == 2:
			return i + 1
		default:
			return 0
		}
	}
	return 0
}

// answer goes on skipping an answer of the terminal, which BEL or ESC \ ends.
func (in *Input) answer(b byte) {
	in.reply = append(in.reply, b)
	if in.skip--; b == '\a' || b == '\\' {
		in.skip = 0
		in.tell(in.reply)
	}
}

// tell hands on a late answer. Of what was typed nothing is in it.
func (in *Input) tell(answer []byte) {
	if in.late != nil {
		in.late(parseAnswers(bytes.Clone(answer)))
	}
}

// mark notes where a paste begins.
func (in *Input) mark(b byte) {
	switch b {
	case pasteBegins[in.marked]:
		in.marked++
	case esc:
		in.marked = 1
	default:
		in.marked = 0
	}
	if in.marked == len(pasteBegins) {
		in.pasting, in.marked = &paste{}, 0
	}
}

// sequence returns the byte that stands for an ESC and how many bytes it takes; 0:
// an answer of the terminal begins.
func (in *Input) sequence(data []byte) (b byte, used int) {
	switch {
	case len(data) == 1 || data[1] == '[':
	case data[1] == 'O':
		if len(data) > 2 && keypadKey(data[2]) != 0 {
			return keypadKey(data[2]), 3
		}
		if len(data) > 2 && (data[2] == 'H' || data[2] == 'F') {
			data[1] = '[' // the form of Home and End that Bubble Tea knows
		}
	case data[1] == ']' && len(data) > 2 && data[2] >= '0' && data[2] <= '9':
		in.skip = longestAnswer
		return 0, 0
	default:
		return escKey, 1
	}
	return esc, 1
}

// keypadKey returns the key of the VT100's application keypad, or 0 for other
// sequences (arrows, Home, End, F1 to F4).
func keypadKey(final byte) byte {
	switch {
	case final >= 'j' && final <= 'y':
		return "*+,-./0123456789"[final-'j']
	case final == 'M':
		return '\r'
	case final == 'X':
		return '='
	}
	return 0
}
