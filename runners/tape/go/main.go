// rand.Shuffle of Go's math/rand on a tape, or with the word "perm" rand.Perm.
package main

import (
	"math/rand"
	"os"
)

func main() {
	serve(func(deck []int, r *rand.Rand) {
		if len(os.Args) > 1 && os.Args[1] == "perm" {
			copy(deck, r.Perm(len(deck)))
			return
		}
		r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
	})
}
