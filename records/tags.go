// The headers of a record.

package records

// Tag is one header of a record.
type Tag struct{ Name, Value string }

// Tags are the headers in the order of the file; a name may stand twice. The
// standard names are Title, Event, Date, Site, Round, Red, Black, RedTeam,
// BlackTeam, Result, Annotator, Author, Opening, ECCO, Variant, Time, RedTime,
// BlackTime, RedElo, BlackElo, Referee, Recorder, Group, Table, Source, Created,
// Modified and Ending; anything else stands under the name that the file gives.
// Result is always 1-0, 0-1, 1/2-1/2 or *.
type Tags []Tag

// Value returns the first value of a name, or "".
func (t Tags) Value(name string) string {
	for _, tag := range t {
		if tag.Name == name {
			return tag.Value
		}
	}
	return ""
}

// Set replaces the first value of a name, or adds it at the end.
func (t *Tags) Set(name, value string) {
	for i := range *t {
		if (*t)[i].Name == name {
			(*t)[i].Value = value
			return
		}
	}
	*t = append(*t, Tag{name, value})
}
