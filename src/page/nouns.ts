import type { Outcome } from '../core/outcome.js';

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
  /** One complete outcome, and several, where how many there are is spoken of; and the word for making one. */
  readonly whole: string;
  readonly wholes: string;
  readonly make: string;
  /** What an even law makes equally likely. */
  readonly even: string;
  /** Whether the outcomes are deals of cards. */
  readonly cards: boolean;
  /** The headline of a bias whose tests have none of their own. */
  readonly uneven: string;
}

const CARDS = {
  deal: 'deal',
  deals: 'deals',
  card: 'card',
  position: 'position',
  shuffle: 'shuffle',
  whole: 'order',
  wholes: 'orders',
  make: 'deal',
  even: 'order',
  cards: true,
} as const;

const NOUNS: Readonly<Record<Outcome['kind'], Nouns>> = {
  deck: { ...CARDS, uneven: 'the orders of the cards are not all equally likely' },
  hand: { ...CARDS, uneven: 'what is seen of the deals is not all equally likely' },
  board: {
    deal: 'board',
    deals: 'boards',
    card: 'tile',
    position: 'cell',
    shuffle: 'scrambler',
    whole: 'board',
    wholes: 'boards',
    make: 'make',
    even: 'solvable board',
    cards: false,
    uneven: 'the solvable boards are not all equally likely',
  },
  piles: {
    deal: 'deal',
    deals: 'deals',
    card: 'pile',
    position: 'number of stones',
    shuffle: 'dealer',
    whole: 'deal',
    wholes: 'deals',
    make: 'deal',
    even: 'list of piles',
    cards: false,

    uneven: 'the deals of piles are not all equally likely',
  },
  moves: {
    deal: 'move',
    deals: 'moves',
    card: 'move',
    position: 'pile',
    shuffle: 'player',
    whole: 'position',
    wholes: 'positions',
    make: 'meet',
    even: 'winning move of a position',
    cards: false,

    uneven: 'the winning moves are not all equally likely',
  },
};

/** The words for outcomes of a kind. */
export function nounsOf(kind: Outcome['kind']): Nouns {
  return NOUNS[kind];
}
