// Errors in the words of a language: what is wrong with a move, in terms of the
// pieces and points that forbid it.

package lang

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"unicode"
	"unicode/utf8"

	"qipu/engine"
	"qipu/engine/uci"
	"qipu/notation"
	"qipu/records"
)

// Error says what is wrong in one line without a full stop. b is the board on
// which a move was refused; without it (nil) points are named but not what
// stands on them.
func (v Voice) Error(err error, b *engine.Board) string {
	var (
		refused *notation.Error
		illegal *engine.IllegalError
		fen     *engine.FENError
		setup   *engine.SetupError
		fault   *records.Fault
		thinker *uci.Error
	)
	switch {
	case errors.As(err, &refused):
		return v.text(refused, b)
	case errors.As(err, &illegal):
		return v.Illegal(illegal, b)
	case errors.As(err, &fen):
		return v.FEN(fen)
	case errors.As(err, &setup):
		return v.Setup(setup)
	case errors.As(err, &fault):
		return v.Fault(fault)
	case errors.As(err, &thinker):
		return v.Engine(thinker)
	}
	return v.file(err)
}

// text says what is wrong with the text of a move.
func (v Voice) text(e *notation.Error, b *engine.Board) string {
	switch e.Fault {
	case notation.Unreadable:
		if e.Offset >= len(e.Text) {
			return v.Lang.Say(textStops)
		}
		return v.Lang.Say(textUnread, e.Column(), sign(e.Text[e.Offset:]))
	case notation.Ambiguous:
		return v.candidates(e.Candidates, b)
	}
	var illegal *engine.IllegalError
	if errors.As(e.Err, &illegal) {
		return v.meant(e, illegal, b)
	}
	return v.Lang.Say(noneFits)
}

// sign returns the first character of text, by its number where it has no shape
// of its own.
func sign(text string) string {
	r, size := utf8.DecodeRuneInString(text)
	switch {
	case r == utf8.RuneError && size == 1:
		return fmt.Sprintf("0x%02X", text[0])
	case !unicode.IsGraphic(r) || unicode.IsMark(r):
		return fmt.Sprintf("U+%04X", r)
	}
	return string(r)
}

// candidates lists the moves that fit a text: "two cannons fit: ...".
func (v Voice) candidates(moves []engine.Move, b *engine.Board) string {
	texts := make([]string, len(moves))
	from := map[engine.Square]bool{}
	var piece engine.Piece
	same := b != nil
	for i, m := range moves {
		texts[i] = v.Move(b, m)
		from[m.From] = true
		if b != nil {
			same = same && (i == 0 || b.At[m.From] == piece)
			piece = b.At[m.From]
		}
	}
	list := strings.Join(texts, v.Lang.Say(ListComma))
	if same && len(from) == len(moves) && piece != engine.NoPiece {
		return v.Lang.Say(piecesFit, v.count(len(moves)), v.plural(piece), list)
	}
	return v.Lang.Say(movesFit, v.count(len(moves)), list)
}

func (v Voice) count(n int) string {
	if n >= 2 && n < 2+len(counts) {
		return v.Lang.Say(counts[n-2])
	}
	return fmt.Sprint(n)
}

// Move writes a move in the notation of the voice.
func (v Voice) Move(b *engine.Board, m engine.Move) string {
	if v.Notation != nil && b != nil {
		if text, ok := v.Notation.Append(nil, b, m); ok {
			return string(text)
		}
	}
	return m.String()
}

// FEN says what is wrong with the text of a FEN; its place stands elsewhere.
func (v Voice) FEN(e *engine.FENError) string {
	if e.Setup != nil {
		return v.Setup(e.Setup)
	}
	return v.Lang.Say(fenFaults[e.Fault])
}

// Setup lists what is wrong with a position.
func (v Voice) Setup(e *engine.SetupError) string {
	texts := make([]string, len(e.Faults))
	for i, f := range e.Faults {
		texts[i] = v.Lang.Say(setupFaults[f])
	}
	return strings.Join(texts, v.Lang.Say(ListComma))
}

// Fault says a fault of a record. A point in it is named in the count of the
// side of the first piece that is named with it.
func (v Voice) Fault(f *records.Fault) string {
	t, ok := faults[f.Code]
	if !ok {
		return f.Error()
	}
	var owner engine.Piece
	for _, arg := range f.Args {
		if p, ok := arg.(engine.Piece); ok && owner == engine.NoPiece {
			owner = p
		}
	}
	args := make([]any, len(f.Args))
	for i, arg := range f.Args {
		args[i] = arg
		switch x := arg.(type) {
		case engine.Piece:
			args[i] = v.Lang.Say(somePiece)
			if x != engine.NoPiece {
				args[i] = v.glyph(x)
			}
		case engine.Square:
			if owner != engine.NoPiece && x < engine.NoSquare {
				args[i] = Point(x, owner.Color(), v.dot())
			}
		case error:
			args[i] = v.Error(x, nil)
		}
	}
	return v.Lang.Say(t, args...)
}

// file says why a file cannot be opened, read or written; the name stands
// elsewhere.
func (v Voice) file(err error) string {
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return v.Lang.Say(noSuchFile)
	case errors.Is(err, fs.ErrPermission):
		return v.Lang.Say(noPermission)
	case errors.Is(err, fs.ErrExist):
		return v.Lang.Say(fileExists)
	}
	var (
		path *fs.PathError
		link *os.LinkError
	)
	switch {
	case errors.As(err, &path):
		return path.Err.Error()
	case errors.As(err, &link):
		return link.Err.Error()
	}
	return err.Error()
}
