// Repairs of a damaged record, listed and applied.

package action

import (
	"strconv"
	"strings"

	"qipu/engine"
	"qipu/records"
	"qipu/records/repair"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// undamaged is why there is nothing to repair: no slip, and a start that is told.
// While blind it does not say, since that tells of hidden pieces.
func undamaged(s *session.Session) lang.Text {
	if s.Veil().Level != veil.Open {
		return lang.NoText
	}
	p := s.Diagnosis().Damaged()
	switch {
	case p == nil && !StartOpen(s):
		return lang.NothingToRepair
	case p != nil && s.Covered() && s.Ply() < min(p.Ply, s.Plies()):
		return lang.IsCovered
	}
	return lang.NoText
}

// StartOpen reports whether nothing can be played from the start of a game that
// has moves: its record does not tell all of it.
func StartOpen(s *session.Session) bool {
	at, _ := records.SituationOf(s.Game().Start)
	_, ok := at.Position()
	return !ok && (s.Game().First(0) != 0 || s.Game().Unread(0) != "")
}

// repairRecord lists the smallest changes after which the record can be played, or
// makes the one whose number is given. Where no move is wrong, the start is.
func repairRecord(c *Context) error {
	s := c.Session
	p := s.Diagnosis().Damaged()
	if p == nil {
		return rebuild(c)
	}
	if run := s.Diagnosis().SeekRepairs(); run != nil {
		c.Host.Search(c, run)
		return nil
	}
	// What can be repaired tells what stands where.
	if err := pay(c, veil.Setup); err != nil {
		return err
	}
	d := s.Diagnosis().Repairs()
	list := d.Report.Repairs
	switch n, err := strconv.Atoi(c.Argument); {
	case len(list) == 0:
		return refuse(lang.RepairNone, p.Ply)
	case c.Argument == "":
		var texts []string
		for i := range list {
			texts = append(texts, repairIn(s, d, i, c.Lang))
		}
		c.Host.Choose(c, lang.RepairHead, texts)
		return nil
	case err != nil || n < 1 || n > len(list):
		return refuse(lang.NotANumber, c.Argument)
	default:
		r := list[n-1]
		text := RepairShort(s, d, n-1, c.Lang)
		err := s.Together(func(edit repair.Editor) error {
			return d.Line.Apply(s.Game(), r, RepairRemark(&r, d.Line, c.Lang), edit)
		})
		if err != nil {
			return err
		}
		if !s.Covered() {
			s.GoTo(d.Line.Node(r.Ply))
		}
		c.say(lang.RepairDone, text)
		return nil
	}
}

// RepairText is a repair in one line, with its reason.
func RepairText(r *repair.Change, l lang.Lang) string {
	return reasoned(r, repairLine(r, r.Text, l), l)
}

// repairIn is RepairText for the repair of index i, its move as it is read on the
// screen where the record is no text.
func repairIn(s *session.Session, d *repair.Damage, i int, l lang.Lang) string {
	return reasoned(&d.Report.Repairs[i], RepairShort(s, d, i, l), l)
}

func reasoned(r *repair.Change, line string, l lang.Lang) string {
	line += l.Say(lang.RepairWhy, lang.NewVoice(l, nil).Error(r.Why, nil))
	if r.Upto > 0 {
		line += l.Say(lang.RepairUpto, r.Upto)
	}
	return line
}

// RepairShort is the repair of index i in one line, without its reason.
func RepairShort(s *session.Session, d *repair.Damage, i int, l lang.Lang) string {
	r, text := &d.Report.Repairs[i], ""
	if b := d.Report.BoardOf(i); b != nil && r.Text == r.Move.String() {
		text = s.View.Forms.Text(s.View.Forms.Lead(), b, r.Move)
	}
	if text == "" {
		text = r.Text
	}
	return repairLine(r, text, l)
}

func repairLine(r *repair.Change, text string, l lang.Lang) string {
	t := lang.RepairReplace
	switch r.Do {
	case repair.Insert:
		t = lang.RepairInsert
	case repair.Delete:
		return l.Say(lang.RepairDelete, r.Ply)
	case repair.Exchange:
		return l.Say(lang.RepairExchange, r.Ply, r.With)
	case repair.Read:
		t = lang.RepairRead
	}
	if r.Move != (engine.Move{}) && text != r.Move.String() {
		text += " (" + Moves(r) + ")"
	}
	return l.Say(t, r.Ply, text)
}

// Moves are the moves that a repair puts in, in ICCS: one, or the two of a round.
func Moves(r *repair.Change) string {
	if r.Next != (engine.Move{}) {
		return r.Move.String() + " " + r.Next.String()
	}
	return r.Move.String()
}

// RepairRemark is what a record says of a repair that was made in it: which one,
// and the text as it was.
func RepairRemark(r *repair.Change, line *repair.Line, l lang.Lang) string {
	text := RepairText(r, l)
	if old := line.Old(r); !strings.Contains(text, old) {
		text += ": " + old
	}
	return text
}

// noProblem is why there is no problem to go to.
func noProblem(s *session.Session) lang.Text {
	if why := blindOrCovered(s); why != lang.NoText {
		return why
	}
	if len(s.Game().Problems) == 0 {
		return lang.NoProblem
	}
	return lang.NoText
}

// problem goes to the next problem of the record behind the one that one stands
// on, round and round; from elsewhere, to the one that a repair is about.
func problem(c *Context) error {
	s := c.Session
	list, at := s.Game().Problems, -1
	for i := range list {
		if list[i].Node == s.Node() {
			at = i
		}
	}
	if p := s.Diagnosis().Damaged(); at < 0 && p != nil {
		s.GoTo(p.Node)
		return nil
	}
	for i := range list {
		n := list[(at+1+i)%len(list)].Node
		if n != s.Node() && s.Game().Has(n) {
			s.GoTo(n)
			return nil
		}
	}
	return refuse(lang.NoneAfter)
}
