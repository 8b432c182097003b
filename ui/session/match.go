// A game that is played against a program: its moves are kept like any other, each
// with the time that is left, and its result where it ends.

package session

import (
	"slices"

	"qipu/engine"
	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/play"
)

// match is the game that is played, or was played last.
type match struct {
	rules    *play.Match // nil: none is
	node     records.NodeID
	game     *records.Game
	referee  engine.Rules
	finished bool // its result is in the record
}

// Match returns the game that is played against a program, or was played last, as
// long as it is the open one; nil: none.
func (s *Session) Match() *play.Match { return s.match.rules }

// Playing reports whether a game against a program goes on.
func (s *Session) Playing() bool { return s.match.rules != nil && !s.match.rules.Over() }

// Blindfold reports whether a game goes on that is played blind.
func (s *Session) Blindfold() bool { return s.Playing() && s.match.rules.Blind }

// Looking reports whether one may look, ask or take back: not in a game in which
// cards are shown for misreports.
func (s *Session) Looking() bool { return s.match.rules == nil || s.match.rules.Allowed() }

// BeginMatch begins a game against a program, in the open game where that has no
// moves yet, else in one of its own from the position one stands in. tags are its
// headers; those that are filled in already stay. Positions that come again are
// judged by the rules of referee.
func (s *Session) BeginMatch(m *play.Match, referee engine.Rules, tags records.Tags) error {
	p, ok := s.Position()
	if !ok {
		return &StateError{NotPlayable}
	}
	if s.game.First(0) != 0 {
		g := records.NewGame(engine.Setup{Board: p.Board(), Fullmove: 1})
		g.Tags = tags
		s.SetUp(g)
	} else if err := s.fillIn(tags); err != nil {
		return err
	}
	s.cover = Cover{}
	s.match = match{rules: m, game: s.game, referee: referee}
	s.restart()
	return nil
}

// fillIn sets headers that are empty.
func (s *Session) fillIn(tags records.Tags) error {
	return s.Together(func(edit repair.Editor) error {
		for _, tag := range tags {
			if is := s.game.Tags.Value(tag.Name); is != "" && is != "*" {
				continue
			}
			if _, err := edit(s.header(tag)); err != nil {
				return err
			}
		}
		return nil
	})
}

// header is the edit that sets a header.
func (s *Session) header(tag records.Tag) records.Edit {
	e := records.Edit{Op: records.AddTag, Where: records.NodeID(len(s.game.Tags)), Name: tag.Name, Text: tag.Value}
	if i := slices.IndexFunc(s.game.Tags, func(t records.Tag) bool { return t.Name == tag.Name }); i >= 0 {
		e.Op, e.Where = records.SetTag, records.NodeID(i)
	}
	return e
}

// MayMove tells why the player cannot make a move where one stands, a *StateError;
// nil: nothing keeps him from it.
func (s *Session) MayMove() error {
	switch {
	case !s.Playing():
		return nil
	case s.match.rules.Theirs():
		return &StateError{NotYourTurn}
	case s.Node() != s.match.node:
		return &StateError{LookingBack}
	}
	return nil
}

// Reply makes the move of the program, where the game stands. It is legal there.
func (s *Session) Reply(m engine.Move) error {
	if !s.Playing() || !s.match.rules.Theirs() {
		return nil // it comes too late
	}
	if s.Node() != s.match.node {
		s.GoTo(s.match.node)
	}
	p, ok := s.Position()
	if !ok {
		return &StateError{NotPlayable}
	}
	if err := p.Check(m); err != nil {
		return err
	}
	_, err := s.make(m)
	return err
}

// make makes a move of the game that is played, with the time that is left behind
// it. One that comes when the time is up is not made.
func (s *Session) make(m engine.Move) (Outcome, error) {
	played := s.match.rules
	facts, ok := s.facts(m)
	mover := played.Turn()
	if !ok || !played.Moved(facts) {
		return 0, s.Conclude()
	}
	var node records.NodeID
	err := s.Together(func(edit repair.Editor) error {
		back, err := edit(records.Edit{Op: records.AddMove, Node: s.Node(), Move: m})
		if err != nil {
			return err
		}
		node = back.Node
		if !played.Timed() {
			return nil
		}
		_, err = edit(records.Edit{Op: records.Comment, Node: node, Text: records.ClockComment(played.Left(mover))})
		return err
	})
	if err != nil {
		return 0, err
	}
	s.GoTo(node)
	s.match.node = node
	s.Entry.Clear()
	return Played, s.Conclude()
}

// facts are what the board says after a legal move from here.
func (s *Session) facts(m engine.Move) (play.Facts, bool) {
	p, ok := s.Position()
	if !ok {
		return play.Facts{}, false
	}
	next := p.PlayLegal(m)
	repeats := s.cursor.WouldRepeat(m)
	f := play.Facts{Status: next.Status(), Times: repeats.Times, Quiet: s.cursor.QuietPlies() + 1}
	if p.At(m.To) != engine.NoPiece {
		f.Quiet = 0
	}
	if f.Times >= play.Repeated {
		f.Verdict = repeats.Cycle.Verdict(s.match.referee)
	}
	return f, true
}

// MatchMoves returns the position from which the game that is played began, and its
// moves; false: none is played.
func (s *Session) MatchMoves() (engine.Position, []engine.Move, bool) {
	if s.match.rules == nil {
		return engine.Position{}, nil, false
	}
	start, err := s.game.Start.Position()
	if err != nil {
		return start, nil, false
	}
	var moves []engine.Move
	for at := s.match.node; at != 0; at = s.game.Parent(at) {
		moves = append(moves, s.game.Move(at))
	}
	slices.Reverse(moves)
	return start, moves, true
}

// MatchBoard returns the board where the game that is played stands.
func (s *Session) MatchBoard() engine.Board { return s.game.Board(s.match.node) }

// TakeBack takes back the last move of the player, and the program's answer to it,
// and returns how many plies that is; 0: none can be.
func (s *Session) TakeBack() (int, error) {
	if !s.Playing() {
		return 0, nil
	}
	n := s.match.rules.TakeBack()
	if n == 0 {
		return 0, nil
	}
	gone, to := s.match.node, s.match.node
	for range n {
		gone, to = to, s.game.Parent(to)
	}
	s.match.node = to
	err := s.Edit(records.Edit{Op: records.Delete, Node: gone})
	s.GoTo(to)
	s.Entry.Clear()
	return n, err
}

// Conclude writes the result of a game that has ended into its headers, once.
func (s *Session) Conclude() error {
	m := &s.match
	if m.rules == nil || m.finished || m.game != s.game {
		return nil
	}
	end, over := m.rules.Ending()
	if !over {
		return nil
	}
	m.finished = true
	return s.Edit(s.header(records.Tag{Name: "Result", Value: end.Result()}))
}
