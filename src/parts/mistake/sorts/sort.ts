export type Cards = Uint16Array | Uint32Array | number[];
export type Compare = (a: number, b: number) => number;
export type Below = (card: number, other: number) => boolean;

/** A sorting algorithm as a language's library has it: only its comparisons decide. */
export interface Sort {
  readonly id: string;
  /** Its name in a sentence: 'merge sort'. */
  readonly title: string;
  readonly usedBy: string;
  /** Set if fewer cards than these are one run, which the cards after its first part are put into by halving. */
  readonly oneRun?: number;
  /** Sorts in place and asks as the library does. A step stops where contradicting answers make the library throw or leave its cards. */
  sort(cards: Cards, compare: Compare): void;
}

export function swap(cards: Cards, i: number, j: number): void {
  const card = cards[i];
  cards[i] = cards[j];
  cards[j] = card;
}

/** Moves the card at `from` down to `to`; those between go up by one. */
export function lower(cards: Cards, from: number, to: number): void {
  const card = cards[from];
  cards.copyWithin(to + 1, to, from);
  cards[to] = card;
}

/** Insertion sort from `start` to `end`, of which the first `sorted` are in order: each goes down past every card it is `below`. */
export function insertAll(cards: Cards, start: number, end: number, below: Below, sorted = 1): void {
  for (let i = start + sorted; i < end; i++) {
    let place = i;
    while (place > start && below(cards[i], cards[place - 1])) place--;
    lower(cards, i, place);
  }
}
