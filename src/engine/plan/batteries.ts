import type { SpaceKind } from '../../core/outcome.js';

/** Which statistics run together, by cost; ids of the statistic catalogue. */
export interface Battery {
  readonly id: string;
  readonly summary: string;
  /** Of whole decks: 'all', or the ids. */
  readonly tests: 'all' | readonly string[];
  /** Of every other kind of outcome. */
  readonly others: Readonly<Record<Exclude<SpaceKind, 'permutation'>, 'all' | readonly string[]>>;
}

/** The tests that a battery names for outcomes of a kind. */
export function batteryTests({ others, tests }: Battery, kind: SpaceKind): 'all' | readonly string[] {
  return kind === 'permutation' ? tests : others[kind];
}

/** The batteries, cheapest first. Every one holds all the required statistics, without which no verdict is clean. */
export const BATTERIES: readonly Battery[] = [
  {
    id: 'quick',
    summary: 'the required statistics alone: every one that a clean verdict rests on',
    tests: ['position-matrix', 'cyclic-displacement', 'fisher-yates-digits'],
    others: {
      partial: ['seen-cards', 'seen-pairs', 'seen-places'],
      board: ['blank', 'depth', 'manhattan', 'solvable', 'tile-cell'],
      piles: ['pile-pairs', 'pile-sizes'],
      moves: ['choice-of-pile', 'choice-of-size'],
    },
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
    others: {
      partial: 'all',
      piles: 'all',
      moves: 'all',
      board: ['blank', 'depth', 'inversions', 'manhattan', 'repeats', 'solvable', 'tile-cell', 'tiles-home'],
    },
  },
  {
    id: 'deep',
    summary:
      'every statistic of the catalogue that the deck and the number of deals allow: all pairs of cards, inversions and poker hands too',
    tests: 'all',
    others: { partial: 'all', board: 'all', piles: 'all', moves: 'all' },
  },
];
