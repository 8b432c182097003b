// qipu engines: the programs that think, each tried.

package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"qipu/engine/uci"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/store"
)

func (a *app) engines() *cobra.Command {
	return &cobra.Command{
		Use:   "engines",
		Short: a.lang.Say(lang.EnginesShort),
		Long:  a.lang.Say(lang.EnginesLong),
		Args:  a.exactly(0),
		RunE:  func(*cobra.Command, []string) error { return engineList{a}.run() },
	}
}

// engineList is the list of the programs of the settings, each of which is tried.
type engineList struct{ app *app }

func (l engineList) run() error {
	a := l.app
	if len(a.settings.Engines) == 0 {
		a.err.note(lang.EnginesNone, store.ConfigFile())
		return nil
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	for i := range a.settings.Engines {
		e := &a.settings.Engines[i]
		p, err := uci.Start(ctx, e.Config())
		if err != nil {
			a.reportEngine(err)
			continue
		}
		l.describe(e, p)
		p.Close()
	}
	return nil
}

// describe prints what a program says of itself.
func (l engineList) describe(e *store.Engine, p *uci.Program) {
	a := l.app
	is := p.Identity()
	line := a.lang.Say(lang.EngineIs, e.Name, is.Name, strings.ToUpper(is.Protocol.String()), is.FirstRank, strings.Join(e.Command, " "))
	fmt.Fprintln(a.out, cell.Line(line))
	for _, o := range is.Options {
		text := "    " + o.Name
		if o.Type != "button" {
			text += " = " + o.Default
		}
		switch {
		case len(o.Values) > 0:
			text += "  (" + strings.Join(o.Values, ", ") + ")"
		case o.Min != "" || o.Max != "":
			text += "  (" + o.Min + " - " + o.Max + ")"
		}
		fmt.Fprintln(a.out, cell.Line(text))
	}
}

// reportEngine says what is wrong with a program.
func (a *app) reportEngine(err error) {
	if e, ok := errors.AsType[*uci.Error](err); ok {
		a.err.report(a.voice(nil).Engine(e))
		return
	}
	a.err.complain("qipu", err)
}

// engine returns the program of a name, or the first one. The error is wrong
// usage; nil: there is none, which is reported.
func (a *app) engine(name string) (*store.Engine, error) {
	all := a.settings.Engines
	if name == "" && len(all) > 0 {
		return &all[0], nil
	}
	if i := slices.IndexFunc(all, func(e store.Engine) bool { return e.Name == name }); i >= 0 {
		return &all[i], nil
	}
	if len(all) == 0 {
		a.err.report(a.lang.Say(lang.EnginesNone, store.ConfigFile()))
		return nil, nil
	}
	var names []string
	for _, e := range all {
		names = append(names, e.Name)
	}
	return nil, a.misused(lang.ReviewNoEngine, name, strings.Join(names, " "))
}
