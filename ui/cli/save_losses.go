// What a format cannot hold, listed by kind and place.

package cli

import (
	"strings"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// lossLines lists losses: how many of each kind, and each with its place.
func (a *app) lossLines(s *saving, losses []file.Loss) []string {
	if len(losses) == 0 {
		return nil
	}
	places := a.places(s.own, losses)
	var kinds []string
	each := map[string][]string{}
	for _, loss := range losses {
		kind := strings.TrimSpace(a.lang.Loss(string(loss.What)) + " " + loss.Name)
		place := places[loss.Node]
		if loss.Game != s.at {
			place = a.lang.Say(lang.Untitled, loss.Game)
		}
		if each[kind] == nil {
			kinds = append(kinds, kind)
		}
		text := cell.Wide.Short(cell.Line(loss.Text), 60)
		each[kind] = append(each[kind], "    "+a.lang.Say(lang.SaveLost, place, text))
	}
	lines := []string{a.lang.Say(lang.SaveCannotHold, s.flags.to, len(losses))}
	for _, kind := range kinds {
		lines = append(lines, "  "+a.lang.Say(lang.SaveKind, kind, len(each[kind])))
		lines = append(lines, each[kind]...)
	}
	return lines
}

// places names the nodes of g at which something is lost: ply and move.
func (a *app) places(g *records.Game, losses []file.Loss) map[records.NodeID]string {
	names := map[records.NodeID]string{0: a.lang.Say(lang.SaveAtStart)}
	for _, loss := range losses {
		if loss.Node != 0 {
			names[loss.Node] = ""
		}
	}
	column := session.ColumnOf("chinese")
	if a.settings.Script == "traditional" {
		column = session.ColumnOf("chinese-traditional")
	}
	for id, at := range g.Walk() {
		if _, ok := names[id]; !ok || id == 0 {
			continue
		}
		b, m := at.Before(), g.Move(id)
		text := session.Write(&b, m)[column]
		if text == "" {
			text = m.String()
		}
		names[id] = a.lang.Say(lang.SaveAtPly, at.Depth, text)
	}
	return names
}
