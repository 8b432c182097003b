// The greeting: which protocol a program speaks, what it is called, what can be set,
// and from which number it counts the ranks.

package uci

import (
	"slices"
	"strings"
	"time"

	"qipu/engine"
)

// greet finds out what a program is and makes it ready.
func (p *Program) greet(c *Config) *Error {
	var err *Error
	switch c.Protocol {
	case Auto:
		// Programs of one protocol do not know the other's greeting and are silent.
		if err = p.hello(UCI); err != nil && err.Fault == NoHello {
			err = p.hello(UCCI)
		}
	default:
		err = p.hello(c.Protocol)
	}
	if err != nil {
		return err
	}
	if err := p.variant(); err != nil {
		return err
	}
	for _, name := range sortedNames(c.Options) {
		if err := p.set(name, c.Options[name]); err != nil {
			return err
		}
	}
	if p.millis = p.is.Protocol == UCCI && p.option("usemillisec") >= 0; p.millis {
		p.send("setoption usemillisec true")
	}
	if err := p.ready(); err != nil {
		return err
	}
	if p.is.Protocol == UCI {
		return p.askRanks()
	}
	return nil
}

func sortedNames(options map[string]string) []string {
	var names []string
	for name := range options {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}

// hello greets in a protocol and reads what the program says of itself. Whatever
// else it says before the end of that is no concern: banners, blank lines.
func (p *Program) hello(protocol Protocol) *Error {
	p.is = Identity{Protocol: protocol}
	p.send(protocol.String())
	return p.await(p.patience.Hello, NoHello, func(line string) bool {
		word, rest, _ := strings.Cut(line, " ")
		switch word {
		case "id":
			if name, ok := strings.CutPrefix(rest, "name "); ok {
				p.is.Name = strings.TrimSpace(name)
			} else if author, ok := strings.CutPrefix(rest, "author "); ok {
				p.is.Author = strings.TrimSpace(author)
			}
		case "option":
			if o, ok := readOption(rest, protocol); ok && len(p.is.Options) < mostOptions {
				p.is.Options = append(p.is.Options, o)
			}
		}
		return line == protocol.String()+"ok"
	})
}

// Bounds of a greeting that does not end: the options that are kept of it, and the
// bytes that are read.
const (
	mostOptions     = 1000
	floodOfGreeting = 1 << 20
)

// await reads lines until one is taken. fault is that of a program which is silent
// for too long.
func (p *Program) await(patience time.Duration, fault Fault, take func(line string) bool) *Error {
	timer := time.NewTimer(patience)
	defer timer.Stop()
	for read := 0; ; {
		select {
		case line, ok := <-p.lines:
			if !ok {
				return p.gone()
			}
			if read += len(line); read > floodOfGreeting {
				return p.fault(Floods, "")
			}
			p.complaint(line)
			if take(line) {
				return nil
			}
		case <-timer.C:
			return p.fault(fault, "")
		case <-p.ctx.Done():
			return p.fault(Closed, "")
		}
	}
}

// ready asks whether the program is there.
func (p *Program) ready() *Error {
	p.send("isready")
	return p.await(p.patience.Ready, NotReady, func(line string) bool { return line == "readyok" })
}

// variant chooses xiangqi where a program plays several games; else its answers
// would be of chess. UCCI is about xiangqi alone.
func (p *Program) variant() *Error {
	i := p.option("UCI_Variant")
	if i < 0 || p.is.Protocol == UCCI {
		return nil
	}
	if o := &p.is.Options[i]; len(o.Values) > 0 && !slices.Contains(o.Values, "xiangqi") {
		return p.fault(OtherGame, "")
	}
	p.send("setoption name UCI_Variant value xiangqi")
	return nil
}

// option returns the place of an option, whose name is read in any case and with _
// for a blank, as UCCI writes it; -1 if there is none.
func (p *Program) option(name string) int {
	plain := func(name string) string { return strings.ReplaceAll(name, "_", " ") }
	return slices.IndexFunc(p.is.Options, func(o Option) bool { return strings.EqualFold(plain(o.Name), plain(name)) })
}

// Option returns an option that the program lists; its name is read in any case,
// and _ in it is a blank. False: it lists none.
func (p *Program) Option(name string) (Option, bool) {
	i := p.option(name)
	if i < 0 {
		return Option{}, false
	}
	return p.is.Options[i], true
}

// set sets an option by a name that the program listed.
func (p *Program) set(name, value string) *Error {
	line, ok := p.setting(name, value)
	if !ok {
		return p.fault(NoOption, name)
	}
	p.send(line)
	return nil
}

// setting is the line that sets an option; false: the program lists none of the
// name.
func (p *Program) setting(name, value string) (string, bool) {
	i := p.option(name)
	if i < 0 {
		return "", false
	}
	name, value = p.is.Options[i].Name, clean(value)
	if p.is.Protocol == UCCI {
		return strings.TrimSpace("setoption " + name + " " + value), true
	}
	text := "setoption name " + name
	if p.is.Options[i].Type != "button" {
		text += " value " + value
	}
	return text, true
}

// askRanks asks a question that changes nothing: at the start each of two moves is
// legal with one way of counting alone.
func (p *Program) askRanks() *Error {
	p.send("position startpos")
	p.send("go depth 1 searchmoves b3e3 b2e2")
	var answer string
	err := p.await(p.patience.Ready, NotReady, func(line string) bool {
		fields := strings.Fields(line)
		if len(fields) < 2 || fields[0] != "bestmove" {
			return false
		}
		answer = fields[1]
		return true
	})
	if err != nil {
		return err
	}
	start := engine.StandardPosition()
	for first := range 2 {
		if m, ok := parseMove(answer, first); ok && start.Legal(m) {
			p.is.FirstRank = first
			return nil
		}
	}
	return p.fault(OtherGame, answer)
}

// readOption reads an option line behind its first word:
//
//	UCI:  name Skill Level type spin default 20 min -20 max 20
//	UCCI: hashsize type spin min 16 max 1024 default 16
func readOption(text string, protocol Protocol) (Option, bool) {
	var o Option
	fields := strings.Fields(text)
	key, kept := "name", map[string][]string{}
	if protocol == UCI && len(fields) > 0 && fields[0] == "name" {
		fields = fields[1:]
	}
	for _, f := range fields {
		switch {
		case f == "type" || key != "name" && (f == "default" || f == "min" || f == "max" || f == "var"):
			key = f
			if f == "var" {
				kept["var"] = append(kept["var"], "")
			}
		case key == "var":
			last := &kept["var"][len(kept["var"])-1]
			*last = strings.TrimSpace(*last + " " + f)
		default:
			kept[key] = append(kept[key], f)
		}
	}
	word := func(key string) string { return strings.Join(kept[key], " ") }
	o.Name, o.Type, o.Default, o.Min, o.Max, o.Values = word("name"), word("type"), word("default"), word("min"), word("max"), kept["var"]
	return o, o.Name != ""
}
