// Nothing that a file may hold makes its reader panic, hang or grow.

package file

import (
	"bytes"
	"slices"
	"testing"

	"qipu/records"
)

// fuzz seeds a target with the samples of some formats.
func fuzz(f *testing.F, formats ...Format) {
	for _, data := range samples(f) {
		for i, format := range formats {
			if format.Sniff == nil || format.Sniff(data) {
				f.Add(byte(i), data)
			}
		}
	}
	f.Fuzz(func(t *testing.T, which byte, data []byte) {
		format := formats[int(which)%len(formats)]
		games, _ := readDamaged(format, bytesSource("fuzz", data))
		for _, g := range games {
			order, _, _ := outline(g)
			if n := bytes.Count([]byte(order), []byte("\n")); n > 64*len(data) {
				t.Fatalf("%d moves of %d bytes", n, len(data))
			}
			// CBR has room for every tree: it must come back the same.
			var out bytes.Buffer
			if _, err := cbr.Write(&out, slices.Values([]*records.Game{g}), WriteOptions{Lossy: true}); err != nil {
				t.Fatal(err)
			}
			again, err := cbr.Read(bytesSource("again", out.Bytes()), Entry{Len: int64(out.Len())})
			if err != nil || len(damageOf(again)) > 0 {
				t.Fatal(err, damageOf(again))
			}
			if back, _, _ := outline(again); back != order {
				t.Fatalf("%q for %q", back, order)
			}
		}
	})
}

func FuzzBinary(f *testing.F) { fuzz(f, xqf, cbr, cbl, cblOld, mxq, chn, ccm) }

func FuzzMarkup(f *testing.F) { fuzz(f, dhtmlxq, pfc, cbf, che) }
