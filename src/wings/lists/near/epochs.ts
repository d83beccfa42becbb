import { LEAST_ITEMS } from '../list-limits.js';
import { isDistinct, type Ranked } from './near.js';

/** The least share of all items that each epoch has, where a loader drops the last of them. */
const LEAST_SHARE = 0.8;

/** Several lists in one file, of `n` items each; `left` items behind them begin one more. */
export interface Epochs {
  readonly n: number;
  readonly lists: number;
  readonly left: number;
  /** The items after which the next list has its turn: all of a list where they stand one behind the other, else fewer. */
  readonly turn: number;
}

/**
 * Finds whole lists of the same items one behind the other, with or without the beginning of one more; lists that each drop a few of the items; or
 * lists that take turns, as where each rank wrote several. One list with the beginning of another is found where it is `asked` for alone, since it may
 * be something else. Null elsewhere.
 */
export function findEpochs({ kinds, ranks, times }: Ranked, asked: boolean): Epochs | null {
  const all = kinds.length;
  const most = times.reduce((high, many) => Math.max(high, many), 0);
  if (all < LEAST_ITEMS || most < 2) return null;
  const areLists = (epochs: Epochs): boolean => listsOf(ranks, epochs).every((list) => isDistinct(list, all));
  const lists = Math.floor(ranks.length / all);
  const whole = { n: all, lists, left: ranks.length - lists * all, turn: all };
  if (lists >= (asked ? 1 : 2) && areLists(whole) && isDistinct(ranks.subarray(lists * all), all)) return whole;
  const n = ranks.length / most;
  if (!Number.isInteger(n) || n < LEAST_SHARE * all) return null;
  for (let turns = 1; turns <= n; turns++) {
    const epochs = { n, lists: most, left: 0, turn: n / turns };
    if (n % turns === 0 && areLists(epochs)) return areSame(listsOf(ranks, epochs)) && turns > 1 ? null : epochs;
  }
  return null;
}

/** Returns the items of each list, in order. */
export function listsOf(items: Uint32Array, { lists, n, turn }: Epochs): readonly Uint32Array[] {
  if (turn === n) return Array.from({ length: lists }, (_, k) => items.subarray(k * n, (k + 1) * n));
  return Array.from({ length: lists }, (_, k) => {
    const list = new Uint32Array(n);
    for (let at = 0; at < n; at += turn) list.set(items.subarray(at * lists + k * turn, at * lists + (k + 1) * turn), at);
    return list;
  });
}

/** Says whether all lists are the same: items that stand together many times are no lists that take turns. */
function areSame([first, ...others]: readonly Uint32Array[]): boolean {
  return others.every((list) => list.every((item, at) => item === first[at]));
}
