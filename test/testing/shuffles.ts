/** Fisher–Yates in place, as a user has it. */
export function shuffle(deck: number[]): number[] {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  return deck;
}

/** The best-known mistake. */
export function naive(deck: number[]): void {
  for (let i = 0; i < deck.length; i++) {
    const j = Math.floor(Math.random() * deck.length);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
}

/** Fisher–Yates on numbers it is given, waiting in the middle of every deal. */
export async function slow(deck: readonly number[], random: () => number): Promise<number[]> {
  const dealt = [...deck];
  for (let i = dealt.length - 1; i > 0; i--) {
    if (i === 3) await Promise.resolve();
    const j = Math.floor(random() * (i + 1));
    [dealt[i], dealt[j]] = [dealt[j], dealt[i]];
  }
  return dealt;
}
