// The test program as the viewer, for terminals.

package ui

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	"qipu/ui/early"
	"qipu/ui/internal/enginetest"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// TestMain runs the viewer instead of the tests where the environment asks for
// it: so that a test can start it on a terminal of its own.
func TestMain(m *testing.M) {
	early.Restore()
	enginetest.Main()
	if os.Getenv("QIPU_TEST_VIEWER") == "" {
		os.Exit(m.Run())
	}
	g := newGame(fatal{}, printed)
	if os.Getenv("QIPU_TEST_HOSTILE") != "" {
		g.Tags.Set("Event", hostile)
		g.SetComment(0, hostile+strings.Repeat("x", 500))
		g.SetComment(g.First(0), strings.Repeat("炮", 500)+hostile)
	}
	o := testPractice()
	o.Lang = lang.FromLocale(os.Getenv)
	d := deskWith(fatal{}, session.Games{g}, o)
	if err := Run(context.Background(), d, Options{Color: os.Getenv("NO_COLOR") == ""}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// fatal is a testing.TB outside of a test.
type fatal struct{ testing.TB }

func (fatal) Helper() {}
func (fatal) Fatal(args ...any) {
	fmt.Fprintln(os.Stderr, args...)
	os.Exit(1)
}
