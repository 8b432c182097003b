// Players and the spellings of their names: joined and split as one says, never
// unasked.

package library

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"qipu/records"
)

// Player is a player of the library.
type Player struct {
	Name      string
	Games     int
	Spellings []string // other names that mean this player
	Suggested []string // names that may mean this player, by how they are written
}

// Players lists the players who have games, those with the most first.
func (l *Library) Players(ctx context.Context) ([]Player, error) {
	s, err := l.current(ctx)
	if err != nil {
		return nil, err
	}
	counts := s.counts()
	own := s.countNames()
	var list []Player
	at := map[uint32]int{}
	for id, n := range counts {
		if n > 0 && !nobody(s.names.text[id]) {
			at[uint32(id)] = len(list)
			list = append(list, Player{Name: s.names.text[id], Games: int(n)})
		}
	}
	for id := range own {
		of := s.names.of(uint32(id))
		if i, ok := at[of]; ok && int(of) != id && s.names.text[id] != "" {
			list[i].Spellings = append(list[i].Spellings, s.names.text[id])
		}
	}
	suggest(list)
	slices.SortStableFunc(list, func(a, b Player) int { return cmp.Or(cmp.Compare(b.Games, a.Games), strings.Compare(a.Name, b.Name)) })
	return list, nil
}

// countNames counts the games of each spelling.
func (s *shelf) countNames() []uint32 {
	counts := make([]uint32, len(s.names.text))
	for _, p := range s.packs {
		for i := range p.Len() {
			for _, id := range [2]uint32{p.Red(i), p.Black(i)} {
				if int(id) < len(counts) {
					counts[id]++
				}
			}
		}
	}
	return counts
}

// suggest finds the names that may well be one player's: written in the other
// script, with other blanks or case, or with a team before or behind the name.
func suggest(list []Player) {
	byKey := map[string][]int{}
	for i := range list {
		for _, key := range keysOf(list[i].Name) {
			byKey[key] = append(byKey[key], i)
		}
	}
	for i := range list {
		var others []int
		for _, key := range keysOf(list[i].Name) {
			for _, k := range byKey[key] {
				if k != i && !slices.Contains(others, k) {
					others = append(others, k)
				}
			}
		}
		// The one with the most games is whom the others may mean.
		slices.SortFunc(others, func(a, b int) int { return cmp.Or(cmp.Compare(list[b].Games, list[a].Games), cmp.Compare(a, b)) })
		for _, k := range others {
			list[i].Suggested = append(list[i].Suggested, list[k].Name)
		}
	}
}

// keysOf returns what two spellings of a name have in common: the folded name
// without its blanks, and its last part where a blank or a bracket sets off a team.
func keysOf(name string) []string {
	fold := records.Fold(strings.TrimSpace(name))
	var keys []string
	add := func(key string) {
		key = strings.Map(func(r rune) rune {
			if strings.ContainsRune(" .,·-'", r) {
				return -1
			}
			return r
		}, key)
		if len([]rune(key)) > 1 && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	bare := fold
	if i := strings.IndexAny(bare, "([（【"); i > 0 {
		bare = strings.TrimSpace(bare[:i])
	}
	add(bare)
	parts := strings.Fields(bare)
	if n := len(parts); n > 1 && ideographs(parts[n-1]) {
		add(parts[n-1])
	}
	for _, region := range regions {
		if rest, ok := strings.CutPrefix(bare, region); ok && len([]rune(rest)) > 1 {
			add(rest)
		}
	}
	if parts := strings.Fields(bare); len(parts) == 2 && !ideographs(bare) { // the surname first or last
		add(parts[1] + parts[0])
	}
	return keys
}

// regions are those whose teams players are named with.
var regions = strings.Fields("北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门 火车头 煤矿 广州 沈阳 大连 杭州 南京 武汉 成都 厦门 深圳 哈尔滨 越南 新加坡 马来西亚 中国 中华台北")

func ideographs(text string) bool {
	for _, r := range text {
		if r < 0x3400 {
			return false
		}
	}
	return text != ""
}

// Join makes b a spelling of a: games under either name are games of one player.
// The error is a *records.Fault if nobody has one of the names.
func (l *Library) Join(ctx context.Context, a, b string) error {
	return l.rename(ctx, func(s *shelf, tx *transaction) error {
		first, err := s.name(a)
		if err != nil {
			return err
		}
		second, err := s.name(b)
		if err != nil {
			return err
		}
		// All spellings of b go along.
		_, err = tx.Exec("UPDATE name SET player = (SELECT player FROM name WHERE id = ?1) WHERE player = (SELECT player FROM name WHERE id = ?2)", first, second)
		return err
	})
}

// Split takes a name out of the spellings of another, or, where it is the one that
// others mean, lets each mean itself again.
func (l *Library) Split(ctx context.Context, name string) error {
	return l.rename(ctx, func(s *shelf, tx *transaction) error {
		id, err := s.name(name)
		if err != nil {
			return err
		}
		_, err = tx.Exec("UPDATE name SET player = id WHERE id = ?1 OR player = ?1", id)
		return err
	})
}

func (l *Library) rename(ctx context.Context, do func(*shelf, *transaction) error) error {
	s, err := l.current(ctx)
	if err != nil {
		return err
	}
	if l.readonly {
		return &records.Fault{Code: "library-readonly"}
	}
	if s.games == 0 {
		return &records.Fault{Code: "library-none"}
	}
	w, err := l.newWriter(ctx)
	if err != nil {
		return err
	}
	err = w.write(ctx, func(tx *transaction) error { return do(s, tx) })
	if closing := w.close(); err == nil {
		err = closing
	}
	if _, loading := l.current(ctx); err == nil {
		err = loading
	}
	return err
}

// name returns the number of a name: the text itself, or the only one that folds
// to the same.
func (s *shelf) name(text string) (int64, error) {
	fold, found := records.Fold(text), 0
	for id, t := range s.names.text {
		switch {
		case t == text && t != "":
			return int64(id), nil
		case s.names.fold[id] == fold && fold != "":
			if found != 0 {
				return 0, &records.Fault{Code: "library-no-name", Args: []any{text}}
			}
			found = id
		}
	}
	if found == 0 {
		return 0, &records.Fault{Code: "library-no-name", Args: []any{text}}
	}
	return int64(found), nil
}
