// What is certain enough to be written without asking.

package repair

import "qipu/engine"

// certain reports whether nothing but c explains the record, looked at without any
// belief in texts: no other move in the place of any of them up to the one that
// cannot be played. Two slips in one text may look like another one, as 马五四三五
// written 马五四五六 like 马五四四六. A round is never certain: two wrong texts look the
// same.
func (s *search) certain(c *Change, fail int) bool {
	if c.Next != (engine.Move{}) {
		return false
	}
	for j := fail; j >= 0; j-- {
		for i := range s.layers[j] {
			p := &s.layers[j][i].position
			for _, m := range p.AppendMoves(nil) {
				own := j == c.Ply-1 && c.Do == Replace && m == c.Move
				if !own && s.reach(p.PlayLegal(m), j+1) == len(s.Texts) || s.reads > maxReads {
					return false
				}
			}
		}
	}
	return true
}
