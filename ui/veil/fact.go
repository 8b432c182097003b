// Which facts a level lets through, and what asking for one costs.

package veil

import "qipu/engine"

// Fact is something that could be told about a position.
type Fact uint8

// The facts. What is always told is no fact: the moves as announced, check, mate
// and stalemate, the result, and that a move was refused.
const (
	Candidates Fact = iota // the legal moves that fit what is typed, and how many
	Reasons                // why a move is refused
	LegalMoves             // all that is possible now, and the targets of a picked piece
	Taken                  // what has been captured, and material
	Columns                // moves in other notations than the announced one
	Repeats                // how often a position came by all that happened, and how long nothing was captured
	Branches               // variations and moves to come, by texts that need the board
	Where                  // :where, a list of pieces
	Piece                  // where one piece stands
	Contents               // what stands on one file, rank or point
	FEN                    // :fen, and a position in a file name or title
	Setup                  // :setup
	Export                 // a diagram, a picture, a copy of the record with positions
	ThinkLines             // what an engine says
	facts
)

// Facts is the number of facts.
const Facts = int(facts)

// Allows reports whether f may be told at the settings' level. What it refuses
// may still be asked for where Price names a rung.
func (s Settings) Allows(f Fact) bool {
	switch {
	case s.Level == Open:
		return true
	case f == Repeats:
		// Where every capture is seen or announced the moves tell it.
		return s.Level <= Discs || s.Captures
	}
	return false
}

// AllowsCapture reports whether it may be told that a move took victim.
func (s Settings) AllowsCapture(victim engine.Piece, near engine.Color) bool {
	switch {
	case s.Captures || s.Level <= Discs:
		return true // announced, or seen as a disc that went
	case s.Level == Near:
		return victim != engine.NoPiece && victim.Color() == near
	}
	return false
}

// Rung is a rung of the peek ladder: what is shown, from the least.
type Rung uint8

// The rungs.
const (
	MoveAgain    Rung = iota // the last move, as announced
	MoveAbsolute             // the last move with both its points
	OnePiece                 // where one asked piece stands
	PieceList                // all pieces as a list
	BoardBriefly             // the board for PeekSeconds
	WholeBoard               // the board until the next move
	rungs
)

// Rungs is the number of rungs.
const Rungs = int(rungs)

// PeekSeconds is how long BoardBriefly shows the board.
const PeekSeconds = 3

// Price returns the rung that telling a hidden fact counts as; false says that
// it is refused while blind.
func Price(f Fact) (Rung, bool) {
	switch f {
	case Piece, Contents:
		return OnePiece, true
	case Where:
		return PieceList, true
	case FEN, Setup, Export, LegalMoves, Taken:
		return WholeBoard, true
	}
	return 0, false
}

// Peeks counts what was looked at while blind, each rung apart, and refused
// moves.
type Peeks struct {
	Counts [Rungs]int
	Misses int  // refused moves (誤報)
	Undone int  // moves that were tried and taken back
	Lost   bool // so many that the play is over
	next   Rung // what the next step of the ladder shows
}

// Step climbs the ladder: it counts and returns the next rung. The last one
// stays.
func (p *Peeks) Step() Rung {
	r := p.next
	p.Count(r)
	if p.next < WholeBoard {
		p.next++
	}
	return r
}

// Count counts a look at a rung that was asked for by name.
func (p *Peeks) Count(r Rung) { p.Counts[r]++ }

// Since returns what was counted since an earlier count of the same play.
func (p *Peeks) Since(before *Peeks) Peeks {
	since := Peeks{Misses: max(p.Misses-before.Misses, 0), Undone: max(p.Undone-before.Undone, 0)}
	for r, n := range p.Counts {
		since.Counts[r] = max(n-before.Counts[r], 0)
	}
	return since
}

// Moved puts the ladder back to its lowest rung, after a move.
func (p *Peeks) Moved() { p.next = MoveAgain }

// Total returns how often anything was looked at.
func (p *Peeks) Total() int {
	n := 0
	for _, c := range p.Counts {
		n += c
	}
	return n
}

// Miss counts a refused move and reports whether that loses; the play is over
// then until Restart.
func (p *Peeks) Miss(s Settings) bool {
	p.Misses++
	p.Lost = p.Lost || s.Limit > 0 && p.Misses >= s.Limit
	return p.Lost
}

// Restart begins a play anew: nothing is counted any more.
func (p *Peeks) Restart() { *p = Peeks{} }
