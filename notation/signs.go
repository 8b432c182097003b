// The signs of the keypad's digits as Vietnamese sheets write them.

package notation

// padSigns are the signs of xqbase's scheme, forward, back and sideways, and those of
// Vietnamese sheets.
const (
	padSigns        = "+-."
	vietnameseSigns = "./-"
)

// turnSigns puts xqbase's sign of a direction in the place of the Vietnamese one.
func (m *Mode) turnSigns(f *folded) {
	if !m.Vietnamese || f.n < 3 || f.n > 4 || !m.isPadMove(f.sign[:2]) {
		return
	}
	for i := range vietnameseSigns {
		if f.sign[2] == sign(vietnameseSigns[i]) {
			f.sign[2] = sign(padSigns[i])
			return
		}
	}
}

// isPadMove reports whether signs, two of them, begin a move in the keypad's digits
// whose direction is written as in Vietnam: a piece and its file or place.
func (m *Mode) isPadMove(signs []sign) bool {
	if !m.Vietnamese || m.Only != nil || len(signs) != 2 || signs[0] < '1' || signs[0] > '7' {
		return false
	}
	switch c := signs[1]; {
	case c >= '1' && c <= '9', c >= 'a' && c <= 'e', c == '+', c == '-', c == '.':
		return true
	}
	return false
}

// written is how a direction of xqbase's scheme is typed here.
func (m *Mode) written(s sign) sign {
	for i := range padSigns {
		if s == sign(padSigns[i]) {
			return sign(vietnameseSigns[i])
		}
	}
	return s
}
