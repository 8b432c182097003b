// The words of the command convert.

package lang

// losses names what formats lose, by kind.
var losses = map[string]Text{
	"comment":   lossComment,
	"variation": lossVariation,
	"tag":       lossTag,
	"character": lossCharacter,
	"move":      lossMove,
	"mark":      lossMark,
	"unread":    lossUnread,
	"start":     lossStart,
}

// Loss names a kind of loss.
func (l Lang) Loss(kind string) string {
	if t, ok := losses[kind]; ok {
		return l.Say(t)
	}
	return kind
}
