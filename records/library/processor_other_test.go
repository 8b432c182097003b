//go:build !unix

package library

import "time"

// processorTime is what the process has used of the processors; 0 where nobody
// tells.
func processorTime() time.Duration { return 0 }
