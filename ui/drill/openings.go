// One's own openings as items: the book plays every reply, and asks the moves of one
// side, each position once.

package drill

import (
	"cmp"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"qipu/engine"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// How many positions a sitting asks at most: those that come back, and new ones.
const (
	dueOpenings = 20
	newOpenings = 10
)

// bookItem is a position of a book in the history. It is named by what stands where,
// so that the same position of another book is the same item.
func bookItem(p *engine.Position) string {
	b := p.Board()
	fen, _, _ := strings.Cut(b.FEN(), " - ")
	return Openings.String() + "/" + fen
}

// placeOfItem is the inverse of bookItem; false for an item that the book does not ask.
func (b *Book) placeOfItem(item string) (int32, bool) {
	fen, ok := strings.CutPrefix(item, Openings.String()+"/")
	if !ok {
		return 0, false
	}
	setup, err := engine.ParseFEN(fen)
	if err != nil {
		return 0, false
	}
	p, err := setup.Position()
	if err != nil {
		return 0, false
	}
	i, _, ok := b.find(&p)
	return i, ok && b.asks(i)
}

// WithBook returns the library with a book of one's own openings, practised at a
// level.
func (l *Library) WithBook(b *Book, level veil.Level) *Library {
	with, book := *l, *b
	book.Level = level
	with.Book = &book
	return &with
}

// dueOf returns the positions of a book that come back, the least remembered of them
// if they are many, in the order of the book.
func (h *History) dueOf(b *Book, now time.Time) []Task {
	if b == nil {
		return nil
	}
	type due struct {
		place  int32
		recall float64
	}
	var all []due
	for item, known := range h.memories {
		if i, ok := b.placeOfItem(item); ok && h.Due(item, now) && h.itemOf(b, i) == item {
			all = append(all, due{i, h.Scheduler.Recall(known.Memory, now)})
		}
	}
	slices.SortFunc(all, func(x, y due) int { return cmp.Or(cmp.Compare(x.recall, y.recall), cmp.Compare(x.place, y.place)) })
	all = all[:min(len(all), dueOpenings)]
	slices.SortFunc(all, func(x, y due) int { return cmp.Compare(x.place, y.place) })
	var tasks []Task
	before := int32(-1)
	for _, d := range all {
		tasks = append(tasks, b.task(h.itemOf(b, d.place), d.place, before, false))
		before = d.place
	}
	return tasks
}

// newOf returns the first n positions of a book that were never asked, in its order:
// no position comes before one that leads to it.
func (h *History) newOf(b *Book, n int) []Task {
	var tasks []Task
	if b == nil {
		return nil
	}
	before := int32(-1)
	for i := range int32(len(b.places)) {
		if len(tasks) == n {
			break
		}
		if !b.asks(i) {
			continue
		}
		item := h.itemOf(b, i)
		if _, ok := h.memories[item]; !ok {
			tasks = append(tasks, b.task(item, i, before, true))
			before = i
		}
	}
	return tasks
}

// itemOf is the item of a place: that of its position, or of its mirror image where that
// was practised, of another book or before the two were one.
func (h *History) itemOf(b *Book, i int32) string {
	p := b.position(i)
	item := bookItem(&p)
	if _, ok := h.memories[item]; !ok {
		m := mirror(&p)
		if other := bookItem(&m); h.memories[other].answers > 0 {
			return other
		}
	}
	return item
}

// openings is a sitting on the book: what comes back, then what is new. When there is
// neither the first positions are asked once more.
func (h *History) openings(b *Book, now time.Time) []Task {
	tasks := append(h.dueOf(b, now), h.newOf(b, newOpenings)...)
	if len(tasks) > 0 || b == nil {
		return tasks
	}
	for i := range int32(len(b.places)) {
		if b.asks(i) && len(tasks) < newOpenings {
			tasks = append(tasks, b.task(h.itemOf(b, i), i, -1, false))
		}
	}
	return tasks
}

// bookTask returns the task of an item of the book again, as it was begun.
func (h *History) bookTask(b *Book, item string) (Task, bool) {
	if b == nil {
		return Task{}, false
	}
	i, ok := b.placeOfItem(item)
	if !ok {
		return Task{}, false
	}
	_, known := h.memories[item]
	return b.task(item, i, -1, !known), true
}

// task is a position as an item; a new one is shown with its move before that is
// asked. before is the place that is asked before it, -1: none is.
func (b *Book) task(item string, i, before int32, fresh bool) Task {
	return Task{Item: item, Kind: Openings, New: func(*rand.Rand) Script {
		steps := b.steps(i, fresh)
		steps[0].unheard = !b.leads(before, i)
		return once(steps...)
	}}
}

// leads reports whether the moves that are told of a place lead there from the start or
// from another place.
func (b *Book) leads(from, to int32) bool {
	for range linePliesTold {
		if to == from || b.places[to].parent < 0 {
			return true
		}
		to = b.places[to].parent
	}
	return to == from || b.places[to].parent < 0
}

// steps show how a position comes about, and ask for its move; any that the book has
// is right.
func (b *Book) steps(i int32, fresh bool) []*Step {
	start, way := b.way(i)
	v := &View{Position: b.position(i), Level: b.Level, Near: b.Side}
	line := words(lang.TellStart)
	if n := len(way); n > 0 {
		before := start
		for _, m := range way[:n-1] {
			before = before.PlayLegal(m)
		}
		v.Last, v.Announced = way[n-1], announce(&before, way[n-1])
		line = words(lang.Verbatim, LineText{start, way, b.Level >= veil.Near})
	}
	moves := b.moves(i)
	book := words(lang.Verbatim, MoveTexts{v.Position, moves, b.Level >= veil.Near})
	both := evenSided(&v.Position)
	ask := askMove(v, words(lang.AskBook, Side(b.Side)), moves[0], func(m engine.Move) bool {
		return slices.Contains(moves, m) || both && slices.Contains(moves, m.Mirror())
	})
	ask.Want = book
	ask.Say = append([]Words{line}, ask.Say...)
	if !fresh {
		return []*Step{ask}
	}
	told := &Step{Say: []Words{line, words(lang.TellBook, Side(b.Side), book)}, View: v}
	if note := b.notes[i]; note != "" {
		told.Say = append(told.Say, plain(note))
	}
	return []*Step{told, ask}
}
