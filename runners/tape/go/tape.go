// A tape for Go: a rand.Source whose numbers are asked for on standard output and answered on standard input.
//
//	serve(func(deck []int, r *rand.Rand) { r.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] }) })
//
//	shuffle-audit prove --n 5 -- ./my_shuffle
//
// rand.New(source) stands on Int63, which asks, so that the standard library's own code runs as it is. Words belong on standard error.
package main

import (
	"bufio"
	"fmt"
	"math/rand"
	"os"
	"strconv"
	"strings"
)

var in = bufio.NewReader(os.Stdin)

func ask(question string) uint64 {
	fmt.Println(question)
	line, err := in.ReadString('\n')
	if err != nil {
		os.Exit(0)
	}
	number, err := strconv.ParseUint(strings.TrimSpace(line), 10, 64)
	if err != nil {
		panic(err)
	}
	return number
}

type tape struct{}

func (tape) Int63() int64 { return int64(ask("bits 63")) }
func (tape) Seed(_ int64) {}

// Below is an even choice of 0 ... bound - 1, for a shuffle whose own choices are not to be looked at.
func Below(bound int) int { return int(ask("below " + strconv.Itoa(bound))) }

// serve deals until standard input ends; shuffle rearranges the deck it is given.
func serve(shuffle func(deck []int, r *rand.Rand)) {
	r := rand.New(tape{})
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return
		}
		n, err := strconv.Atoi(strings.TrimSpace(strings.TrimPrefix(line, "deal ")))
		if err != nil {
			panic(err)
		}
		deck := make([]int, n)
		for card := range deck {
			deck[card] = card
		}
		shuffle(deck, r)
		said := "deck"
		for _, card := range deck {
			said += " " + strconv.Itoa(card)
		}
		fmt.Println(said)
	}
}
