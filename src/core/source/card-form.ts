/**
 * What the cards of decks in random order are, beside the numbers from 0 on: the numbers from 4 on, negative ones, numbers beyond 32 bits, texts, objects,
 * and numbers of which two are equal.
 */
export const CARD_FORMS = ['shifted', 'negative', 'large', 'texts', 'objects', 'equals'] as const;

/** One of those forms. */
export type CardForm = (typeof CARD_FORMS)[number];
