// A reader that panics.

package file

import (
	"context"
	"errors"
	"testing"

	"qipu/records"
)

// TestPanicWhileListing: games are listed in a goroutine of its own, where a panic
// would end the program; what was found before stays, and the error is told.
func TestPanicWhileListing(t *testing.T) {
	f := &Format{Index: func(_ context.Context, _ Source, found func(Entry) bool) error {
		found(Entry{Len: 1, Line: 1})
		panic("no such")
	}}
	ctx := context.Background()
	c := newCollection(&ctx, "x")
	go c.list(ctx, &part{format: f, close: nothing}, nil, Options{})
	var caught *records.PanicError
	if err := c.Wait(); !errors.As(err, &caught) || c.Len() != 1 || !c.Complete() {
		t.Errorf("%v, %d games, complete %v", err, c.Len(), c.Complete())
	}
}
