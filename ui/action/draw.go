// Practice on games of the library.

package action

import (
	"context"

	"qipu/ui/desk"
	"qipu/ui/drill"
	"qipu/ui/lang"
)

// drillFound starts a drill on games of the library, which words as those of :find ask
// for: the moves of a player, the lines of an opening.
func drillFound(c *Context, k drill.Kind, words string) error {
	question, err := desk.ParseQuestion(words)
	if err != nil {
		return refuse(lang.FindWords)
	}
	q, err := question.Query(nil)
	if err != nil {
		return questionError(err)
	}
	q.Gentle = true
	c.Host.Seek(func(ctx context.Context) func() {
		games, err := c.Desk.Library.Draw(ctx, q, k)
		return func() {
			switch {
			case err != nil:
				c.Host.Fail(err)
			case len(games) == 0:
				c.say(lang.FindNothing)
			default:
				lib, history, err := c.Desk.PracticeOn(games)
				if history != nil {
					c.Host.Drill(lib, history, k.String())
				}
				if err != nil {
					c.Host.Fail(err)
				}
			}
		}
	})
	return nil
}
