// Repairs of a damaged record, listed and applied.

package action

import (
	"fmt"
	"strconv"

	"qipu/records/mend"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

func undamaged(s *session.Session) lang.Text {
	if len(s.Game().Problems) == 0 {
		return lang.NothingToRepair
	}
	return lang.Text{}
}

// repair lists the smallest changes after which the record can be played, or
// makes the one whose number is given.
func repair(c *Context) error {
	// What can be repaired tells what stands where.
	if err := pay(c, veil.Setup); err != nil {
		return err
	}
	g := c.Session.Game()
	record := mend.FromGame(g)
	report := mend.Repairs(record)
	if len(report.Repairs) == 0 {
		return refuse(lang.NothingToRepair)
	}
	if c.Argument == "" {
		for i := range report.Repairs {
			c.Lines = append(c.Lines, fmt.Sprintf(":repair %d   %s", i+1, RepairText(&report.Repairs[i], c.Lang)))
		}
		return nil
	}
	n, err := strconv.Atoi(c.Argument)
	if err != nil || n < 1 || n > len(report.Repairs) {
		return refuse(lang.NotANumber, c.Argument)
	}
	r := report.Repairs[n-1]
	c.Session.Replace(mend.Mended(g, record, r, ""))
	c.Say = RepairText(&r, c.Lang)
	return nil
}

// RepairText is a repair in one line.
func RepairText(r *mend.Repair, l lang.Lang) string {
	why := lang.NewVoice(l, nil).Error(r.Why, nil)
	switch r.Do {
	case mend.Insert:
		return l.Say(lang.RepairInsert, r.Ply, r.Text, why)
	case mend.Delete:
		return l.Say(lang.RepairDelete, r.Ply, why)
	case mend.Read:
		return l.Say(lang.RepairRead, r.Ply, r.Text, why)
	}
	return l.Say(lang.RepairReplace, r.Ply, r.Text, why)
}
