import type { Tally, TallyId } from '../../core/statistic/tally.js';
import { layoutFromFirst, layoutFromLast } from './digit-layout.js';

/** Scratch space for decoding decks of `n` cards: the deck being undone, the place of each value in it, and the digits read, one for each step. */
export interface Scratch {
  readonly deck: Uint16Array;
  readonly place: Uint16Array;
  readonly digits: Uint16Array;
}

export function scratch(n: number): Scratch {
  return { deck: new Uint16Array(n), place: new Uint16Array(n), digits: new Uint16Array(n - 1) };
}

/**
 * A way to read a deck backwards into the choices a Fisher–Yates shuffle must have made. Each is a bijection, so under the null its digits
 * are independent and uniform. The shuffle: R. Durstenfeld (1964), doi:10.1145/364520.364540. Reading it backwards: D. E. Knuth, TAOCP vol.
 * 2, 3.3.2, Algorithm P, which finds each value's place and swaps it home, as `insideOut` does.
 */
export interface Decoder {
  readonly id: 'down' | 'forward' | 'inside-out';
  /** Returns the number of choices of each step, in the order the code runs. */
  choices(n: number): readonly number[];
  /** Reads one deal into work.digits, one for each step. */
  decode(cells: Uint16Array, at: number, work: Scratch): void;
  /** The table of decks that holds every step's digits, and in it the cell of digit 0 of a step; the others follow it. */
  readonly table: TallyId;
  cell(n: number, step: number): number;
  /** Returns the table of decks of more than 256 cards, and in it the first cell of the digits, counted as a plan of `cells` cells counts them. */
  wide(n: number): Tally;
  wideCell(cells: number): number;
}

function restart({ deck, place }: Scratch): void {
  for (let i = 0; i < deck.length; i++) {
    deck[i] = i;
    place[i] = i;
  }
}

/** Returns the table of larger decks read from the last position down. */
function fromLast(n: number): Tally {
  return { id: 'lastDigits', lag: 0, given: layoutFromLast(n) };
}

/** The decoder of: for i = n−1 … 1: j in [0, i], swap i and j. Position i is final after its step, so its card tells j. */
export const down: Decoder = {
  id: 'down',
  choices: (n) => Array.from({ length: n - 1 }, (_, s) => n - s),
  table: 'lastChoices',
  cell: (n, step) => (n - 1 - step) * n,
  wide: fromLast,
  wideCell: () => 0,
  decode(cells, at, work) {
    restart(work);
    const { deck, place, digits } = work;
    for (let i = deck.length - 1, s = 0; i > 0; i--, s++) {
      const card = cells[at + i];
      const j = place[card];
      digits[s] = j;
      const moved = deck[i];
      deck[j] = moved;
      place[moved] = j;
    }
  },
};

/** The decoder of: for i = 0 … n−2: j in [i, n−1], swap i and j; the digit is j − i. */
const forward: Decoder = {
  id: 'forward',
  choices: (n) => Array.from({ length: n - 1 }, (_, s) => n - s),
  table: 'firstChoices',
  cell: (n, step) => step * n + step,
  wide: (n) => ({ id: 'firstDigits', lag: 0, given: layoutFromFirst(n) }),
  wideCell: () => 0,
  decode(cells, at, work) {
    restart(work);
    const { deck, place, digits } = work;
    for (let i = 0; i < deck.length - 1; i++) {
      const card = cells[at + i];
      const j = place[card];
      digits[i] = j - i;
      const moved = deck[i];
      deck[j] = moved;
      place[moved] = j;
    }
  },
};

/** The decoder of: for i = 1 … n−1: j in [0, i], card i goes to j and the card there to i. Undone from the last step: j is the place of card i. */
const insideOut: Decoder = {
  id: 'inside-out',
  choices: (n) => Array.from({ length: n - 1 }, (_, s) => s + 2),
  table: 'lastChoices',
  cell: (n, step) => (n + step + 1) * n,
  wide: fromLast,
  wideCell: (cells) => cells,
  decode(cells, at, { deck, place, digits }) {
    const n = deck.length;
    for (let p = 0; p < n; p++) {
      const card = cells[at + p];
      deck[p] = card;
      place[card] = p;
    }
    for (let i = n - 1; i > 0; i--) {
      const j = place[i];
      digits[i - 1] = j;
      const moved = deck[i];
      deck[j] = moved;
      place[moved] = j;
    }
  },
};

/** The three decoders, in the order their counts are kept. */
export const DECODERS: readonly Decoder[] = [down, forward, insideOut];
