// What a text that no legal move fits was meant to be.

package lang

import (
	"qipu/engine"
	"qipu/notation"
)

// meant says why what the text means cannot be played: by the piece and file it
// names where no such piece stands, else by the rule.
func (v Voice) meant(_ *notation.Error, illegal *engine.IllegalError, b *engine.Board) string {
	return v.Illegal(illegal, b)
}
