/** The faults of a deck that should hold every card once. Cards and positions count from 0. */
export interface LostAndDoubled {
  /** Cards that it does not hold, in rising order. */
  readonly lost: readonly number[];
  /** Cards that it holds more than once, in the order in which they recur. */
  readonly doubled: readonly number[];
  /** Positions of cards that lie further up already, in rising order. */
  readonly again: readonly number[];
}

/** Finds cards of a deck that are lost, and cards that stand in their places. `deck` holds as many cards as there are, each from 0. */
export function lostAndDoubled(deck: readonly number[]): LostAndDoubled {
  const met = new Set<number>();
  const doubled = new Set<number>();
  const again: number[] = [];
  for (const [position, card] of deck.entries()) {
    if (met.has(card)) {
      doubled.add(card);
      again.push(position);
    }
    met.add(card);
  }
  return { lost: deck.map((_, card) => card).filter((card) => !met.has(card)), doubled: [...doubled], again };
}
