/** Which statistics run together, by cost; ids of the statistic catalogue. */
export interface Battery {
  readonly id: string;
  readonly summary: string;
  /** 'all', or the ids. */
  readonly tests: 'all' | readonly string[];
}

/** The batteries, cheapest first. Every one holds all the required statistics, without which no verdict is clean. */
export const BATTERIES: readonly Battery[] = [
  {
    id: 'quick',
    summary: 'the required statistics alone: every one that a clean verdict rests on',
    tests: ['position-matrix', 'cyclic-displacement', 'fisher-yates-digits'],
  },
  {
    id: 'standard',
    summary: 'the required statistics, the cards that stay in place, and every order of a small deck',
    tests: ['cyclic-displacement', 'fisher-yates-digits', 'fixed-points', 'permutations', 'position-matrix'],
  },
  {
    id: 'deep',
    summary: 'every statistic of the catalogue that the deck and the number of deals allow: neighbours, pairs, parity, runs and more',
    tests: 'all',
  },
];
