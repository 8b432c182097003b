// qipu library add and update: files and folders into the library.

package cli

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"qipu/records/library"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

func (k *librarian) add() *cobra.Command {
	return &cobra.Command{
		Use:   "add PATH...",
		Short: k.app.lang.Say(lang.LibraryAddShort),
		Args:  k.app.atLeastOne,
		RunE: func(_ *cobra.Command, args []string) error {
			return k.bring(func(ctx context.Context, l *library.Library, tell func(library.Progress)) (library.Report, error) {
				return l.Add(ctx, args, tell)
			})
		},
	}
}

func (k *librarian) update() *cobra.Command {
	return &cobra.Command{
		Use:   "update",
		Short: k.app.lang.Say(lang.LibraryUpdateShort),
		Args:  k.app.exactly(0),
		RunE: func(*cobra.Command, []string) error {
			return k.bring(func(ctx context.Context, l *library.Library, tell func(library.Progress)) (library.Report, error) {
				return l.Update(ctx, tell)
			})
		},
	}
}

// bring runs an add or an update and tells what came of it, also where it was
// stopped.
func (k *librarian) bring(do func(context.Context, *library.Library, func(library.Progress)) (library.Report, error)) error {
	printed := false
	err := k.run("", func(ctx context.Context, l *library.Library) error {
		before, err := l.Games(ctx)
		if err != nil {
			return err
		}
		meter := k.app.meter()
		report, failed := do(ctx, l, meter.added)
		meter.end()
		printed = true
		if err := k.reported(&report); failed == nil {
			failed = err
		}
		if before == 0 && report.Games > 0 && !k.json && terminal(k.app.err.Writer) {
			fmt.Fprintln(k.app.err, k.app.lang.Say(lang.LibraryNext))
		}
		return failed
	})
	if k.json && !printed && err != nil {
		fmt.Fprintln(k.app.out, `{"sources": [], "left": []}`)
	}
	return err
}

// reported tells what an add did: results on standard output, what was left out a
// line each on standard error. A named file that holds no record is a problem; of
// those met in folders only the number is told.
func (k *librarian) reported(r *library.Report) error {
	met := 0
	for i := range r.Left {
		left := &r.Left[i]
		text := left.Path + ": " + k.reason(left)
		switch {
		case left.Named:
			k.app.err.report(text)
		case left.Game == 0:
			met++
		default:
			fmt.Fprintln(k.app.err, cell.Line(text))
		}
	}
	if met > 0 {
		k.app.err.note(lang.LibraryMet, met)
	}
	if k.json {
		j := newJSON(k.app.out)
		j.open("{")
		j.sources(r.Sources)
		j.list("left", len(r.Left), func(i int) {
			j.text("path", r.Left[i].Path)
			j.text("reason", k.reason(&r.Left[i]))
		})
		j.close("}")
		return j.flush()
	}
	for _, s := range r.Sources {
		if s.State == library.Missing {
			fmt.Fprintln(k.app.err, cell.Line(s.Path+": "+k.app.lang.Say(lang.LibraryMissing)))
		}
	}
	return k.print("%s\n", k.app.lang.Say(lang.LibraryAdded, r.Games, r.Added, r.Known))
}

// reason says why something was left out.
func (k *librarian) reason(left *library.Left) string {
	_, _, err := placeOf(left.Err)
	text := lang.NewVoice(k.app.lang, nil).Error(err, nil)
	if left.Game > 0 {
		text = k.app.lang.Say(lang.ShowGameOf, left.Game) + ": " + text
	}
	return text
}
