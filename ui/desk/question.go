// Questions to the library: the flags of `qipu library find`, which the viewer's
// :find takes too.

package desk

import (
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/records/library"
	"qipu/records/library/pack"
)

// Question is what is asked of the library, as it is typed.
type Question struct {
	who, what, board asked
	noMirror, swap   bool
	limit            int
}

// asked are some texts of a question.
type asked [6]string

// Flags adds the flags of a question to a set; say gives the words about each.
func (q *Question) Flags(flags *pflag.FlagSet, say func(flag string) string) {
	for _, f := range []struct {
		to   *string
		name string
	}{
		{&q.who[0], "player"},
		{&q.who[1], "as"},
		{&q.who[2], "score"},
		{&q.what[0], "event"},
		{&q.what[1], "year"},
		{&q.what[2], "result"},
		{&q.what[3], "ecco"},
		{&q.what[4], "plies"},
		{&q.board[0], "fen"},
		{&q.board[1], "moves"},
		{&q.board[2], "material"},
		{&q.board[3], "pattern"},
	} {
		flags.StringVar(f.to, f.name, "", say(f.name))
	}
	flags.BoolVar(&q.noMirror, "no-mirror", false, say("no-mirror"))
	flags.BoolVar(&q.swap, "swap", false, say("swap"))
	flags.IntVar(&q.limit, "limit", 0, say("limit"))
}

// ValueError says that a flag of a question cannot have a value.
type ValueError struct {
	Flag, Value string
	Values      []string // of which one is due; nil: see Err
	Err         error    // a *pack.ParseError, or what is wrong with a FEN or a move
}

// Error implements error.
func (e *ValueError) Error() string {
	if e.Err != nil {
		return "--" + e.Flag + ": " + e.Err.Error()
	}
	return "--" + e.Flag + " cannot be " + strconv.Quote(e.Value)
}

// Unwrap returns what is wrong.
func (e *ValueError) Unwrap() error { return e.Err }

// Query returns the query that a question means; here is the position where none
// is named, nil for none. Games that are there twice are found once. The error is
// a *ValueError.
func (q *Question) Query(here *engine.Position) (library.Query, error) {
	out := library.Query{
		Players: library.Players{Either: q.who[0]}, Event: q.what[0], ECCO: strings.TrimSpace(q.what[3]), Unique: true, Limit: q.limit,
		Board: library.Board{Mirror: !q.noMirror, Colours: q.swap},
	}
	for _, read := range []func(*library.Query) error{q.players, q.dates, q.result, q.plies, q.scene} {
		if err := read(&out); err != nil {
			return out, err
		}
	}
	var err error
	out.Board.Position, err = q.position(here)
	return out, err
}

func (q *Question) players(out *library.Query) error {
	named := q.who[0] != ""
	switch q.who[1] {
	case "":
	case "red", "black":
		if !named {
			return &ValueError{Flag: "as", Value: q.who[1]}
		}
		out.Either = ""
		if q.who[1] == "red" {
			out.Red = q.who[0]
		} else {
			out.Black = q.who[0]
		}
	default:
		return &ValueError{Flag: "as", Value: q.who[1], Values: []string{"red", "black"}}
	}
	scores := []string{"", "win", "draw", "loss"} // in the order of library.Score
	i := slices.Index(scores, q.who[2])
	if i < 0 || i > 0 && !named {
		return &ValueError{Flag: "score", Value: q.who[2], Values: scores[1:]}
	}
	out.Score = library.Score(i)
	return nil
}

func (q *Question) dates(out *library.Query) error {
	if q.what[1] == "" {
		return nil
	}
	from, to, ok := span(q.what[1], 9999)
	if !ok || from < 1 {
		return &ValueError{Flag: "year", Value: q.what[1]}
	}
	out.Days = records.YearSpan(from, to)
	return nil
}

func (q *Question) result(out *library.Query) error {
	if q.what[2] == "" {
		return nil
	}
	result, known := records.Result(q.what[2])
	if !known {
		return &ValueError{Flag: "result", Value: q.what[2], Values: []string{"1-0", "0-1", "1/2-1/2", "*"}}
	}
	out.Result = result
	return nil
}

func (q *Question) plies(out *library.Query) error {
	if q.what[4] == "" {
		return nil
	}
	from, to, ok := span(q.what[4], 0)
	if !ok {
		return &ValueError{Flag: "plies", Value: q.what[4]}
	}
	out.Plies = [2]int{from, to}
	return nil
}

// span reads 20-60, 20- (up to open), -60 and 20.
func span(text string, open int) (from, to int, ok bool) {
	a, b, two := strings.Cut(text, "-")
	from, errA := strconv.Atoi(strings.TrimSpace(a))
	if !two {
		return from, from, errA == nil && from >= 0
	}
	to, errB := strconv.Atoi(strings.TrimSpace(b))
	switch {
	case a == "" && errB == nil:
		return min(1, to), to, true
	case b == "" && errA == nil:
		return from, open, true
	}
	return from, to, errA == nil && errB == nil && from >= 0 && from <= to
}

// scene reads material and pattern.
func (q *Question) scene(out *library.Query) error {
	for i, read := range []func(string) (pack.Scene, error){pack.ParseMaterial, pack.ParsePattern} {
		text, flag := q.board[2+i], []string{"material", "pattern"}[i]
		if text == "" {
			continue
		}
		s, err := read(text)
		if err != nil {
			return &ValueError{Flag: flag, Value: text, Err: err}
		}
		both, possible := out.Board.Scene.And(s)
		out.Board.Scene = both
		out.Board.Impossible = out.Board.Impossible || !possible
	}
	return nil
}

// position plays the moves from the position of the FEN, or from the start.
func (q *Question) position(here *engine.Position) (*engine.Position, error) {
	fen, moves := q.board[0], q.board[1]
	if fen == "" && moves == "" {
		return here, nil
	}
	p := engine.StandardPosition()
	if fen != "" {
		var err error
		p, err = engine.ParsePosition(fen)
		if bad, ok := errors.AsType[*engine.FENError](err); ok {
			return nil, &ValueError{Flag: "fen", Value: fen, Err: bad}
		}
	}
	var prefer notation.Notation
	for _, text := range strings.Fields(moves) {
		m, used, err := notation.ParseAny(&p, text, prefer)
		if err != nil {
			return nil, &ValueError{Flag: "moves", Value: text, Err: err}
		}
		prefer, p = used, p.PlayLegal(m)
	}
	return &p, nil
}

// ParseQuestion reads the words of :find: the flags of `qipu library find`, or a
// name alone, and red or black behind it.
func ParseQuestion(text string) (*Question, error) {
	q := &Question{}
	flags := pflag.NewFlagSet("find", pflag.ContinueOnError)
	flags.SetOutput(io.Discard)
	q.Flags(flags, func(string) string { return "" })
	if err := flags.Parse(Words(text)); err != nil {
		return nil, err
	}
	rest := flags.Args()
	if n := len(rest); n > 0 && (rest[n-1] == "red" || rest[n-1] == "black") {
		q.who[1], rest = rest[n-1], rest[:n-1]
	}
	if len(rest) > 0 {
		q.who[0] = strings.TrimSpace(q.who[0] + " " + strings.Join(rest, " "))
	}
	return q, nil
}

// Anywhere reports whether a question tells what the board must show, so that the
// position one is at is not what is looked for.
func (q *Question) Anywhere() bool { return q.board != asked{} }

// Words cuts a line into its words; what stands in quotation marks is one.
func Words(line string) []string {
	var list []string
	var b strings.Builder
	quote, begun := rune(0), false
	for _, r := range line {
		switch {
		case quote != 0 && r == quote:
			quote = 0
		case quote != 0:
			b.WriteRune(r)
		case r == '"' || r == '\'' || r == '“':
			quote, begun = r, true
			if r == '“' {
				quote = '”'
			}
		case r == ' ' || r == '\t' || r == '\u3000':
			if begun {
				list = append(list, b.String())
				b.Reset()
			}
			begun = false
		default:
			b.WriteRune(r)
			begun = true
		}
	}
	if begun {
		list = append(list, b.String())
	}
	return list
}
