// Reading a text on a board: the four verdicts.

package notation

import (
	"errors"
	"slices"

	"qipu/engine"
)

// Mode says how texts are read. The zero Mode reads what is typed: all
// notations that need not be chosen.
type Mode struct {
	// Only makes this the only notation that is read.
	Only Notation
	// Prefer decides where several notations read different legal moves in a
	// text: the one in use in this record or by this typist.
	Prefer Notation
	// First is a notation that reads its texts itself and is tried before the others,
	// without being chosen: what it reads as no legal move they may read.
	First Notation
	// Studio puts XQStudio's keypad scheme in the place of xqbase's, as
	// preferring it does.
	Studio bool
	// Vietnamese reads the signs of a move typed in the keypad's digits as Vietnamese
	// sheets write them, . forward, / back, - sideways: 62-5, 48.7, 51/1.
	Vietnamese bool
	// Record reads what stands in a record: the side to move decides the
	// colour but for 帥 兵 將 卒, and a pawn may be left out (前九平八).
	Record bool
	around bool // as Record, but for the colours: what stands around the move is cut off

	// Federation reads a record in WXF letters: keypad digits are off and the
	// federation's pawn forms come first.
	Federation bool
}

// chosen is implemented by notations that read their texts themselves and are
// never tried unasked.
type chosen interface {
	read(r *reader, text string) (offset int, ok bool)
}

// studio reports whether XQStudio's keypad scheme is in force.
func (m *Mode) studio() bool {
	return m.Only == nil && (m.Studio || familyOf(m.Prefer) == famStudio)
}

// families returns what the mode tries.
func (m *Mode) families() family {
	fams := famDefault | familyOf(m.Prefer)&famPoints
	if m.Only != nil {
		fams = familyOf(m.Only)
		if fams&(famWXF|famKeypad) != 0 {
			fams |= famPawn
		}
	}
	if m.studio() {
		fams = fams&^famKeypad | famStudio
	}
	if m.Federation {
		fams &^= famKeypad
	}
	if (m.Record || m.around) && fams&famChinese != 0 {
		fams |= famRecord
	}
	return fams
}

// live returns the forms that the mode tries.
func (m *Mode) live() live {
	if m.Only == nil && !m.Federation && !m.Record && !m.around && familyOf(m.Prefer)&(famPinyin|famStudio) == 0 && !m.Studio {
		return liveDefault
	}
	l := auto.of(m.families())
	if m.studio() || m.Federation {
		l &^= liveDigits
	}
	return l
}

var (
	liveDefault = auto.of(famDefault)
	liveDigits  = digitForms()
)

// digitForms are the forms of xqbase's keypad scheme, in which a digit is a
// piece.
func digitForms() live {
	var l live
	for i, f := range forms {
		if (f.slots[0] == pad || f.slots[0] == padGuard) && f.family&famStudio == 0 {
			l |= 1 << i
		}
	}
	return l
}

// ParseAny returns the legal move of p that text means in any notation that is
// tried without being chosen, and the notation that reads it so. prefer, which
// may be nil, decides where notations differ. The error is an *Error.
func ParseAny(p *engine.Position, text string, prefer Notation) (engine.Move, Notation, error) {
	m := Mode{Prefer: prefer}
	return m.Parse(p, text)
}

// Parse returns the legal move of p that text means, and the notation that
// reads it so. What cannot be read as it stands may have a number before it and
// marks behind it, as in a record: 1.炮二平五, C2.5+. The error is an *Error, whose
// Text is text without the blanks around it.
func (m *Mode) Parse(p *engine.Position, text string) (engine.Move, Notation, error) {
	text = trim(text)
	move, by, err := m.parse(p, text)
	if !unreadable(err) && (err == nil || !isCircled(text)) {
		return move, by, err
	}
	loose, bare, ok := m.within(text)
	if !ok {
		return move, by, err
	}
	if bare != text {
		if move, by, err := m.parse(p, bare); !unreadable(err) {
			return move, by, err
		}
	}
	if move, by, err := loose.parse(p, bare); err == nil {
		return move, by, nil
	}
	return move, by, err
}

func unreadable(err error) bool {
	e, ok := errors.AsType[*Error](err)
	return ok && e.Fault == Unreadable
}

// parse is Parse of a text with nothing around it.
func (m *Mode) parse(p *engine.Position, text string) (engine.Move, Notation, error) {
	if c, ok := m.First.(chosen); ok && m.Only == nil {
		others := *m
		others.First = nil
		move, own := parseChosen(p, c, text)
		if own == nil || own.Fault == Ambiguous {
			return settle(move, m.First, own)
		}
		move, by, err := others.parse(p, text)
		if e, ok := errors.AsType[*Error](err); ok && own.Fault == Illegal && e.Fault != Ambiguous {
			return engine.Move{}, nil, own
		}
		return move, by, err
	}
	if m.Only == nil {
		if c, ok := m.Prefer.(chosen); ok {
			// What a notation of its own reads it decides for whoever chose it,
			// legal or not: the same signs mean other things elsewhere.
			if move, err := parseChosen(p, c, text); err == nil || err.Fault != Unreadable {
				return settle(move, m.Prefer, err)
			}
		}
	} else if c, ok := m.Only.(chosen); ok {
		move, err := parseChosen(p, c, text)
		return settle(move, m.Only, err)
	}
	r := reader{side: p.Turn(), record: m.Record}
	var f folded
	f.fold(text)
	m.turnSigns(&f)
	n, _, complete := auto.run(m.live(), f.sign[:f.n])
	if complete == 0 || f.more {
		return engine.Move{}, nil, &Error{Fault: Unreadable, Text: text, Offset: int(f.at[n])}
	}
	r.collect(complete, f.sign[:f.n])
	var o outcome
	m.weigh(&o, p, r.list[:r.n])
	if err := o.fault(text); err != nil {
		return engine.Move{}, nil, err
	}
	return o.moves[0], m.notation(o.by[0], f.old), nil
}

// parseChosen reads text in a notation of its own.
func parseChosen(p *engine.Position, c chosen, text string) (engine.Move, *Error) {
	r := reader{side: p.Turn(), family: famChosen}
	if at, ok := c.read(&r, text); !ok {
		return engine.Move{}, &Error{Fault: Unreadable, Text: text, Offset: at}
	}
	var o outcome
	o.resolve(p, r.list[:r.n])
	if err := o.fault(text); err != nil {
		return engine.Move{}, err
	}
	return o.moves[0], nil
}

// settle makes what Parse returns out of what one notation says.
func settle(m engine.Move, n Notation, err *Error) (engine.Move, Notation, error) {
	if err != nil {
		return engine.Move{}, nil, err
	}
	return m, n, nil
}

// fault returns what is wrong with a text, or nil for one legal move.
func (o *outcome) fault(text string) *Error {
	switch o.n {
	case 0:
		e := o.worst
		return &Error{Fault: Illegal, Text: text, Meaning: o.of, Err: &e}
	case 1:
		return nil
	}
	return &Error{Fault: Ambiguous, Text: text, Candidates: inOrder(o.moves[:o.n])}
}

// weigh resolves the readings. The pawn forms count where nothing else is
// legal, or before anything else in a record of the federation's.
func (m *Mode) weigh(o *outcome, p *engine.Position, list []Reading) {
	first := len(list) // the pawn forms stand last in the table
	for first > 0 && list[first-1].family&famPawn != 0 {
		first--
	}
	plain, pawns := list[:first], list[first:]
	if m.Federation {
		plain, pawns = pawns, plain
	}
	o.resolve(p, plain)
	if o.n == 0 {
		o.resolve(p, pawns)
	}
	prefer := familyOf(m.Prefer)
	if o.n < 2 || prefer == 0 {
		return
	}
	n := 0
	for i := range o.n {
		if o.by[i]&prefer != 0 {
			o.moves[n], o.by[n] = o.moves[i], o.by[i]
			n++
		}
	}
	if n > 0 {
		o.n = n
	}
}

// notation names the reader of a move: the one asked for or preferred if it is
// among them, else the first of the table.
func (m *Mode) notation(by family, old bool) Notation {
	for _, n := range [...]Notation{m.Only, m.Prefer} {
		if n != nil && familyOf(n)&by != 0 {
			return n
		}
	}
	for i, r := range table {
		n := r.Notation
		if familyOf(n)&by == 0 {
			continue
		}
		if old && familyOf(n) == famChinese {
			return table[i+1].Notation // in traditional script
		}
		return n
	}
	if by&famPawn != 0 {
		return WXF{}
	}
	return Chinese{}
}

// inOrder returns the moves sorted by their ICCS texts.
func inOrder(moves []engine.Move) []engine.Move {
	sorted := append([]engine.Move(nil), moves...) // slices.Clone would send moves to the heap
	slices.SortFunc(sorted, engine.CompareICCS)
	return sorted
}

// Read returns what text can mean in the notations that are tried unasked,
// with side to move and without any board. An empty list: no move text.
func Read(text string, side engine.Color) []Reading {
	var m Mode
	return m.Read(text, side)
}

// Read returns what text can mean, without any board.
func (m *Mode) Read(text string, side engine.Color) []Reading {
	list := m.readings(text, side)
	if inner, bare, ok := m.within(trim(text)); ok && len(list) == 0 {
		return inner.readings(bare, side)
	}
	return list
}

// readings is Read of a text with nothing around it.
func (m *Mode) readings(text string, side engine.Color) []Reading {
	if c, ok := m.First.(chosen); ok && m.Only == nil {
		others := *m
		others.First = nil
		own := reader{side: side}
		c.read(&own, trim(text))
		return append(slices.Clone(own.list[:own.n]), others.readings(text, side)...)
	}
	r := reader{side: side, record: m.Record}
	if c, ok := m.Only.(chosen); ok {
		if _, ok := c.read(&r, trim(text)); !ok {
			return nil
		}
		return slices.Clone(r.list[:r.n])
	}
	var f folded
	f.fold(trim(text))
	m.turnSigns(&f)
	_, _, complete := auto.run(m.live(), f.sign[:f.n])
	if complete == 0 || f.more {
		return nil
	}
	r.collect(complete, f.sign[:f.n])
	return slices.Clone(r.list[:r.n])
}
