// Package shuffleaudit has AssertShufflesUniformly for go test: shuffle-audit judges the decks that your shuffle deals here.
//
// One file, Go 1.18 or later, no modules. Copy this folder into your module. Needs Node 20 and shuffle-audit: the program that SHUFFLE_AUDIT
// names (a path; one that ends in .js is started by node), else shuffle-audit on the PATH, else what npx finds installed in the folder of the
// test.
package shuffleaudit

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// How long the program may take to ask for deals: shuffle-audit takes less than a second, another program may wait for ever.
const asksWithin = 60 * time.Second

// TB is what the assertion needs of a *testing.T or *testing.B.
type TB interface {
	Helper()
	Fatal(args ...any)
}

// Options of a test; the zero value of each is its default.
type Options struct {
	// N is the number of cards, 2 to 5,000; 52.
	N int
	// Trials is the number of deals; by default about a million cards' worth, 20,000 decks of 52, and a tenth as many from decks in random order.
	Trials int
	// Detect asks, in place of Trials, for as many deals as it takes to see a bias of this relative size, such as 0.01.
	Detect float64
	// FalseAlarms says how often an even shuffle may fail, 1e-9 to 0.01; 1e-9.
	FalseAlarms float64
	// Name is what the shuffle is called in the message.
	Name string
}

// AssertShufflesUniformly fails the test at once unless shuffle deals every order of the cards equally often, as far as its deals show. It is
// called with whole numbers 0 ... N - 1, which it rearranges. The test fails with an error, too, where there is nothing to say about evenness:
// shuffle-audit is not there, an option cannot be, or a deal is no deck.
func AssertShufflesUniformly(t TB, shuffle func(deck []int), options Options) {
	t.Helper()
	switch told, err := audit(shuffle, options); {
	case err != nil:
		t.Fatal(err)
	case told != "":
		t.Fatal(told)
	}
}

// What was found where the deals show a bias; empty where they show none.
func audit(shuffle func([]int), options Options) (string, error) {
	n := options.N
	if n == 0 {
		n = 52
	}
	words, err := program()
	if err != nil {
		return "", err
	}
	words = append(words, "assert", "--language", "Go", "--n", strconv.Itoa(n))
	if options.Name != "" {
		words = append(words, "--name", options.Name)
	}
	if options.Trials != 0 {
		words = append(words, "--trials", strconv.Itoa(options.Trials))
	}
	if options.Detect != 0 {
		words = append(words, "--detect", decimal(options.Detect))
	}
	if options.FalseAlarms != 0 {
		words = append(words, "--false-alarms", decimal(options.FalseAlarms))
	}
	command := exec.Command(words[0], words[1:]...)
	var wrong bytes.Buffer
	command.Stderr = &wrong
	in, err := command.StdinPipe()
	if err != nil {
		return "", err
	}
	out, err := command.StdoutPipe()
	if err != nil {
		return "", err
	}
	if err := command.Start(); err != nil {
		return "", fmt.Errorf("%s does not start: %w", words[0], err)
	}
	ended := false
	defer func() {
		if !ended { // the shuffle panicked: nobody waits for a verdict
			_ = command.Process.Kill()
			_ = command.Wait()
		}
	}()
	late := time.AfterFunc(asksWithin, func() { _ = command.Process.Kill() })
	defer late.Stop()
	answers := bufio.NewReader(out)
	first, _ := answers.ReadString('\n')
	var inOrder, handed int
	_, unasked := fmt.Sscanf(first, "deals %d handed %d", &inOrder, &handed)
	// Else it ended with an error, or is another program, which is ended where it says anything.
	asked := unasked == nil
	switch {
	case asked:
		late.Stop()
		deal(shuffle, n, inOrder, handed, answers, in)
	case first != "":
		_ = command.Process.Kill()
	}
	_ = in.Close()
	told, _ := io.ReadAll(answers)
	err = command.Wait()
	ended = true
	if asked && err == nil {
		return "", nil
	}
	if asked && command.ProcessState.ExitCode() == 20 {
		return string(told), nil
	}
	if said := strings.TrimSpace(wrong.String()); said != "" {
		return "", errors.New(said)
	}
	if !asked {
		return "", fmt.Errorf("%s asked for no deals within %s: %s", words[0], asksWithin, command.ProcessState)
	}
	return "", fmt.Errorf("%s: %w", words[0], err)
}

// Reads from which decks deals are asked for, and only then deals: so neither process waits for the other. An error of a pipe is left to the
// program, which ended and says why.
func deal(shuffle func([]int), n, inOrder, handed int, asks *bufio.Reader, in io.Writer) {
	decks := make([][]int, handed)
	for k := range decks {
		line, _ := asks.ReadString('\n')
		for _, word := range strings.Fields(line) {
			card, _ := strconv.Atoi(word)
			decks[k] = append(decks[k], card)
		}
	}
	out := bufio.NewWriterSize(in, 1<<16)
	deck := make([]int, n)
	for k := 0; k < inOrder; k++ {
		for card := range deck {
			deck[card] = card
		}
		shuffle(deck)
		if writeLine(out, deck) != nil {
			return
		}
	}
	for _, deck := range decks {
		shuffle(deck)
		if writeLine(out, deck) != nil {
			return
		}
	}
	_ = out.Flush()
}

func writeLine(out *bufio.Writer, deck []int) error {
	line := make([]byte, 0, 4*len(deck))
	for k, card := range deck {
		if k > 0 {
			line = append(line, ' ')
		}
		line = strconv.AppendInt(line, int64(card), 10)
	}
	_, err := out.Write(append(line, '\n'))
	return err
}

func decimal(value float64) string {
	return strconv.FormatFloat(value, 'g', -1, 64)
}

func program() ([]string, error) {
	if named := os.Getenv("SHUFFLE_AUDIT"); named != "" {
		if strings.HasSuffix(named, ".js") {
			return []string{"node", named}, nil
		}
		return []string{named}, nil
	}
	if found, err := exec.LookPath("shuffle-audit"); err == nil {
		return []string{found}, nil
	}
	if npx, err := exec.LookPath("npx"); err == nil {
		return []string{npx, "--no", "--", "shuffle-audit"}, nil
	}
	return nil, errors.New("shuffle-audit is not there: npm install -g path/to/shuffle-audit, or name its program in SHUFFLE_AUDIT")
}
