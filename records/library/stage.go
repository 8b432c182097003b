// The stage: the packs of a source until it is whole. Those of a large one wait in
// a file beside the library, which nobody else sees.

package library

import (
	"encoding/binary"
	"errors"
	"io"
	"os"
	"path/filepath"

	"qipu/records/library/pack"
)

// stageLimit is how many bytes of packs wait in memory.
const stageLimit = 32 << 20

// block is one pack in its parts.
type block struct {
	games               int
	rows, moves, starts []byte
}

// renamed returns the rows with the numbers that names have in the file.
func (b *block) renamed(names, events func(uint32) uint32) ([]byte, error) {
	p, err := pack.Open(b.rows, b.moves, b.starts)
	if err != nil {
		return nil, err
	}
	return p.Rename(names, events), nil
}

// stage keeps blocks.
type stage struct {
	folder string
	held   []block
	size   int
	file   *os.File
}

// add keeps a block.
func (s *stage) add(b block) error {
	s.held = append(s.held, b)
	if s.size += len(b.rows) + len(b.moves) + len(b.starts); s.size < stageLimit {
		return nil
	}
	return s.spill()
}

func (s *stage) spill() error {
	if s.file == nil {
		f, err := os.CreateTemp(s.folder, ".qipu-*")
		if err != nil {
			return err
		}
		s.file = f
		_ = os.Remove(f.Name()) // at once where that can be: a run that is killed leaves nothing
	}
	for _, b := range s.held {
		var head [16]byte
		for i, n := range []int{b.games, len(b.rows), len(b.moves), len(b.starts)} {
			binary.LittleEndian.PutUint32(head[4*i:], uint32(n))
		}
		for _, part := range [][]byte{head[:], b.rows, b.moves, b.starts} {
			if _, err := s.file.Write(part); err != nil {
				return err
			}
		}
	}
	s.held, s.size = nil, 0
	return nil
}

// each calls do for every block, in order; it may be called again.
func (s *stage) each(do func(block) error) error {
	if s.file != nil {
		if _, err := s.file.Seek(0, io.SeekStart); err != nil {
			return err
		}
		for {
			var head [16]byte
			if _, err := io.ReadFull(s.file, head[:]); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return err
			}
			b := block{games: int(binary.LittleEndian.Uint32(head[:]))}
			for i, part := range []*[]byte{&b.rows, &b.moves, &b.starts} {
				*part = make([]byte, binary.LittleEndian.Uint32(head[4*(i+1):]))
				if _, err := io.ReadFull(s.file, *part); err != nil {
					return err
				}
			}
			if err := do(b); err != nil {
				return err
			}
		}
	}
	for _, b := range s.held {
		if err := do(b); err != nil {
			return err
		}
	}
	return nil
}

// close lets go of the stage.
func (s *stage) close() {
	if s.file != nil {
		name := filepath.Clean(s.file.Name())
		s.file.Close()
		_ = os.Remove(name)
	}
}
