// The tree: which moves were played in a position, how often, how it went.

package library

import (
	"cmp"
	"context"
	"slices"

	"qipu/engine"
	"qipu/records/library/pack"
)

// Tree is what was played in a position.
type Tree struct {
	Games int    // that had the position, those that end with it too
	Lines []Line // most played first
}

// Line is one move of a tree. Results that are not known count in Games alone.
type Line struct {
	Move                     engine.Move
	Games, Red, Draws, Black int
	First, Last              int      // the years of the first and the last game; 0 where none has one
	Players                  []string // who played it, those with the most games in the library first
	Hit                      Hit      // the first game with it
}

// Percent returns how many of a hundred games with a known result Red won, were
// drawn and Black won; they add up to 100, or to 0 where no result is known.
func (l *Line) Percent() (red, draws, black int) {
	n := l.Red + l.Draws + l.Black
	if n == 0 {
		return 0, 0, 0
	}
	red = (200*l.Red + n) / (2 * n)
	black = (200*l.Black + n) / (2 * n)
	if red+black > 100 { // both were rounded up
		black = 100 - red
	}
	return red, 100 - red - black, black
}

// mostPlayers is how many players of a move are named.
const mostPlayers = 5

// Tree returns the moves that were played in the position of q.Board, each game
// counted once: where it first has the position, and once however often the game
// is there.
func (l *Library) Tree(ctx context.Context, q Query) (Tree, error) {
	s, err := l.current(ctx)
	if err != nil {
		return Tree{}, err
	}
	if t, ok := l.remembered.get(s, &q); ok {
		return t, nil
	}
	find := s.searchOf(&q)
	if find == nil || q.Board.Position == nil {
		return Tree{}, nil
	}
	counts, twins := s.counts(), s.twins()
	n := q.workers()
	crowns := make([]crown, n)
	for i := range crowns {
		crowns[i].init(s, counts)
	}
	later := make([][]Hit, n) // of games that are there several times
	err = s.everywhere(ctx, n, func(w int, job []*shelved) {
		find.visit(job, func(h *Hit) {
			if twins[h.number()] != 0 {
				later[w] = append(later[w], *h)
				return
			}
			crowns[w].add(h)
		})
	})
	if err != nil {
		return Tree{}, err
	}
	twice := slices.Concat(later...)
	slices.SortFunc(twice, func(a, b Hit) int { return cmp.Compare(a.number(), b.number()) })
	seen := map[uint32]bool{}
	for i := range twice {
		if twin := twins[twice[i].number()]; !seen[twin] {
			seen[twin] = true
			crowns[0].add(&twice[i])
		}
	}
	for i := 1; i < n; i++ {
		crowns[0].merge(&crowns[i])
	}
	t := crowns[0].tree()
	l.remembered.put(s, &q, t)
	return t, nil
}

// crown gathers the moves of a tree.
type crown struct {
	shelf  *shelf
	counts []uint32
	at     [engine.Squares * engine.Squares]uint16 // by move: its place in list, from 1
	list   []branch
	games  int
}

// branch is a Line that is being counted.
type branch struct {
	Line
	best []uint32 // its best-known players
}

func (c *crown) init(s *shelf, counts []uint32) { c.shelf, c.counts = s, counts }

// branch returns the branch of a move.
func (c *crown) branch(m engine.Move) *branch {
	at := &c.at[int(m.From)*engine.Squares+int(m.To)]
	if *at == 0 {
		c.list = append(c.list, branch{Line: Line{Move: m}})
		*at = uint16(len(c.list))
	}
	return &c.list[*at-1]
}

func (c *crown) add(h *Hit) {
	c.games++
	if h.Next == (engine.Move{}) || h.Next.From >= engine.Squares || h.Next.To >= engine.Squares {
		return
	}
	b := c.branch(h.Next)
	p, i := h.pack, h.game
	if b.Games++; b.Games == 1 || h.number() < b.Hit.number() {
		b.Hit = *h
	}
	result := p.Result(i)
	if h.View&pack.Swapped != 0 && (result == pack.RedWon || result == pack.BlackWon) {
		result = pack.RedWon + pack.BlackWon - result
	}
	switch result {
	case pack.RedWon:
		b.Red++
	case pack.Drawn:
		b.Draws++
	case pack.BlackWon:
		b.Black++
	}
	if from, to := p.Days(i); from != 0 {
		if year := int(from / 10000); b.First == 0 || year < b.First {
			b.First = year
		}
		b.Last = max(b.Last, int(to/10000))
	}
	c.known(b, c.mover(h))
}

// mover returns the player who made the move of a hit.
func (c *crown) mover(h *Hit) uint32 {
	red := h.Ply%2 == 0
	if !h.pack.Standard(h.game) {
		start := h.pack.Start(h.game)
		red = red == (start.Turn == engine.Red)
	}
	if red {
		return c.shelf.names.of(h.pack.Red(h.game))
	}
	return c.shelf.names.of(h.pack.Black(h.game))
}

// known takes a player among the best known of a branch.
func (c *crown) known(b *branch, id uint32) {
	if int(id) >= len(c.counts) || nobody(c.shelf.names.get(id)) {
		return
	}
	less := func(a, z uint32) int { return cmp.Or(cmp.Compare(c.counts[z], c.counts[a]), cmp.Compare(a, z)) }
	if n := len(b.best); n == mostPlayers && less(b.best[n-1], id) <= 0 {
		return
	}
	if slices.Contains(b.best, id) {
		return
	}
	at, _ := slices.BinarySearchFunc(b.best, id, less)
	b.best = slices.Insert(b.best, at, id)
	b.best = b.best[:min(len(b.best), mostPlayers)]
}

// nobody reports whether a text is no name.
func nobody(name string) bool {
	switch name {
	case "", "?", "-", "未知", "不详", "不詳", "佚名":
		return true
	}
	return false
}

// merge takes what another goroutine has gathered.
func (c *crown) merge(o *crown) {
	c.games += o.games
	for i := range o.list {
		from := &o.list[i]
		b := c.branch(from.Move)
		if b.Games == 0 || from.Hit.number() < b.Hit.number() {
			b.Hit = from.Hit
		}
		b.Games += from.Games
		b.Red += from.Red
		b.Draws += from.Draws
		b.Black += from.Black
		if b.First == 0 || from.First != 0 && from.First < b.First {
			b.First = from.First
		}
		b.Last = max(b.Last, from.Last)
		for _, id := range from.best {
			c.known(b, id)
		}
	}
}

func (c *crown) tree() Tree {
	t := Tree{Games: c.games}
	for i := range c.list {
		b := &c.list[i]
		for _, id := range b.best {
			b.Players = append(b.Players, c.shelf.names.get(id))
		}
		t.Lines = append(t.Lines, b.Line)
	}
	slices.SortFunc(t.Lines, func(a, b Line) int {
		return cmp.Or(cmp.Compare(b.Games, a.Games), engine.CompareICCS(a.Move, b.Move))
	})
	return t
}
