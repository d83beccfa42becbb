import type { Reading } from '../source/handing.js';
import type { OutcomeSpace } from '../subject/outcome.js';

/**
 * A bet against the null law, settled after every outcome. It starts at 1, and under the null its expected value after the next outcome is its
 * current value, whatever came before (an e-process). So it ever reaches x with probability at most 1/x: J. Ville (1939), Étude critique de la notion
 * de collectif; A. Ramdas, P. Grünwald, V. Vovk & G. Shafer (2023), Game-theoretic statistics and safe anytime-valid inference,
 * doi:10.1214/23-STS894.
 */
export interface EvidenceProcess {
  /** Settles the bet on the outcome that starts at `at`. It has the cells of an outcome of the space, and an unbiased subject can make it. */
  add(cells: Uint16Array, at: number): void;
  /** Returns the natural log of its value. */
  logE(): number;
}

/**
 * A bet that can be suspended and resumed elsewhere: its whole state is in `memory`, complete once `logE` was called. A fresh bet on the same space
 * whose arrays are set to the same numbers continues bit for bit like this one.
 */
export interface ResumableProcess extends EvidenceProcess {
  /** Its state: arrays it keeps writing to, of fixed lengths and in a fixed order. */
  readonly memory: readonly Memory[];
}

/** The state of a bet. It includes counts: a stream may be watched forever, and 32-bit integers wrap around at 2^32. */
export type Memory = Float64Array;

/** A kind of evidence that grows outcome by outcome. */
export interface Process {
  /** The id in a plan; unique within a kind of outcome. */
  readonly id: string;
  /** Short enough for a small drawing: `Single cards`. */
  readonly name: string;
  /** The subject of the bet, as a noun phrase: `where each card lands, by where that card has landed before`. */
  readonly bets: string;
  /** Authors and year of the source it rests on, besides the counts of cells; absent if there is none. */
  readonly source?: string;
  /** Present if one of this tool's rules averages the others without it too. */
  readonly optional?: true;
  /** Present if it bets on the cards dealt, and not on their order relative to the input deck. */
  readonly reading?: Extract<Reading, 'absolute'>;
  /** Returns true if the space has something to bet on; absent if every space has. */
  suits?(space: OutcomeSpace): boolean;
  /** Makes the bet before the first outcome. */
  start(space: OutcomeSpace): ResumableProcess;
}
