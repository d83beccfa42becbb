import type { Origin } from '../record/origin.js';

/**
 * Returns true if a deal is counted as a rearrangement of a changing input deck. That holds for a function with decks in random order, and for a log
 * whose deals each start as the one before ended. Equal rearrangements need not hold the same cards in the same places.
 */
export function rearranges({ source }: Pick<Origin, 'source'>): boolean {
  if (source.kind === 'log') return source.start === 'previous';
  if (source.kind === 'inline') return source.input === 'shuffled';
  return 'call' in source && source.call.input === 'shuffled';
}
