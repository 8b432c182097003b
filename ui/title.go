// A frame with its title: which game it is, and where one stands.

package ui

import (
	"fmt"
	"path/filepath"
	"strings"

	"qipu/records"
	"qipu/ui/action"
	"qipu/ui/cell"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// newFrame makes a frame of which a part is chosen, with the title of the game.
func (s *stage) newFrame(on focus) *frame {
	f := &frame{layout: s.layout(on), theme: s.theme, measure: s.measure, brush: &s.brush}
	f.title, f.turn = s.titles()
	return f
}

// titles returns who plays, and where one stands.
func (s *stage) titles() (title, turn string) {
	at, l := s.session, s.lang
	tags := desk.GameTold(at, l)
	title = s.gameTitle(tags)
	if event := tags.Value("Event"); event != "" && !strings.Contains(title, event) {
		title += "   " + event
	}
	if u := s.desk.Tray.Open(); at.Unsaved() || u != nil && !u.Filed(at.Index()) {
		title = "* " + title
	}
	var parts []string
	if s.width >= roundAt {
		round, _ := at.Cursor().RoundOf(max(at.Ply(), 1))
		parts = append(parts, l.Say(lang.RoundN, round))
	}
	if at.Covered() {
		parts = append(parts, fmt.Sprintf("%d", at.Ply()))
		if s.width >= roundAt {
			parts = append(parts, l.Say(lang.Covered))
		}
	} else {
		parts = append(parts, fmt.Sprintf("%d/%d", at.Ply(), at.Plies()))
	}
	if at.Mirrored() {
		parts = append(parts, l.Say(lang.IsMirrored))
	}
	if text := s.blindTitle(); text != "" {
		parts = append(parts, text)
	}
	title = cell.Narrow.Cut(title, 4*s.width) // a title may be longer than can be cleaned for each frame
	return cell.Line(title), strings.Join(append(parts, action.Standing(s.session, s.lang)), "   ")
}

// gameTitle names the game of headers: by its players and result, or by its title, or by
// where it comes from. Of a covered game the result is not told.
func (s *stage) gameTitle(tags records.Tags) string {
	at := s.session
	untitled := s.lang.Say(lang.Untitled, at.Index()+1)
	if at.Covered() {
		tags = desk.Unended(tags)
	}
	title := desk.GameTitle(tags, at.Index(), s.lang)
	if title != untitled {
		return cell.Line(title)
	}
	switch u := s.desk.Tray.Open(); {
	case at.Document() != 0 || u != nil && u.Len() == 1 && u.Rest() > 0:
		return s.lang.Say(lang.OwnGame)
	case u == nil && s.desk.Where(at.Index()) != "" || u != nil && u.Rest() == 0:
		file, _, _ := strings.Cut(filepath.Base(s.desk.Where(at.Index())), "#")
		if at.Games().Len() > 1 {
			file += "   " + untitled
		}
		return cell.Line(file)
	}
	return untitled
}

// blindTitle says, in the title, which level holds.
func (s *stage) blindTitle() string {
	v := s.session.Veil()
	if v.Level == veil.Open {
		return ""
	}
	return s.lang.Say(lang.BlindShort, v.Level)
}
