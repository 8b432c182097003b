// What a program writes: lines of bounded length, from which everything is taken
// that could act on a terminal.

package uci

import (
	"bufio"
	"errors"
	"io"
	"strings"
	"sync"
	"unicode"
)

// Bounds of what is read.
const (
	longestLine = 64 << 10 // bytes: a longer one is a flood
	longestSaid = 200      // characters of a line of standard error
	saidLines   = 20       // lines of it that are kept
)

// errFlood is a line that does not end.
var errFlood = errors.New("a line of more than 64 KiB")

// readLines calls take for each line of r until it returns false, without its end:
// DOS and Windows programs write CR LF. The error is nil at the end of r.
func readLines(r io.Reader, take func(line string) bool) error {
	b := bufio.NewReaderSize(r, longestLine)
	for {
		line, err := b.ReadSlice('\n')
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			return errFlood
		case err != nil && len(line) == 0:
			return nil // whatever ended it: the process tells
		}
		if !take(clean(string(line))) || err != nil {
			return nil
		}
	}
}

// clean makes a text that can be shown: no control characters, no escape
// sequences, valid UTF-8.
func clean(text string) string {
	text = strings.ToValidUTF8(text, "?")
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		switch {
		case r == '\t':
			return ' '
		case unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp):
			return -1
		}
		return r
	}, text))
}

// said keeps the last lines that a program complained with. It is safe for use by
// several goroutines.
type said struct {
	mu    sync.Mutex
	lines []string
}

func (s *said) add(line string) {
	if line == "" {
		return
	}
	if r := []rune(line); len(r) > longestSaid {
		line = string(r[:longestSaid]) + "..."
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.lines) == saidLines {
		s.lines = append(s.lines[:0], s.lines[1:]...)
	}
	s.lines = append(s.lines, line)
}

func (s *said) last() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return append([]string(nil), s.lines...)
}

// from keeps what comes from a stream to its end; an endless line is cut off, and
// what follows it is read away so that the program can go on.
func (s *said) from(r io.Reader) {
	if readLines(r, func(line string) bool { s.add(line); return true }) != nil {
		s.add(errFlood.Error())
		_, _ = io.Copy(io.Discard, r)
	}
}
