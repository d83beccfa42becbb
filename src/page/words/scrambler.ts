import { DEFAULT_PARTS, PARTS } from '../../core/default-parts.js';
import type { BoardShape } from '../../core/outcome.js';
import type { ScramblerOrigin } from '../../core/subject.js';
import { code, type Phrase, say, strong } from '../phrase.js';

/** `3 × 3 puzzle`. */
export function boardWords({ columns, rows }: BoardShape): string {
  return `${rows} × ${columns} puzzle`;
}

/** What a built-in scrambler is fed by, in sentences. */
export function scramblerSentence({ board, bounded, prng, scrambler, seeding }: ScramblerOrigin): Phrase {
  const seeded: Phrase = seeding === DEFAULT_PARTS.seeding ? [] : say`, seeding ${code(seeding)}`;
  return say`The built-in scrambler ${strong(scrambler)} of a ${boardWords(board)}, fed by the generator ${code(prng)}${seeded}. Its words become choices by the method ${code(bounded)}.`;
}

/** The scrambler as a user would type it: parts that are the default ones at the end are left out. */
export function scramblerWord({ bounded, prng, scrambler, seeding }: ScramblerOrigin): string {
  const parts = [scrambler, prng, bounded, seeding];
  const defaults = [null, ...PARTS.map((part) => DEFAULT_PARTS[part])];
  while (parts.at(-1) === defaults[parts.length - 1]) parts.pop();
  return `puzzle:${parts.join('/')}`;
}
