// Deals with rand.Shuffle of Go: a deck a line, until nobody reads on. Argument: cards.
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
	deck := make([]int, cards)
	out := bufio.NewWriter(os.Stdout)
	for {
		for card := range deck {
			deck[card] = card
		}
		rand.Shuffle(cards, func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
		for _, card := range deck {
			out.WriteString(strconv.Itoa(card))
			out.WriteByte(' ')
		}
		if _, wrong := fmt.Fprintln(out); wrong != nil {
			return
		}
	}
}
