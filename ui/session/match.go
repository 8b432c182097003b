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

// Match is the game that is played against a program, or was played last, as long as
// it is the open one.
type Match struct {
	session  *Session
	rules    *play.Match // nil: none is
	node     records.NodeID
	game     *records.Game
	referee  engine.Rules
	finished bool // its result is in the record
}

// Match returns the game against a program; of a session without one it tells so.
func (s *Session) Match() *Match { return &s.match }

// Rules returns the course of the game; nil: none is played.
func (m *Match) Rules() *play.Match { return m.rules }

// Playing reports whether a game goes on.
func (m *Match) Playing() bool { return m.rules != nil && !m.rules.Over() }

// Blind reports whether a game goes on that is played blind.
func (m *Match) Blind() bool { return m.Playing() && m.rules.Blind }

// Looking reports whether one may look, ask or take back: not in a game in which
// cards are shown for misreports.
func (m *Match) Looking() bool { return m.rules == nil || m.rules.Allowed() }

// Begin begins a game against a program, in the open game where that has no
// moves yet, else in one of its own from the position one stands in. tags are its
// headers; those that are filled in already stay. Positions that come again are
// judged by the rules of referee.
func (m *Match) Begin(rules *play.Match, referee engine.Rules, tags records.Tags) error {
	s := m.session
	p, ok := s.Position()
	if !ok {
		return &StateError{NotPlayable}
	}
	if s.game.First(0) != 0 {
		g := records.NewGame(engine.Setup{Board: p.Board(), Fullmove: 1})
		g.Tags = tags
		s.SetUp(g)
	} else if err := m.fillIn(tags); err != nil {
		return err
	}
	s.cover = Cover{}
	*m = Match{session: s, rules: rules, game: s.game, referee: referee}
	s.restart()
	s.whole.begin(s)
	return nil
}

// fillIn sets headers that are empty.
func (m *Match) fillIn(tags records.Tags) error {
	s := m.session
	return s.Together(func(edit repair.Editor) error {
		for _, tag := range tags {
			if is := s.game.Tags.Value(tag.Name); is != "" && is != "*" {
				continue
			}
			if _, err := edit(m.header(tag)); err != nil {
				return err
			}
		}
		return nil
	})
}

// header is the edit that sets a header.
func (m *Match) header(tag records.Tag) records.Edit {
	s := m.session
	e := records.Edit{Op: records.AddTag, Where: records.NodeID(len(s.game.Tags)), Name: tag.Name, Text: tag.Value}
	if i := slices.IndexFunc(s.game.Tags, func(t records.Tag) bool { return t.Name == tag.Name }); i >= 0 {
		e.Op, e.Where = records.SetTag, records.NodeID(i)
	}
	return e
}

// MayMove tells why the player cannot make a move where one stands, a *StateError;
// nil: nothing keeps him from it.
func (m *Match) MayMove() error {
	s := m.session
	switch {
	case !m.Playing():
		return nil
	case m.rules.Theirs():
		return &StateError{NotYourTurn}
	case s.Node() != m.node:
		return &StateError{LookingBack}
	}
	return nil
}

// Reply makes the move of the program, where the game stands. It is legal there.
func (m *Match) Reply(mv engine.Move) error {
	s := m.session
	if !m.Playing() || !m.rules.Theirs() {
		return nil // it comes too late
	}
	if s.Node() != m.node {
		s.GoTo(m.node)
	}
	p, ok := s.Position()
	if !ok {
		return &StateError{NotPlayable}
	}
	if err := p.Check(mv); err != nil {
		return err
	}
	_, err := m.make(mv)
	return err
}

// make makes a move of the game that is played, with the time that is left behind
// it. One that comes when the time is up is not made.
func (m *Match) make(mv engine.Move) (Outcome, error) {
	s := m.session
	played := m.rules
	facts, ok := m.facts(mv)
	mover := played.Turn()
	if !ok || !played.Moved(facts) {
		return 0, m.Conclude()
	}
	var node records.NodeID
	err := s.Together(func(edit repair.Editor) error {
		back, err := edit(records.Edit{Op: records.AddMove, Node: s.Node(), Move: mv})
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
	m.node = node
	s.Entry.Clear()
	return Played, m.Conclude()
}

// facts are what the board says after a legal move from here.
func (m *Match) facts(mv engine.Move) (play.Facts, bool) {
	s := m.session
	p, ok := s.Position()
	if !ok {
		return play.Facts{}, false
	}
	next := p.PlayLegal(mv)
	repeats := s.cursor.WouldRepeat(mv)
	f := play.Facts{Status: next.Status(), Times: repeats.Times, Quiet: s.cursor.QuietPlies() + 1}
	if p.At(mv.To) != engine.NoPiece {
		f.Quiet = 0
	}
	if f.Times >= play.Repeated {
		f.Verdict = repeats.Cycle.Verdict(m.referee)
	}
	return f, true
}

// Moves returns the position from which the game that is played began, and its
// moves; false: none is played.
func (m *Match) Moves() (engine.Position, []engine.Move, bool) {
	s := m.session
	if m.rules == nil {
		return engine.Position{}, nil, false
	}
	start, err := s.game.Start.Position()
	if err != nil {
		return start, nil, false
	}
	var moves []engine.Move
	for at := m.node; at != 0; at = s.game.Parent(at) {
		moves = append(moves, s.game.Move(at))
	}
	slices.Reverse(moves)
	return start, moves, true
}

// Board returns the board where the game that is played stands.
func (m *Match) Board() engine.Board { return m.session.game.Board(m.node) }

// TakeBack takes back the last move of the player, and the program's answer to it,
// and returns how many plies that is; 0: none can be.
func (m *Match) TakeBack() (int, error) {
	s := m.session
	if !m.Playing() {
		return 0, nil
	}
	n := m.rules.TakeBack()
	if n == 0 {
		return 0, nil
	}
	gone, to := m.node, m.node
	for range n {
		gone, to = to, s.game.Parent(to)
	}
	m.node = to
	if m.rules.Blind {
		s.Peeks.Undone++
	}
	err := s.Edit(records.Edit{Op: records.Delete, Node: gone})
	s.GoTo(to)
	s.Entry.Clear()
	return n, err
}

// Conclude writes the result of a game that has ended into its headers, once.
func (m *Match) Conclude() error {
	s := m.session
	if m.rules == nil || m.finished || m.game != s.game {
		return nil
	}
	end, over := m.rules.Ending()
	if !over {
		return nil
	}
	m.finished = true
	if m.rules.Blind {
		s.whole.over(s, Blindfold{Ending: end, Played: true})
	}
	return s.Edit(m.header(records.Tag{Name: "Result", Value: end.Result()}))
}
