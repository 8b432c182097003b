// qipu doctor: what the terminal makes of glyphs, keys and colours.

package cli

import (
	"bufio"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/charmbracelet/x/term"
	"github.com/muesli/termenv"
	"github.com/spf13/cobra"

	"qipu/ui"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/store"
)

func (a *app) doctor() *cobra.Command {
	return &cobra.Command{
		Use:   "doctor",
		Short: a.lang.Say(lang.DoctorShort),
		Long:  a.lang.Say(lang.DoctorLong),
		Args:  a.exactly(0),
		RunE: func(*cobra.Command, []string) error {
			in, isIn := a.in.(*os.File)
			out, isOut := a.out.(*os.File)
			if !isIn || !isOut || !terminal(a.in) || !terminal(a.out) {
				report := bufio.NewWriter(a.out)
				a.out = report
				a.environment()
				a.say(lang.DoctorNoTerminal)
				return report.Flush()
			}
			a.environment()
			a.size(out)
			a.glyphs(in, out)
			a.colours()
			a.keys(in)
			return nil
		},
	}
}

// say prints one line of the report.
func (a *app) say(t lang.Text, args ...any) {
	fmt.Fprintln(a.out, cell.Line(a.lang.Say(t, args...)))
}

// environment tells what qipu is told about language, terminal and places.
func (a *app) environment() {
	for _, name := range []string{"TERM", "COLORTERM", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG", "TMUX"} {
		if value := a.env(name); value != "" {
			fmt.Fprintf(a.out, "%s=%s\n", name, cell.Line(value))
		}
	}
	a.say(lang.DoctorLang, a.lang.String())
	a.say(lang.DoctorFiles, store.ConfigFile(), store.StateFolder())
}

func (a *app) size(out *os.File) {
	width, height, err := term.GetSize(out.Fd())
	if err != nil {
		return
	}
	a.say(lang.DoctorSize, width, height)
	if width < 80 || height < 24 {
		a.say(lang.DoctorSmall)
	}
}

// ruler are the glyphs that are measured, and the columns they should take each: 2,
// or 1 where it is the terminal's affair (0).
var ruler = []struct {
	glyphs string
	want   int
}{
	{"帥將俥砲〇", 2}, {"＋－｜＼／", 2}, {"１９（）＊", 2}, {"─│┼╲╱", 0}, {"·…“×①●", 0}, {"马87̲", 4},
}

// glyphs shows a ruler and what the terminal answers about each kind of glyph.
func (a *app) glyphs(in, out *os.File) {
	fmt.Fprintln(a.out, strings.Repeat("1234567890", 4))
	var glyphs []string
	for _, row := range ruler {
		glyphs = append(glyphs, row.glyphs)
	}
	silent, ambiguous, torn := true, 0, false
	for i, width := range ui.GlyphWidths(in, out, glyphs) {
		row, n := ruler[i], len([]rune(glyphs[i]))
		if silent = silent && width == 0; width == 0 {
			continue
		}
		fmt.Fprintf(a.out, "%s|\n", row.glyphs)
		a.say(lang.DoctorWidth, width)
		switch {
		case row.want == 0:
			ambiguous = width / n
		case row.want == 2 && width != 2*n, row.want > 2 && width != row.want:
			torn = true
		}
	}
	switch {
	case silent:
		a.say(lang.DoctorSilent)
	case torn:
		a.say(lang.DoctorTorn)
	case ambiguous == 2:
		a.say(lang.DoctorWide)
	default:
		a.say(lang.DoctorNarrow)
	}
	a.say(lang.DoctorFonts)
}

// colours tells how many colours there are, and shows some.
func (a *app) colours() {
	profile := termenv.EnvColorProfile()
	names := map[termenv.Profile]int{termenv.ANSI: 16, termenv.ANSI256: 256, termenv.TrueColor: 1 << 24}
	if n := names[profile]; n > 0 {
		a.say(lang.DoctorColours, n)
		fmt.Fprintln(a.out, "\x1b[31m俥\x1b[0m \x1b[32m車\x1b[0m \x1b[7m卒\x1b[0m \x1b[1m將\x1b[0m \x1b[4m馬\x1b[0m \x1b[53m仕\x1b[0m")
		a.say(lang.DoctorAttributes)
		return
	}
	a.say(lang.DoctorNoColour)
}

// keyWait is how long a key is waited for.
const keyWait = 15 * time.Second

// keys asks for a key of the keypad and tells what came of it.
func (a *app) keys(in *os.File) {
	a.say(lang.DoctorPress)
	switch key := string(ui.PressedKey(in, keyWait)); key {
	case "":
		a.say(lang.DoctorNoKey)
	case "5":
		a.say(lang.DoctorKeypad)
	case "\x1bOu":
		a.say(lang.DoctorApplication)
	case "\x1b[E", "\x1bOE", "\x1b[G":
		a.say(lang.DoctorNumLock)
	default:
		a.say(lang.DoctorOddKey, fmt.Sprintf("%q", key))
	}
}
