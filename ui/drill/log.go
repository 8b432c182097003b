// The log of answers, which is only ever appended to.

package drill

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"time"
)

// Answer is one line of the log.
type Answer struct {
	Time   time.Time `json:"time"`
	Item   string    `json:"item"`
	Kind   string    `json:"kind"`
	Grade  Grade     `json:"grade"`
	Millis int64     `json:"ms"`
	Of     int       `json:"of,omitempty"`    // plies of the whole game, of a unit of one
	Title  string    `json:"title,omitempty"` // for people, of an item that has one
	// Was is the item under which an earlier version kept what this is the first
	// answer to: by the name of a file and a number in it.
	Was   string `json:"was,omitempty"`
	Level int    `json:"level,omitempty"`
	Again bool   `json:"again,omitempty"` // asked again in its sitting, after it was missed
	// Instance is what was asked of a drill that asks something else each time, if it
	// was missed.
	Instance *Instance `json:"instance,omitempty"`
	Tried    []Tried   `json:"tried,omitempty"` // its questions about pieces
}

// Tried is a question about a piece, and whether it was answered rightly.
type Tried struct {
	Piece string `json:"piece"` // its letter in a FEN
	At    string `json:"at"`    // the point, "e4"
	Plies int    `json:"plies,omitempty"`
	Right bool   `json:"right,omitempty"`
}

// Right reports whether the answer was right, slow or not.
func (a Answer) Right() bool { return a.Grade >= Hard }

// Log keeps answers.
type Log interface {
	// Append keeps an answer for good before it returns.
	Append(a Answer) error
	// All returns every answer that was kept, the oldest first.
	All() ([]Answer, error)
	// AppendGame keeps how a whole game went blind.
	AppendGame(g BlindGame) error
	// Games returns every game that was kept, the oldest first.
	Games() ([]BlindGame, error)
	// Sittings returns the sittings that were cut off or left, and with which no other
	// program goes on: the one kept last first.
	Sittings() []*Sitting
	// TakeUp has this program go on with one of Sittings; false: another one does by now.
	TakeUp(s *Sitting) bool
	// KeepSitting keeps where a sitting stands, one that was taken up in its own place,
	// another beside those that are there.
	KeepSitting(s *Sitting) error
	// EndSitting drops what was kept of a sitting.
	EndSitting(s *Sitting) error
}

// FileLog is a log in a file, one JSON object a line. Each answer is one write,
// so that what was answered survives the end of the process, however it ends.
type FileLog struct {
	path string
	held *heldSitting // of the sitting that goes on here; nil: none does
}

// NewFileLog returns the log in a file, which need not exist.
func NewFileLog(path string) *FileLog { return &FileLog{path: path} }

// Append implements Log.
func (l *FileLog) Append(a Answer) error { return l.append(a) }

// AppendGame implements Log. Versions that know of no games leave its line out.
func (l *FileLog) AppendGame(g BlindGame) error { return l.append(gameLine{&g}) }

// gameLine is a line of the log that is no answer.
type gameLine struct {
	Blind *BlindGame `json:"blind"`
}

// append adds a line.
func (l *FileLog) append(v any) (err error) {
	line, err := json.Marshal(v)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(l.path), 0o700); err != nil {
		return err
	}
	f, err := os.OpenFile(l.path, os.O_RDWR|os.O_APPEND|os.O_CREATE, 0o600)
	if err != nil {
		return fmt.Errorf("practice log: %w", err)
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	// A write that was cut off leaves a line without end: it is not to swallow
	// this one.
	if size, err := f.Seek(0, io.SeekEnd); err == nil && size > 0 {
		var last [1]byte
		if _, err := f.ReadAt(last[:], size-1); err == nil && last[0] != '\n' {
			line = append([]byte{'\n'}, line...)
		}
	}
	_, err = f.Write(append(line, '\n'))
	return err
}

// All implements Log. Lines that cannot be read are left out.
func (l *FileLog) All() (all []Answer, err error) {
	err = l.each(func(line []byte) {
		var a Answer
		if json.Unmarshal(line, &a) == nil && a.Grade >= Again && a.Grade <= Easy && a.Item != "" {
			all = append(all, a)
		}
	})
	return all, err
}

// Games implements Log.
func (l *FileLog) Games() (all []BlindGame, err error) {
	err = l.each(func(line []byte) {
		var g gameLine
		if bytes.HasPrefix(line, []byte(`{"blind":`)) && json.Unmarshal(line, &g) == nil && g.Blind != nil {
			all = append(all, *g.Blind)
		}
	})
	return all, err
}

// each goes through the lines of the log; there are none where there is no log.
func (l *FileLog) each(do func(line []byte)) error {
	f, err := os.Open(l.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("practice log: %w", err)
	}
	defer f.Close()
	r := bufio.NewReader(f)
	for {
		line, err := r.ReadBytes('\n')
		do(bytes.TrimSpace(line))
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return fmt.Errorf("practice log: %w", err)
		}
	}
}

// MemoryLog is a log that lasts as long as the process.
type MemoryLog struct {
	answers  []Answer
	games    []BlindGame
	sittings []*Sitting // the one kept last first
	kept     int        // how many there were
}

// Append implements Log.
func (l *MemoryLog) Append(a Answer) error { l.answers = append(l.answers, a); return nil }

// All implements Log.
func (l *MemoryLog) All() ([]Answer, error) { return slices.Clone(l.answers), nil }

// AppendGame implements Log.
func (l *MemoryLog) AppendGame(g BlindGame) error { l.games = append(l.games, g); return nil }

// Games implements Log.
func (l *MemoryLog) Games() ([]BlindGame, error) { return slices.Clone(l.games), nil }

// Sittings implements Log.
func (l *MemoryLog) Sittings() []*Sitting { return slices.Clone(l.sittings) }

// TakeUp implements Log.
func (l *MemoryLog) TakeUp(*Sitting) bool { return true }

// KeepSitting implements Log.
func (l *MemoryLog) KeepSitting(s *Sitting) error {
	if s.place == "" {
		l.kept++
		s.place = strconv.Itoa(l.kept)
	}
	l.sittings = append([]*Sitting{s}, l.others(s)...)
	return nil
}

// EndSitting implements Log.
func (l *MemoryLog) EndSitting(s *Sitting) error { l.sittings = l.others(s); return nil }

// others are the sittings that are kept in other places.
func (l *MemoryLog) others(s *Sitting) []*Sitting {
	return slices.DeleteFunc(slices.Clone(l.sittings), func(o *Sitting) bool { return o.place == s.place })
}
