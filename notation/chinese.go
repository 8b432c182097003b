// The Chinese columnar notation (炮二平五), written.

package notation

import "qipu/engine"

// Chinese is the columnar notation of section 3. The zero value is the
// simplified form that `notate` prints.
type Chinese struct {
	Traditional bool // 帥 馬 車 進 後
	Record      bool // 俥 傌 砲, as Red's rook and horse and Black's cannon are cut
	HalfWidth   bool // Black's digits 1 to 9 in place of １ to ９
	BookPawns   bool // 前兵四平五 in place of 一兵平五 where several files are doubled
}

var names = [2][2][8]string{
	{
		{"", "帅", "仕", "相", "马", "车", "炮", "兵"},
		{"", "将", "士", "象", "马", "车", "炮", "卒"},
	},
	{
		{"", "帥", "仕", "相", "馬", "車", "炮", "兵"},
		{"", "將", "士", "象", "馬", "車", "炮", "卒"},
	},
}

var (
	chineseNumbers = [...]string{"〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"}
	wideDigits     = [...]string{"０", "１", "２", "３", "４", "５", "６", "７", "８", "９"}
	chineseTurns   = [2][4]string{{"", "进", "退", "平"}, {"", "進", "退", "平"}}
)

// Name returns "chinese" or "chinese-traditional".
func (n Chinese) Name() string {
	if n.Traditional {
		return "chinese-traditional"
	}
	return "chinese"
}

// Append appends the text of m, four characters.
func (n Chinese) Append(dst []byte, b *engine.Board, m engine.Move) ([]byte, bool) {
	var f facts
	if !f.describe(b, m) || !f.which(b, m) {
		return dst, false
	}
	start := len(dst)
	dst = n.appendWhich(dst, &f)
	dst = append(dst, chineseTurns[script(n.Traditional)][f.turn]...)
	dst = n.appendNumber(dst, &f, f.target)
	if f.doubtful && !(f.place == OnFile && !f.alike(b, m)) && !readsBack(b, m, n, dst[start:]) {
		return dst[:start], false
	}
	return dst, true
}

// Parse reads the notation alone.
func (n Chinese) Parse(p *engine.Position, text string) (engine.Move, error) {
	return parseOnly(n, p, text)
}

func script(traditional bool) int {
	if traditional {
		return 1
	}
	return 0
}

func (n Chinese) appendNumber(dst []byte, f *facts, number int) []byte {
	switch {
	case f.color == engine.Red:
		return append(dst, chineseNumbers[number]...)
	case n.HalfWidth:
		return append(dst, '0'+byte(number))
	}
	return append(dst, wideDigits[number]...)
}

// appendName appends the name of the piece.
func (n Chinese) appendName(dst []byte, f *facts) []byte {
	name := names[script(n.Traditional)][f.color][f.kind]
	if n.Record {
		switch {
		case f.kind == engine.Rook && f.color == engine.Red:
			name = "俥"
		case f.kind == engine.Horse && f.color == engine.Red:
			name = "傌"
		case f.kind == engine.Cannon && f.color == engine.Black:
			name = "砲"
		}
	}
	return append(dst, name...)
}

// appendWhich appends the piece and its file, or which one it is and the
// piece.
func (n Chinese) appendWhich(dst []byte, f *facts) []byte {
	if f.place == OnFile {
		return n.appendNumber(n.appendName(dst, f), f, f.file)
	}
	dst = append(dst, n.placeName(f)...)
	dst = n.appendName(dst, f)
	if n.BookPawns && f.place == Numbered && f.onFile > 0 {
		dst = n.appendNumber(dst, f, f.file)
	}
	return dst
}

// placeName returns 前, 中, 後 or an ordinal.
func (n Chinese) placeName(f *facts) string {
	number, place := f.number, f.place
	if n.BookPawns && place == Numbered && f.onFile > 0 {
		switch {
		case f.onFile > 3:
			number = f.index
		case f.index == 1:
			place, number = Nth, 1
		case f.index == f.onFile:
			place, number = Nth, -1
		default:
			place = Middle
		}
	}
	switch place {
	case Middle:
		return "中"
	case Numbered:
		return chineseNumbers[number]
	}
	switch {
	case number > 0:
		return "前"
	case n.Traditional:
		return "後"
	}
	return "后"
}
