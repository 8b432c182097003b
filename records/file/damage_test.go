// Damaged files: what stands before the damage is kept, and it is reported.

package file

import (
	"bytes"
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"testing"

	"qipu/records"
)

// damageable are the samples, and the small files of the corpus if it is there.
func damageable(t testing.TB) map[string][]byte {
	files := samples(t)
	if !hasCorpus() {
		return files
	}
	for _, folder := range binaryFolders {
		for name, data := range corpusFiles(t, folder) {
			if len(data) < 200_000 {
				files[name] = data
			}
		}
	}
	return files
}

// readDamaged reads every game and reports whether a problem was told.
func readDamaged(f Format, s Source) (games []*records.Game, told bool) {
	err := f.Index(context.Background(), s, func(e Entry) bool {
		game, err := f.Read(s, e)
		told = told || err != nil
		if game != nil {
			games = append(games, game)
			told = told || len(damageOf(game)) > 0
		}
		return true
	})
	return games, told || err != nil
}

// damageOf returns the problems that are of the file, not of the play.
func damageOf(g *records.Game) (list []records.Problem) {
	for _, p := range g.Problems {
		switch p.Kind {
		case records.Truncated, records.WrongForm, records.WrongEncoding, records.Unreadable, records.WrongResult:
			list = append(list, p)
		}
	}
	return list
}

// order returns the tree of each game on its own lines.
func order(games []*records.Game) []string {
	var list []string
	for _, g := range games {
		lines, _, _ := outline(g)
		list = append(list, lines)
	}
	return list
}

// TestTruncated cuts each file at many places. The moves that are left are
// the first ones, and the cut is told unless nothing shows it.
func TestTruncated(t *testing.T) {
	for name, data := range damageable(t) {
		f := formatOf(t, name, data)
		whole, _ := readAll(t, f, bytesSource(name, data))
		trees := order(whole)
		n := few(40, 100)
		for i := range n {
			cut := data[:len(data)*i/n]
			if !f.Sniff(cut) {
				continue
			}
			games, told := readDamaged(f, bytesSource(name, cut))
			if !told && !silent(f, data, cut) {
				t.Errorf("%s: cut at %d of %d and no word of it", name, len(cut), len(data))
			}
			for k, tree := range order(games) {
				if k >= len(trees) || !prefixOf(tree, trees[k], f) {
					t.Errorf("%s: cut at %d of %d: game %d %q is not the beginning of %q", name, len(cut), len(data), k+1, tree, trees[k])
				}
			}
		}
	}
}

// silent reports whether a cut cannot show: behind the last game, or where a
// text of items ends with one of them.
func silent(f Format, data, cut []byte) bool {
	rest := strings.TrimSpace(string(data[len(cut):]))
	return f.Name == "dhtmlxq" && !strings.Contains(strings.ToLower(rest), "[/dhtmlxq") || rest == "" || rest == "-->" || f.Name == "cbl" && len(data)-len(cut) < cblBlock
}

// prefixOf reports whether a tree can be what is left of another. Routes and
// children that come first by a mark may be gone from the middle.
func prefixOf(part, whole string, f Format) bool {
	if strings.HasPrefix(whole, part) {
		return true
	}
	if f.Name != "dhtmlxq" && f.Name != "pfc" {
		return false
	}
	left := map[string]int{}
	for _, line := range strings.Split(whole, "\n") {
		left[line]++
	}
	for _, line := range strings.Split(part, "\n") {
		if left[line]--; left[line] < 0 {
			return false
		}
	}
	return true
}

// TestChanged changes single bytes of each file: nothing panics or hangs, and
// what stands before the change in a stream of nodes is kept.
func TestChanged(t *testing.T) {
	for name, data := range damageable(t) {
		f := formatOf(t, name, data)
		seed := fnv.New64()
		seed.Write([]byte(name[strings.LastIndexByte(name, '/')+1:]))
		random := rand.New(rand.NewPCG(seed.Sum64(), 1))
		for range few(40, 100) {
			changed := bytes.Clone(data)
			changed[random.IntN(len(changed))] = byte(random.Uint32())
			readDamaged(f, bytesSource(name, changed))
		}
	}
}

// TestHostile reads files that are made to be slow: each holds thousands of
// the same trouble.
func TestHostile(t *testing.T) {
	n := few(50_000, 100_000)
	node := []byte{0x18 + 77, 0x20 + 47, 0xF0, 0, 1, 0, 0, 0, 0xFF} // a comment of a wrong byte
	var routes strings.Builder
	for i := range n {
		fmt.Fprintf(&routes, "[DhtmlXQ_move_%d_%d_%d]7747[/DhtmlXQ_move_%d_%d_%d]", i, i+1, i+1, i, i+1, i+1)
	}
	head := bytes.Clone(samples(t)["xqf 10"][:xqfHeader])
	for name, data := range map[string][]byte{
		"deep":            append(head, bytes.Repeat(node, n)...),
		"routes":          []byte("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]" + routes.String()),
		"lost routes":     []byte("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]" + strings.Repeat("[DhtmlXQ_move_9_9_9]1[/DhtmlXQ_move_9_9_9]", n)),
		"comments":        []byte("[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]" + strings.Repeat("[DhtmlXQ_comment9]a[/DhtmlXQ_comment9][DhtmlXQ_comment1]b[/DhtmlXQ_comment1]", n)),
		"items":           []byte(strings.Repeat("[DhtmlXQ_comment9]", n)),
		"brackets":        []byte("[DhtmlXQ_movelist]" + strings.Repeat("[", n)),
		"nested elements": []byte("<n version=\"2\">" + strings.Repeat("<n m=\"h2e2\">", n)),
		"bad elements":    []byte("<n version=\"2\">" + strings.Repeat("<n m=\"x\"/>", n)),
		"bad moves":       []byte("<ChineseChessRecord><MoveList>" + strings.Repeat("<Move value=\"99-99\"/>", n)),
		"braces":          []byte("START{ " + strings.Repeat("{a}", n) + "}END"),
		"illegal":         []byte("FORMAT ICCS\nSTART{ " + strings.Repeat("a0-a9 ", n) + "}END"),
	} {
		t.Run(name, func(t *testing.T) {
			f := formatOf(t, name, data)
			games, _ := readDamaged(f, bytesSource(name, data))
			for _, g := range games {
				g.Judge()
			}
			if len(games) != 1 {
				t.Errorf("%d games", len(games))
			}
		})
	}
}
