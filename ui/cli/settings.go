// The settings and the language of a run.

package cli

import (
	"fmt"
	"strings"

	"qipu/ui/lang"
	"qipu/ui/store"
)

// loadSettings reads the settings and names what is wrong in them; the rest is
// used.
func (a *app) loadSettings(args []string) {
	path := store.ConfigFile()
	s, faults, err := store.Read(path)
	a.settings = s
	a.lang = chooseLang(args, s.Language, a.env)
	a.err.lang = a.lang
	if err != nil {
		a.err.notice(path + ": " + lang.NewVoice(a.lang, nil).Error(err, nil))
	}
	for _, f := range faults {
		a.err.notice(fmt.Sprintf("%s:%d: %s", path, f.Line, settingFault(a.lang, f)))
	}
}

// settingFault says what is wrong with a line of the settings file.
func settingFault(l lang.Lang, f store.Fault) string {
	switch f.Kind {
	case store.BadSyntax:
		return l.Say(lang.SettingSyntax, f.Value)
	case store.UnknownKey:
		return l.Say(lang.SettingUnknown, f.Key)
	case store.OddTable:
		return l.Say(lang.SettingTable, f.Key)
	case store.ExtraTable:
		return l.Say(lang.SettingExtra, f.Key)
	case store.Doubled:
		return l.Say(lang.SettingDoubled, f.Key)
	}
	if len(f.Values) == 0 {
		return l.Say(lang.SettingOdd, f.Key, f.Value)
	}
	return l.Say(lang.SettingValue, f.Key, f.Value, strings.Join(f.Values, " "))
}

// chooseLang returns the language of the run: that of --lang, of the settings, or
// of the locale. It looks at the arguments before they are parsed, since help is made in it.
func chooseLang(args []string, setting string, env func(string) string) lang.Lang {
	for i, arg := range args {
		if arg == "--" {
			break
		}
		value, ok := strings.CutPrefix(arg, "--lang=")
		if arg == "--lang" && i+1 < len(args) {
			value, ok = args[i+1], true
		}
		if ok {
			if l, known := lang.Parse(value); known {
				return l
			}
		}
	}
	if l, known := lang.Parse(setting); known {
		return l
	}
	return lang.FromLocale(env)
}
