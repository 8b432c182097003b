// What a format cannot hold, listed by kind and place.

package desk

import (
	"strings"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
)

// says is how doubts are said.
type says struct {
	lang  lang.Lang
	forms func() *session.Columns // how they write moves
}

// lossLines lists losses: how many of each kind, and each with its place.
func (s *says) lossLines(g *records.Game, format string, losses []file.Loss) []session.DoubtLine {
	if len(losses) == 0 {
		return nil
	}
	places := s.lossPlaces(g, losses)
	lines := []session.DoubtLine{{}}
	all := 0
	for _, kind := range LossKinds(losses) {
		what := strings.TrimSpace(s.lang.Loss(string(kind.List[0].What)) + " " + kind.List[0].Name)
		lines = append(lines, session.DoubtLine{Text: s.lang.Say(lang.SaveKind, what, kind.Count), Depth: 1})
		all += kind.Count
		for _, loss := range kind.List {
			place := places[loss.Node]
			text := cell.Wide.Short(cell.Line(loss.Text), 60)
			lines = append(lines, session.DoubtLine{Text: s.lang.Say(lang.SaveLost, place, text), Depth: 2, Hides: true})
		}
	}
	lines[0].Text = s.lang.Say(lang.SaveCannotHold, format, all)
	return lines
}

// Losses is what a format cannot hold of one kind.
type Losses struct {
	List  []file.Loss
	Count int // more than are listed, where there are very many
}

// Tally sorts losses by their kind, in the order in which the kinds come.
type Tally struct {
	kinds []*Losses
	of    map[[2]string]*Losses
}

// Add takes in a loss; of a kind no more than most are kept, the others counted.
func (t *Tally) Add(loss file.Loss, most int) {
	key := [2]string{string(loss.What), loss.Name}
	kind := t.of[key]
	if kind == nil {
		if kind = (&Losses{}); t.of == nil {
			t.of = map[[2]string]*Losses{}
		}
		t.of[key] = kind
		t.kinds = append(t.kinds, kind)
	}
	if kind.Count += 1 + loss.More; len(kind.List) < most {
		loss.More = 0
		kind.List = append(kind.List, loss)
	}
}

// All returns the losses that are kept; the last of a kind stands for the others.
func (t *Tally) All() (list []file.Loss) {
	for _, kind := range t.kinds {
		list = append(list, kind.List...)
		list[len(list)-1].More = kind.Count - len(kind.List)
	}
	return list
}

// LossKinds sorts losses by their kind, in the order in which the kinds come.
func LossKinds(all []file.Loss) []*Losses {
	var t Tally
	for _, loss := range all {
		t.Add(loss, len(all))
	}
	return t.kinds
}

// lossPlaces names the nodes of g at which something is lost: ply and move.
func (s *says) lossPlaces(g *records.Game, losses []file.Loss) map[records.NodeID]string {
	names := map[records.NodeID]string{0: s.lang.Say(lang.SaveAtStart)}
	for _, loss := range losses {
		if loss.Node != 0 {
			names[loss.Node] = ""
		}
	}
	forms := s.forms()
	for id, at := range g.Walk() {
		if _, ok := names[id]; !ok || id == 0 {
			continue
		}
		b, m := at.Before(), g.Move(id)
		text := forms.Text(forms.Lead(), &b, m)
		if text == "" {
			text = m.String()
		}
		names[id] = s.lang.Say(lang.SaveAtPly, at.Ply(), text)
	}
	return names
}
