// qipu config: the settings file.

package cli

import (
	"errors"
	"fmt"
	"io/fs"
	"strings"

	"github.com/spf13/cobra"

	"qipu/ui/lang"
	"qipu/ui/store"
)

// loadSettings reads the settings and names what is wrong in them; the rest is
// used.
func (a *app) loadSettings(args []string) {
	path := store.ConfigFile()
	s, faults, err := store.Read(path)
	a.settings = s
	a.lang = a.chooseLang(args)
	if err != nil {
		a.notice(path + ": " + lang.NewVoice(a.lang, nil).Error(err, nil))
	}
	for _, f := range faults {
		a.notice(fmt.Sprintf("%s:%d: %s", path, f.Line, a.settingFault(f)))
	}
}

// settingFault says what is wrong with a line of the settings file.
func (a *app) settingFault(f store.Fault) string {
	switch f.Kind {
	case store.BadSyntax:
		return a.lang.Say(lang.SettingSyntax, f.Value)
	case store.UnknownKey:
		return a.lang.Say(lang.SettingUnknown, f.Key)
	case store.OddTable:
		return a.lang.Say(lang.SettingTable, f.Key)
	case store.ExtraTable:
		return a.lang.Say(lang.SettingExtra, f.Key)
	case store.Doubled:
		return a.lang.Say(lang.SettingDoubled, f.Key)
	}
	if len(f.Values) == 0 {
		return a.lang.Say(lang.SettingOdd, f.Key, f.Value)
	}
	return a.lang.Say(lang.SettingValue, f.Key, f.Value, strings.Join(f.Values, " "))
}

func (a *app) config() *cobra.Command {
	return &cobra.Command{
		Use:   "config",
		Short: a.lang.Say(lang.ConfigShort),
		Long:  a.lang.Say(lang.ConfigLong),
		Args:  a.exactly(0),
		RunE: func(*cobra.Command, []string) error {
			path := store.ConfigFile()
			text := store.Commented(store.Defaults(), a.lang.SettingWords)
			switch err := store.Create(path, text); {
			case err == nil:
				fmt.Fprintln(a.err, a.lang.Say(lang.ConfigWritten))
			case !errors.Is(err, fs.ErrExist):
				a.complain(path, err)
				return nil
			}
			_, err := fmt.Fprintln(a.out, path)
			return err
		},
	}
}
