// qipu play: a game against a program that thinks.

package cli

import (
	"errors"

	"github.com/spf13/cobra"

	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/line"
	"qipu/ui/store"
	"qipu/ui/veil"
)

// playWords are the words about the flags of play.
var playWords = map[string]lang.Text{"side": lang.PlaySide, "level": lang.PlayLevel, "blind": lang.PlayBlind, "clock": lang.PlayClock}

func (a *app) play() *cobra.Command {
	var plain bool
	challenge := &desk.Challenge{}
	cmd := &cobra.Command{
		Use:   "play [FILE]",
		Short: a.lang.Say(lang.PlayShort),
		Long:  a.lang.Say(lang.PlayLong),
		RunE: func(_ *cobra.Command, args []string) error {
			if len(args) > 1 {
				return a.misused(lang.ArgTooMany, args[1])
			}
			if _, _, err := challenge.Terms(veil.Open); err != nil {
				bad, ok := errors.AsType[*desk.ValueError](err)
				if !ok {
					return err
				}
				return a.badValue(bad.Flag, bad.Value, bad.Values...)
			}
			if len(a.settings.Engines) == 0 {
				a.err.report(a.lang.Say(lang.EnginesNone, store.ConfigFile()))
				return nil
			}
			challenge.Anew = len(args) == 0
			return a.runPlay(args, challenge, plain)
		},
	}
	challenge.Flags(cmd.Flags(), func(flag string) string { return a.lang.Say(playWords[flag]) })
	cmd.Flags().BoolVar(&plain, "plain", false, a.lang.Say(lang.FlagPlain))
	return cmd
}

// runPlay plays on the screen or, where there is none, in the line mode.
func (a *app) runPlay(args []string, challenge *desk.Challenge, plain bool) error {
	if !plain && a.screen() {
		return a.view(args, starting{play: challenge}, nil)
	}
	return a.onDesk(args, func(d *desk.Desk) error {
		return errors.Join(line.RunPlay(a.in, a.out, challenge, d, terminal(a.in)), d.Close())
	})
}
