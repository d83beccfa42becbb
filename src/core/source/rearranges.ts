import type { Origin } from '../record/origin.js';

/**
 * Whether what is counted of a deal is how it rearranges a deck that lies differently every time: of a function handed decks in random order, of a log
 * whose deals each start as the one before ended. Equal ones then need not hold the same cards in the same places.
 */
export function rearranges({ source }: Pick<Origin, 'source'>): boolean {
  if (source.kind === 'log') return source.start === 'previous';
  if (source.kind === 'inline') return source.input === 'shuffled';
  return 'call' in source && source.call.input === 'shuffled';
}
