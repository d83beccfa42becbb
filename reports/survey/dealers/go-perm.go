// Deals with rand.Perm of Go: a deck a line, until nobody reads on. Argument: cards.
package main

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
	"strconv"
	"time"
)

func main() {
	cards, _ := strconv.Atoi(os.Args[1])
	// Before Go 1.20 the same deals would come every time.
	rand.Seed(time.Now().UnixNano())
	out := bufio.NewWriter(os.Stdout)
	for {
		for _, card := range rand.Perm(cards) {
			out.WriteString(strconv.Itoa(card))
			out.WriteByte(' ')
		}
		if _, wrong := fmt.Fprintln(out); wrong != nil {
			return
		}
	}
}
