// qipu perft: the number of move sequences.

package cli

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"

	"github.com/spf13/cobra"

	"qipu/engine"
	"qipu/ui/lang"
)

func (a *app) perft() *cobra.Command {
	var fen string
	var divide bool
	cmd := &cobra.Command{
		Use:   "perft DEPTH",
		Short: a.lang.Say(lang.PerftShort),
		Args:  a.exactly(1),
		RunE: func(_ *cobra.Command, args []string) error {
			depth, err := strconv.ParseUint(args[0], 10, 8)
			if err != nil {
				return a.misused(lang.PerftBadDepth, args[0])
			}
			p, ok := a.startPosition(fen)
			if !ok {
				return nil
			}
			return a.runPerft(&p, int(depth), divide)
		},
	}
	a.fenFlag(cmd, &fen)
	cmd.Flags().BoolVar(&divide, "divide", false, a.lang.Say(lang.PerftDivide))
	return cmd
}

// startPosition returns the position of a FEN; one that cannot be played is
// reported.
func (a *app) startPosition(fen string) (engine.Position, bool) {
	p, err := engine.ParsePosition(fen)
	var bad *engine.FENError
	if errors.As(err, &bad) {
		a.err.complain(fmt.Sprintf("%s:%d", fen, bad.Column()), bad)
		return p, false
	}
	return p, true
}

func (a *app) runPerft(p *engine.Position, depth int, divide bool) error {
	began := time.Now()
	nodes := uint64(0)
	if divide && depth > 0 {
		moves := p.AppendMoves(nil)
		slices.SortFunc(moves, engine.CompareICCS)
		for _, m := range moves {
			q := p.PlayLegal(m)
			n := q.Perft(depth - 1)
			nodes += n
			fmt.Fprintf(a.out, "%v: %d\n", m, n)
		}
		fmt.Fprintln(a.out)
	} else {
		nodes = p.Perft(depth)
	}
	if _, err := fmt.Fprintln(a.out, nodes); err != nil {
		return err
	}
	rate := float64(nodes) / max(time.Since(began).Seconds(), 1e-9)
	fmt.Fprintln(a.err, a.lang.Say(lang.PerftRate, rate))
	return nil
}
