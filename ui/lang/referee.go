// The referee's words: a position that comes again, what each side did about it,
// and what the rules say. Facts come first, then the rule with its name.

package lang

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
	"qipu/records"
)

// Ruling is a position that came for the third time or more, and the rules by
// which it is told.
type Ruling struct {
	*records.Repetition
	Rules  engine.Rules
	Board  *engine.Board // on which it came
	Veiled bool          // nothing is told but what an arbiter announces of a blind game: the count, and checks
	Hushed bool          // nor are the checks
}

// listedDeeds is up to how many moves of a side, and how many plies, are listed
// one by one.
const listedDeeds = 12

// Ruling tells all of it, in sentences.
func (v Voice) Ruling(r *Ruling) string {
	var plies []string
	if len(r.Plies) > listedDeeds {
		plies = append(plies, "...")
	}
	for _, ply := range r.Plies[max(0, len(r.Plies)-listedDeeds):] {
		plies = append(plies, strconv.Itoa(ply))
	}
	said := []string{v.Lang.Say(NthTimePlies, v.Lang.ordinal(r.Times), strings.Join(plies, v.Lang.Say(ListComma)))}
	for side := range r.Cycle.Sides {
		said = append(said, v.facts(r, engine.Color(side))...)
	}
	if !r.Veiled {
		said = append(said, v.deeds(r))
	}
	if text := v.verdict(r, true); text != "" {
		said = append(said, text)
	}
	if r.Partial && !r.Veiled {
		said = append(said, v.Lang.Say(WithinRecord))
	}
	return v.sentences(said)
}

// sentences writes facts as sentences.
func (v Voice) sentences(said []string) string {
	for i, text := range said {
		first, size := utf8.DecodeRuneInString(text)
		said[i] = string(unicode.ToUpper(first)) + text[size:]
	}
	return strings.TrimSpace(strings.Join(said, v.Lang.Say(FullStop)))
}

// RulingLines tells it in one line, from the fullest one to the shortest: the
// caller takes the first one for which there is room.
func (v Voice) RulingLines(r *Ruling) []string {
	plies := make([]string, 0, records.Occurrences)
	for _, ply := range r.Plies[len(r.Plies)-records.Occurrences:] {
		plies = append(plies, strconv.Itoa(ply))
	}
	count := v.Lang.Say(NthTime, v.Lang.ordinal(r.Times), strings.Join(plies, v.Lang.Say(PlyComma)))
	var facts, grave []string
	for side := range r.Cycle.Sides {
		if text := v.short(r, engine.Color(side)); text != "" {
			facts = append(facts, text)
			if r.Cycle.Sides[side].Conduct >= engine.Chase {
				grave = append(grave, text)
			}
		}
	}
	var lines []string
	for _, kept := range [][]string{facts, grave, nil} {
		for _, whole := range []bool{true, false} {
			parts := kept
			if text := v.verdict(r, whole); text != "" {
				parts = append(slices.Clone(kept), text)
			}
			text := count
			if len(parts) > 0 {
				text = v.Lang.Say(RuledSo, count, strings.Join(parts, v.Lang.Say(FullStop)))
			}
			lines = append(lines, text)
		}
	}
	return append(lines, v.RulingWarning(r))
}

// RulingWarning says in the fewest words that a position comes again, and who must
// change.
func (v Voice) RulingWarning(r *Ruling) string {
	text := v.Lang.Say(NthAlone, v.Lang.ordinal(r.Times))
	if loser, loses := r.Cycle.Verdict(r.Rules).Loser(); loses && v.verdict(r, false) != "" {
		return v.Lang.Say(RuledSo, text, v.Lang.Say(MustChange, v.Lang.Side(loser)))
	}
	return text
}

// verdict says what the rules say; nothing without rules, and of a veiled game
// only what follows from the checks.
func (v Voice) verdict(r *Ruling, whole bool) string {
	var rules, says string
	switch red, black := r.Cycle.Sides[engine.Red].Conduct, r.Cycle.Sides[engine.Black].Conduct; {
	case r.Rules == engine.NoRules, r.Veiled && (r.Hushed || red != engine.Check && black != engine.Check):
		return ""
	case r.Rules == engine.Chinese:
		rules = v.Lang.Say(RulesChinese)
	default:
		rules = v.Lang.Say(RulesAsian)
	}
	verdict := r.Cycle.Verdict(r.Rules)
	switch loser, loses := verdict.Loser(); {
	case loses && whole:
		says = v.Lang.Say(MustChangeOrLose, v.Lang.Side(loser))
	case loses:
		says = v.Lang.Say(MustChange, v.Lang.Side(loser))
	case verdict == engine.Draw:
		says = v.Lang.Say(v.drawn(&r.Cycle, whole))
	case whole:
		return v.Lang.Say(NotJudged)
	default:
		says = v.Lang.Say(NotJudgedShort)
	}
	return v.Lang.Say(RuledSo, rules, says)
}

// drawn says why nobody loses.
func (v Voice) drawn(c *engine.Cycle, whole bool) Text {
	red, black := c.Sides[engine.Red].Conduct, c.Sides[engine.Black].Conduct
	switch {
	case red == engine.Check && black == engine.Check:
		return BothCheckDraw
	case red == engine.Chase && black == engine.Chase:
		return BothChaseDraw
	case whole:
		return NobodyBreaks
	}
	return DrawUnchanged
}

// facts says what a side did.
func (v Voice) facts(r *Ruling, c engine.Color) []string {
	course, side := &r.Cycle.Sides[c], v.Lang.Side(c)
	switch {
	case course.Conduct == engine.Check && !r.Hushed:
		return []string{v.Lang.Say(ChecksAlways, side)}
	case r.Veiled:
		return nil
	case course.Conduct == engine.Idle:
		return []string{v.Lang.Say(DoesNothing, side)}
	case course.Conduct == engine.Mixed:
		return []string{v.mixed(side, course, AttacksInTurn, AttacksSome, ChecksSome, MixedDeeds)}
	}
	var said []string
	for i := range course.Targets {
		said = append(said, v.chase(r, side, &course.Targets[i]))
	}
	return said
}

// chase says how a piece is chased.
func (v Voice) chase(r *Ruling, side string, t *engine.Target) string {
	piece, point := v.glyph(t.Piece), v.point(t.At, r.Board, t.Piece.Color())
	switch {
	case !t.Direct && !t.Rooted:
		return v.Lang.Say(Uncovers, side, piece, point)
	case t.Rooted && len(t.By) > 0:
		return v.Lang.Say(ChasesWith, side, piece, point, v.glyph(r.Board.At[t.By[0]]))
	case t.Rooted:
		return v.Lang.Say(ChasesByTurns, side, piece, point)
	case len(t.By) == 0:
		return v.Lang.Say(ChasesBareByTurns, side, piece, point)
	}
	return v.Lang.Say(ChasesBare, side, piece, point)
}

// short is facts in a few words; nothing of a side that did nothing.
func (v Voice) short(r *Ruling, c engine.Color) string {
	course, side := &r.Cycle.Sides[c], v.Lang.Side(c)
	switch {
	case course.Conduct == engine.Check && !r.Hushed:
		return v.Lang.Say(ChecksShort, side)
	case r.Veiled || course.Conduct == engine.Idle:
		return ""
	case course.Conduct == engine.Mixed:
		return v.mixed(side, course, InTurnShort, AttacksSomeShort, ChecksSomeShort, MixedShort)
	}
	t := &course.Targets[0]
	text := ChasesShort
	switch {
	case !t.Direct && !t.Rooted:
		text = UncoversShort
	case t.Rooted:
		text = ChasesRootedShort
	}
	return v.Lang.Say(text, side, v.glyph(t.Piece))
}

// mixed says how many moves check, and how many attack.
func (v Voice) mixed(side string, c *engine.Course, inTurn, attack, check, both Text) string {
	switch checks, attacks := tally(c); {
	case attacks == len(c.Deeds):
		return v.Lang.Say(inTurn, side)
	case checks == 0:
		return v.Lang.Say(attack, side, attacks, len(c.Deeds))
	case attacks == 0:
		return v.Lang.Say(check, side, checks, len(c.Deeds))
	default:
		return v.Lang.Say(both, side, checks, attacks, len(c.Deeds))
	}
}

// tally counts the moves that check, and the others that attack.
func tally(c *engine.Course) (checks, attacks int) {
	for _, d := range c.Deeds {
		switch {
		case d.Check:
			checks++
		case len(d.Attacks) > 0:
			attacks++
		}
	}
	return checks, attacks
}

// deeds lists what each move of both sides did, 将捉将捉.
func (v Voice) deeds(r *Ruling) string {
	var lists [2]string
	for side := range r.Cycle.Sides {
		deeds := r.Cycle.Sides[side].Deeds
		var b strings.Builder
		for i := range deeds[:min(len(deeds), listedDeeds)] {
			b.WriteString(v.Lang.Say(deedWord(&deeds[i])))
		}
		if len(deeds) > listedDeeds {
			b.WriteString("...")
		}
		lists[side] = strings.TrimSpace(b.String())
	}
	return v.Lang.Say(DeedsOfBoth, lists[engine.Red], lists[engine.Black])
}

func deedWord(d *engine.Deed) Text {
	switch d.Letter() {
	case 'c':
		return DeedCheck
	case 'C':
		return DeedCheckAttack
	case 'x', 'u':
		return DeedAttack
	}
	return DeedIdle
}

// Quiet says how many plies passed without a capture, each side's checks among
// them, where a rule speaks of that number; nothing elsewhere.
func (l Lang) Quiet(plies int, checks [2]int) string {
	var rule Text
	switch plies {
	case records.FiftyRounds:
		rule = FiftyRoundsRule
	case records.SixtyRounds:
		rule = SixtyRoundsRule
	default:
		return ""
	}
	text := l.Say(QuietPlies, plies)
	if checks != [2]int{} {
		text = l.Say(QuietWithChecks, plies, checks[engine.Red], checks[engine.Black])
	}
	return Voice{Lang: l}.sentences([]string{text, l.Say(rule)})
}

// ordinal writes n as the number of a time: 3rd.
func (l Lang) ordinal(n int) string {
	if write := languages[l].ordinal; write != nil {
		return write(n)
	}
	return strconv.Itoa(n)
}

// englishOrdinal writes 1st, 2nd, 3rd, 4th, 11th.
func englishOrdinal(n int) string {
	suffix := "th"
	if n%100 < 11 || n%100 > 13 {
		switch n % 10 {
		case 1:
			suffix = "st"
		case 2:
			suffix = "nd"
		case 3:
			suffix = "rd"
		}
	}
	return fmt.Sprint(n) + suffix
}
