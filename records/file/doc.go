// Package file reads and writes the files that games come in.
//
// [Open] takes the name of a file, of a folder or "-" and returns a [Collection]: the
// games are listed in the background while the first can be read already, each by its
// place in the file, an [Entry] of 24 bytes, so that a file of 100,000 games needs no
// more memory than its largest one.
//
// Which format a file is in is found out by its content, never by its name alone. A
// [Format] is a row of the table in formats.go that says everything of one: how it is
// known, of what it is made, where its encoding comes from, how its games are listed and
// read, and how it is written; no other code names a format. To add one, write the files
// that read it (what its bytes mean stands there, beside the code), and its row.
//
// The binary formats are XQF (xqf*.go), CBR and its libraries CBL (cbr*.go, cbl.go,
// cbl_old.go), MXQ, CHN and CCM; the marked-up ones CBF and PFC (XML), DhtmlXQ
// (dhtmlxq*.go), WXF and CHE; the texts PGN (pgn*.go), lists of positions
// (fenlist.go), move lists (txt*.go) and records in absolute notation. Bytes become text
// in [qipu/records/charset], move text becomes a tree in [qipu/records/movetext].
//
// A damaged record comes back with its problems, each with its place; reading fails
// only where it cannot go on, with a [*FormatError] or, for what is valid but not read, an
// [*UnsupportedError]. Nothing of a text is dropped: what is no move, tag or comment is
// unread, and a problem tells of it. A writer returns what its format cannot hold, as a
// list of [Loss], and writes nothing then unless that is wanted.
//
// Memory is bounded: a file of 50 MB takes at most eight times its size and 50 MB,
// whatever is in it. Sizes that it tells are checked against the bytes that are there,
// and games, their moves, texts and problems have limits (limit.go,
// [qipu/records.MostMoves], [qipu/records.MostProblems]) that no real file comes near.
// What is behind one is not read, which a problem of kind "limit" tells, and a writer
// names it as lost.
package file
