// The reader between the terminal and Bubble Tea, which loses a character that
// is split over two reads and takes the keys of an application keypad for
// letters.

package ui

import (
	"io"
	"os"
	"unicode/utf8"
)

// Input is the terminal's input as Bubble Tea should see it: no read ends inside
// a character or behind ESC O, and the keypad's application sequences are
// rewritten to what stands on the keys. It embeds the file since Bubble Tea asks
// for its descriptor.
type Input struct {
	*os.File
	from io.Reader
	held []byte // an unfinished tail: the poll watches the descriptor, not this
}

// NewInput wraps the terminal's input.
func NewInput(f *os.File) *Input { return &Input{File: f, from: f} }

// Read implements io.Reader. It may return no byte and no error.
func (in *Input) Read(p []byte) (int, error) {
	n := copy(p, in.held)
	if n == len(p) {
		in.held = in.held[n:]
		return n, nil
	}
	m, err := in.from.Read(p[n:])
	in.held = in.held[:0]
	data := rewriteKeypad(p[:n+m])
	if err == nil {
		whole := len(data) - unfinished(data)
		if n+m == len(p) {
			whole -= sequenceTail(data[:whole])
		}
		in.held = append(in.held, data[whole:]...)
		data = data[:whole]
	}
	return len(data), err
}

const esc = 0x1b

// unfinished returns how many bytes at the end of data wait for more: of a
// character or of ESC O. A lone ESC is a key.
func unfinished(data []byte) int {
	if n := len(data); n >= 2 && data[n-2] == esc && data[n-1] == 'O' {
		return 2
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

// rewriteKeypad replaces, in place, ESC O and a letter of the application keypad
// by what stands on the key.
func rewriteKeypad(data []byte) []byte {
	out := data[:0]
	for i := 0; i < len(data); i++ {
		if data[i] == esc && i+2 < len(data) && data[i+1] == 'O' {
			if key := keypadKey(data[i+2]); key != 0 {
				out = append(out, key)
				i += 2
				continue
			}
		}
		out = append(out, data[i])
	}
	return out
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
