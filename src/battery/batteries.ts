/** Which statistics run together, by cost; ids of the statistic catalogue. */
export interface Battery {
  readonly id: string;
  readonly summary: string;
  /** 'all', or the ids. */
  readonly tests: 'all' | readonly string[];
  /** The same of partial deals. */
  readonly partial: 'all' | readonly string[];
}

/** The batteries, cheapest first. Every one holds all the required statistics, without which no verdict is clean. */
export const BATTERIES: readonly Battery[] = [
  {
    id: 'quick',
    summary: 'the required statistics alone: every one that a clean verdict rests on',
    tests: ['position-matrix', 'cyclic-displacement', 'fisher-yates-digits'],
    partial: ['seen-cards', 'seen-pairs', 'seen-places'],
  },
  {
    id: 'standard',
    summary: 'the required statistics, neighbours, cycles and runs, deals that come again, and each deal against the one before',
    tests: [
      'cycles',
      'cyclic-displacement',
      'descents',
      'fisher-yates-digits',
      'fixed-points',
      'neighbour-gap',
      'parity',
      'permutations',
      'position-matrix',
      'previous-deal',
      'repeats',
      'rising-sequences',
      'successor-matrix',
    ],
    partial: 'all',
  },
  {
    id: 'deep',
    summary:
      'every statistic of the catalogue that the deck and the number of deals allow: all pairs of cards, inversions and poker hands too',
    tests: 'all',
    partial: 'all',
  },
];
