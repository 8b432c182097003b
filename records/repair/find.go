// What is wrong with a record, and what would repair it.

package repair

import (
	"slices"

	"qipu/engine"
	"qipu/records"
)

// telling is the length from which a record without contradictions that one
// change makes a game from the standard position is taken for such a game.
const telling = 12

// Find searches the smallest changes after which all of the record can be played,
// of every kind of slip. Where one change does not do, because there is more than
// one slip, it returns those after which the record goes on for longest, if that
// is long enough to tell. Of a record that can be played it returns the meaning of
// every text that has several.
func Find(r *Record) Report {
	if r.Start != nil {
		return findTurned(r)
	}
	standard := engine.StandardSetup()
	with := *r
	with.Start = &standard
	report := find(&with)
	whole := len(report.Repairs) > 0 && report.Repairs[0].Upto == 0
	if report.Ply == 0 || r.Ply == nil || whole && len(r.Texts) >= telling || records.FromStandard(r.known()) {
		return report
	}
	blind := findBlind(r)
	if whole && blind.Ply > 0 || len(blind.Repairs) == 0 && report.Ply > telling {
		return report
	}
	return blind
}

// findTurned is find for a record whose texts tell their sides: the side to move at
// the start may just be that of the first text, before which a move of the other side
// is missing.
func findTurned(r *Record) Report {
	report := find(r)
	if report.Ply == 0 || r.Ply == nil || len(r.Texts) == 0 || r.Start.Turn == engine.Red {
		return report
	}
	other := *r
	start := *r.Start
	start.Turn = engine.Red
	other.Start = &start
	if ply, ok := r.Ply(r.Texts[0], engine.Red); !ok || ply.Color == engine.Red {
		return report
	}
	var turned []Change
	for _, c := range find(&other).Repairs {
		if c.Upto == 0 {
			c.turned = true
			turned = append(turned, c)
		}
	}
	if len(turned) > 0 {
		report.unsure = true
		report.Repairs = slices.DeleteFunc(report.Repairs, func(c Change) bool { return c.Upto > 0 })
		report.Repairs = append(report.Repairs, turned...)
		slices.SortStableFunc(report.Repairs, func(a, b Change) int { return rarity[slipKind(a.Why.Code)] - rarity[slipKind(b.Why.Code)] })
	}
	return report
}

// find is Find for a record whose start is known.
func find(r *Record) Report {
	p, ok := r.Start.Playable()
	if !ok {
		return Report{}
	}
	s := newSearch(r)
	fail := s.play(p)
	if fail == len(r.Texts) {
		return Report{Repairs: s.readings()}
	}
	report := Report{Ply: fail + 1}
	hopeless := r.hopeless(r.Texts[fail])
	first := 0
	if hopeless {
		first = fail
	}
	for _, k := range slips {
		for j := fail; j >= first && s.reads <= maxReads; j-- {
			s.at(j, k)
		}
	}
	report.Partial, report.reads = s.reads > maxReads, s.reads
	if !hopeless {
		report.unsure = !s.rounds(fail)
	}
	s.rank(s.found, fail)
	report.Repairs = s.found
	if len(s.found) == 1 && !report.unsure {
		report.unsure = !s.certain(&s.found[0], fail)
	}
	if len(s.found) == 0 {
		report.Repairs = s.beyond(fail)
	}
	return report
}
