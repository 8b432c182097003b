// The files of the corpus and what must come out of them.

package file

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"qipu/records"
)

// binaryFolders are the folders of the corpus for the formats of this file's
// neighbours, which name both points of a move or are XML.
var binaryFolders = []string{"xqf", "cbr", "cbl", "cbf", "dhtmlxq", "mxq", "other"}

// corpusFiles returns the files of one folder of the corpus by path. Without
// QIPU_CORPUS the test is skipped.
func corpusFiles(t testing.TB, folder string) map[string][]byte {
	t.Helper()
	root := os.Getenv("QIPU_CORPUS")
	if root == "" {
		t.Skip("QIPU_CORPUS is not set")
	}
	names, err := filepath.Glob(filepath.Join(root, folder, "*"))
	if err != nil || len(names) == 0 {
		t.Fatalf("no files in %s: %v", folder, err)
	}
	files := make(map[string][]byte)
	for _, name := range names {
		if strings.HasSuffix(name, ".expect.json") {
			continue
		}
		if files[name], err = os.ReadFile(name); err != nil {
			t.Fatal(err)
		}
	}
	return files
}

// expected is what stands beside a file of the corpus.
type expected struct {
	Format        string            `json:"format"`
	Headers       map[string]string `json:"headers"`
	Game          *expectedGame     `json:"game"`
	All           []expectedGame    `json:"all"`
	Detail        []expectedGame    `json:"detail"`
	FirstProblems [][3]any          `json:"first_problems"`
}

type expectedGame struct {
	Index      int               `json:"i"`
	State      int               `json:"state"`
	Order      int               `json:"order"`
	FEN        string            `json:"fen"`
	Headers    map[string]string `json:"headers"`
	Title      string            `json:"title"`
	Red        string            `json:"red"`
	Black      string            `json:"black"`
	Result     any               `json:"result"`
	ResultByte any               `json:"result_byte"`
	Win        string            `json:"win"`
	Nodes      int               `json:"nodes"`
	Comments   json.RawMessage   `json:"comments"`
	Preorder   string            `json:"preorder_sha256"`
	MainHash   string            `json:"main_sha256"`
	Main       json.RawMessage   `json:"main"`
}

func readExpected(t testing.TB, name string) expected {
	t.Helper()
	data, err := os.ReadFile(name + ".expect.json")
	if err != nil {
		t.Fatal(err)
	}
	var e expected
	if err := json.Unmarshal(data, &e); err != nil {
		t.Fatal(name, err)
	}
	return e
}

// games returns what is expected of each game in the order in which they are
// listed, those that are deleted last.
func (e *expected) games() []expectedGame {
	if e.Game != nil {
		game := *e.Game
		if game.Headers == nil {
			game.Headers = e.Headers
		}
		return []expectedGame{game}
	}
	slices.SortStableFunc(e.All, func(a, b expectedGame) int {
		if a.State != b.State {
			return b.State - a.State
		}
		return a.Order - b.Order
	})
	return e.All
}

// formatOf returns the format of a file, which must be one alone of ours.
func formatOf(t testing.TB, name string, data []byte) Format {
	t.Helper()
	var found []Format
	for _, f := range ours {
		if f.Sniff != nil && f.Sniff(data[:min(len(data), 4096)]) {
			found = append(found, f)
		}
	}
	if len(found) != 1 {
		t.Fatalf("%s: %d formats take it", name, len(found))
	}
	return found[0]
}

func TestCorpus(t *testing.T) {
	for _, folder := range binaryFolders {
		for name, data := range corpusFiles(t, folder) {
			t.Run(folder+"/"+filepath.Base(name), func(t *testing.T) {
				e := readExpected(t, name)
				f := formatOf(t, name, data)
				if f.Name != e.Format {
					t.Fatalf("read as %s", f.Name)
				}
				s := bytesSource(name, data)
				s.Deleted = true
				want := e.games()
				i := 0
				var told [][3]any
				err := f.Index(context.Background(), s, func(entry Entry) bool {
					game := checkEntry(t, f, s, entry, want, i, e)
					i++
					if len(game.Problems) > 0 && want[i-1].State != 5 {
						told = append(told, [3]any{float64(i), float64(game.Problems[0].Ply), string(game.Problems[0].Kind)})
					}
					return true
				})
				if e.checkProblems(t, told); err != nil || i != len(want) {
					t.Errorf("%d games for %d: %v", i, len(want), err)
				}
			})
		}
	}
}

func checkEntry(t *testing.T, f Format, s Source, entry Entry, want []expectedGame, i int, e expected) *records.Game {
	game, err := f.Read(s, entry)
	if err != nil || i >= len(want) {
		t.Fatalf("game %d: %v", i, err)
	}
	game.Judge()
	tags, err := f.Tags(s, entry)
	if err != nil || !slices.Equal(tags, game.Tags) {
		t.Errorf("game %d: listed with %v, read with %v, %v", i, tags, game.Tags, err)
	}
	checkGame(t, want[i], f.Name, game)
	for _, d := range e.Detail {
		if d.Index == want[i].Index {
			checkGame(t, d, f.Name, game)
		}
	}
	return game
}

// checkProblems compares the first problem of each game.
func (e *expected) checkProblems(t *testing.T, told [][3]any) {
	t.Helper()
	if fmt.Sprint(told) != fmt.Sprint(e.FirstProblems) {
		t.Errorf("problems %v for %v", told, e.FirstProblems)
	}
}

// checkGame compares a game with what is expected of it.
func checkGame(t *testing.T, want expectedGame, format string, g *records.Game) {
	t.Helper()
	order, main, comments := outline(g)
	if nodes := strings.Count(order, "\n"); nodes != want.Nodes {
		t.Errorf("%d nodes for %d", nodes, want.Nodes)
	}
	if want.Preorder != "" && hash(strings.TrimSuffix(order, "\n")) != want.Preorder {
		t.Error("another tree")
	}
	if want.MainHash != "" && hash(main) != want.MainHash {
		t.Error("another main line")
	}
	var text string
	var list []string
	if json.Unmarshal(want.Main, &text) == nil && text != main || json.Unmarshal(want.Main, &list) == nil && strings.Join(list, " ") != main {
		t.Errorf("main line %s for %s", main, want.Main)
	}
	var texts [][2]any
	if json.Unmarshal(want.Comments, &texts) == nil {
		have, due := fmt.Sprint(comments), fmt.Sprint(texts)
		if format == "pfc" { // a strict parser makes blanks of line ends there
			have, due = strings.Join(strings.Fields(have), " "), strings.Join(strings.Fields(due), " ")
		}
		if have != due {
			t.Errorf("comments %.300q for %.300q", have, due)
		}
	}
	if fen := g.Start.FEN(); want.FEN != "" && fen != want.FEN {
		t.Errorf("start %s for %s", fen, want.FEN)
	}
	checkTags(t, want, format, g)
}

// outline returns the tree as lines of depth and move, the main line, and the
// comments with their places.
func outline(g *records.Game) (order, main string, comments [][2]any) {
	var out strings.Builder
	var line []string
	depth := map[records.NodeID]int{}
	if c := g.Comment(0); c != "" {
		comments = append(comments, [2]any{0, c})
	}
	n := 0
	for id := after(g, 0); id != 0; id = after(g, id) {
		n++
		depth[id] = depth[g.Parent(id)] + 1
		move := strings.ReplaceAll(strings.ToLower(g.Move(id).String()), "-", "")
		fmt.Fprintf(&out, "%d %s\n", depth[id], move)
		if c := g.Comment(id); c != "" {
			comments = append(comments, [2]any{n, c})
		}
		if len(line) == n-1 && depth[id] == n {
			line = append(line, move)
		}
	}
	return out.String(), strings.Join(line, " "), comments
}

// headerTags are the tags of the headers that are expected.
var headerTags = map[string]string{
	"title": "Title", "event": "Event", "date": "Date", "site": "Site", "place": "Site", "red": "Red", "black": "Black",
	"annotator": "Annotator", "author": "Author", "round": "Round", "group": "Group", "eventclass": "ContestType",
	"Commentator": "Annotator", "Contest": "Event", "Name": "Title", "From": "Source", "DateModified": "Modified",
	"RecordType": "RecordType", "redteam": "RedTeam", "blackteam": "BlackTeam", "open": "Opening", "timerule": "Time",
	"remark": "Annotator", "creator": "Author", "ECCO": "ECCO", "redtime": "RedTime", "blacktime": "BlackTime",
	"created": "Created", "modified": "Modified", "other": "other", "hits": "hits", "table": "Table",
}

func checkTags(t *testing.T, want expectedGame, format string, g *records.Game) {
	t.Helper()
	for name, text := range want.Headers {
		tag := headerTags[name]
		if tag != "" && text != "" && g.Tags.Value(tag) != text {
			t.Errorf("%s %q for %q", tag, g.Tags.Value(tag), text)
		}
	}
	for tag, text := range map[string]string{"Title": want.Title, "Red": want.Red, "Black": want.Black} {
		if text != "" && g.Tags.Value(tag) != text {
			t.Errorf("%s %q for %q", tag, g.Tags.Value(tag), text)
		}
	}
	number, ok := want.ResultByte.(float64)
	if !ok {
		number, ok = want.Result.(float64)
	}
	result := g.Tags.Value("Result")
	if ok {
		due := []string{"*", "1-0", "0-1", "1/2-1/2", "*"}[int(number)]
		if format == "xqf" && number == 4 {
			due = "1/2-1/2"
		}
		if result != due {
			t.Errorf("Result %q for %q", result, due)
		}
	} else if text, ok := want.Result.(string); ok && text != result || want.Win != "" && want.Win != result {
		t.Errorf("Result %q for %v%s", result, want.Result, want.Win)
	}
}

func hash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

func hasCorpus() bool { return os.Getenv("QIPU_CORPUS") != "" }
