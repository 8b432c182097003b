// The entry line: a text and where one writes in it.

package session

// longestEntry bounds what is typed: a command with a text.
const longestEntry = 1000

// Entry is a text that is being typed.
type Entry struct {
	text   []rune
	cursor int
	chosen int // candidate that Tab chose, from 1; 0: none
}

// Text returns what stands there.
func (e *Entry) Text() string { return string(e.text) }

// Empty reports whether nothing is typed.
func (e *Entry) Empty() bool { return len(e.text) == 0 }

// Cursor returns the number of characters before the cursor.
func (e *Entry) Cursor() int { return e.cursor }

// Chosen returns the candidate that was chosen, from 1, or 0.
func (e *Entry) Chosen() int { return e.chosen }

// Set replaces the text, the cursor behind it.
func (e *Entry) Set(text string) {
	e.text = []rune(text)
	e.text = e.text[:min(len(e.text), longestEntry)]
	e.cursor, e.chosen = len(e.text), 0
}

// Clear empties the line.
func (e *Entry) Clear() { e.text, e.cursor, e.chosen = e.text[:0], 0, 0 }

// Insert writes a character at the cursor.
func (e *Entry) Insert(r rune) {
	if len(e.text) >= longestEntry {
		return
	}
	e.text = append(e.text, 0)
	copy(e.text[e.cursor+1:], e.text[e.cursor:])
	e.text[e.cursor] = r
	e.cursor++
	e.chosen = 0
}

// Backspace removes the character before the cursor.
func (e *Entry) Backspace() {
	if e.cursor > 0 {
		e.text = append(e.text[:e.cursor-1], e.text[e.cursor:]...)
		e.cursor--
	}
	e.chosen = 0
}

// Delete removes the character behind the cursor.
func (e *Entry) Delete() {
	if e.cursor < len(e.text) {
		e.text = append(e.text[:e.cursor], e.text[e.cursor+1:]...)
	}
	e.chosen = 0
}

// Move moves the cursor by n characters, at most to the ends.
func (e *Entry) Move(n int) { e.cursor = min(max(e.cursor+n, 0), len(e.text)) }

// Choose goes n candidates on, of count, round and round.
func (e *Entry) Choose(n, count int) {
	if count == 0 {
		return
	}
	if e.chosen == 0 && n < 0 {
		e.chosen = 1
	}
	e.chosen = (e.chosen-1+n+count)%count + 1
}
