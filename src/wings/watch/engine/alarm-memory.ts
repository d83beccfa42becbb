import type { Memory } from '../../../core/statistic/evidence-process.js';
import type { WatchState } from './watch-state.js';

/** The memory of an alarm, as plain data: another one on the same space and plan continues from it bit for bit. */
export interface AlarmMemory extends Omit<WatchState['alarm'], 'bets' | 'recent'> {
  readonly bets: readonly { readonly index: number; readonly memory: readonly Memory[] }[];
  readonly recent: Uint16Array;
}

/** Sets what was kept of a bet into a fresh one. Returns false where it does not fit. */
export function recall(into: readonly Memory[], kept: readonly Memory[]): boolean {
  if (into.length !== kept.length || into.some((array, k) => array.length !== kept[k].length)) return false;
  into.forEach((array, k) => {
    array.set(kept[k]);
  });
  return true;
}
