// Qipu is a board viewer for xiangqi in the terminal.
package main

import (
	"os"

	"qipu/ui/cli"
	"qipu/ui/early"
)

func main() {
	early.Restore()
	os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
}
