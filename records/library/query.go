// What is asked for, and which games the rows alone refuse.

package library

import (
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/library/pack"
)

// Query says which games are looked for. What is left empty is not asked.
type Query struct {
	Players
	Event  string
	Days   records.Span // the date of a game must meet it
	Result string       // 1-0, 0-1, 1/2-1/2 or *
	ECCO   string       // a code, the beginning of one, or a part of a name
	Plies  [2]int       // at least, and at most; 0 is no limit
	Board  Board
	Move   engine.Move // that is played where the board shows it; the zero Move is any
	Unique bool        // a game that is there twice is found once
	Limit  int         // 0 is no limit
	// Tell is told by Find how many of all games were looked at; nil: nobody is.
	Tell   func(done, all int)
	Gentle bool // a processor is left to whoever draws a screen meanwhile
}

// Players says who played. Names are parts of a name, folded; any spelling of a
// player fits.
type Players struct {
	Either, Red, Black string
	Score              Score // of the one who is named, if just one is
}

// Score is how a game ended for a player.
type Score uint8

// The scores.
const (
	AnyScore Score = iota
	Win
	Draw
	Loss
)

// Board says what must stand on the board at one ply.
type Board struct {
	Position   *engine.Position // with the side to move
	Mirror     bool             // left and right exchanged is the same
	Colours    bool             // so is the board turned round with the colours exchanged
	Scene      pack.Scene       // material and pattern
	Impossible bool             // the scene asks for what cannot be
}

// empty reports whether nothing is asked of the board.
func (b *Board) empty() bool { return b.Position == nil && b.Scene.Empty() && !b.Impossible }

// goal returns the goal of the board: nil for none; false where nothing can fit.
func (b *Board) goal() (pack.Goal, bool) {
	if b.empty() {
		return nil, true
	}
	if b.Impossible {
		return nil, false
	}
	scene := pack.NewSceneGoal(b.Scene, b.Mirror, b.Colours)
	if b.Position == nil {
		return scene, true
	}
	board := b.Position.Board()
	return pack.Position(&board, b.Mirror, b.Colours), b.Scene.Empty() || scene.Shows(&board)
}

// filter is a Query as rows are tried by it.
type filter struct {
	either, red, black []bool // by number of a name; nil: anybody
	score              Score
	event              []bool
	days               records.Span
	result             int // -1: any
	ecco               *[eccoCodes]bool
	least, most        int
}

const eccoCodes = 501

// compile makes the filter of a query; false where no game can fit.
func (s *shelf) compile(q *Query) (*filter, bool) {
	f := &filter{score: q.Score, days: q.Days, result: -1, least: q.Plies[0], most: q.Plies[1]}
	possible := true
	for _, who := range []struct {
		text string
		set  *[]bool
	}{{q.Either, &f.either}, {q.Red, &f.red}, {q.Black, &f.black}} {
		if who.text != "" {
			var some bool
			*who.set, some = s.names.match(who.text)
			possible = possible && some
		}
	}
	if q.Event != "" {
		var some bool
		f.event, some = s.events.match(q.Event)
		possible = possible && some
	}
	if q.Result != "" {
		f.result = int(resultOf(q.Result))
	}
	if q.ECCO != "" {
		var some bool
		f.ecco, some = eccoSet(q.ECCO)
		possible = possible && some
	}
	return f, possible
}

// match returns the numbers of the texts that hold every word of text.
func (w *words) match(text string) (set []bool, some bool) {
	list := strings.Fields(records.Fold(text))
	set = make([]bool, len(w.fold))
	for id, fold := range w.fold {
		fits := w.text[id] != ""
		for _, word := range list {
			fits = fits && strings.Contains(fold, word)
		}
		set[id] = fits
		some = some || fits
	}
	return set, some
}

// match is that of words, for all spellings of the players that fit.
func (n *names) match(text string) (set []bool, some bool) {
	set, some = n.words.match(text)
	players := make([]bool, len(set))
	for id, fits := range set {
		if of := n.of(uint32(id)); fits && int(of) < len(players) {
			players[of] = true
		}
	}
	for id := range set {
		if of := n.of(uint32(id)); int(of) < len(players) {
			set[id] = players[of]
		}
	}
	return set, some
}

// eccoSet returns the openings that a text means, by their numbers in rows.
func eccoSet(text string) (set *[eccoCodes]bool, some bool) {
	set = new([eccoCodes]bool)
	prefix := strings.ToUpper(strings.TrimSpace(text))
	for i := 1; i < eccoCodes; i++ {
		set[i] = strings.HasPrefix(eccoCode(uint16(i)), prefix)
		some = some || set[i]
	}
	if some {
		return set, true
	}
	list := strings.Fields(records.Fold(text))
	for _, o := range records.Openings() {
		fold := records.Fold(o.String())
		fits := true
		for _, word := range list {
			fits = fits && strings.Contains(fold, word)
		}
		if fits {
			set[eccoNumber(o.Code)] = true
			some = true
		}
	}
	return set, some
}

// eccoNumber returns the number of a code in rows: 1 for A00, 0 for none.
func eccoNumber(code string) uint16 {
	if !records.IsECCO(code) {
		return 0
	}
	return 1 + uint16(code[0]-'A')*100 + uint16(code[1]-'0')*10 + uint16(code[2]-'0')
}

// eccoCode is the inverse of eccoNumber.
func eccoCode(n uint16) string {
	if n == 0 || n >= eccoCodes {
		return ""
	}
	n--
	return string([]byte{'A' + byte(n/100), '0' + byte(n/10%10), '0' + byte(n%10)})
}

var resultTexts = [4]string{pack.Unknown: "*", pack.RedWon: "1-0", pack.Drawn: "1/2-1/2", pack.BlackWon: "0-1"}

// resultOf returns the result that a text of a tag says.
func resultOf(text string) pack.Result {
	for r, t := range resultTexts {
		if t == text {
			return pack.Result(r)
		}
	}
	return pack.Unknown
}

// fits reports whether the row of a game fits.
func (f *filter) fits(p *shelved, i int) bool {
	if f.result >= 0 && int(p.Result(i)) != f.result {
		return false
	}
	if !f.played(p, i) || f.event != nil && !has(f.event, p.Event(i)) || f.ecco != nil && !f.ecco[min(p.ECCO(i), eccoCodes-1)] {
		return false
	}
	if f.days != (records.Span{}) {
		from, to := p.Days(i)
		if !f.days.Meets(records.Span{From: records.Date(from), To: records.Date(to)}) {
			return false
		}
	}
	if f.least > 0 || f.most > 0 {
		if n := p.Plies(i); n < f.least || f.most > 0 && n > f.most {
			return false
		}
	}
	return true
}

// has reports whether a set of numbers holds one.
func has(set []bool, id uint32) bool { return int(id) < len(set) && set[id] }

// played reports whether who is asked for played, with the score asked for.
func (f *filter) played(p *shelved, i int) bool {
	if f.red != nil && !has(f.red, p.Red(i)) || f.black != nil && !has(f.black, p.Black(i)) {
		return false
	}
	asRed, asBlack := f.red != nil, f.black != nil
	if f.either != nil {
		r, b := has(f.either, p.Red(i)), has(f.either, p.Black(i))
		if !r && !b {
			return false
		}
		asRed, asBlack = asRed || r, asBlack || b
	}
	if f.score == AnyScore {
		return true
	}
	return asRed && scored(p.Result(i), pack.RedWon) == f.score || asBlack && scored(p.Result(i), pack.BlackWon) == f.score
}

// scored returns the score of the side that wins with a result.
func scored(r, won pack.Result) Score {
	switch r {
	case pack.Unknown:
		return AnyScore
	case pack.Drawn:
		return Draw
	case won:
		return Win
	}
	return Loss
}
