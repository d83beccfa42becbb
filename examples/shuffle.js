/** A shuffle with the best-known mistake: every card is swapped with a card from anywhere in the deck. */
export function shuffle(deck) {
  for (let i = 0; i < deck.length; i++) {
    const j = Math.floor(Math.random() * deck.length);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}
