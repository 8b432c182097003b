// JSON, written as a stream: a value is never held whole.

package cli

import (
	"bufio"
	"io"
	"strconv"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
)

// jsonStream writes JSON. The caller opens and closes what it writes; commas
// come by themselves. The first error of the stream is kept.
type jsonStream struct {
	w     *bufio.Writer
	comma bool // something stands before the next value
	err   error
	num   []byte
}

func newJSON(w io.Writer) *jsonStream { return &jsonStream{w: bufio.NewWriterSize(w, 1<<16)} }

func (j *jsonStream) raw(text string) {
	if _, err := j.w.WriteString(text); err != nil && j.err == nil {
		j.err = err
	}
}

// open begins an object or a list, close ends it.
func (j *jsonStream) open(bracket string) {
	j.separate()
	j.raw(bracket)
	j.comma = false
}

func (j *jsonStream) close(bracket string) {
	j.raw(bracket)
	j.comma = true
}

func (j *jsonStream) separate() {
	if j.comma {
		j.raw(", ")
	}
	j.comma = true
}

// line breaks the line before the next value.
func (j *jsonStream) line() {
	if j.comma {
		j.raw(",")
		j.comma = false
	}
	j.raw("\n")
}

// key begins a member of an object.
func (j *jsonStream) key(name string) {
	j.separate()
	j.quote(name)
	j.raw(": ")
	j.comma = false
}

func (j *jsonStream) text(name, value string) {
	j.key(name)
	j.quote(value)
	j.comma = true
}

func (j *jsonStream) bytes(name string, value []byte) { j.text(name, string(value)) }

func (j *jsonStream) int(name string, value int64) {
	j.key(name)
	j.num = strconv.AppendInt(j.num[:0], value, 10)
	if _, err := j.w.Write(j.num); err != nil && j.err == nil {
		j.err = err
	}
	j.comma = true
}

// null writes a member without a value.
func (j *jsonStream) null(name string) {
	j.key(name)
	j.raw("null")
	j.comma = true
}

func (j *jsonStream) bool(name string, value bool) {
	j.key(name)
	j.raw(strconv.FormatBool(value))
	j.comma = true
}

// value writes a text that is an element of a list.
func (j *jsonStream) value(text string) {
	j.separate()
	j.quote(text)
}

// flush ends the line and hands everything to the stream.
func (j *jsonStream) flush() error {
	j.raw("\n")
	if err := j.w.Flush(); j.err == nil {
		j.err = err
	}
	return j.err
}

const hexDigits = "0123456789abcdef"

// quote writes a string. What could act on a terminal is escaped, so that the
// object can be looked at; what is no UTF-8 becomes U+FFFD.
func (j *jsonStream) quote(text string) {
	j.raw(`"`)
	done := 0
	for i := 0; i < len(text); {
		c := text[i]
		if c >= 0x20 && c < 0x7f && c != '"' && c != '\\' {
			i++
			continue
		}
		r, size := rune(c), 1
		if c >= utf8.RuneSelf {
			r, size = utf8.DecodeRuneInString(text[i:])
			if r == utf8.RuneError && size > 1 || r != utf8.RuneError && !unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zl, unicode.Zp) {
				i += size
				continue
			}
		}
		j.raw(text[done:i])
		j.escape(r)
		i += size
		done = i
	}
	j.raw(text[done:])
	j.raw(`"`)
}

func (j *jsonStream) escape(r rune) {
	switch r {
	case '"', '\\':
		j.raw(string([]byte{'\\', byte(r)}))
	case '\n':
		j.raw(`\n`)
	case '\t':
		j.raw(`\t`)
	case '\r':
		j.raw(`\r`)
	default:
		if r > 0xffff {
			r -= 0x10000
			j.unit(0xd800 + r>>10)
			r = 0xdc00 + r&0x3ff
		}
		j.unit(r)
	}
}

func (j *jsonStream) unit(r rune) {
	j.raw(string([]byte{'\\', 'u', hexDigits[r>>12&15], hexDigits[r>>8&15], hexDigits[r>>4&15], hexDigits[r&15]}))
}

// number writes a number that is an element of a list.
func (j *jsonStream) number(value int64) {
	j.separate()
	j.num = strconv.AppendInt(j.num[:0], value, 10)
	j.raw(string(j.num))
}

// list writes a list of n objects; members writes those of each.
func (j *jsonStream) list(name string, n int, members func(i int)) {
	j.key(name)
	j.open("[")
	for i := range n {
		j.line()
		j.open("{")
		members(i)
		j.close("}")
	}
	j.close("]")
}

// points writes a list of points by their ICCS names.
func (j *jsonStream) points(name string, list []engine.Square) {
	j.key(name)
	j.open("[")
	for _, s := range list {
		j.value(s.String())
	}
	j.close("]")
}

// texts writes a list of texts.
func (j *jsonStream) texts(name string, list []string) {
	j.key(name)
	j.open("[")
	for _, text := range list {
		j.value(text)
	}
	j.close("]")
}
