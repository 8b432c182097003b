// The command that a review leaves in comments.

package records

import (
	"regexp"
	"strings"
)

// ReviewCommand is what a review by a program leaves in a comment, so that it is known
// from what somebody wrote: [%qipu review ...], or with a colon behind the word.
var ReviewCommand = regexp.MustCompile(` ?\[%qipu review(:?)([^\]]*)\]`)

// Unreviewed returns a comment without what a review left in it.
func Unreviewed(comment string) string {
	if !strings.Contains(comment, "[%qipu review") { // as almost always
		return comment
	}
	return strings.TrimSpace(ReviewCommand.ReplaceAllString(comment, ""))
}
