// The root command, its flags, and help in the language of the run.

package cli

import (
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"qipu/notation"
	"qipu/ui/lang"
)

// commands is the tree of commands of a run, in its language.
type commands struct{ app *app }

// root returns the root of the tree.
func (t *commands) root() *cobra.Command {
	a := t.app
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
	root.AddCommand(a.show(), a.notate(), a.check(), a.convert(), a.reconstruct(), a.drill(), a.stats(), a.engines(), a.review(), a.play(), a.libraryCommand(), a.perft(), a.doctor(), a.config(), t.completion())
	completeValues(root)
	root.SetHelpCommand(t.help(root))
	root.SetOut(a.out)
	root.SetErr(a.err)
	root.SetIn(a.in)
	root.SetFlagErrorFunc(func(_ *cobra.Command, err error) error { return t.flagError(err) })
	root.SetHelpFunc(func(cmd *cobra.Command, _ []string) {
		text := cmd.Long
		if text == "" {
			text = cmd.Short
		}
		if _, err := fmt.Fprintf(a.out, "%s\n\n%s", text, t.usage(cmd)); err != nil {
			a.err.complain("qipu", err)
		}
	})
	root.SetUsageFunc(func(cmd *cobra.Command) error {
		_, err := fmt.Fprint(a.err, t.usage(cmd))
		return err
	})
	return root
}

// flagError says an error of the flag parser in the language of the run.
func (t *commands) flagError(err error) error {
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
		return t.app.misused(lang.FlagUnknown, dash+unknown.GetSpecifiedName())
	case errors.As(err, &missing):
		return t.app.misused(lang.FlagNoValue, "--"+missing.GetSpecifiedName())
	case errors.As(err, &invalid):
		return t.app.misused(lang.FlagInvalid, "--"+invalid.GetFlag().Name, invalid.GetValue())
	}
	return &usageError{err.Error()}
}

// usage returns how a command is called: its line, its commands, its flags.
func (t *commands) usage(cmd *cobra.Command) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s\n", t.app.lang.Say(lang.UsageHead))
	line := cmd.UseLine()
	if line = strings.TrimSuffix(line, " [flags]"); cmd.HasAvailableFlags() {
		line += " [FLAG...]"
	}
	fmt.Fprintf(&b, "  %s\n", line)
	if cmd.HasAvailableSubCommands() {
		fmt.Fprintf(&b, "\n%s\n", t.app.lang.Say(lang.CommandsHead))
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
			help.Usage = t.app.lang.Say(lang.FlagHelp)
		}
		if text := part.flags.FlagUsages(); text != "" {
			fmt.Fprintf(&b, "\n%s\n%s", t.app.lang.Say(part.head), text)
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
		"side": {"red", "black"}, "level": strings.Fields("1 2 3 4 5 6 7 8 9 10"), "blind": strings.Fields("0 1 2 3 4 5 6"), "to": writable, "to-encoding": outputEncodings, "notation": notations,
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
func (t *commands) help(root *cobra.Command) *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]",
		Short: t.app.lang.Say(lang.HelpShort),
		RunE: func(_ *cobra.Command, args []string) error {
			cmd, rest, err := root.Find(args)
			if err != nil || len(rest) > 0 {
				return t.app.misused(lang.CommandUnknown, strings.Join(args, " "))
			}
			return cmd.Help()
		},
	}
}

// completion returns the command that prints a shell's completion script.
func (t *commands) completion() *cobra.Command {
	shells := []string{"bash", "zsh", "fish", "powershell"}
	return &cobra.Command{
		Use:       "completion bash|zsh|fish|powershell",
		Short:     t.app.lang.Say(lang.CompletionShort),
		Args:      t.app.exactly(1),
		ValidArgs: shells,
		RunE: func(cmd *cobra.Command, args []string) error {
			root := cmd.Root()
			switch args[0] {
			case "bash":
				return root.GenBashCompletionV2(t.app.out, true)
			case "zsh":
				return root.GenZshCompletion(t.app.out)
			case "fish":
				return root.GenFishCompletion(t.app.out, true)
			case "powershell":
				return root.GenPowerShellCompletionWithDesc(t.app.out)
			}
			return t.app.misused(lang.ArgOneOf, args[0], strings.Join(shells, " "))
		},
	}
}
