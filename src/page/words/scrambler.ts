import { DEFAULT_PARTS } from '../../core/default-parts.js';
import type { BuiltInSource } from '../../core/origin.js';
import type { BoardShape } from '../../core/outcome.js';
import { code, type Phrase, say, strong } from '../phrase.js';

/** `3 × 3 puzzle`. */
export function boardWords({ columns, rows }: BoardShape): string {
  return `${rows} × ${columns} puzzle`;
}

/** What a built-in scrambler is fed by, in sentences. */
export function scramblerSentence({ bounded, maker, prng, seeding }: BuiltInSource, board: BoardShape): Phrase {
  const seeded: Phrase = seeding === DEFAULT_PARTS.seeding ? [] : say`, seeding ${code(seeding)}`;
  return say`The built-in scrambler ${strong(maker)} of a ${boardWords(board)}, fed by the generator ${code(prng)}${seeded}. Its words become choices by the method ${code(bounded)}.`;
}
