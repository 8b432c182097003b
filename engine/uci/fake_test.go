// A program that plays every misbehaviour: the test binary itself, run again.

package uci

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"qipu/engine"
)

// asFake is the first argument of a test binary that is to be the program; the
// manners follow.
const asFake = "-as-a-fake-program"

func TestMain(m *testing.M) {
	if len(os.Args) > 1 && os.Args[1] == asFake {
		f := &fake{manners: os.Args[2:], in: bufio.NewScanner(os.Stdin)}
		f.run()
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// command runs the fake with manners.
func command(manners ...string) []string {
	self, err := os.Executable()
	if err != nil {
		panic(err)
	}
	return append([]string{self, asFake}, manners...)
}

// fake is a program that knows the rules and thinks of nothing: its move is the
// first legal one in ICCS order, or the one it is restricted to.
type fake struct {
	manners []string
	in      *bufio.Scanner
	at      engine.Position
	banned  []string
	lines   int    // multipv
	speaks  string // of one that speaks both protocols: the one that it was greeted in last
	greeted int
}

func (f *fake) has(manner string) bool { return slices.Contains(f.manners, manner) }

func (f *fake) say(format string, args ...any) {
	end := "\n"
	if f.has("crlf") {
		end = "\r\n"
	}
	fmt.Printf(format+end, args...)
}

func (f *fake) first() int {
	if f.has("ranks-from-1") {
		return 1
	}
	return 0
}

func (f *fake) protocol() string {
	if f.speaks != "" {
		return f.speaks
	}
	if f.has("ucci") {
		return "ucci"
	}
	return "uci"
}

// run obeys until it is told to quit.
func (f *fake) run() {
	f.at, f.lines = engine.StandardPosition(), 1
	switch {
	case f.has("dies-at-start"):
		fmt.Fprintln(os.Stderr, "cannot load the network")
		os.Exit(3)
	case f.has("banner"):
		f.say("Fake 1.0 by nobody\n\ninfo string warming up")
	case f.has("child"):
		child := exec.Command(os.Args[0], asFake, "lives-on")
		if err := child.Start(); err != nil {
			panic(err)
		}
		fmt.Fprintln(os.Stderr, "child", child.Process.Pid)
	case f.has("parent"):
		p, err := Start(context.Background(), Config{Name: "orphan", Command: command("does-not-quit", "lives-on-without-input")})
		if err != nil {
			panic(err)
		}
		p.Go(Place{Start: engine.StandardPosition()}, Limit{})
		<-p.Updates()
		fmt.Println(p.process.cmd.Process.Pid)
		time.Sleep(time.Hour)
	case f.has("lives-on"):
		time.Sleep(time.Hour)
	case f.has("complains"):
		for i := range 1000 {
			fmt.Fprintf(os.Stderr, "complaint %d \x1b[31m%s\n", i, strings.Repeat("x", 500))
		}
	case f.has("complains-without-end"):
		for range 1 << 12 {
			fmt.Fprint(os.Stderr, strings.Repeat("x", 1<<12))
		}
	}
	for f.in.Scan() {
		if word, rest, _ := strings.Cut(f.in.Text(), " "); f.obey(word, rest) {
			return
		}
	}
	if f.has("lives-on-without-input") {
		time.Sleep(time.Hour)
	}
}

// obey does what a line says; true for the end.
func (f *fake) obey(word, rest string) bool {
	if f.has("slow-and-speaks-both") && (word == "uci" || word == "ucci") {
		f.greet(word)
		return false
	}
	switch word {
	case f.protocol():
		f.hello()
	case "isready":
		if !f.has("never-ready") {
			f.say("readyok")
		}
	case "setoption":
		fmt.Sscanf(rest, "name MultiPV value %d", &f.lines)
		fmt.Fprintln(os.Stderr, "set", rest)
	case "position":
		f.position(rest)
	case "banmoves":
		f.banned = strings.Fields(rest)
	case "go":
		f.think(rest)
	case "quit":
		if f.has("does-not-quit") {
			time.Sleep(time.Hour)
		}
		return true
	}
	return false
}

// greet answers the first greeting only when the second one has come, as a program
// does that is slow to start.
func (f *fake) greet(word string) {
	f.greeted++
	switch f.greeted {
	case 1:
		return
	case 2:
		f.speaks = "uci"
		f.hello()
	}
	f.speaks = word
	f.hello()
}

func (f *fake) hello() {
	switch {
	case f.has("no-hello"):
		return
	case f.has("endless-line"):
		for {
			fmt.Print(strings.Repeat("x", 1<<12))
		}
	case f.has("endless-hello"):
		for {
			f.say("option name X%s type check default true", strings.Repeat("y", 1000))
		}
	case f.has("half-a-line"):
		fmt.Print("id name Fak")
		os.Exit(1)
	case f.has("escapes"):
		f.say("id name \x1b]0;owned\x07Fa\x1b[2Jke\xff")
	default:
		f.say("id name Fake 1.0")
	}
	f.say("id author Nobody")
	if f.protocol() == "ucci" {
		f.say("option usemillisec type check default true\noption hashsize type spin min 16 max 1024 default 16")
	} else {
		f.say("option name Skill Level type spin default 20 min -20 max 20\n\noption name MultiPV type spin default 1 min 1 max 500")
		f.say("option name Clear Hash type button")
	}
	switch {
	case f.has("variants"):
		f.say("option name UCI_Variant type combo default chess var chess var xiangqi var king of the hill")
	case f.has("chess-variants"):
		f.say("option name UCI_Variant type combo default chess var chess var crazyhouse")
	}
	f.say("%sok", f.protocol())
}

// position takes a position as real programs do: what it cannot read it drops.
func (f *fake) position(text string) {
	f.banned = nil
	head, moves, _ := strings.Cut(text, "moves")
	f.at = engine.StandardPosition()
	if fen, ok := strings.CutPrefix(head, "fen "); ok {
		setup, err := engine.ParseFEN(strings.TrimSpace(fen))
		if err != nil {
			os.Exit(4)
		}
		f.at, _ = setup.Position()
	}
	for _, text := range strings.Fields(moves) {
		m, ok := parseMove(text, f.first())
		if !ok || !f.at.Legal(m) {
			return
		}
		f.at = f.at.PlayLegal(m)
	}
}

// think searches, as far as a fake does.
func (f *fake) think(limits string) {
	if f.has("dies-in-thought") && !strings.Contains(limits, "searchmoves") {
		fmt.Fprintln(os.Stderr, "segmentation fault")
		os.Exit(139)
	}
	moves := f.at.AppendMoves(nil)
	slices.SortFunc(moves, engine.CompareICCS)
	_, only, restricted := strings.Cut(limits, "searchmoves ")
	moves = slices.DeleteFunc(moves, func(m engine.Move) bool {
		text := string(appendMove(nil, m, f.first()))
		return restricted && !slices.Contains(strings.Fields(only), text) || slices.Contains(f.banned, text)
	})
	if len(moves) == 0 {
		f.say("bestmove (none)")
		return
	}
	f.ponder(moves)
	if strings.Contains(limits, "infinite") && !f.has("answers-at-once") {
		for f.in.Scan() && f.in.Text() != "stop" {
		}
		if f.has("never-stops") {
			for f.in.Scan() {
			}
			time.Sleep(time.Hour)
		}
	}
	f.answer(moves[0])
}

// ponder writes lines of thought.
func (f *fake) ponder(moves []engine.Move) {
	text := func(m engine.Move) string { return string(appendMove(nil, m, f.first())) }
	q := f.at.PlayLegal(moves[0])
	reply := ""
	if replies := q.AppendMoves(nil); len(replies) > 0 {
		slices.SortFunc(replies, engine.CompareICCS)
		reply = " " + text(replies[0])
	}
	switch {
	case f.has("bare-scores"):
		f.say("info depth 6 score 3 pv %s%s\ninfo time 45 nodes 77804", text(moves[0]), reply)
	case f.has("bare-mate"):
		f.say("info depth 6 score 9997 pv %s%s", text(moves[0]), reply)
	case f.has("mates"):
		f.say("info depth 6 seldepth 9 multipv 1 score mate -2 nodes 12 pv %s", text(moves[0]))
	case f.has("bounds"):
		f.say("info depth 5 score cp 40 nodes 11 pv %s%s", text(moves[0]), reply)
		f.say("info depth 6 score cp 900 upperbound nodes 12 pv %s", text(moves[0]))
	case f.has("line-leads-nowhere"):
		f.say("info depth 6 score cp 40 pv %s%s a9a0 e0e9 zzzz", text(moves[0]), reply)
	case f.has("escapes"):
		f.say("info string \x1b[2J\x1b]52;c;b3duZWQ=\x07ERROR: \x1b[31mred")
		f.say("info depth 1 score cp 7 pv %s", text(moves[0]))
	case f.has("floods-thought"):
		for {
			f.say("info string %s", strings.Repeat("thinking ", 1000))
		}
	default:
		for depth := 1; depth <= 3; depth++ {
			for i := range min(f.lines, len(moves)) {
				f.say("info depth %d seldepth 4 multipv %d score cp %d nodes %d nps 5 time 1 pv %s", depth, i+1, 50-i, 100*depth, text(moves[i]))
			}
		}
	}
}

func (f *fake) answer(m engine.Move) {
	switch text := string(appendMove(nil, m, f.first())); {
	case f.has("illegal-answer") && f.at.Turn() == engine.Black: // not to the first question
		f.say("bestmove a0a9")
	case f.has("no-answer-though-there-is") && f.at.Turn() == engine.Black:
		f.say("bestmove (none)")
	case f.has("nobestmove"):
		f.say("nobestmove")
	case f.has("chess"):
		f.say("bestmove e2e4")
	default:
		f.say("bestmove %s ponder a9a0", text)
	}
}
