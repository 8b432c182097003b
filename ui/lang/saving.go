// The words of saving: what would be lost or overwritten.

package lang

import "strings"

// Found tells what earlier runs left unsaved of a game: how many steps were done
// again, how many no longer fit, and how many other runs' work waits. "" if they
// left nothing.
func (l Lang) Found(steps, lost, others int) string {
	var parts []string
	for _, part := range []struct {
		n    int
		text Text
	}{{steps, Recovered}, {lost, RecoveredLess}, {others, RecoveredMore}} {
		if part.n > 0 {
			parts = append(parts, l.Say(part.text, part.n))
		}
	}
	return strings.Join(parts, "   ")
}
