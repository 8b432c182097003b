// The sentences of the line mode: where one stands, the moves, the board.

package line

import (
	"strings"

	"qipu/engine"
	"qipu/ui/action"
	"qipu/ui/desk"
	"qipu/ui/lang"
	"qipu/ui/veil"
)

// title names the open game.
func (m *mode) title(l lang.Lang) string {
	tags := desk.GameTold(m.Session, l)
	if m.Session.Covered() {
		tags = desk.Unended(tags)
	}
	return desk.GameTitle(tags, m.Session.Index(), l)
}

// where says which game is open and where one stands in it.
func (m *mode) where() {
	s := m.Session
	m.stood = m.place()
	if s.Covered() {
		m.say(m.title(m.Lang))
		m.say(m.Lang.Say(lang.IsCovered))
	} else {
		m.say(m.Lang.Say(lang.LineGame, m.title(m.Lang), len(s.Line())-1))
	}
	if s.Ply() == 0 {
		m.atStart()
		return
	}
	m.arrived()
}

// atStart says whose move it is, and what stands where if it is no usual start.
func (m *mode) atStart() {
	s := m.Session
	m.stood = m.place()
	seen, usual := s.Veil().Allows(veil.Where), s.Board().At == engine.StandardSetup().At
	if seen && usual {
		m.say(m.Lang.Say(lang.LineStandard))
	}
	m.say(action.Standing(s, m.Lang))
	m.damage()
	if seen && !usual {
		for _, text := range action.PieceLines(s.Board(), m.Lang, m.Lang.LineDot()) {
			m.say(text)
		}
	}
}

// arrived says the move one has come to, in one sentence, its comment and the
// variations beside it.
func (m *mode) arrived() {
	s := m.Session
	ply := s.Ply()
	m.stood = m.place()
	if ply == 0 {
		m.atStart()
		return
	}
	round, _ := s.Cursor().RoundOf(ply)
	m.say(m.Lang.Say(lang.LineMove, round, action.Announce(s, m.Lang, ply)))
	if m.Speaker.Speaks() {
		m.Speaker.Say(action.Spoken(s, m.Lang, ply))
	}
	if mark := action.MarkShown(s, s.Node()); mark != "" {
		m.say(mark)
	}
	if text := action.CommentText(s, m.Lang); text != "" {
		m.say(text)
	}
	m.referee()
	m.damage()
	if n := len(s.Cursor().Siblings()); n > 1 && !s.Covered() && s.Veil().Allows(veil.Branches) {
		m.say(m.Lang.Say(lang.LineSiblings, n-1))
	}
	if s.Ply() == s.Plies() && !s.Covered() {
		m.end()
	}
}

// referee says what a referee would of the place.
func (m *mode) referee() {
	if ruling, ok := action.Ruling(m.Desk); ok {
		m.say(m.voice().Ruling(&ruling))
	}
	if text := action.Quiet(m.Session, m.Lang); text != "" {
		m.say(text)
	}
}

// damage says what is wrong with the record here, at the start where it is, and
// that it can be repaired.
func (m *mode) damage() {
	s := m.Session
	if s.Veil().Level != veil.Open {
		return
	}
	before, said := s.Cursor().BoardAt(max(s.Ply()-1, 0)), false
	for i := range s.Game().Problems {
		p := &s.Game().Problems[i]
		switch {
		case p.Node != s.Node() || p.Err == nil:
			continue
		case p.Ply <= s.Ply():
			m.say(p.Text + " " + m.voice().Error(p.Err, &before))
		case s.Covered():
			m.say(m.Lang.Say(lang.UnreadNext))
		default:
			m.say(p.Text + " " + m.voice().Error(p.Err, s.Board()))
		}
		said = true
	}
	p := s.Diagnosis().Damaged()
	_, possible := action.ByName("repair").Possible(s)
	switch {
	case !possible:
	case p != nil && p.Node != s.Node() && s.Ply() == 0:
		m.say(m.Lang.Say(lang.DamagedAt, p.Ply))
		m.say(m.Lang.Say(lang.RepairHint))
	case p == nil && s.Ply() == 0:
		m.say(m.Lang.Say(lang.HintRebuild))
		m.say(m.Lang.Say(lang.RepairHint))
	case said:
		m.say(m.Lang.Say(lang.RepairHint))
	}
}

// end says the result at the end of the mainline; a variation has none.
func (m *mode) end() {
	if !m.Session.Cursor().AtEnd() {
		return
	}
	texts := map[string]lang.Text{"1-0": lang.RedWins, "0-1": lang.BlackWins, "1/2-1/2": lang.Draw}
	if text, ok := texts[m.Session.Game().Tags.Value("Result")]; ok {
		m.say(m.Lang.Say(text))
	}
}

// board says what may be seen of each rank, from the far edge to the near one, as
// the near side counts or by coordinates: piece or disc, and where. look shows all of
// it.
func (m *mode) board(look bool) {
	s := m.Session
	o := veil.NoOptions(s.View.Near())
	o.Peek = look
	scene, dot := veil.See(s.Board(), s.Veil().Level, o), m.Lang.LineDot()
	for rank := engine.Ranks; rank >= 1; rank-- {
		var parts []string
		for file := engine.Files; file >= 1; file-- {
			at := engine.SeenSquare(scene.Near, file, rank)
			name := m.spot(scene.Spots[at])
			switch {
			case name == "":
			case dot == lang.Coordinates:
				parts = append(parts, name+" "+at.String())
			default:
				parts = append(parts, name+" "+lang.DigitIn(scene.Near, file, dot))
			}
		}
		if len(parts) > 0 {
			m.say(m.Lang.Say(lang.LineRank, rankName(scene.Near, rank, dot), strings.Join(parts, m.Lang.Say(lang.ListComma))))
		}
	}
}

// rankName is the number of a rank in the near side's count, or as in coordinates.
func rankName(near engine.Color, rank int, dot string) int {
	if dot == lang.Coordinates {
		return engine.SeenSquare(near, 1, rank).Rank()
	}
	return rank
}

// spot names what is seen on a point.
func (m *mode) spot(s veil.Spot) string {
	switch s.Draw {
	case veil.Face:
		return m.Lang.Side(s.Piece.Color()) + " " + m.Lang.Kind(s.Piece.Color(), s.Piece.Kind())
	case veil.SideDisc:
		return m.Lang.Side(s.Side)
	case veil.Disc:
		return m.Lang.Say(lang.LineDisc)
	}
	return ""
}

// moves says the moves of the line, as many as the list shows, three rounds a
// line at most.
func (m *mode) moves() {
	s := m.Session
	v := s.Veil()
	to := s.Shown()
	if v.Level != veil.Open {
		to = s.Ply()
	}
	between := " "
	if action.InWords(s) {
		between = m.Lang.Say(lang.ListComma)
	}
	var line []string
	for ply := v.List.First(s.Ply()); ply <= to; ply++ {
		round, black := s.Cursor().RoundOf(ply)
		text := action.MoveText(s, m.Lang, ply)
		if !black {
			text = m.Lang.Say(lang.LineNumber, round, text)
		}
		if line = append(line, text); len(line) == 6 {
			m.say(strings.Join(line, between))
			line = nil
		}
	}
	m.say(strings.Join(line, between))
}

// help names the actions, group by group, or tells of one of them.
func (m *mode) help(name string) {
	if a := action.ByName(strings.TrimPrefix(name, ":")); a != nil {
		m.helpOf(a)
		return
	}
	m.say(m.Lang.Say(lang.LineHelp))
	for g, title := range action.GroupTitles {
		var names []string
		for _, a := range action.All() {
			if a.Group == action.Group(g) {
				names = append(names, a.Name)
			}
		}
		m.say(m.Lang.Say(lang.Announced, m.Lang.Say(title), strings.Join(names, ", ")))
	}
	m.say(m.Lang.Say(lang.LineHelpOf))
}

// helpOf tells what an action does, its argument, and why it cannot be done now.
func (m *mode) helpOf(a *action.Action) {
	text := a.Name
	if a.Usage != "" {
		text += " " + a.Usage
	}
	text = m.Lang.Say(lang.Announced, text, m.Lang.Say(a.Title))
	if why, ok := a.Possible(m.Session); !ok {
		text += " (" + m.Lang.Say(lang.HelpNotNow, m.Lang.Say(why)) + ")"
	}
	m.say(text)
}
