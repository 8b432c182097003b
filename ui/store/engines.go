// Programs that think, in the settings file: [engines.NAME].

package store

import (
	"slices"

	"qipu/engine/uci"
)

// Engine is a program that thinks, as the player has set it up.
type Engine struct {
	Name     string
	Command  []string // the program and its arguments; no shell sees them
	Protocol string   // auto, uci or ucci
	Options  map[string]string
}

// Config returns how the program is started.
func (e *Engine) Config() uci.Config {
	protocol, _ := uci.ProtocolNamed(e.Protocol)
	return uci.Config{Name: e.Name, Command: e.Command, Protocol: protocol, Options: e.Options}
}

// mostEngines bounds the programs that are read.
const mostEngines = 32

// openEngine is an engine that is being read, with the line that began it.
type openEngine struct {
	Engine
	line  int
	wrong bool // its command is wrong, which was said
}

// engineReader reads the engines of a settings file.
type engineReader struct {
	faults *faultList
	open   []*openEngine
}

// engine returns the engine of a name, one more if there is none; nil beyond those
// that are read.
func (r *engineReader) engine(name string, line int) *openEngine {
	i := slices.IndexFunc(r.open, func(e *openEngine) bool { return e.Name == name })
	switch {
	case i >= 0:
		return r.open[i]
	case len(r.open) < mostEngines:
		r.open = append(r.open, &openEngine{Engine: Engine{Name: name, Protocol: "auto", Options: map[string]string{}}, line: line})
		return r.open[len(r.open)-1]
	}
	r.faults.add(line, ExtraTable, "engines."+name, "")
	return nil
}

// section reports whether a head is one of engines, which it opens.
func (r *engineReader) section(s *section) bool {
	if s.path[0] != "engines" {
		return false
	}
	switch {
	case len(s.path) == 2, len(s.path) == 3 && s.path[2] == "options":
		r.engine(s.path[1], s.line)
	default:
		return len(s.path) == 1
	}
	return true
}

// entry takes in one key of an engine; false for a path that is none.
func (r *engineReader) entry(e *entry) bool {
	if e.path[0] != "engines" || len(e.path) != 3 && (len(e.path) != 4 || e.path[2] != "options") {
		return false
	}
	is := r.engine(e.path[1], e.line)
	if is == nil {
		return true
	}
	if len(e.path) == 4 {
		is.Options[e.path[3]] = said(e.value) // 64 and true are as good as "64" and "true"
		return true
	}
	switch e.path[2] {
	case "command":
		list, ok := texts(e.value)
		if !ok || len(list) == 0 || list[0] == "" {
			r.faults.add(e.line, BadValue, "command", said(e.value))
			is.wrong = true
			return true
		}
		is.Command = list
	case "protocol":
		name, _ := e.value.(string)
		if _, ok := uci.ProtocolNamed(name); !ok {
			r.faults.add(e.line, BadValue, "protocol", said(e.value), "auto", "uci", "ucci")
			return true
		}
		is.Protocol = name
	case "options": // an empty one
	default:
		return false
	}
	return true
}

// finish returns the engines that can be started.
func (r *engineReader) finish() (engines []Engine) {
	for _, e := range r.open {
		switch {
		case len(e.Command) > 0:
			engines = append(engines, e.Engine)
		case !e.wrong:
			r.faults.add(e.line, BadValue, "engines."+e.Name+".command", "")
		}
	}
	return engines
}

// engineExample is how the settings file shows an engine.
const engineExample = `# [engines.fairy]
# command = ["/usr/games/fairy-stockfish"]
# protocol = "auto"
# options = { Hash = "64" }
`
