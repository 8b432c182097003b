// One game of a file, read without listing the others.

package file

import (
	"errors"

	"qipu/records"
)

// Entry returns where game i, from 0, stands in its file.
func (c *Collection) Entry(i int) (Entry, bool) {
	_, e, ok := c.find(i)
	return e, ok
}

// ReadEntry reads the game that an earlier run found at a place of a file, and
// judges it. The file must not have changed since.
func ReadEntry(name string, e Entry, o Options) (*records.Game, error) {
	p, err := openPart(name, o)
	if err != nil {
		return nil, err
	}
	g, err := readEntry(p.format, p.source, e)
	return g, errors.Join(err, p.close())
}
