import type { Origin } from '../../core/origin.js';

/** Whether a function deals the same decks after every start, as was found when it was opened: its generator begins with one state. */
export function startsAlike({ source }: Origin): boolean {
  return 'call' in source && source.call.starts === 'alike';
}
