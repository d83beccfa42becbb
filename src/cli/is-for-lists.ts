import { LEAST_ITEMS } from '../core/list-limits.js';
import { textOf, type Values } from './command.js';
import { MOST_DECK_CARDS } from './options.js';
import { parseSubject } from './subject-spec.js';

/**
 * Whether `run` is asked for lists: for one deal alone of a built-in shuffle, of which only what a long list shows by itself can be seen, or for decks longer than any that are
 * counted deal by deal.
 */
export function isForLists(spec: string | readonly string[], values: Values): boolean {
  const [n, trials] = [numberOf(textOf(values, 'n')), numberOf(textOf(values, 'trials'))];
  return n > MOST_DECK_CARDS || (trials === 1 && n >= LEAST_ITEMS && isWholeShuffle(spec, values));
}

/** Whether a built-in shuffle is named, of which whole decks are asked. Throws E_USAGE for what names nothing. */
export function isWholeShuffle(spec: string | readonly string[], values: Values): boolean {
  return typeof spec === 'string' && parseSubject(spec).kind === 'shuffle' && textOf(values, 'deal') === undefined;
}

/** A number as it was typed, where it is one. What is wrong with it is said by whoever needs it. */
function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Number(text);
}
