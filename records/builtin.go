// The built-in games: a page of a dozen, then nine classical manuals.

package records

import (
	"embed"
	"io/fs"
)

//go:embed builtin/*.pgn
var builtin embed.FS

// builtinOrder is the order in which the built-in files are shown.
var builtinOrder = []string{
	"page", "juzhongmi", "meihuapu", "shiqingyaqu", "four-endgames", "juzhongmi-endgames",
	"baiju", "lankeshenji", "taolueyuanji", "zichudonglai",
}

// Builtin returns the names of the built-in files in the order in which they are
// shown, and the file system that holds them: PGN in ICCS, UTF-8. The manuals
// are of 1570 to 1900; their moves are facts and in the public domain.
func Builtin() (names []string, files fs.FS) {
	files, err := fs.Sub(builtin, "builtin")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	for _, name := range builtinOrder {
		names = append(names, name+".pgn")
	}
	return names, files
}
