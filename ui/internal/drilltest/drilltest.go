// Package drilltest makes histories of practice, for tests of the faces.
package drilltest

import (
	"fmt"
	"testing"
	"time"

	"qipu/ui/drill"
)

// Practised is a log of answers with which every drill has reached a level, or its
// last one, a minute before now.
func Practised(t testing.TB, level int, now time.Time) *drill.MemoryLog {
	t.Helper()
	log := &drill.MemoryLog{}
	for _, k := range drill.Kinds() {
		for below := 1; below < level; below++ {
			for range 5 {
				a := drill.Answer{Time: now.Add(-time.Minute), Item: fmt.Sprintf("%v/%d", k, below), Kind: k.String(), Grade: drill.Good, Millis: 1000}
				if err := log.Append(a); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	return log
}
