// Copying out: a position, the moves, the game, to the clipboard.

package action

import (
	"encoding/base64"
	"fmt"
	"slices"
	"strings"

	"qipu/records"
	"qipu/records/file"
	"qipu/ui/board"
	"qipu/ui/cell"
	"qipu/ui/lang"
	"qipu/ui/session"
	"qipu/ui/veil"
)

// copies are what can be copied; without a name the FEN is.
var copies = []string{"fen", "move", "moves", "game", "diagram", "svg"}

func copyNames() []string { return copies }

// mostCopied is how many bytes a terminal is given at once, as it is given them: more
// than most take.
const mostCopied = 100_000

// copyOut gives a text to the clipboard. While something of the game is hidden that is
// the last move at most.
func copyOut(c *Context) error {
	kind, name, _ := strings.Cut(c.Argument, " ")
	if kind == "" {
		kind = "fen"
	}
	s := c.Session
	switch {
	case !slices.Contains(copies, kind):
		return notAmong(kind, copies)
	case hidden(s) && kind != "move":
		return refuse(whyHidden(s))
	}
	text, err := copied(c, kind, strings.TrimSpace(name))
	text = cell.Clean(text) // it is pasted who knows where
	switch {
	case err != nil:
		return err
	case base64.StdEncoding.EncodedLen(len(text)) > mostCopied:
		return refuse(lang.CopyTooLong, len([]rune(text)))
	}
	c.Host.Copy(text)
	return nil
}

// hidden reports whether something of the game is.
func hidden(s *session.Session) bool { return s.Covered() || s.Veil().Level != veil.Open }

// whyHidden says what hides it.
func whyHidden(s *session.Session) lang.Text {
	if s.Veil().Level == veil.Open {
		return lang.IsCovered
	}
	return lang.BlindHidden
}

// copied makes the text of a kind, its moves in the notation of a name; "" is the one
// that is announced, of a game that of PGN.
func copied(c *Context, kind, name string) (string, error) {
	s := c.Session
	if name != "" && s.View.Forms.Index(name) < 0 {
		return "", notAmong(name, columnNames())
	}
	switch kind {
	case "fen":
		return s.Board().FEN(), nil
	case "game":
		return pgnText(s.Game(), name)
	case "diagram":
		scene := board.Uncovered(s.Board(), s.Cursor().Last())
		return board.Diagram(&scene, board.Pieces(s.View.Pieces), false), nil
	case "svg":
		return c.Desk.Picture(), nil
	case "move":
		if s.Ply() == 0 {
			return "", refuse(lang.PeekNothing)
		}
		if name != "" && s.Veil().Level == veil.Open {
			return moveIn(s, s.Ply(), name), nil
		}
		return MoveText(s, c.Lang, s.Ply()), nil
	}
	return movesText(s, name), nil
}

// moveIn is the move of a ply in a notation, or in ICCS where that has no text for it.
func moveIn(s *session.Session, ply int, name string) string {
	texts := s.TextsAt(ply)
	if text := texts[s.View.Forms.Index(name)]; text != "" {
		return text
	}
	return texts[s.View.Forms.Index("iccs")]
}

// movesText is the line that is followed, with the numbers of its rounds.
func movesText(s *session.Session, name string) string {
	if name == "" {
		name = AnnouncedIn(s)
	}
	var words []string
	for ply := 1; ply <= s.Plies(); ply++ {
		round, black := s.Cursor().RoundOf(ply)
		switch {
		case !black:
			words = append(words, fmt.Sprintf("%d.", round))
		case ply == 1:
			words = append(words, fmt.Sprintf("%d. ...", round))
		}
		words = append(words, moveIn(s, ply, name))
	}
	return strings.Join(words, " ")
}

// pgnText is the game in PGN.
func pgnText(g *records.Game, name string) (string, error) {
	pgn, _ := file.Lookup("pgn")
	if name != "" && !slices.Contains(pgn.Notations, name) {
		return "", notAmong(name, pgn.Notations)
	}
	var out strings.Builder
	_, err := pgn.Write(&out, slices.Values([]*records.Game{g}), file.WriteOptions{Notation: name, Lossy: true})
	return out.String(), err
}
