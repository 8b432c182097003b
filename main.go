// Qipu is a board viewer for xiangqi in the terminal.
package main

import (
	"os"

	"qipu/ui/cli"
)

func main() { os.Exit(cli.Main(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) }
