import type { Choices } from '../../../core/subject/shuffle.js';

/** The place of a thread in the swap of two cards. */
export type Doing = 'reads-i' | 'reads-j' | 'writes-i' | 'writes-j';

export interface Step {
  readonly thread: 0 | 1;
  readonly doing: Doing;
  readonly i: number;
  readonly j: number;
  /** The card that it reads or writes. */
  readonly card: number;
  /** The deck after it. */
  readonly deck: readonly number[];
}

/** Runs Fisher–Yates with one read or write of the deck a step, as a computer carries out the swap of two cards. */
function* shuffling(deck: number[], choices: Choices): Generator<Omit<Step, 'thread' | 'deck'>, void> {
  for (let i = deck.length - 1; i > 0; i--) {
    const j = choices.below(i + 1);
    const atI = deck[i] ?? 0;
    yield { doing: 'reads-i', i, j, card: atI };
    const atJ = deck[j] ?? 0;
    yield { doing: 'reads-j', i, j, card: atJ };
    deck[i] = atJ;
    yield { doing: 'writes-i', i, j, card: atJ };
    deck[j] = atI;
    yield { doing: 'writes-j', i, j, card: atI };
  }
}

/**
 * Runs two threads that shuffle one deck of `n` cards: at every step a coin says whose turn it is. With a lock the second waits until the first is
 * through.
 */
export function raceOf(n: number, locked: boolean, choices: Choices): readonly Step[] {
  const deck = Array.from({ length: n }, (_, card) => card);
  const threads = [shuffling(deck, choices), shuffling(deck, choices)] as const;
  const done = [false, false];
  const steps: Step[] = [];
  while (!(done[0] && done[1])) {
    const thread = done[0] ? 1 : done[1] || locked || choices.below(2) === 0 ? 0 : 1;
    const next = threads[thread].next();
    if (next.done) done[thread] = true;
    else steps.push({ ...next.value, thread, deck: [...deck] });
  }
  return steps;
}

/** Finds the cards that a deck no longer holds. */
export function lostFrom(deck: readonly number[]): readonly number[] {
  return deck.map((_, card) => card).filter((card) => !deck.includes(card));
}

/** Finds the cards that are lost for good after step `at`: no deck from there on holds them. In the middle of a swap a card may be away and come back. */
export function lostBy(steps: readonly Step[], at: number): readonly number[] {
  const [first, ...later] = steps.slice(Math.max(0, at - 1));
  if (at === 0 || !first) return [];
  return lostFrom(first.deck).filter((card) => later.every(({ deck }) => !deck.includes(card)));
}

/** Counts the races, of `races`, in which a card is lost at the end. */
export function brokenRaces(n: number, locked: boolean, choices: Choices, races: number): number {
  let broken = 0;
  for (let race = 0; race < races; race++) if (lostFrom(raceOf(n, locked, choices).at(-1)?.deck ?? []).length > 0) broken++;
  return broken;
}
