// What is certain enough to be written without asking.

package repair

import "qipu/engine"

// certain reports whether nothing but c explains the record, looked at without any
// belief in texts: no other move in the place of any of them up to the one that
// cannot be played. Two slips in one text may look like another one, as 马五四三五
// written 马五四五六 like 马五四四六. A round is never certain: two wrong texts look the
// same.
func (s *search) certain(c *Change, fail int) bool {
	return c.Next == (engine.Move{}) && !s.explained(c, fail)
}

// explained reports whether some other move than that of c, in the place of a text up
// to the one that cannot be played, makes a game of the record; true too where not
// all of them could be looked at.
func (s *search) explained(c *Change, fail int) bool {
	for j := fail; j >= 0; j-- {
		for i := range s.layers[j] {
			p := &s.layers[j][i].position
			for _, m := range p.AppendMoves(nil) {
				own := j == c.Ply-1 && c.Do == Replace && m == c.Move
				if !own && s.reach(p.PlayLegal(m), j+1) == len(s.Texts) || s.reads > maxReads {
					return true
				}
			}
		}
	}
	return false
}

// otherBegan reports whether the other side may have begun and one text be wrong. A
// reader gives the first move to the side for whom more can be read, whatever the start
// says. With R1+1 written C1+1 that is Black where Red has no cannon, and then a
// move of Red seems to be left out behind it. Texts that tell their side leave no
// doubt, nor does the standard position.
func (r *Record) otherBegan(reads int) bool {
	if r.Ply != nil || r.side != nil || r.Start.Board == engine.StandardSetup().Board {
		return false
	}
	other := *r.Start
	other.Turn = other.Turn.Other()
	p, ok := other.Playable()
	if !ok {
		return false
	}
	s := newSearch(r)
	s.reads = reads
	fail := s.play(p)
	return fail == len(r.Texts) || s.explained(&Change{}, fail)
}
