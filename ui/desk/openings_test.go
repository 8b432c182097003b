// One's own openings.

package desk

import (
	"errors"
	"testing"
	"time"

	"qipu/engine"
	"qipu/records"
	"qipu/ui/drill"
	"qipu/ui/internal/gametest"
	"qipu/ui/session"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// TestOpeningsByLevel: one's own openings are asked at the level of the game that is
// open, and in sight where nothing but practice is done; the book is remembered with its
// side.
func TestOpeningsByLevel(t *testing.T) {
	state := store.NewState(t.TempDir())
	begin := func() *Desk {
		d, err := New(session.Games{records.NewGame(engine.StandardSetup())}, Options{
			Settings: store.Settings{Script: "auto", Retain: 90, Announce: "auto"}, State: &state, Log: &drill.MemoryLog{}, Now: time.Now, Unattended: true,
		})
		if err != nil {
			t.Fatal(err)
		}
		d.Session.Blind.Choose(veil.Near)
		return d
	}
	d := begin()
	if lib, _, err := d.Practice(); err != nil || lib.Book != nil {
		t.Fatalf("a book from nowhere: %v", err)
	}
	if err := d.ChooseBook("", "black"); !errors.Is(err, drill.ErrNoBook) {
		t.Errorf("another side of no book: %v", err)
	}
	if err := d.ChooseBook(gametest.BookFile(t), ""); err != nil {
		t.Fatal(err)
	}
	if lib, _, err := d.Practice(); err != nil || lib.Book.Side != engine.Red || lib.Book.Level != veil.Near {
		t.Errorf("%v at level %d: %v", lib.Book.Side, lib.Book.Level, err)
	}
	if err := d.ChooseBook("", "black"); err != nil {
		t.Fatal(err)
	}
	d = begin()
	d.Alone()
	if lib, _, err := d.Practice(); err != nil || lib.Book == nil || lib.Book.Side != engine.Black || lib.Book.Level != veil.Open {
		t.Errorf("in another run: %+v, %v", lib, err)
	}
}
