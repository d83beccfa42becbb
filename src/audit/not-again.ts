import type { Origin } from '../core/subject.js';

/** Why the deals of a subject that is not replayable cannot be drawn again, in words. */
export function notAgain({ kind }: Origin): string {
  if (kind === 'log') return 'the deals came on standard input';
  return kind === 'program'
    ? 'a program drew its own randomness: these deals cannot be drawn again'
    : 'the randomness was live: these deals cannot be drawn again';
}
