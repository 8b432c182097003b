// Games against a program by lines.

package line

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/internal/enginetest"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/store"

	"github.com/spf13/pflag"
)

// challenged is a desk with a program to play against, and the challenge that flags
// say.
func challenged(t *testing.T, program store.Engine, flags string, now ...func() time.Time) (*desk.Desk, *desk.Challenge) {
	t.Helper()
	o := desk.Options{Lang: lang.English, Settings: store.Settings{Engines: []store.Engine{program}}}
	for _, o.Now = range now {
	}
	d := deskOf(t, session.Games{study(t)}, o)
	t.Cleanup(func() { d.Close() })
	d.Session.Blind.Notation = "iccs"
	c := &desk.Challenge{Anew: true}
	set := pflag.NewFlagSet("play", pflag.ContinueOnError)
	c.Flags(set, func(string) string { return "" })
	if err := set.Parse(strings.Fields(flags)); err != nil {
		t.Fatal(err)
	}
	return d, c
}

// TestPlayByLines: a script is read on when the program has answered; an empty line
// does nothing.
func TestPlayByLines(t *testing.T) {
	d, c := challenged(t, enginetest.Engine("skill"), "--level 10 --clock 5m+3s")
	var out bytes.Buffer
	script := "H2-E2\n\nclock\nzzz\nA0-A9\ntakeback\nH2-D2\ndraw\nclaim\nundo\nresign\n"
	if err := RunPlay(strings.NewReader(script), &out, c, d, false); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{
		"Fake 2.0 has Black, level 10 (Skill Level 20); 5m+3s\n", "1. Red: H2-E2\n1. Black: A6-A5\nRed 0:05:03, Black 0:05:03\n",
		"Plies taken back: 2\n", "1. Red: H2-D2\n1. Black: A6-A5\nThe draw is declined\nThere is nothing to claim", "Not while a game is being played\nResigned: Black wins\n",
	} {
		if !strings.Contains(out.String(), text) {
			t.Errorf("%q is not said:\n%s", text, &out)
		}
	}
}

// TestPlayFailsByLines: what is wrong with a program is one line, and the game stays.
func TestPlayFailsByLines(t *testing.T) {
	for manner, said := range map[string]string{"dies": "fake: ended by itself", "floods": "fake: writes without end", "lies": "fake: answers with an illegal move"} {
		d, c := challenged(t, enginetest.Engine(manner), "")
		var out bytes.Buffer
		if err := RunPlay(strings.NewReader("H2-E2\nplay\nresign\n"), &out, c, d, false); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(out.String(), said); n != 2 || !strings.Contains(out.String(), ":play asks it again") || !strings.Contains(out.String(), "Fake 2.0 is asked again") || d.Session.Plies() != 1 {
			t.Errorf("%s:\n%s", manner, &out)
		}
	}
}

// TestPlayAlarms: what the player has left is told between the lines.
func TestPlayAlarms(t *testing.T) {
	at := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	d, c := challenged(t, enginetest.Engine(), "--clock 6m", func() time.Time { return at })
	var out bytes.Buffer
	in, lines := io.Pipe()
	left := 5
	m := newMode(&out, d, true)
	m.after = func(d time.Duration) <-chan time.Time {
		at = at.Add(d)
		c := make(chan time.Time, 1)
		c <- at
		return c
	}
	m.stood = m.place()
	m.answered(action.Challenge(m.context(""), c))
	for d.Session.Match().Playing() && left > 0 {
		left--
		m.faceOff()
		<-m.ticking()
		m.ticked()
	}
	lines.Close()
	if err := m.loop(in); err != nil {
		t.Fatal(err)
	}
	for _, text := range []string{"05:00 left", "01:00 left", "00:10 left", "Time is up: Black wins"} {
		if strings.Count(out.String(), text) != 1 {
			t.Errorf("%q is not said once:\n%s", text, &out)
		}
	}
}

// endsGame reports whether a line says how a game ended.
func endsGame(text string) bool {
	return slices.ContainsFunc([]lang.Text{lang.RedWins, lang.BlackWins, lang.Draw}, func(result lang.Text) bool {
		return strings.HasSuffix(text, ": "+lang.English.Say(result))
	})
}

// TestPlayFairy: forty plies against a real program from each side, and blind.
func TestPlayFairy(t *testing.T) {
	program := enginetest.Fairy(t)
	for _, flags := range []string{"--side red --level 1", "--side black --level 1", "--side red --level 1 --blind 5", "--side black --level 1 --blind 5 --clock 20m+5s"} {
		t.Run(flags, func(t *testing.T) {
			d, c := challenged(t, program, flags)
			mine := engine.Red
			if strings.Contains(flags, "black") {
				mine = engine.Black
			}
			in, lines := io.Pipe()
			said, out := io.Pipe()
			over := make(chan error, 1)
			go func() {
				over <- RunPlay(in, out, c, d, false)
				out.Close()
			}()
			player, told, ended := enginetest.NewPlayer(), "", false
			for text := bufio.NewScanner(said); text.Scan(); {
				told += text.Text() + "\n"
				if endsGame(text.Text()) { // by a rule, as where one comes to the same position again and again
					ended = true
					lines.Close()
					continue
				}
				begins := strings.HasPrefix(text.Text(), "Red to move") && player.Plies == 0
				if !begins && (!strings.Contains(text.Text(), ". Red: ") && !strings.Contains(text.Text(), ". Black: ") || !player.Hear(text.Text())) {
					continue
				}
				switch {
				case player.Position.Status() != engine.Ongoing:
					lines.Close()
				case player.Position.Turn() != mine:
				case player.Plies >= 40:
					fmt.Fprintln(lines, "resign")
					lines.Close()
				default:
					fmt.Fprintln(lines, player.Move())
				}
			}
			if err := <-over; err != nil {
				t.Fatal(err)
			}
			if d.Session.Plies() != player.Plies || player.Plies < 40 && player.Position.Status() == engine.Ongoing && !ended || d.Session.Match().Playing() {
				t.Errorf("%d plies are kept, %d were told:\n%s", d.Session.Plies(), player.Plies, told)
			}
		})
	}
}
