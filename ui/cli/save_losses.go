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
	lines := []string{""}
	all := 0
	for _, kind := range lossKinds(losses) {
		what := strings.TrimSpace(a.lang.Loss(string(kind.list[0].What)) + " " + kind.list[0].Name)
		lines = append(lines, "  "+a.lang.Say(lang.SaveKind, what, kind.count))
		all += kind.count
		for _, loss := range kind.list {
			place := places[loss.Node]
			if loss.Game != s.at {
				place = a.lang.Say(lang.Untitled, loss.Game)
			}
			text := cell.Wide.Short(cell.Line(loss.Text), 60)
			lines = append(lines, session.Place+a.lang.Say(lang.SaveLost, place, text))
		}
	}
	lines[0] = a.lang.Say(lang.SaveCannotHold, s.flags.to, all)
	return lines
}

// losses is what a format cannot hold of one kind.
type losses struct {
	list  []file.Loss
	count int // more than are listed, where there are very many
}

// lossTally sorts losses by their kind, in the order in which the kinds come.
type lossTally struct {
	kinds []*losses
	of    map[[2]string]*losses
}

// add takes in a loss; of a kind no more than most are kept, the others counted.
func (t *lossTally) add(loss file.Loss, most int) {
	key := [2]string{string(loss.What), loss.Name}
	kind := t.of[key]
	if kind == nil {
		if kind = (&losses{}); t.of == nil {
			t.of = map[[2]string]*losses{}
		}
		t.of[key] = kind
		t.kinds = append(t.kinds, kind)
	}
	if kind.count += 1 + loss.More; len(kind.list) < most {
		loss.More = 0
		kind.list = append(kind.list, loss)
	}
}

// all returns the losses that are kept; the last of a kind stands for the others.
func (t *lossTally) all() (list []file.Loss) {
	for _, kind := range t.kinds {
		list = append(list, kind.list...)
		list[len(list)-1].More = kind.count - len(kind.list)
	}
	return list
}

func lossKinds(all []file.Loss) []*losses {
	var t lossTally
	for _, loss := range all {
		t.add(loss, len(all))
	}
	return t.kinds
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
