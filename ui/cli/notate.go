// qipu notate: moves in every notation.

package cli

import (
	"io"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"

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
				return a.runBatch(only)
			case len(args) == 0:
				return a.misused(lang.ArgMissing)
			}
			return a.runNotate(fen, only, args)
		},
	}
	a.fenFlag(cmd, &fen)
	cmd.Flags().StringVar(&name, "notation", "", a.lang.Say(lang.FlagReadNotation))
	cmd.Flags().BoolVar(&isBatch, "batch", false, a.lang.Say(lang.NotateBatch))
	return cmd
}

// columns returns the notations of the columns of moves, in their order.
func columns() []notation.Notation { return notation.All()[:notation.BatchColumns] }

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

func (a *app) runBatch(only notation.Notation) error {
	b := &batch{only: only, columns: columns(), voice: a.voice(only)}
	refused, err := b.run(a.decoded(a.in), a.out)
	if refused {
		a.status = problem
	}
	return err
}

// decoded returns in as UTF-8, read in the encoding of --encoding. A byte that
// stands for nothing becomes U+FFFD.
func (a *app) decoded(in io.Reader) io.Reader {
	var e encoding.Encoding
	switch a.global.encoding {
	case "gb18030":
		e = simplifiedchinese.GB18030
	case "big5":
		e = traditionalchinese.Big5
	case "utf-16le":
		e = unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM)
	case "utf-16be":
		e = unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM)
	case "windows-1252":
		e = charmap.Windows1252
	default:
		return in
	}
	return e.NewDecoder().Reader(in)
}

// runNotate plays moves one after the other; the first that is refused ends it.
func (a *app) runNotate(fen string, only notation.Notation, moves []string) error {
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
			a.report(strings.TrimSpace(text) + ": " + a.voice(prefer).Error(err, &b))
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
