// A log is replayed: each answer teaches the history what it is about.

package drill

// Open replays a log. An unreadable log gives an empty history, and the error.
func Open(log Log, s Scheduler) (*History, error) {
	h := &History{Scheduler: s, memories: map[string]known{}, levels: map[string]*climb{}, missed: map[string]*missed{}, log: log}
	all, err := log.All()
	for _, a := range all {
		h.replay(a)
	}
	return h, err
}

func (h *History) replay(a Answer) {
	h.Answers = append(h.Answers, a)
	k, ok := h.memories[a.Item]
	if was, named := h.memories[a.Was]; !ok && named {
		k = was
		k.taken, was.taken = false, true
		h.memories[a.Was] = was
	}
	if k.answers > 0 {
		k.gap = int(days(k.Last, a.Time))
	}
	k.Memory = h.Scheduler.Review(k.Memory, a.Grade, a.Time)
	k.answers++
	k.last = a.Grade
	h.memories[a.Item] = k
	h.climb(a)
	h.again(a)
}

// Add keeps an answer and learns from it. It learns even if keeping fails.
func (h *History) Add(a Answer) error {
	h.replay(a)
	return h.log.Append(a)
}
