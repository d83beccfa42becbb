import { MOST_DECK_CARDS } from '../../../cli/options/limits.js';
import type { TypedOptions } from '../../../cli/options/option.js';
import type { SomeAsked } from '../../../cli/options/shared.js';
import { parseSubject } from '../../../cli/subject/subject-spec.js';
import { AuditError } from '../../../core/errors.js';
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

/** Options that shape an audit of many deals, each with why one of a list, or of a few, has no use for it. */
const REFUSED = {
  'until-decided': 'a list is counted to its end, whatever it shows on the way',
  tests: 'it has tests of its own, which its battery names',
  lags: 'each list is compared with the one before it alone',
  null: 'its tests ask for an even shuffle',
} as const;

/** Throws E_USAGE for options that belong to an audit of many deals. `shaping`: as wings say. */
export function checkForLists(given: TypedOptions, shaping?: string): void {
  for (const [name, reason] of Object.entries(REFUSED)) if (given.has(name)) refuse(name, reason);
  if (shaping !== undefined) refuse(shaping, 'it is for an audit of many deals');
}

function refuse(name: string, reason: string): never {
  throw new AuditError('E_USAGE', `--${name} cannot be used with one long list: ${reason}`, { hint: `leave out --${name}` });
}
