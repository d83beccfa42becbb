import type { SpaceKind } from '../core/outcome.js';

/** What a kind of outcome is called in everything that users read. */
export interface Nouns {
  /** One outcome, and several. */
  readonly deal: string;
  readonly deals: string;
  /** What lies in the cells of an outcome, and one of the cells. */
  readonly card: string;
  readonly position: string;
  /** What makes outcomes. */
  readonly shuffle: string;
  /** The test whose counts the map shows: what lies where. Null where there is none. */
  readonly map: string | null;
  /** The headline of a bias whose tests have none of their own. */
  readonly uneven: string;
}

const CARDS = { deal: 'deal', deals: 'deals', card: 'card', position: 'position', shuffle: 'shuffle' } as const;

const NOUNS: Readonly<Record<SpaceKind, Nouns>> = {
  permutation: { ...CARDS, map: 'position-matrix', uneven: 'the orders of the cards are not all equally likely' },
  partial: { ...CARDS, map: null, uneven: 'what is seen of the deals is not all equally likely' },
  board: {
    deal: 'board',
    deals: 'boards',
    card: 'tile',
    position: 'cell',
    shuffle: 'scrambler',
    map: 'tile-cell',
    uneven: 'the solvable boards are not all equally likely',
  },
  piles: {
    deal: 'deal',
    deals: 'deals',
    card: 'number of stones',
    position: 'pile',
    shuffle: 'dealer',
    map: null,
    uneven: 'the deals of piles are not all equally likely',
  },
  moves: {
    deal: 'move',
    deals: 'moves',
    card: 'move',
    position: 'pile',
    shuffle: 'player',
    map: null,
    uneven: 'the winning moves are not all equally likely',
  },
};

/** The words for outcomes of a kind. */
export function nounsOf(kind: SpaceKind): Nouns {
  return NOUNS[kind];
}
