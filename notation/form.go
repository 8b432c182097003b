// The forms of all notations that are typed, as rows of sign classes, and the
// automaton that follows all of them at once.

package notation

// class is a set of signs that may stand at one place of a form.
type class uint8

const (
	cPiece     class = iota // a Chinese piece name
	cGuard                  // 仕士 or 相象
	letter                  // a WXF letter
	pawnP                   // p
	pad                     // 1 to 7: a piece on the keypad
	padGuard                // 2 or 3
	number                  // 1 to 9 in any numerals
	digit                   // 1 to 9
	point                   // the second half of a point: a rank, 0 is the tenth
	pointD                  // the same in digits
	place                   // 前 中 後, 一 to 五
	placeC                  // 前 中 後
	ordinalD                // 1 to 5
	index                   // + . = - or a to e behind a letter, or a file
	indexD                  // the same, the file a digit
	plusMinus               // + -
	plus                    // +
	minus                   // -
	anySign                 // + . = -
	turn                    // 進 退 平 + - . =
	turnC                   // 進 退 平
	forth                   // 進 退 + -
	turnSign                // + - . =
	side                    // 平 . =
	sideSign                // . =
	bar                     // a bar as a character or combining
	letterFile              // a to i
	pinPiece                // a pinyin initial of a piece
	pinTurn                 // j t p
	pinPlace                // q h
	padMore                 // 8 9: front and rear in XQStudio's scheme
	repeat                  // the digit that stands before
	classes
)

// members lists the signs of a class.
func (c class) members() string {
	const (
		cn    = "\x81\x82\x83\x84\x85\x86\x87\x88\x89"
		ascii = "123456789"
		names = "\x91\x92\x93\x97\x99\x9a\x9b\x9f\xa4\xa5\xa6"
		turns = "\xa8\xa9\xaa"
		where = "\xab\xac\xad"
	)
	return [classes]string{
		cPiece: names, cGuard: "\x92\x93\x9a\x9b", letter: "kaehrcpbmngs", pawnP: "p", pad: "1234567", padGuard: "23",
		number: cn + ascii, digit: ascii, point: "0\x80" + cn + ascii, pointD: "0" + ascii,
		place: where + cn[:5], placeC: where, ordinalD: "12345", index: "+.=-abcde" + cn + ascii, indexD: "+.=-abcde" + ascii,
		plusMinus: "+-", plus: "+", minus: "-", anySign: "+.=-",
		turn: turns + "+-.=", turnC: turns, forth: turns[:2] + "+-", turnSign: "+-.=", side: turns[2:] + ".=", sideSign: ".=",
		bar: "_^\xae\xaf", letterFile: "abcdefghi", pinPiece: "sxmcpbzj", pinTurn: "jtp", pinPlace: "qh", padMore: "89",
		repeat: ascii,
	}[c]
}

// family is a notation as the reader knows it: Chinese in both scripts is one.
type family uint16

const (
	famICCS family = 1 << iota
	famChinese
	famWXF
	famKeypad
	famAbsolute
	famShorthand
	famPinyin
	famStudio
	famPoints  // pinyin initial and four digits: read when pinyin is chosen
	famPawn    // the pawn forms of the federation and of Fairy-Stockfish
	famRecord  // what only records write
	famChosen  // read by a notation of its own
	families   = iota
	famDefault = famICCS | famChinese | famWXF | famKeypad | famAbsolute | famShorthand | famPinyin | famPawn
)

// form is one shape of text: the signs that may stand at each place, and what
// each place says, by a letter:
//
//	P F T N     piece, file, direction, number
//	W w I       which of several like pieces; with the file too; in place of it
//	R G H S     rank of a point, file and rank of the target; the sign of a
//	            sideways move
//	B           a bar
//	f r g h     file and rank of two points in coordinates
//	p q t       pinyin initials of a piece, of 前 後, of a direction
//	d 8 u       the same as digits of XQStudio
//	4 2 e m x y of pawns: front or rear of four, second or last but one of four,
//	            front or rear, the middle one, index on the file, index of all
//	-           says nothing
type form struct {
	family family
	slots  []class
	says   string
}

// forms is the table. A text fits a form when each of its signs is in the
// class at its place.
var forms = [...]form{
	{famICCS, []class{letterFile, pointD, letterFile, pointD}, "frgh"},
	{famICCS, []class{letterFile, pointD, minus, letterFile, pointD}, "fr-gh"},

	{famChinese, []class{cPiece, number, turn, number}, "PFTN"},            // 炮二平五
	{famChinese, []class{letter, number, turnC, number}, "PFTN"},           // C2平5
	{famChinese, []class{place, cPiece, turn, number}, "WPTN"},             // 前炮平五
	{famChinese | famWXF, []class{place, letter, turn, number}, "WPTN"},    // 前C.5
	{famChinese, []class{ordinalD, cPiece, turn, number}, "WPTN"},          // 1兵平五
	{famChinese, []class{ordinalD, pawnP, turn, number}, "WPTN"},           // 1P平5
	{famChinese, []class{cPiece, placeC, turn, number}, "PWTN"},            // 炮前平五
	{famChinese | famWXF, []class{letter, placeC, turn, number}, "PWTN"},   // C前.5
	{famChinese, []class{place, cPiece, number, turn, number}, "wPFTN"},    // 前兵四平五
	{famChinese, []class{place, letter, number, turn, number}, "wPFTN"},    // 前P4.5
	{famChinese, []class{ordinalD, cPiece, number, turn, number}, "wPFTN"}, // 1兵四平五
	{famChinese, []class{ordinalD, pawnP, number, turn, number}, "wPFTN"},  // 1P四平五
	{famChinese, []class{cPiece, placeC, number, turn, number}, "PwFTN"},   // 兵前四平五
	{famChinese, []class{letter, placeC, number, turn, number}, "PwFTN"},   // P前4.5
	{famRecord, []class{place, number, turn, number}, "wFTN"},              // 前九平八
	{famRecord, []class{ordinalD, number, turn, number}, "wFTN"},           // 2７平６

	{famWXF, []class{letter, index, turn, number}, "PITN"},      // C2.5, C+-2, Pa.5
	{famWXF, []class{anySign, letter, turn, number}, "WPTN"},    // +C-2
	{famKeypad, []class{pad, indexD, turnSign, digit}, "PITN"},  // 62.5
	{famKeypad, []class{anySign, pad, turnSign, digit}, "WPTN"}, // +6-2

	{famAbsolute, []class{cPiece, number, point, number, point}, "PFRGH"}, // 马二一三三
	{famAbsolute, []class{cPiece, number, point, side, number}, "PFRSG"},  // 炮二三平五
	{famAbsolute, []class{pad, digit, pointD, digit, pointD}, "PFRGH"},
	{famAbsolute, []class{pad, digit, pointD, sideSign, digit}, "PFRSG"},
	{famAbsolute, []class{cGuard, number, forth, number}, "PFTN"}, // 相三进五
	{famAbsolute, []class{padGuard, digit, plusMinus, digit}, "PITN"},

	{famShorthand, []class{cPiece, number, number}, "PFN"}, // 炮25
	{famShorthand, []class{letter, number, number}, "PFN"},
	{famShorthand, []class{pad, digit, digit}, "PFN"},
	{famShorthand, []class{place, cPiece, number}, "WPN"}, // 前马4
	{famShorthand, []class{place, letter, number}, "WPN"},
	{famShorthand, []class{ordinalD, cPiece, number}, "WPN"},
	{famShorthand, []class{cPiece, placeC, number}, "PWN"},
	{famShorthand, []class{letter, placeC, number}, "PWN"},
	{famShorthand, []class{cPiece, number, number, bar}, "PFNB"}, // 马87_
	{famShorthand, []class{letter, number, number, bar}, "PFNB"},
	{famShorthand, []class{pad, digit, digit, bar}, "PFNB"},
	{famShorthand, []class{place, cPiece, number, bar}, "WPNB"},
	{famShorthand, []class{place, letter, number, bar}, "WPNB"},
	{famShorthand, []class{ordinalD, cPiece, number, bar}, "WPNB"},
	{famShorthand, []class{cPiece, placeC, number, bar}, "PWNB"},
	{famShorthand, []class{letter, placeC, number, bar}, "PWNB"},

	{famPinyin | famStudio, []class{pinPiece, digit, pinTurn, digit}, "pFtN"},    // p2p5
	{famPinyin | famStudio, []class{pinPlace, pinPiece, pinTurn, digit}, "qptN"}, // qct1
	{famPoints, []class{pinPiece, digit, pointD, digit, pointD}, "pFRGH"},        // b4857
	{famStudio, []class{pad, digit, digit, digit}, "dFuN"},                       // 6255
	{famStudio, []class{padMore, pad, digit, digit}, "8duN"},                     // 8655

	{famPawn, []class{plus, plus, turnSign, digit}, "44TN"},       // ++.4: front of four
	{famPawn, []class{minus, minus, turnSign, digit}, "44TN"},     // --.4
	{famPawn, []class{pawnP, plusMinus, turnSign, digit}, "P2TN"}, // P+.4: second of four
	{famPawn, []class{pawnP, digit, turnSign, digit}, "PmTN"},     // P3.4: the middle one
	{famPawn, []class{digit, plusMinus, turnSign, digit}, "FeTN"}, // 3+.4
	{famPawn, []class{digit, repeat, turnSign, digit}, "FmTN"},    // 33.4
	{famPawn, []class{ordinalD, digit, turnSign, digit}, "xFTN"},  // 14=5
	{famPawn, []class{ordinalD, pawnP, turnSign, digit}, "yPTN"},  // 1P+1
}

// live is a set of forms.
type live uint64

// automaton holds for each place and sign the forms that accept it there.
type automaton struct {
	accept [maxSigns][signs]live
	length [maxSigns + 1]live // the forms of a length
	repeat [maxSigns]live     // the forms with a repeated digit at a place
	family [families]live
}

var auto = makeAutomaton()

func makeAutomaton() *automaton {
	a := &automaton{}
	for i, f := range forms {
		bit := live(1) << i
		for k, c := range f.slots {
			for _, sign := range []byte(c.members()) {
				a.accept[k][sign] |= bit
			}
			if c == repeat {
				a.repeat[k] |= bit
			}
		}
		a.length[len(f.slots)] |= bit
		for k := range a.family {
			if f.family&(1<<k) != 0 {
				a.family[k] |= bit
			}
		}
	}
	return a
}

// of returns the forms of a set of families.
func (a *automaton) of(fams family) live {
	var l live
	for k, forms := range a.family {
		if fams&(1<<k) != 0 {
			l |= forms
		}
	}
	return l
}

// step returns the forms of l that accept s[k], given the signs before it.
func (a *automaton) step(l live, s []sign, k int) live {
	if k >= maxSigns {
		return 0
	}
	l &= a.accept[k][s[k]]
	if r := l & a.repeat[k]; r != 0 && s[k] != s[k-1] {
		l &^= r
	}
	return l
}

// run follows s from the forms l as far as a form goes on. It returns how many
// signs were taken, the forms alive after them, and the complete ones among
// them.
func (a *automaton) run(l live, s []sign) (n int, alive, complete live) {
	alive = l
	for n < len(s) {
		next := a.step(alive, s, n)
		if next == 0 {
			return n, alive, 0
		}
		alive = next
		n++
	}
	return n, alive, alive & a.length[n]
}
