/**
 * What the cards of decks in random order are, beside the numbers from 0 on: the numbers from 4 on, negative ones, numbers beyond 32 bits, texts, objects,
 * and numbers of which two are equal.
 */
export const CARD_FORMS = ['shifted', 'negative', 'large', 'texts', 'objects', 'equals'] as const;

/** One of those forms. */
export type CardForm = (typeof CARD_FORMS)[number];

/**
 * What came of trying a function with those forms: it takes the first, leaves the order of the second as it was (of equal cards: puts them
 * side by side), does not take the third, and loses
 * cards of the last.
 */
export interface FormsTried {
  readonly takes: readonly CardForm[];
  readonly keeps: readonly CardForm[];
  readonly refuses: readonly CardForm[];
  /** Absent where it loses none. */
  readonly loses?: readonly CardForm[];
}
