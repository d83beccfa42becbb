import { counted } from '../../core/words/counted.js';
import { unrepeatable } from './errors.js';
import type { Runs } from './runs.js';

/**
 * Returns the function's outcomes after each of `count` beginnings of `length` numbers: row-major, one outcome for each of `tails`. Beginnings with
 * the same row are taken as equivalent. A deal that is over after its beginning ignores what follows, and is run once.
 *
 * Throws E_NONDETERMINISTIC if a deal ends before its beginning does: every beginning but its last number is known to go on.
 */
export async function signatures(
  runs: Runs,
  count: number,
  heads: Float64Array,
  length: number,
  tails: readonly Float64Array[],
): Promise<Float64Array> {
  const width = tails.length;
  const first = await runs.outcomes(count, heads, length, tails[0]);
  const rows = new Float64Array(count * width);
  const open: number[] = [];
  for (let r = 0; r < count; r++) {
    const drawn = runs.drawn(first[r]);
    if (drawn < length) throw unrepeatable(`a deal ended after ${counted(drawn, 'number')} where it drew ${length} before`);
    rows.fill(first[r], r * width, (r + 1) * width);
    if (drawn > length) open.push(r);
  }
  // All other tails in one round trip: tail 1 of every open beginning, then tail 2, and so on.
  const { length: left } = open;
  const others = left === 0 ? 0 : width - 1;
  const openHeads = new Float64Array(others * left * length);
  for (let r = 0; r < others * left; r++) {
    const from = open[r % left] * length;
    openHeads.set(heads.subarray(from, from + length), r * length);
  }
  const outcomes = await runs.outcomes(others * left, openHeads, length, (r) => tails[1 + Math.floor(r / left)]);
  for (let r = 0; r < outcomes.length; r++) rows[open[r % left] * width + 1 + Math.floor(r / left)] = outcomes[r];
  return rows;
}

export function sameRow(a: Float64Array, i: number, b: Float64Array, j: number, width: number): boolean {
  for (let t = 0; t < width; t++) if (a[i * width + t] !== b[j * width + t]) return false;
  return true;
}
