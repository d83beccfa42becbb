import { AuditError } from '../../core/errors.js';
import type { ForcedDealer, ForcedOutcomes } from '../../core/subject/forced.js';
import { MOST_RANKED_CARDS, permutations } from '../../math/orders/permutation.js';
import { drawsWithoutEnd, MOST_DRAWS, tooManyRuns } from './errors.js';
import { UNIT, WHOLE } from './units.js';

/** Deals in one round trip. */
const MOST_ROWS = 50_000;
/** Numbers in one round trip: 8 MB. */
const MOST_NUMBERS = 2 ** 20;
/** The most numbers per row at first: one deal that draws many must not make all rows long. */
const MOST_USUAL = 64;

/** A function that returns the numbers that follow the beginning of each row of a batch. */
export type TailOf = (row: number) => Float64Array;

/** Deals in large batches. The outcome of a deal is one integer: numbers drawn · orders + rank of what it made. */
export interface Runs {
  readonly n: number;
  /** n!, or above every rank of other outcomes. */
  readonly orders: number;
  /** The smallest and the largest number to deal with, integer units of 2^-53. */
  readonly lowest: number;
  readonly highest: number;
  dealt(): number;
  /**
   * Returns the outcomes of `count` deals. Deal r gets the `length` numbers heads[r · length …], then `tail` from its start, or the one that it gives
   * for r; all are integer units of 2^-53. A tail has at least `MOST_DRAWS` numbers. Throws E_UNPROVABLE for a deal that draws more than `MOST_DRAWS`
   * numbers, and when the budget is spent; passes on the dealer's errors.
   */
  outcomes(count: number, heads: Float64Array, length: number, tail: Float64Array | TailOf): Promise<Float64Array>;
  drawn(outcome: number): number;
  /** Returns the rank of its deck, lexicographic, or of what else it made. */
  rank(outcome: number): number;
}

/** Limits of the runs, all of them given: see `ExploreOptions`. */
export interface RunLimits {
  readonly mostRuns: number;
  readonly margin: number;
  readonly onProgress: (runs: number) => void;
}

/** Creates runs of `dealer` within these limits. Throws E_USAGE outside 1 to 8 cards. */
export function createRuns(dealer: ForcedDealer, { mostRuns, margin, onProgress }: RunLimits): Runs {
  const { n } = dealer;
  const { rank, size: orders, width: cellsEach } = dealer.outcomes ?? deckOutcomes(n);
  let dealt = 0;
  // Deals mostly draw about as many numbers as the longest before: rows of that width are sent, and wider ones only where they were too short.
  let usual = 1;

  async function batch(rows: Int32Array, heads: Float64Array, length: number, tailOf: TailOf, width: number, out: Float64Array) {
    const numbers = new Float64Array(rows.length * width);
    const given = Math.min(length, width);
    for (let r = 0, at = 0; r < rows.length; r++, at += width) {
      const from = rows[r] * length;
      for (let i = 0; i < given; i++) numbers[at + i] = heads[from + i] * UNIT;
      if (length >= width) continue;
      const tail = tailOf(rows[r]);
      for (let i = length; i < width; i++) numbers[at + i] = tail[i - length] * UNIT;
    }
    if (dealt + rows.length > mostRuns) throw tooManyRuns(mostRuns);
    const { cells, calls } = await dealer.deal(numbers, width);
    dealt += rows.length;
    onProgress(dealt);
    const unfinished: number[] = [];
    for (let r = 0; r < rows.length; r++) {
      if (calls[r] > width) unfinished.push(rows[r]);
      else {
        usual = Math.max(usual, Math.min(calls[r], MOST_USUAL));
        out[rows[r]] = calls[r] * orders + rank(cells, r * cellsEach);
      }
    }
    return unfinished;
  }

  async function outcomes(count: number, heads: Float64Array, length: number, tail: Float64Array | TailOf): Promise<Float64Array> {
    const tailOf = typeof tail === 'function' ? tail : () => tail;
    const out = new Float64Array(count);
    let rows = Int32Array.from({ length: count }, (_, r) => r);
    for (let width = Math.max(usual, length); rows.length > 0; width = Math.min(2 * width, MOST_DRAWS)) {
      const most = Math.max(1, Math.min(MOST_ROWS, Math.floor(MOST_NUMBERS / width)));
      const unfinished: number[] = [];
      for (let at = 0; at < rows.length; at += most) {
        const left = await batch(rows.subarray(at, at + most), heads, length, tailOf, width, out);
        for (const row of left) unfinished.push(row);
      }
      if (unfinished.length > 0 && width >= MOST_DRAWS) throw drawsWithoutEnd(tailOf(unfinished[0])[MOST_DRAWS - length - 1] * UNIT);
      rows = Int32Array.from(unfinished);
    }
    return out;
  }

  return {
    n,
    orders,
    lowest: margin,
    highest: WHOLE - 1 - margin,
    dealt: () => dealt,
    outcomes,
    drawn: (outcome) => Math.floor(outcome / orders),
    rank: (outcome) => outcome % orders,
  };
}

/** Returns whole decks by their lexicographic rank. Throws E_USAGE outside 1 to 8 cards. */
function deckOutcomes(n: number): ForcedOutcomes {
  if (!(Number.isSafeInteger(n) && n >= 1 && n <= MOST_RANKED_CARDS))
    throw new AuditError('E_USAGE', `counting the choices of a function needs 1 to ${MOST_RANKED_CARDS} cards, got ${n}`);
  const { rank, size } = permutations(n);
  return { width: n, size: Number(size), rank: (cells, at) => rank?.(cells, at) ?? 0 };
}
