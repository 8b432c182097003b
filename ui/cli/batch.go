// qipu notate --batch: lines of FEN and move in, seven notations out.

package cli

import (
	"bytes"
	"errors"
	"io"
	"runtime"
	"strconv"

	"qipu/engine"
	"qipu/notation"
	"qipu/records"
	"qipu/ui/cell"
	"qipu/ui/lang"
)

const (
	batchBuffer = 1 << 20 // bytes read at once; a longer line is cut off there
	batchShare  = 1 << 14 // bytes that are worth a worker of their own
)

// batch answers lines. Only the first of several workers may see the beginning
// of the stream.
type batch struct {
	only    notation.Notation // nil: all that need not be chosen
	columns []notation.Notation
	voice   lang.Voice
}

// run answers every line of in on out. What has arrived is answered before more
// is waited for, so that a program at the other end of two pipes gets its
// answers; large pieces are shared among workers. It reports whether a line was
// refused.
func (b *batch) run(in io.Reader, out io.Writer) (refused bool, err error) {
	workers := make([]batchWorker, runtime.GOMAXPROCS(0))
	for i := range workers {
		workers[i].batch = b
	}
	buf := make([]byte, batchBuffer)
	kept, start, overlong := 0, true, false
	for {
		n, err := in.Read(buf[kept:])
		text := buf[:kept+n]
		if start && len(text) >= len(mark) {
			text, start = bytes.TrimPrefix(text, mark), false
		}
		if err == io.EOF && len(text) > 0 && text[len(text)-1] != '\n' {
			text = append(text, '\n')
		}
		end := bytes.LastIndexByte(text, '\n') + 1
		lines, rest := text[:end], text[end:]
		if overlong && end > 0 { // the tail of a line that was answered
			lines, overlong = lines[bytes.IndexByte(lines, '\n')+1:], false
		}
		if overlong {
			rest = nil
		} else if len(rest) == len(buf) {
			lines, rest, overlong = rest, nil, true
		}
		bad, failed := share(workers, lines, out)
		refused = refused || bad
		if failed != nil {
			return refused, failed
		}
		kept = copy(buf, rest)
		if err == io.EOF {
			return refused, nil
		}
		if err != nil {
			return refused, err
		}
	}
}

var mark = []byte("\ufeff")

// share answers lines with as many workers as they are worth, and writes the
// answers in order.
func share(workers []batchWorker, lines []byte, out io.Writer) (refused bool, err error) {
	n := min(len(workers), len(lines)/batchShare+1)
	var wait records.Group
	for i := range n {
		part := lines
		if i < n-1 {
			at := len(lines) / (n - i)
			if at = at + bytes.IndexByte(lines[at:], '\n') + 1; at == 0 || lines[at-1] != '\n' {
				at = len(lines) // one line that was cut off
			}
			part, lines = lines[:at], lines[at:]
		}
		wait.Go(func() { workers[i].answer(part) })
	}
	wait.Wait()
	for i := range n {
		refused = refused || workers[i].refused
		if len(workers[i].out) == 0 {
			continue
		}
		if _, err := out.Write(workers[i].out); err != nil {
			return refused, err
		}
	}
	return refused, nil
}

// batchWorker answers lines one after the other.
type batchWorker struct {
	*batch
	out     []byte
	refused bool
	fen     []byte          // of the last line
	p       engine.Position // after fen
	board   engine.Board
	bad     *engine.FENError
}

// answer puts the answers to lines in w.out.
func (w *batchWorker) answer(lines []byte) {
	w.out, w.refused = w.out[:0], false
	for len(lines) > 0 {
		line, rest, _ := bytes.Cut(lines, []byte{'\n'})
		w.line(bytes.TrimSuffix(line, []byte{'\r'}))
		w.out = append(w.out, '\n')
		lines = rest
	}
}

func (w *batchWorker) line(line []byte) {
	fen, text, ok := bytes.Cut(line, []byte{'\t'})
	if !ok {
		w.refuse("!BADFEN", "1", w.voice.Lang.Say(lang.BatchNoTab))
		return
	}
	w.position(fen)
	if w.bad != nil {
		w.refuse("!BADFEN", strconv.Itoa(w.bad.Column()), w.voice.Error(w.bad, nil))
		return
	}
	move, err := w.parse(string(text))
	if err == nil {
		w.out = appendColumns(w.out, w.columns, &w.board, move)
		return
	}
	var refused *notation.Error
	if !errors.As(err, &refused) {
		w.refuse("!UNREADABLE", "1", w.voice.Error(err, nil))
		return
	}
	w.refuse(verdict(refused), verdictDetail(refused), w.voice.Error(refused, &w.board))
}

func (w *batchWorker) parse(text string) (engine.Move, error) {
	if w.only != nil {
		return w.only.Parse(&w.p, text)
	}
	m, _, err := notation.ParseAny(&w.p, text, nil)
	return m, err
}

// position sets the position of the line; that of the line before is kept.
func (w *batchWorker) position(fen []byte) {
	if w.fen != nil && bytes.Equal(fen, w.fen) {
		return
	}
	w.fen = append(w.fen[:0], fen...)
	w.bad = nil
	p, err := engine.ParsePosition(string(fen))
	if err != nil {
		errors.As(err, &w.bad)
		return
	}
	w.p, w.board = p, p.Board()
}

func (w *batchWorker) refuse(kind, detail, message string) {
	w.refused = true
	w.out = append(w.out, kind...)
	w.out = append(w.out, '\t')
	w.out = append(w.out, detail...)
	w.out = append(w.out, '\t')
	w.out = append(w.out, cell.Line(message)...)
}

// verdict names what is wrong with a text.
func verdict(e *notation.Error) string {
	switch e.Fault {
	case notation.Ambiguous:
		return "!AMBIGUOUS"
	case notation.Illegal:
		return "!ILLEGAL"
	}
	return "!UNREADABLE"
}

// verdictDetail is the second field of a refusal: the candidates, the rule or
// the column.
func verdictDetail(e *notation.Error) string {
	switch e.Fault {
	case notation.Ambiguous:
		var list []byte
		for i, m := range e.Candidates {
			if i > 0 {
				list = append(list, ' ')
			}
			list = append(list, m.String()...)
		}
		return string(list)
	case notation.Illegal:
		var illegal *engine.IllegalError
		if errors.As(e.Err, &illegal) {
			return illegal.Why.String()
		}
		return engine.NoPieceThere.String()
	}
	return strconv.Itoa(e.Column())
}
