// What terminals answered, kept for a start at which one takes its time.

package desk

// terminalsKey is the state that keeps what terminals answered, by their names.
const terminalsKey = "terminals"

// mostTerminals is how many of them are kept.
const mostTerminals = 64

// TerminalAnswer is what a terminal last said of itself.
type TerminalAnswer struct {
	Light *bool `json:"light,omitempty"` // its background; nil: it did not say
	Width int   `json:"width,omitempty"` // columns of a character of ambiguous width: 1 or 2; 0: it did not say
}

// Terminal returns what the terminal of a name last answered.
func (d *Desk) Terminal(name string) TerminalAnswer { return d.terminals()[name] }

// KeepTerminal keeps what the terminal of a name answered; what it did not say stays
// as it was.
func (d *Desk) KeepTerminal(name string, a TerminalAnswer) error {
	if d.state == nil || name == "" {
		return nil
	}
	all := d.terminals()
	was := all[name]
	now := was
	if a.Light != nil && (was.Light == nil || *was.Light != *a.Light) {
		now.Light = a.Light
	}
	if a.Width != 0 {
		now.Width = a.Width
	}
	if now == was {
		return nil
	}
	if len(all) >= mostTerminals {
		clear(all)
	}
	all[name] = now
	return d.state.Save(terminalsKey, all)
}

func (d *Desk) terminals() map[string]TerminalAnswer {
	all := map[string]TerminalAnswer{}
	if d.state == nil {
		return all
	}
	if err := d.state.Load(terminalsKey, &all); err != nil || all == nil { // the next answer is kept again
		return map[string]TerminalAnswer{}
	}
	return all
}
