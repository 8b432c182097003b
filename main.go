// Qipu is a board viewer for xiangqi in the terminal.
package main

func main() {}
