// qipu library list and names: what is in the library.

package cli

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"qipu/records/library"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

func (k *librarian) list() *cobra.Command {
	var twice bool
	cmd := &cobra.Command{
		Use:   "list",
		Short: k.app.lang.Say(lang.LibraryListShort),
		Args:  k.app.exactly(0),
		RunE: func(*cobra.Command, []string) error {
			if twice {
				return k.run(`{"groups": []}`, k.duplicates)
			}
			return k.run(`{"sources": []}`, k.sources)
		},
	}
	cmd.Flags().BoolVar(&twice, "duplicates", false, k.app.lang.Say(lang.LibraryDuplicates))
	return cmd
}

// sources lists the files of the library.
func (k *librarian) sources(ctx context.Context, l *library.Library) error {
	list, err := l.Sources(ctx)
	if err != nil {
		return err
	}
	if k.json {
		j := newJSON(k.app.out)
		j.open("{")
		j.sources(list)
		j.close("}")
		return j.flush()
	}
	if _, err := k.begun(ctx, l); err != nil {
		return err
	}
	for i := range list {
		if err := k.print("%7d  %s%s\n", list[i].Games, cell.Line(list[i].Path), k.stateOf(list[i].State)); err != nil {
			return err
		}
	}
	return nil
}

// stateOf says how a file stands where it is not as it was.
func (k *librarian) stateOf(s library.State) string {
	switch s {
	case library.Changed:
		return "  (" + k.app.lang.Say(lang.LibraryChanged) + ")"
	case library.Missing:
		return "  (" + k.app.lang.Say(lang.LibraryMissing) + ")"
	case library.Whole:
	}
	return ""
}

// sources writes a list of sources.
func (j *jsonStream) sources(list []library.Source) {
	j.list("sources", len(list), func(i int) {
		j.text("path", list[i].Path)
		j.int("games", int64(list[i].Games))
		j.text("state", string(list[i].State))
	})
}

// duplicates lists the games that are there more than once.
func (k *librarian) duplicates(ctx context.Context, l *library.Library) error {
	groups, err := l.Duplicates(ctx)
	if err != nil {
		return err
	}
	if !k.json {
		for _, g := range groups {
			for i := range g {
				if err := k.print("%s\n", k.hitLine(&g[i])); err != nil {
					return err
				}
			}
			if err := k.print("\n"); err != nil {
				return err
			}
		}
		return nil
	}
	j := newJSON(k.app.out)
	j.open("{")
	j.key("groups")
	j.open("[")
	for _, g := range groups {
		j.line()
		j.open("[")
		for i := range g {
			path, number := g[i].File()
			j.open("{")
			j.text("file", path)
			j.int("index", int64(number))
			j.close("}")
		}
		j.close("]")
	}
	j.close("]")
	j.close("}")
	return j.flush()
}

func (k *librarian) players() *cobra.Command {
	return &cobra.Command{
		Use:   "names [join A B | split A]",
		Short: k.app.lang.Say(lang.LibraryNamesShort),
		RunE: func(_ *cobra.Command, args []string) error {
			var change func(context.Context, *library.Library) error
			switch {
			case len(args) == 0:
			case len(args) == 3 && args[0] == "join":
				change = func(ctx context.Context, l *library.Library) error { return l.Join(ctx, args[1], args[2]) }
			case len(args) == 2 && args[0] == "split":
				change = func(ctx context.Context, l *library.Library) error { return l.Split(ctx, args[1]) }
			case args[0] == "join" || args[0] == "split":
				return k.app.misused(lang.LibraryNamesUse)
			default:
				return k.app.misused(lang.ArgOneOf, args[0], "join split")
			}
			return k.run(`{"players": []}`, func(ctx context.Context, l *library.Library) error {
				if change == nil {
					return k.names(ctx, l)
				}
				if err := change(ctx, l); err != nil || !k.json {
					return err
				}
				return k.names(ctx, l)
			})
		},
	}
}

// names lists the players with the spellings of their names.
func (k *librarian) names(ctx context.Context, l *library.Library) error {
	list, err := l.Players(ctx)
	if err != nil {
		return err
	}
	if k.json {
		j := newJSON(k.app.out)
		j.open("{")
		j.list("players", len(list), func(i int) {
			j.text("name", list[i].Name)
			j.texts("spellings", list[i].Spellings)
			j.texts("suggested", list[i].Suggested)
		})
		j.close("}")
		return j.flush()
	}
	if _, err := k.begun(ctx, l); err != nil {
		return err
	}
	for _, p := range list {
		text := fmt.Sprintf("%7d  %s", p.Games, p.Name)
		for _, other := range p.Spellings {
			text += " = " + other
		}
		for _, other := range p.Suggested {
			text += "  ? " + other
		}
		if err := k.print("%s\n", cell.Line(text)); err != nil {
			return err
		}
	}
	return nil
}
