//go:build !unix

package ui

import (
	"os"
	"time"
)

// readKey cannot wait for a key here.
func readKey(*os.File, time.Duration) []byte { return nil }
