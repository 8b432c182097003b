// Comments of DhtmlXQ, and what its texts are written in.

package file

import (
	"html"
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"qipu/records"
	"qipu/records/charset"
)

// comments puts each comment where its route and half-move say.
func (r *ubbReader) comments() {
	var all commentJoiner
	for _, it := range r.items {
		rest, ok := strings.CutPrefix(it.name, "comment")
		text := ubbComment(it.value)
		if !ok || text == "" {
			continue
		}
		route, ply := "0", strings.TrimPrefix(rest, "_")
		if first, second, two := strings.Cut(ply, "_"); two {
			route, ply = first, second
		}
		number, err := strconv.Atoi(route)
		at, err2 := strconv.Atoi(ply)
		if at > 0 && at < len(r.numbered) && route == "0" {
			number, at = r.numbered[at].route, r.numbered[at].ply
		}
		node, ok := r.routes.find(number, at)
		if err != nil || err2 != nil || !ok {
			r.fault(node, records.WrongForm, it.off, it.written, "bad-comment")
		}
		all.add(node, text)
	}
	all.set(r.game)
}

// ubbComment undoes what a comment is written in: || for a line end, and what any
// text is.
func ubbComment(text string) string {
	return ubbText(strings.ReplaceAll(charset.Tidy(text), "||", "\n"))
}

// ubbText undoes entities and \uXXXX.
func ubbText(text string) string { return unescape(html.UnescapeString(text)) }

// unescape undoes \uXXXX, as dpxq.com exports ? & = ' and " in any item; surrogates
// come in pairs.
func unescape(text string) string {
	if !strings.Contains(text, `\u`) {
		return text
	}
	var out strings.Builder
	unit := func(at int) (rune, bool) {
		if at+6 > len(text) || text[at:at+2] != `\u` {
			return 0, false
		}
		n, err := strconv.ParseUint(text[at+2:at+6], 16, 16)
		return rune(n), err == nil
	}
	for i := 0; i < len(text); {
		first, ok := unit(i)
		if !ok {
			out.WriteByte(text[i])
			i++
			continue
		}
		i += 6
		if second, ok := unit(i); ok && utf16.IsSurrogate(first) {
			if pair := utf16.DecodeRune(first, second); pair != utf8.RuneError {
				first = pair
				i += 6
			}
		}
		out.WriteRune(first)
	}
	return out.String()
}
