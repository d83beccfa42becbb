export interface Nouns {
  /** One outcome, and several. */
  readonly deal: string;
  readonly deals: string;
  /** The content of an outcome's cells, and one of the cells. */
  readonly card: string;
  readonly position: string;
  /** The maker of outcomes. */
  readonly shuffle: string;
  /** One complete outcome, and several, where their number is meant; and the verb for making one. */
  readonly whole: string;
  readonly wholes: string;
  readonly make: string;
  /** The things that an even law makes equally likely. */
  readonly even: string;
  /** True if the outcomes are deals of cards. */
  readonly cards: boolean;
  /** The headline of a bias whose tests have none of their own. */
  readonly uneven: string;
}

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
