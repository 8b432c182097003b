// qipu notate: moves in every notation.

package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"qipu/engine"
	"qipu/notation"
	"qipu/ui/lang"
)

func (a *app) notate() *cobra.Command {
	var fen, name string
	var isBatch bool
	cmd := &cobra.Command{
		Use:   "notate MOVE... | --batch",
		Short: a.lang.Say(lang.NotateShort),
		Long:  a.lang.Say(lang.NotateLong),
		RunE: func(cmd *cobra.Command, args []string) error {
			only, err := a.notationNamed(name)
			switch {
			case err != nil:
				return err
			case isBatch && len(args) > 0:
				return a.misused(lang.ArgTooMany, args[0])
			case isBatch && cmd.Flags().Changed("fen"):
				return a.misused(lang.FlagsExclude, "--batch", "--fen")
			case isBatch:
				return notating{a, only}.batch()
			case len(args) == 0:
				return a.misused(lang.ArgMissing)
			}
			return notating{a, only}.moves(fen, args)
		},
	}
	a.fenFlag(cmd, &fen)
	cmd.Flags().StringVar(&name, "notation", "", a.lang.Say(lang.FlagReadNotation))
	cmd.Flags().BoolVar(&isBatch, "batch", false, a.lang.Say(lang.NotateBatch))
	return cmd
}

// notationNamed returns the notation of a flag's value; nil where it is not set.
func (a *app) notationNamed(name string) (notation.Notation, error) {
	if name == "" {
		return nil, nil
	}
	if n, ok := a.settings.Lookup(name); ok {
		return n, nil
	}
	return nil, a.badValue("notation", name, a.settings.Notations()...)
}

// voice says errors with moves in n; nil: in the Chinese notation of the
// language.
func (a *app) voice(n notation.Notation) lang.Voice {
	if n == nil {
		n = notation.Chinese{Traditional: a.lang != lang.Simplified}
	}
	return lang.NewVoice(a.lang, n)
}

// notating is one run of notate.
type notating struct {
	app  *app
	only notation.Notation // nil: any
}

// batch answers the lines of standard input.
func (n notating) batch() error {
	a, only := n.app, n.only
	b := &batch{only: only, columns: columns(), voice: a.voice(only)}
	refused, err := b.run(a.decoded(a.in), a.out)
	if refused {
		a.err.failed()
	}
	return err
}

// moves plays moves one after the other; the first that is refused ends it.
func (n notating) moves(fen string, moves []string) error {
	a, only := n.app, n.only
	p, ok := a.startPosition(fen)
	if !ok {
		return nil
	}
	var line []byte
	prefer := only
	for _, text := range moves {
		b := p.Board()
		m, used, err := parseMove(&p, text, only, prefer)
		if err != nil {
			a.err.report(strings.TrimSpace(text) + ": " + a.voice(prefer).Error(err, &b))
			return nil
		}
		prefer = used
		line = append(appendColumns(line[:0], columns(), &b, m), '\n')
		if _, err := a.out.Write(line); err != nil {
			return err
		}
		p = p.PlayLegal(m)
	}
	return nil
}

// parseMove reads text in only, if that is not nil, else in any notation with
// prefer first; it returns the notation that read it.
func parseMove(p *engine.Position, text string, only, prefer notation.Notation) (engine.Move, notation.Notation, error) {
	if only != nil {
		m, err := only.Parse(p, text)
		return m, only, err
	}
	return notation.ParseAny(p, text, prefer)
}
