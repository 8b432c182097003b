// Games that are in no file: begun here, or pasted, and how they wait for the next run.

package desk

import (
	"encoding/json"
	"errors"
	"sync"

	"qipu/engine"
	"qipu/records"
	"qipu/records/file"
	"qipu/ui/journal"
	"qipu/ui/store"
)

// Unfiled is games that came at once and are in no file: a new one, or what was
// pasted. It is a collection like any other, so that what is done on its games is in
// their journals; the text that it came as is in one of its own, which is there as
// long as one of the games is in no file. It is safe for use by several goroutines.
type Unfiled struct {
	*file.Collection
	mark string         // which no other has
	kept *store.Journal // of its text; nil: it ends with the run

	mu    sync.Mutex
	filed map[int]filing        // by number, from 0
	left  map[int]*records.Game // games as they were left
}

// unfiledKey names the journals of the texts.
const unfiledKey = "unfiled/games"

// unfiledRecord is a record of such a journal: the text in the first, then where a
// game of it was saved to.
type unfiledRecord struct {
	Mark  string  `json:"mark,omitempty"`
	Text  string  `json:"text,omitempty"`
	Filed *filing `json:"filed,omitempty"`
}

// filing is where a game was saved to.
type filing struct {
	Game   int    `json:"game"` // its number here, from 0
	Path   string `json:"path"`
	Number int    `json:"number"` // in the file, from 1
}

// newText is a record without moves that begins from a start.
func newText(start engine.Setup) string {
	fen := ""
	if start.Board != engine.StandardSetup().Board {
		fen = "[FEN \"" + start.FEN() + "\"]\n"
	}
	return "[Game \"Chinese Chess\"]\n[Result \"*\"]\n" + fen + "\n*\n"
}

// unfiled reads a text whose games are in no file.
func unfiled(mark, text string) (*Unfiled, error) {
	games, err := Parse(text)
	if err != nil {
		return nil, err
	}
	return &Unfiled{Collection: games, mark: mark, filed: map[int]filing{}, left: map[int]*records.Game{}}, nil
}

// Where names the place of game i as a Shelf does: that of its file, once it was
// saved to one.
func (u *Unfiled) Where(i int) string {
	u.mu.Lock()
	defer u.mu.Unlock()
	if f, ok := u.filed[i]; ok {
		return placeOf(f.Path, f.Number)
	}
	return placeOf(journal.Unfiled+u.mark, i+1)
}

// Game implements session.Collection; a game that was saved is read from its file.
func (u *Unfiled) Game(i int) (*records.Game, error) {
	u.mu.Lock()
	f, ok := u.filed[i]
	u.mu.Unlock()
	if ok {
		return gameOf(f.Path, f.Number)
	}
	return u.Collection.Game(i)
}

// Latest returns game i as it was left, or else as it came.
func (u *Unfiled) Latest(i int) (*records.Game, error) {
	u.mu.Lock()
	g := u.left[i]
	u.mu.Unlock()
	if g != nil {
		return g, nil
	}
	return u.Game(i)
}

// Rest returns how many of the games are in no file still.
func (u *Unfiled) Rest() int {
	u.mu.Lock()
	defer u.mu.Unlock()
	return u.Len() - len(u.filed)
}

// Filed reports whether game i was saved to a file.
func (u *Unfiled) Filed(i int) bool {
	u.mu.Lock()
	defer u.mu.Unlock()
	_, ok := u.filed[i]
	return ok
}

// note notes that a game was saved.
func (u *Unfiled) note(f filing) {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.filed[f.Game] = f
}

// keep puts the text on disk.
func (u *Unfiled) keep(state *store.State, text string) (err error) {
	if u.kept, err = state.NewJournal(unfiledKey, ""); err != nil {
		return err
	}
	return u.write(unfiledRecord{Mark: u.mark, Text: text})
}

func (u *Unfiled) write(r unfiledRecord) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	return u.kept.Append(text)
}

// close ends the journal, which stays on disk; forget: it does not.
func (u *Unfiled) close(forget bool) error {
	if u.kept == nil {
		return nil
	}
	kept := u.kept
	u.kept = nil
	if forget {
		return errors.Join(kept.Clear(), kept.Close())
	}
	return kept.Close()
}

// unfiledOf takes up what an earlier run left.
func unfiledOf(kept *store.Journal) (*Unfiled, error) {
	var u *Unfiled
	for _, line := range kept.Records() {
		var r unfiledRecord
		if err := json.Unmarshal(line, &r); err != nil { // nil, where it is damaged
			if u == nil {
				return nil, err
			}
			continue // a game counts as one that was not saved
		}
		switch {
		case u == nil:
			var err error
			if u, err = unfiled(r.Mark, r.Text); err != nil {
				return nil, err
			}
			u.kept = kept
		case r.Filed != nil:
			u.note(*r.Filed)
		}
	}
	return u, nil
}
