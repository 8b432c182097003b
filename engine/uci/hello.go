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
	err := p.hello(c.Protocol)
	if err != nil {
		return err
	}
	p.chosen = c.Options
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
	g := greeting{said: protocol}
	if protocol == Auto {
		g.said = UCI
	}
	p.send(g.said.String())
	end := time.Now().Add(p.patience.Hello)
	err := p.await(p.firstWait(protocol), NoHello, g.take)
	if protocol == Auto && err != nil && err.Fault == NoHello {
		// Programs of one protocol do not know the other's greeting and are silent; one
		// that is only slow knows it, and may know both.
		p.send(UCCI.String())
		g.both = true
		err = p.await(time.Until(end), NoHello, g.take)
		if err == nil && g.is.Protocol == UCI {
			// It may have heard the later greeting too, and speak UCCI from then on.
			g.both, g.said = false, UCI
			p.send(UCI.String())
			err = p.await(p.patience.Hello, NoHello, g.take)
		}
	}
	p.is = g.is
	return err
}

// firstWait is how long the first greeting has before the other one is tried too.
func (p *Program) firstWait(protocol Protocol) time.Duration {
	if protocol == Auto {
		return p.patience.Other
	}
	return p.patience.Hello
}

// greeting is what a program says of itself.
type greeting struct {
	said Protocol // whose greeting it answers
	both bool     // or the other one
	is   Identity
	open []string // its options so far, as they stand there
}

// take takes in a line; true for the end of the greeting.
func (g *greeting) take(line string) bool {
	word, rest, _ := strings.Cut(line, " ")
	switch {
	case word == "id":
		if name, ok := strings.CutPrefix(rest, "name "); ok {
			g.is.Name = strings.TrimSpace(name)
		} else if author, ok := strings.CutPrefix(rest, "author "); ok {
			g.is.Author = strings.TrimSpace(author)
		}
	case word == "option":
		if len(g.open) < mostOptions {
			g.open = append(g.open, rest)
		}
	case line == UCI.String()+"ok":
		return g.end(UCI)
	case line == UCCI.String()+"ok":
		return g.end(UCCI)
	}
	return false
}

// end reads the options of a greeting that ends, if it is the one that is waited
// for.
func (g *greeting) end(protocol Protocol) bool {
	open := g.open
	g.open = nil
	if protocol != g.said && !g.both {
		return false
	}
	g.is.Protocol, g.is.Options = protocol, nil
	for _, text := range open {
		if o, ok := readOption(text, protocol); ok {
			g.is.Options = append(g.is.Options, o)
		}
	}
	return true
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
