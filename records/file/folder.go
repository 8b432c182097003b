// Folders: the files in them that hold records, opened as they are needed.

package file

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"qipu/records"
)

// openFolder lists the files of a folder that hold records, by name. It fails if
// none does.
func openFolder(ctx context.Context, name string, o Options) (*Collection, error) {
	var names []string
	err := filepath.WalkDir(name, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if hidden := strings.HasPrefix(d.Name(), ".") && path != name; hidden && d.IsDir() {
			return filepath.SkipDir
		} else if !hidden && d.Type().IsRegular() {
			names = append(names, path)
		}
		return ctx.Err()
	})
	if err != nil {
		return nil, err
	}
	// One record must be found before the folder counts as a collection.
	var skipped []error
	for i, path := range names {
		p, err := openLazy(path, o)
		if err != nil {
			skipped = append(skipped, err)
			continue
		}
		c := newCollection(&ctx, name)
		c.skipped = skipped
		c.size = int64(len(names) - i)
		go c.list(ctx, p, names[i+1:], o)
		return c, nil
	}
	return nil, &FormatError{Name: name, Place: records.Place{Offset: -1}, Kind: records.WrongForm, Err: &records.Fault{Code: "no-records"}}
}

// openLazy opens a file of a folder, of which there may be tens of thousands: it
// is opened anew whenever a game of it is asked for.
func openLazy(name string, o Options) (*part, error) {
	p, err := openPart(name, o)
	if err != nil {
		return nil, err
	}
	if p.changed { // it had to be decoded
		return p, nil
	}
	p.source.ReaderAt, p.raw = pathReader(name), pathReader(name)
	closing := p.close
	p.close = nothing
	return p, closing()
}

// openBeside is openLazy for a goroutine of its own.
func openBeside(name string, o Options) (p *part, err error) {
	defer records.Recovered(&err)
	return openLazy(name, o)
}

// pathReader reads a file by its name.
type pathReader string

// ReadAt implements io.ReaderAt.
func (r pathReader) ReadAt(b []byte, off int64) (int, error) {
	f, err := os.Open(string(r))
	if err != nil {
		return 0, err
	}
	defer f.Close()
	return f.ReadAt(b, off)
}
