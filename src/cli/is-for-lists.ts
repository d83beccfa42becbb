import { LEAST_ITEMS } from '../engine/list/least-items.js';
import { textOf, type Values } from './command.js';
import { MOST_DECK_CARDS } from './options.js';

/** Whether `run` is asked for lists: for one deal alone, of which only what a long list shows by itself can be seen, or for decks longer than any that are counted deal by deal. */
export function isForLists(values: Values): boolean {
  const [n, trials] = [numberOf(textOf(values, 'n')), numberOf(textOf(values, 'trials'))];
  return n > MOST_DECK_CARDS || (trials === 1 && n >= LEAST_ITEMS);
}

/** A number as it was typed, where it is one. What is wrong with it is said by whoever needs it. */
function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : Number(text);
}
