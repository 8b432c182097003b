// Typed moves: which legal ones still fit, and playing the one that is meant.

package session

import (
	"errors"
	"slices"
	"strings"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/veil"
)

// Outcome is what a played move was to the record.
type Outcome uint8

// The outcomes.
const (
	Mainline  Outcome = iota + 1 // the record's move, followed
	Variation                    // a variation of the record, followed
	Extended                     // added at the end of the line
	Varied                       // none of the record's: a new variation

	Played Outcome = 0 // in a game against a program there is no record yet
)

// Fits returns the legal moves that the typed text can still become; nil where
// nothing is typed or nothing can be played.
func (s *Session) Fits() []engine.Move {
	if !s.Veil().Allows(veil.Candidates) {
		return nil
	}
	text, _ := splitMark(s.Entry.Text())
	k := fitsKey{s.Node(), text, true}
	if k != s.cached.known {
		s.cached.known, s.cached.fits = k, nil
		if p, ok := s.Position(); ok && k.text != "" {
			mode := s.View.Mode(s.Typist)
			for _, f := range mode.Fits(p, k.text) {
				s.cached.fits = append(s.cached.fits, f.Move)
			}
		}
	}
	return s.cached.fits
}

// Submit plays what is typed, or the candidate that is chosen, and sets a mark
// that stands behind it. On an error nothing changes and the text stays to be
// edited.
func (s *Session) Submit() (Outcome, error) {
	text, mark := splitMark(s.Entry.Text())
	var m engine.Move
	if i, fits := s.Entry.Chosen(), s.Fits(); i > 0 && i <= len(fits) {
		m = fits[i-1]
	} else {
		var err error
		if m, err = s.Read(text); err != nil {
			return 0, err
		}
	}
	before := s.Node()
	outcome, err := s.Play(m)
	if err != nil || mark == "" {
		return outcome, err
	}
	return outcome, s.Edit(records.Edit{Op: records.Mark, Node: s.game.Child(before, m), Text: mark})
}

// Marks are the marks that a move can bear.
var Marks = []string{"!", "?", "!!", "??", "!?", "?!"}

// splitMark cuts a mark off the end of a typed move.
func splitMark(text string) (move, mark string) {
	end := strings.TrimRight(text, "!?！？ ")
	if end == text {
		return text, ""
	}
	mark = strings.NewReplacer("！", "!", "？", "?", " ", "").Replace(text[len(end):])
	if end == "" || !slices.Contains(Marks, mark) {
		return text, ""
	}
	return end, mark
}

// Mode is how typed texts are read: in the scheme of the keypad that is set. The
// notation that is set, or else the one used last, decides where two differ.
func (v *View) Mode(last notation.Notation) notation.Mode {
	m := notation.Mode{Prefer: last, First: v.First, Studio: v.Studio, Vietnamese: v.Viet}
	if v.Typed != nil {
		m.Prefer, m.First = v.Typed, nil
	}
	return m
}

// Read returns the move that text means here. A text that is no complete move
// but can become only one is that one. The name of a notation before it makes that the
// only one that is read: "wxf C2.5".
func (s *Session) Read(text string) (engine.Move, error) {
	if s.Peeks.Lost {
		return engine.Move{}, &StateError{Lost}
	}
	p, ok := s.Position()
	if !ok {
		return engine.Move{}, &StateError{NotPlayable}
	}
	if err := s.Match().MayMove(); err != nil {
		return engine.Move{}, err
	}
	mode, text := s.View.Mode(s.Typist).Named(text)
	m, by, err := mode.Parse(p, text)
	if err == nil {
		s.Typist = by
		return m, nil
	}
	if fault, ok := errors.AsType[*notation.Error](err); ok && fault.Fault == notation.Unreadable && s.Veil().Allows(veil.Candidates) {
		if fits := mode.Fits(p, text); len(fits) == 1 {
			return fits[0].Move, nil
		}
	}
	return m, err
}

// Play makes a legal move: a move of the record is followed, any other starts a
// variation. None is played once so many were refused that the play is lost: until
// one goes to the start of a game. Solving one side's moves, a move that the record does not have is
// refused, and the record's answer follows the right one.
func (s *Session) Play(m engine.Move) (Outcome, error) {
	if s.Peeks.Lost {
		return 0, &StateError{Lost}
	}
	p, ok := s.Position()
	if !ok {
		return 0, &StateError{NotPlayable}
	}
	if err := s.Match().MayMove(); err != nil {
		return 0, err
	}
	if err := p.Check(m); err != nil {
		return 0, err
	}
	if s.Match().Playing() {
		return s.match.make(m)
	}
	if s.cover.solves(s.Board().Turn) && s.game.Child(s.Node(), m) == 0 && s.game.First(s.Node()) != 0 {
		return 0, &StateError{NotTheRecords}
	}
	outcome, err := s.follow(m)
	if err != nil {
		return 0, err
	}
	s.Entry.Clear()
	s.Answer()
	return outcome, nil
}

// follow goes to the child with move m, which is added where there is none.
func (s *Session) follow(m engine.Move) (Outcome, error) {
	here := s.Node()
	first := s.game.First(here)
	n, outcome := s.game.Child(here, m), Variation
	switch n {
	case 0:
		if err := s.Edit(records.Edit{Op: records.AddMove, Node: here, Move: m}); err != nil {
			return 0, err
		}
		n, outcome = s.game.Child(here, m), Varied
		if first == 0 {
			outcome = Extended
		}
	case first:
		outcome = Mainline
	}
	s.GoTo(n)
	return outcome, nil
}

// Answer plays the record's move for the side that is not being solved, if it is
// to move.
func (s *Session) Answer() {
	if s.cover.solving && s.Board().Turn != s.cover.side && s.game.First(s.Node()) != 0 {
		s.Step(1)
	}
}
