// qipu config: the settings file.

package cli

import (
	"errors"
	"fmt"
	"io/fs"

	"github.com/spf13/cobra"

	"qipu/ui/lang"
	"qipu/ui/store"
)

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
				a.err.complain(path, err)
				return nil
			}
			_, err := fmt.Fprintln(a.out, path)
			return err
		},
	}
}
