import { MOST_DECK_CARDS } from '../../../cli/options/limits.js';
import type { SomeAsked } from '../../../cli/options/shared.js';
import { parseSubject } from '../../../cli/subject/subject-spec.js';
import { LEAST_ITEMS } from '../list-limits.js';

type ListsAsked = { readonly n: number } & SomeAsked<'deal' | 'trials'>;

/**
 * Says whether `run` is asked for lists: for one deal alone of a built-in shuffle, where only what a long list shows by itself can be seen. Also for
 * decks too long to be counted deal by deal.
 */
export function isForLists(spec: string | readonly string[], asked: ListsAsked): boolean {
  const { n, trials } = asked;
  return n > MOST_DECK_CARDS || (trials === 1 && n >= LEAST_ITEMS && isWholeShuffle(spec, asked));
}

/** Says whether a built-in shuffle is named and asked for whole decks. Throws E_USAGE for an unknown name. */
export function isWholeShuffle(spec: string | readonly string[], { deal }: SomeAsked<'deal'>): boolean {
  return typeof spec === 'string' && parseSubject(spec).kind === 'shuffle' && deal === undefined;
}
