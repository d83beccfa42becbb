import type { Reading } from '../source/handing.js';
import type { OutcomeSpace } from '../subject/outcome.js';

/**
 * A bet against an even subject, settled after every outcome. It starts with 1, and if the subject is even its expected value after the next
 * outcome is what it is now, whatever came before (an e-process). So it ever reaches x with a chance of at most 1/x: J. Ville (1939),
 * Étude critique de la notion de collectif; A. Ramdas, P. Grünwald, V. Vovk & G. Shafer (2023), Game-theoretic statistics and safe
 * anytime-valid inference, doi:10.1214/23-STS894.
 */
export interface EvidenceProcess {
  /** Settles the bet on the outcome that starts at `at`: as many cells as an outcome of the space has, and one that an even subject can make. */
  add(cells: Uint16Array, at: number): void;
  /** Natural logarithm of its value. */
  logE(): number;
}

/**
 * A bet that can be laid down and taken up elsewhere: all it remembers stands in `memory`, whole once `logE` was asked for. A fresh bet on the same
 * space into whose arrays the same numbers are set goes on bit for bit as this one does.
 */
export interface ResumableProcess extends EvidenceProcess {
  /** The arrays it goes on writing to, of fixed lengths and in a fixed order. */
  readonly memory: readonly Memory[];
}

/** Numbers a bet remembers. Counts are among them: a stream may be watched for ever, and whole numbers of 32 bits begin anew after 2^32. */
export type Memory = Float64Array;

/** A kind of evidence that grows outcome by outcome. */
export interface Process {
  /** What a plan calls it; each once in a kind of outcome. */
  readonly id: string;
  /** Short enough for a small drawing: `Single cards`. */
  readonly name: string;
  /** What it bets on, as a noun phrase: `where each card lands, by where that card has landed before`. */
  readonly bets: string;
  /** Authors and year of what it rests on, beside the counts of cells; absent where that is all. */
  readonly source?: string;
  /** Present where a rule of this tool averages the others without it too. */
  readonly optional?: true;
  /** Present where it bets on the cards dealt, and not on their order relative to the deck handed in. */
  readonly reading?: Extract<Reading, 'absolute'>;
  /** Whether there is anything to bet on in a space; absent where there is in all. */
  suits?(space: OutcomeSpace): boolean;
  /** The bet before the first outcome. */
  start(space: OutcomeSpace): ResumableProcess;
}
