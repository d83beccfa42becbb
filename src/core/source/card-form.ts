/**
 * Other kinds of cards for decks in random order, besides the numbers from 0: the numbers from 4, negative ones, numbers beyond 32 bits, texts,
 * objects, and numbers of which two are equal.
 */
export const CARD_FORMS = ['shifted', 'negative', 'large', 'texts', 'objects', 'equals'] as const;

export type CardForm = (typeof CARD_FORMS)[number];
