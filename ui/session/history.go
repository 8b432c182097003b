// What was done since the game was opened, and what of it is in no file yet.

package session

import "qipu/records"

// History is what was done since the game was opened. It is of several documents
// where games were pasted or set up: each is saved on its own.
type History struct {
	done, undone []change
	open         int         // the document that is open
	documents    int         // the last one that was begun
	saved        map[int]int // by document: the length of done when it was saved; lost: that state is
	warned       warning
}

// lost stands for a saved state that undo and redo no longer reach.
const lost = -1

// warning is of leaving unsaved work: by which command, after how many steps.
type warning struct {
	by    string
	steps int
}

// push notes a new step; what was undone cannot be done again.
func (h *History) push(c change) {
	for document, at := range h.saved {
		if at > len(h.done) {
			h.saved[document] = len(h.done)
			if h.ahead(document, at) {
				h.saved[document] = lost
			}
		}
	}
	h.done, h.undone = append(h.done, c), h.undone[:0]
}

// ahead reports whether a step that was undone, before there were n, changed a
// document.
func (h *History) ahead(document, n int) bool {
	for i, c := range h.undone {
		if len(h.done)+len(h.undone)-1-i < n && c.changed == document && c.counts {
			return true
		}
	}
	return false
}

// unsaved reports whether a document that was begun is not as it was saved.
func (h *History) unsaved(document int) bool {
	at := h.saved[document]
	begun, changed := document == 0, false
	for i, c := range h.done {
		if c.changed == document {
			begun, changed = true, changed || i >= at && c.counts
		}
	}
	return begun && (changed || at == lost || h.ahead(document, at))
}

// Unsaved reports whether there is work that is in no file: on the open game or
// on one that it took the place of.
func (h *History) Unsaved() bool { return h.unsaved(h.open) || len(h.Aside()) > 0 }

// Aside returns the games that the open one took the place of and that have
// unsaved work. Undo leads back to them.
func (h *History) Aside() []Swap {
	var all []Swap
	for number := range h.documents + 1 {
		if number == h.open || !h.unsaved(number) {
			continue
		}
		for i := len(h.done) - 1; i >= 0; i-- {
			if d := h.done[i].document; d != nil && d.number == number {
				all = append(all, *d.swap(true))
				break
			}
		}
	}
	return all
}

// Saved notes that the open game as it stands is in a file.
func (h *History) Saved() { h.saved[h.open] = len(h.done) }

// Warned reports whether one was told before that leaving by a command loses
// unsaved work, and notes that one is now.
func (h *History) Warned(by string) bool {
	now := warning{by, len(h.done)}
	was := h.warned == now
	h.warned = now
	return was
}

// CanUndo reports whether there is something to undo.
func (h *History) CanUndo() bool { return len(h.done) > 0 }

// CanRedo reports whether there is something to redo.
func (h *History) CanRedo() bool { return len(h.undone) > 0 }

// Step is one thing that was done: an edit of the open game, or another game in
// the place of it.
type Step struct {
	Edit records.Edit
	Swap *Swap // instead of an edit
}

// StepFunc is told of every step as it is made; nil tells nobody.
type StepFunc func(Step)

func (f StepFunc) tell(step Step) {
	if f != nil {
		f(step)
	}
}

// change is how a step is taken back: by edits or by the game that was open
// before; and the node on which one stands after it.
type change struct {
	edits    []records.Edit
	document *document // instead of edits
	node     records.NodeID
	end      records.NodeID // of the line that is followed then
	changed  int            // the number of the document that it changes
	counts   bool           // it is to be saved
}
