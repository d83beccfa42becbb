import type { Play } from '../../games/nim/play.js';
import type { NimAsked } from './options.js';

export interface GameAnswer {
  /** Lines of at most 100 columns unless the numbers are longer, without a final line break. */
  readonly text: readonly string[];
  /** The same as plain data; whole numbers may be BigInt. */
  readonly json: Readonly<Record<string, unknown>>;
}

/** One game of the command `nim`, as in `nim solve 6,9,3`. */
export interface NimGame {
  readonly name: string;
  /** Options of the command that this game accepts, apart from json, quiet and debug. */
  readonly options: readonly (keyof NimAsked)[];
  /** A command that can be run as it is, for hints. */
  readonly example: string;
  /** Solves from the words after the name, as typed. Throws E_USAGE. */
  solve(words: readonly string[], asked: NimAsked): GameAnswer;
}

export function playOf({ misere }: Pick<NimAsked, 'misere'>): Play {
  return misere ? 'misere' : 'normal';
}
