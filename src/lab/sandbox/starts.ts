/** Functions that the learner may begin with, by name: each shuffles the deck it is given in place. */
export const STARTS: Readonly<Record<string, string>> = {
  right: `export default function shuffle(deck) {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}
`,
  naive: `export default function shuffle(deck) {
  for (let i = 0; i < deck.length; i++) {
    const j = Math.floor(Math.random() * deck.length);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}
`,
  comparator: `export default function shuffle(deck) {
  return deck.sort(() => Math.random() - 0.5);
}
`,
};

export const START_NAMES: readonly string[] = Object.keys(STARTS);
