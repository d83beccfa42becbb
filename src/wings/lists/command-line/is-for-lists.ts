import { MOST_DECK_CARDS } from '../../../cli/options/limits.js';
import type { SomeAsked } from '../../../cli/options/shared.js';
import { parseSubject } from '../../../cli/subject/subject-spec.js';
import { LEAST_ITEMS } from '../list-limits.js';

/** How many cards, and deals of them, are asked for. */
type ListsAsked = { readonly n: number } & SomeAsked<'deal' | 'trials'>;

/**
 * Whether `run` is asked for lists: for one deal alone of a built-in shuffle, of which only what a long list shows by itself can be seen, or for decks longer than any that are
 * counted deal by deal.
 */
export function isForLists(spec: string | readonly string[], asked: ListsAsked): boolean {
  const { n, trials } = asked;
  return n > MOST_DECK_CARDS || (trials === 1 && n >= LEAST_ITEMS && isWholeShuffle(spec, asked));
}

/** Whether a built-in shuffle is named, of which whole decks are asked. Throws E_USAGE for what names nothing. */
export function isWholeShuffle(spec: string | readonly string[], { deal }: SomeAsked<'deal'>): boolean {
  return typeof spec === 'string' && parseSubject(spec).kind === 'shuffle' && deal === undefined;
}
