// Scripts in pages: a text that is put together of several strings.

package file

import (
	"regexp"
	"strings"

	"qipu/records/charset"
)

var (
	scriptPart = regexp.MustCompile(`(?is)<script\b[^>]*>.*?</script>`)
	// joined is where a string ends and the next is added to it: '…'+'…'.
	joined = regexp.MustCompile(`'\s*\+\s*'|"\s*\+\s*"`)
	// splitName is a name or a bracket of DhtmlXQ that is cut by that.
	splitName = regexp.MustCompile(`(?i)\[/?dh[^\[\]\n]{0,60}?(?:'\s*\+\s*'|"\s*\+\s*")[^\[\]\n]{0,60}\]`)
)

// withJoinedStrings returns a source in which the strings that a script puts together
// are one, where a page has the marks of DhtmlXQ so.
func withJoinedStrings(s Source) (Source, error) {
	b, err := readAt(s, 0, min(s.Size, mostPage))
	if err != nil {
		return s, err
	}
	page := charset.DecodeMixed(s.Encoding, b).String
	slashed := strings.Contains(page, `[\/D`) // as a string of JavaScript may have it
	if !slashed && !splitName.MatchString(page) {
		return s, nil
	}
	if slashed {
		page = strings.ReplaceAll(page, `[\/D`, "[/D")
	}
	text, lines := joinStrings(page)
	s.ReaderAt, s.Size, s.Encoding, s.lines = strings.NewReader(text), int64(len(text)), "utf-8", lines
	return s, nil
}

// joinStrings joins the strings of the scripts of a page, and returns on which line of
// it each line of what comes of it stands.
func joinStrings(page string) (text string, lines []int) {
	var out strings.Builder
	line := 1
	lines = []int{1}
	keep := func(part string) {
		out.WriteString(part)
		for range strings.Count(part, "\n") {
			line++
			lines = append(lines, line)
		}
	}
	at := 0
	for _, script := range scriptPart.FindAllStringIndex(page, -1) {
		keep(page[at:script[0]])
		at = script[0]
		for _, cut := range joined.FindAllStringIndex(page[script[0]:script[1]], -1) {
			keep(page[at : script[0]+cut[0]])
			line += strings.Count(page[script[0]+cut[0]:script[0]+cut[1]], "\n")
			at = script[0] + cut[1]
		}
		keep(page[at:script[1]])
		at = script[1]
	}
	keep(page[at:])
	return out.String(), lines
}
