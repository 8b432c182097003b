// What is pasted, on its way from the terminal to the viewer. Bubble Tea gathers a
// paste by copying it anew with every 256 bytes, and takes keys for part of one
// that does not end: so the input gathers it, and lets Bubble Tea see an empty
// paste in its place.

package ui

import (
	"bytes"
	"strings"
	"sync"

	"qipu/ui/lang"
)

// longestPaste bounds what is pasted at once, in bytes; more is refused.
const longestPaste = 8 << 20

// pastes are the texts that were pasted and not taken yet.
type pastes struct {
	mu    sync.Mutex
	texts []pasted
}

// pasted is one of them, or why there is none.
type pasted struct {
	text    string
	refused lang.Text
	args    []any
}

func (p *pastes) add(one pasted) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.texts = append(p.texts, one)
}

// next takes the first.
func (p *pastes) next() (one pasted) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if len(p.texts) > 0 {
		one, p.texts = p.texts[0], p.texts[1:]
	}
	return one
}

// paste is one that goes on.
type paste struct {
	text []byte
	long bool // too long: the rest of it is passed over
}

// interrupt is Ctrl+C, which no paste holds: terminals leave control characters
// out. It ends one whose end does not come.
const interrupt = 3

// take takes a byte of the paste; true: it has ended, as one says.
func (p *paste) take(b byte) (one pasted, ended bool) {
	if b == interrupt {
		return pasted{refused: lang.PasteUnended}, true
	}
	p.text = append(p.text, b)
	if b == '~' && bytes.HasSuffix(p.text, []byte(pasteEnds)) {
		if p.long {
			return pasted{refused: lang.PasteTooLong, args: []any{longestPaste >> 20}}, true
		}
		return pasted{text: strings.ToValidUTF8(string(p.text[:len(p.text)-len(pasteEnds)]), "")}, true
	}
	if len(p.text) > longestPaste+len(pasteEnds) { // the end alone is waited for
		p.long = true
		p.text = append(p.text[:0], p.text[len(p.text)-len(pasteEnds):]...)
	}
	return pasted{}, false
}
