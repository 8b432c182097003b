// Package enginetest is a program that thinks, for the tests of what asks one: the
// test binary itself, run again. It knows the rules and speaks UCI; what it plays
// and how it misbehaves are its manners.
//
//	func TestMain(m *testing.M) { enginetest.Main(); os.Exit(m.Run()) }
//
//	engines := []store.Engine{enginetest.Engine("elo", "by-position")}
package enginetest

import (
	"bufio"
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"qipu/engine"
	"qipu/ui/store"
)

// asProgram is the first argument of a binary that is to be the program.
const asProgram = "-as-a-program-that-thinks"

// Main is called first by TestMain: it does not return in a binary that is to be
// the program.
func Main() {
	if len(os.Args) > 1 && os.Args[1] == asProgram {
		p := &program{manners: os.Args[2:], in: bufio.NewScanner(os.Stdin), at: engine.StandardPosition()}
		p.in.Buffer(nil, 1<<20)
		p.run()
		os.Exit(0)
	}
}

// Engine returns a program with manners:
//
//	ucci                 speaks UCCI; else UCI
//	elo, skill           lists UCI_Elo and UCI_LimitStrength, or Skill Level
//	by-position          its move and score depend on all that stands on the board; else the move is the first in ICCS order
//	plays=M,M            its moves, the first of them after no ply, the next after one, and so on: h2e2
//	weighs               its score alone depends on all that stands on the board
//	shuffles             moves a rook to and fro as long as that is legal
//	strict               of moves that it is restricted to it thinks 600 less
//	score=N              says that its line is worth N hundredths of a pawn for whoever is to move
//	after=N              the manners below begin with the Nth search, from 1; else with the first
//	silent               never answers, not even when it is told to stop
//	waits                answers only when it is told to stop
//	dies, floods, lies   ends, writes without end, answers with an illegal move
//	escapes              says what would act on a terminal
func Engine(manners ...string) store.Engine {
	self, err := os.Executable()
	if err != nil {
		panic(err)
	}
	protocol := "uci"
	if slices.Contains(manners, "ucci") {
		protocol = "ucci"
	}
	return store.Engine{Name: "fake", Command: append([]string{self, asProgram}, manners...), Protocol: protocol}
}

// program is the program as it runs.
type program struct {
	manners []string
	in      *bufio.Scanner
	at      engine.Position
	asked   int // searches
	plies   int // of the position that it was told
	lines   int // that it shows, one if 0
}

func (p *program) has(manner string) bool { return slices.Contains(p.manners, manner) }

// number returns the N of a manner, or what it is without one.
func (p *program) number(manner string, without int) int {
	for _, text := range p.manners {
		if digits, ok := strings.CutPrefix(text, manner+"="); ok {
			if n, err := strconv.Atoi(digits); err == nil {
				return n
			}
		}
	}
	return without
}

func (p *program) run() {
	for p.in.Scan() {
		switch word, rest, _ := strings.Cut(p.in.Text(), " "); word {
		case "uci", "ucci":
			if p.has("ucci") != (word == "ucci") {
				continue
			}
			p.hello()
		case "isready":
			fmt.Println("readyok")
		case "setoption":
			fmt.Fprintln(os.Stderr, "set", rest)
			if n, ok := strings.CutPrefix(rest, "name MultiPV value "); ok {
				p.lines, _ = strconv.Atoi(n)
			}
		case "position":
			p.position(rest)
		case "go":
			p.think(rest)
		case "quit":
			return
		}
	}
}

func (p *program) hello() {
	fmt.Println("id name Fake 2.0")
	if p.has("ucci") {
		fmt.Println("option hashsize type spin min 16 max 1024 default 16\nucciok")
		return
	}
	if p.has("elo") {
		fmt.Println("option name UCI_LimitStrength type check default false")
		fmt.Println("option name UCI_Elo type spin default 1350 min 1350 max 2850")
	}
	if p.has("skill") {
		fmt.Println("option name Skill Level type spin default 20 min -20 max 20")
	}
	fmt.Println("option name MultiPV type spin default 1 min 1 max 500")
	fmt.Println("uciok")
}

func (p *program) position(text string) {
	head, moves, _ := strings.Cut(text, "moves")
	p.at = engine.StandardPosition()
	if fen, ok := strings.CutPrefix(head, "fen "); ok {
		p.at, _ = engine.ParsePosition(strings.TrimSpace(fen))
	}
	p.plies = len(strings.Fields(moves))
	for _, text := range strings.Fields(moves) {
		m, ok := move(text)
		if !ok || !p.at.Legal(m) {
			os.Exit(4)
		}
		p.at = p.at.PlayLegal(m)
	}
}

// move reads h2e2; the ranks count from 0.
func move(text string) (engine.Move, bool) {
	if len(text) != 4 {
		return engine.Move{}, false
	}
	from, to := engine.SquareAt(int(text[0]-'a'), int(text[1]-'0')), engine.SquareAt(int(text[2]-'a'), int(text[3]-'0'))
	return engine.Move{From: from, To: to}, from < engine.NoSquare && to < engine.NoSquare
}

func word(m engine.Move) string { return strings.ToLower(m.From.String() + m.To.String()) }

func (p *program) think(limits string) {
	moves := p.at.AppendMoves(nil)
	slices.SortFunc(moves, engine.CompareICCS)
	if _, only, ok := strings.Cut(limits, "searchmoves "); ok {
		moves = slices.DeleteFunc(moves, func(m engine.Move) bool { return !slices.Contains(strings.Fields(only), word(m)) })
	} else {
		p.asked++
	}
	restricted := strings.Contains(limits, "searchmoves")
	if len(moves) == 0 {
		fmt.Println("bestmove (none)")
		return
	}
	first, score := 0, p.number("score", 7)
	switch {
	case p.has("by-position"):
		first = int(p.at.Key() % uint64(len(moves)))
		score = int(p.at.Key() % 1000)
	case p.has("weighs"):
		score = int(p.at.Key() % 1000)
	case p.has("shuffles"):
		first = slices.Index(moves, p.shuffle(moves))
	}
	if restricted && p.has("strict") {
		score -= 600
	}
	first = p.told(moves, first)
	for i := range min(max(p.lines, 1), len(moves)) {
		form := "info depth 3 multipv %d score cp %d nodes 300 pv %s\n"
		if p.has("ucci") { // no lines but one, and a bare number
			form = "info time 3 nodes 300\ninfo depth 3 score %[2]d pv %[3]s\n"
		}
		fmt.Printf(form, i+1, score-10*i, p.line(moves[(first+i)%len(moves)]))
	}
	if p.asked >= p.number("after", 1) && p.misbehaves() {
		return
	}
	if strings.Contains(limits, "infinite") && !p.has("waits") {
		for p.in.Scan() && p.in.Text() != "stop" {
		}
	}
	fmt.Println("bestmove", word(moves[first]))
}

// told returns the place of the move that it is to play after so many plies, or what
// it is without one.
func (p *program) told(moves []engine.Move, without int) int {
	for _, text := range p.manners {
		list, ok := strings.CutPrefix(text, "plays=")
		if words := strings.Split(list, ","); ok && p.plies < len(words) {
			if i := slices.IndexFunc(moves, func(m engine.Move) bool { return word(m) == words[p.plies] }); i >= 0 {
				return i
			}
		}
	}
	return without
}

// line is a move and what is played after it: three moves more, if they are there.
func (p *program) line(m engine.Move) string {
	text := word(m)
	at := p.at.PlayLegal(m)
	for range 3 {
		moves := at.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		slices.SortFunc(moves, engine.CompareICCS)
		text += " " + word(moves[0])
		at = at.PlayLegal(moves[0])
	}
	return text
}

// shuffle is a move of a rook along its home rank, to and fro between the two
// points at the edge; else the first move.
func (p *program) shuffle(moves []engine.Move) engine.Move {
	for _, m := range moves {
		if p.at.At(m.From).Kind() == engine.Rook && m.From.File() == m.To.File() && max(m.From.Rank()-m.To.Rank(), m.To.Rank()-m.From.Rank()) == 1 {
			return m
		}
	}
	return moves[0]
}

// misbehaves does what its manners are; false: it answers after it.
func (p *program) misbehaves() bool {
	switch {
	case p.has("silent"):
		for p.in.Scan() {
		}
		time.Sleep(time.Hour)
	case p.has("waits"):
		for p.in.Scan() && p.in.Text() != "stop" {
		}
	case p.has("dies"):
		fmt.Fprintln(os.Stderr, "segmentation fault")
		os.Exit(139)
	case p.has("floods"):
		for {
			fmt.Println("info string", strings.Repeat("thinking ", 1000))
		}
	case p.has("lies"):
		fmt.Println("bestmove a0i9")
		return true
	case p.has("escapes"):
		fmt.Println("info string \x1b[2J\x1b]52;c;b3duZWQ=\x07ERROR: \x1b[31mred")
	}
	return false
}
