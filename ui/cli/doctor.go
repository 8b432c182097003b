// qipu doctor: what the terminal makes of glyphs, keys and colours.

package cli

import (
	"bufio"
	"fmt"
	"io"
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
			d := examination{lang: a.lang, env: a.env, out: a.out}
			if !isIn || !isOut || !terminal(a.in) || !terminal(a.out) {
				report := bufio.NewWriter(a.out)
				d.out = report
				d.environment()
				d.say(lang.DoctorNoTerminal)
				return report.Flush()
			}
			d.environment()
			d.size(out)
			d.glyphs(in, out)
			d.background(in, out)
			d.colours()
			d.keys(in)
			return nil
		},
	}
}

// examination is one run of doctor.
type examination struct {
	lang lang.Lang
	env  func(string) string
	out  io.Writer
}

// say prints one line of the report.
func (d *examination) say(t lang.Text, args ...any) {
	fmt.Fprintln(d.out, cell.Line(d.lang.Say(t, args...)))
}

// environment tells what qipu is told about language, terminal and places.
func (d *examination) environment() {
	for _, name := range []string{"TERM", "COLORTERM", "COLORFGBG", "NO_COLOR", "LC_ALL", "LC_MESSAGES", "LANG", "TMUX"} {
		if value := d.env(name); value != "" {
			fmt.Fprintf(d.out, "%s=%s\n", name, cell.Line(value))
		}
	}
	d.say(lang.DoctorLang, d.lang.String())
	d.say(lang.DoctorFiles, store.ConfigFile(), store.StateFolder())
}

func (d *examination) size(out *os.File) {
	width, height, err := term.GetSize(out.Fd())
	if err != nil {
		return
	}
	d.say(lang.DoctorSize, width, height)
	if width < 80 || height < 24 {
		d.say(lang.DoctorSmall)
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
func (d *examination) glyphs(in, out *os.File) {
	fmt.Fprintln(d.out, strings.Repeat("1234567890", 4))
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
		fmt.Fprintf(d.out, "%s|\n", row.glyphs)
		d.say(lang.DoctorWidth, width)
		switch {
		case row.want == 0:
			ambiguous = width / n
		case row.want == 2 && width != 2*n, row.want > 2 && width != row.want:
			torn = true
		}
	}
	switch {
	case silent:
		d.say(lang.DoctorSilent)
	case torn:
		d.say(lang.DoctorTorn)
	case ambiguous == 2:
		d.say(lang.DoctorWide)
	default:
		d.say(lang.DoctorNarrow)
	}
	d.say(lang.DoctorFonts)
}

// colours tells how many colours there are, and shows some.
// background tells whether the terminal's background is light, and how that was
// found, if it was.
func (d *examination) background(in, out *os.File) {
	light, by := ui.Background(in, out, d.env)
	words := [...]lang.Text{ui.Asked: lang.DoctorAsked, ui.Named: lang.DoctorNamed}
	switch {
	case by == ui.Guessed:
		d.say(lang.DoctorGuessed)
	case light:
		d.say(lang.DoctorLight, d.lang.Say(words[by]))
	default:
		d.say(lang.DoctorDark, d.lang.Say(words[by]))
	}
}

// colours shows what the terminal makes of colours and attributes.
func (d *examination) colours() {
	profile := ui.ColorProfile(d.env)
	names := map[termenv.Profile]int{termenv.ANSI: 16, termenv.ANSI256: 256, termenv.TrueColor: 1 << 24}
	if n := names[profile]; n > 0 {
		d.say(lang.DoctorColours, n)
		fmt.Fprintln(d.out, "\x1b[31m俥\x1b[0m \x1b[32m車\x1b[0m \x1b[7m卒\x1b[0m \x1b[1m將\x1b[0m \x1b[4m馬\x1b[0m \x1b[53m仕\x1b[0m")
		d.say(lang.DoctorAttributes)
		return
	}
	d.say(lang.DoctorNoColour)
}

// keyWait is how long a key is waited for.
const keyWait = 15 * time.Second

// keys asks for a key of the keypad and tells what came of it.
func (d *examination) keys(in *os.File) {
	d.say(lang.DoctorPress)
	switch key := string(ui.PressedKey(in, keyWait)); key {
	case "":
		d.say(lang.DoctorNoKey)
	case "5":
		d.say(lang.DoctorKeypad)
	case "\x1bOu":
		d.say(lang.DoctorApplication)
	case "\x1b[E", "\x1bOE", "\x1b[G":
		d.say(lang.DoctorNumLock)
	default:
		d.say(lang.DoctorOddKey, fmt.Sprintf("%q", key))
	}
}
