// What is wrong with a program that thinks, in words.

package lang

import (
	"fmt"

	"qipu/engine/uci"
)

var engineFaults = map[uci.Fault]Text{
	uci.NotStarted: EngineNotStarted, uci.NoHello: EngineNoHello, uci.OtherGame: EngineOtherGame, uci.NoOption: EngineNoOption,
	uci.NotReady: EngineNotReady, uci.Died: EngineDied, uci.Hangs: EngineHangs, uci.Floods: EngineFloods, uci.Illegal: EngineIllegal,
	uci.Closed: EngineClosed,
}

// Engine says what is wrong with a program, in one line that begins with its name.
func (v Voice) Engine(e *uci.Error) string {
	text := e.Program + ": " + v.Lang.Say(engineFaults[e.Fault])
	if e.Detail != "" {
		text += fmt.Sprintf(": %q", e.Detail)
	}
	if e.Err != nil {
		text += ": " + v.file(e.Err)
	}
	if n := len(e.Said); n > 0 {
		text += " (" + e.Said[n-1] + ")"
	}
	return text
}
