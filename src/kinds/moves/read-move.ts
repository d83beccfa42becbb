import type { MoveRule } from './move-rule.js';

/**
 * Reads a move from the piles before and after it: writes the pile that changed, from 0, and the stones it then has, into `cells` at `at`. Returns
 * what is wrong where this is no move, or null. Calls nothing, so that a subject whose code may have replaced parts of the language cannot reach it.
 */
export function readMove(
  before: Uint16Array,
  after: Uint16Array,
  { additions, max, most }: MoveRule,
  cells: Uint16Array,
  at: number,
): string | null {
  let changed = -1;
  for (let i = 0; i < before.length; i++) {
    if (before[i] < 1 || before[i] > max) return `a move must be made in piles of 1 to ${most}, got pile ${i + 1} of ${before[i]}`;
    if (before[i] === after[i]) continue;
    if (changed >= 0) return `a move must change one pile, got piles ${changed + 1} and ${i + 1} changed`;
    changed = i;
  }
  if (changed < 0) return 'a move must change one pile, got none changed';
  const from = before[changed];
  const to = after[changed];
  if (to > from && !additions) return `a move must take stones away, got pile ${changed + 1} from ${from} to ${to}`;
  if (to > max) return `a move must leave at most ${most} in a pile, got pile ${changed + 1} from ${from} to ${to}`;
  cells[at] = changed;
  cells[at + 1] = to;
  return null;
}
