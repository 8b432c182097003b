// The values of flags: those of every command, and what is wrong with one.

package cli

import (
	"strings"

	"github.com/spf13/cobra"

	"qipu/engine"
	"qipu/ui/lang"
)

// checkGlobals checks the values of the flags of every command.
func (a *app) checkGlobals() error {
	if _, ok := lang.Parse(a.global.lang); a.global.lang != "" && !ok {
		return a.badValue("lang", a.global.lang, lang.Names()...)
	}
	if err := a.oneOf("ambiguous", a.global.ambiguous, "narrow", "wide", "auto"); err != nil {
		return err
	}
	a.global.encoding = encodingName(a.global.encoding)
	if a.global.encoding == "ascii" { // as show names it; whatever it holds beyond is UTF-8
		a.global.encoding = "utf-8"
	}
	return a.oneOf("encoding", a.global.encoding, encodings...)
}

// oneOf checks that the value of a flag, if it is set, is one of values.
func (a *app) oneOf(flag, value string, values ...string) error {
	if value == "" {
		return nil
	}
	for _, v := range values {
		if v == value {
			return nil
		}
	}
	return a.badValue(flag, value, values...)
}

func (a *app) badValue(flag, value string, values ...string) error {
	return a.misused(lang.FlagBadValue, "--"+flag, value, strings.Join(values, " "))
}

// fenFlag adds the flag --fen, which is the standard position where it is not
// given.
func (a *app) fenFlag(cmd *cobra.Command, fen *string) {
	cmd.Flags().StringVar(fen, "fen", engine.Standard, a.lang.Say(lang.FlagFEN))
	cmd.Flags().Lookup("fen").DefValue = "" // help has no room for it
}
