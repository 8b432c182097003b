// The root command, its flags, and help in the language of the run.

package cli

import (
	"errors"
	"fmt"
	"runtime/debug"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"qipu/notation"
	"qipu/ui/lang"
)

// root returns the command tree.
func (a *app) root() *cobra.Command {
	var plain bool
	root := &cobra.Command{
		Use:               "qipu [FILE...]",
		Short:             a.lang.Say(lang.RootShort),
		Long:              a.lang.Say(lang.RootLong),
		Args:              cobra.ArbitraryArgs,
		Version:           version(),
		SilenceErrors:     true,
		SilenceUsage:      true,
		CompletionOptions: cobra.CompletionOptions{DisableDefaultCmd: true},
		PersistentPreRunE: func(*cobra.Command, []string) error { return a.checkGlobals() },
		RunE: func(_ *cobra.Command, args []string) error {
			if plain {
				return a.plain(args)
			}
			return a.runRoot(args)
		},
	}
	root.Flags().BoolVar(&plain, "plain", false, a.lang.Say(lang.FlagPlain))
	flags := root.PersistentFlags()
	flags.StringVar(&a.global.lang, "lang", "", a.lang.Say(lang.FlagLang, strings.Join(lang.Names(), ", ")))
	flags.StringVar(&a.global.encoding, "encoding", "", a.lang.Say(lang.FlagEncoding))
	flags.StringVar(&a.global.ambiguous, "ambiguous", "", a.lang.Say(lang.FlagAmbiguous))
	root.InitDefaultHelpFlag()
	root.InitDefaultVersionFlag()
	root.Flags().Lookup("version").Usage = a.lang.Say(lang.FlagVersion)
	root.AddCommand(a.show(), a.notate(), a.check(), a.convert(), a.reconstruct(), a.drill(), a.stats(), a.engines(), a.review(), a.libraryCommand(), a.perft(), a.doctor(), a.config(), a.completion())
	completeValues(root)
	root.SetHelpCommand(a.help(root))
	root.SetOut(a.out)
	root.SetErr(a.err)
	root.SetIn(a.in)
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return a.flagError(err) })
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		text := cmd.Long
		if text == "" {
			text = cmd.Short
		}
		if _, err := fmt.Fprintf(a.out, "%s\n\n%s", text, a.usage(cmd)); err != nil {
			a.complain("qipu", err)
		}
	})
	root.SetUsageFunc(func(cmd *cobra.Command) error {
		_, err := fmt.Fprint(a.err, a.usage(cmd))
		return err
	})
	return root
}

// version returns the version that the binary was built as.
func version() string {
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" {
		return info.Main.Version
	}
	return "(devel)"
}

// chooseLang returns the language of the run: that of --lang, of the settings, or
// of the locale. It looks at the arguments before they are parsed, since help is made in it.
func (a *app) chooseLang(args []string) lang.Lang {
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
	if l, known := lang.Parse(a.settings.Language); known {
		return l
	}
	return lang.FromLocale(a.env)
}

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

// encodings are the names of the encodings that can be chosen.
var encodings = []string{"utf-8", "utf-16le", "utf-16be", "gb18030", "big5", "windows-1252"}

// encodingNames holds other names of encodings.
var encodingNames = map[string]string{
	"utf8": "utf-8", "utf16le": "utf-16le", "utf16be": "utf-16be", "utf-16": "utf-16le", "utf16": "utf-16le",
	"gbk": "gb18030", "gb2312": "gb18030", "cp936": "gb18030", "cp950": "big5", "big-5": "big5", "cp1252": "windows-1252", "1252": "windows-1252",
}

// encodingName returns the name of an encoding as qipu writes it.
func encodingName(name string) string {
	name = strings.ToLower(name)
	if same, ok := encodingNames[name]; ok {
		return same
	}
	return name
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

// flagError says an error of the flag parser in the language of the run.
func (a *app) flagError(err error) error {
	var (
		unknown *pflag.NotExistError
		missing *pflag.ValueRequiredError
		invalid *pflag.InvalidValueError
	)
	switch {
	case errors.As(err, &unknown):
		dash := "--"
		if unknown.GetSpecifiedShortnames() != "" {
			dash = "-"
		}
		return a.misused(lang.FlagUnknown, dash+unknown.GetSpecifiedName())
	case errors.As(err, &missing):
		return a.misused(lang.FlagNoValue, "--"+missing.GetSpecifiedName())
	case errors.As(err, &invalid):
		return a.misused(lang.FlagInvalid, "--"+invalid.GetFlag().Name, invalid.GetValue())
	}
	return &usageError{err.Error()}
}

// usage returns how a command is called: its line, its commands, its flags.
func (a *app) usage(cmd *cobra.Command) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", a.lang.Say(lang.UsageHead))
	line := cmd.UseLine()
	if line = strings.TrimSuffix(line, " [flags]"); cmd.HasAvailableFlags() {
		line += " [FLAG...]"
	}
	fmt.Fprintf(&b, "  %s\n", line)
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(&b, "\n%s\n", a.lang.Say(lang.CommandsHead))
		for _, sub := range cmd.Commands() {
			if sub.IsAvailableCommand() || sub.Name() == "help" {
				fmt.Fprintf(&b, "  %-12s %s\n", sub.Name(), sub.Short)
			}
		}
	}
	for _, part := range []struct {
		head  lang.Text
		flags *pflag.FlagSet
	}{{lang.FlagsHead, cmd.LocalNonPersistentFlags()}, {lang.GlobalsHead, cmd.Root().PersistentFlags()}} {
		if help := part.flags.Lookup("help"); help != nil {
			help.Usage = a.lang.Say(lang.FlagHelp)
		}
		if text := part.flags.FlagUsages(); text != "" {
			fmt.Fprintf(&b, "\n%s\n%s", a.lang.Say(part.head), text)
		}
	}
	return b.String()
}

// completeValues has shells complete the values of flags that have but a few.
func completeValues(root *cobra.Command) {
	var notations []string
	for _, n := range notation.All() {
		notations = append(notations, n.Name())
	}
	values := map[string][]string{
		"lang": lang.Names(), "ambiguous": {"narrow", "wide", "auto"}, "encoding": encodings,
		"to": writable, "to-encoding": outputEncodings, "notation": notations,
	}
	for _, cmd := range append(root.Commands(), root) {
		for flag, list := range values {
			if cmd.Flags().Lookup(flag) != nil || cmd.PersistentFlags().Lookup(flag) != nil {
				_ = cmd.RegisterFlagCompletionFunc(flag, cobra.FixedCompletions(list, cobra.ShellCompDirectiveNoFileComp)) // fails for no flag alone
			}
		}
	}
}

// help returns the help command.
func (a *app) help(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: a.lang.Say(lang.HelpShort),
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return a.misused(lang.CommandUnknown, strings.Join(args, " "))
			}
			return cmd.Help()
		},
	}
}

// completion returns the command that prints a shell's completion script.
func (a *app) completion() *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:       "completion bash|zsh|fish|powershell",
		Short:     a.lang.Say(lang.CompletionShort),
		Args:      a.exactly(1),
		ValidArgs: shells,
		RunE: func(cmd *cobra.Command, args []string) error {
			root := cmd.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(a.out, true)
			case "zsh":
				return root.GenZshCompletion(a.out)
			case "fish":
				return root.GenFishCompletion(a.out, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(a.out)
			}
			return a.misused(lang.ArgOneOf, args[0], strings.Join(shells, " "))
		},
	}
}
