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

/** The words for deals of cards. */
export const CARD_NOUNS: Omit<Nouns, 'uneven'> = {
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
};
