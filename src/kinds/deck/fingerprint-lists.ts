import type { Accumulator } from '../../core/statistic/statistic.js';
import type { Stretch } from '../../core/subject/stretch.js';
import { fingerprintCoefficients, fingerprinter, join } from '../../math/orders/fingerprint.js';
import { HEAD, maskSlice, NEIGHBOURS } from '../../math/pairs/equal-fingerprints.js';
import { type Compared, mostInSlice } from '../../math/pairs/slice.js';

/** Initial capacity of a list whose number of deals is not given. */
const FEW_DEALS = 256;

/** Takes deals by their fingerprints, in two halves: passes on each one, and whether it equals the one before. */
function byFingerprints(n: number, met: (first: number, second: number, again: boolean) => void): Pick<Accumulator, 'add' | 'readers'> {
  const fingerprint = fingerprinter(n);
  const at = { first: -1, second: -1 };
  // What `at` held before, and what it holds now.
  const take = (first: number, second: number): void => met(at.first, at.second, at.first === first && at.second === second);
  return {
    add(batch) {
      for (let deal = 0; deal < batch.length; deal++) {
        const { first, second } = at;
        fingerprint(batch.cells, deal * n, at);
        take(first, second);
      }
    },
    readers: [
      {
        tally: { id: 'fingerprints', lag: 0, given: fingerprintCoefficients(n) },
        take(sums, deals) {
          for (let i = 0; i < 4 * deals; i += 4) {
            const { first, second } = at;
            join(sums[i], sums[i + 1], sums[i + 2], sums[i + 3], at);
            take(first, second);
          }
        },
      },
    ],
  };
}

/** Counts the deals of one block that equal the one before, and keeps nothing else of them. */
export function neighbours(n: number): Accumulator {
  const counts = new Float64Array(1);
  const met = (_first: number, _second: number, again: boolean): void => {
    if (again) counts[0]++;
  };
  return { counts, ...byFingerprints(n, met) };
}

/**
 * Lists the fingerprints of one block that are compared with others, two cells each, as `equalFingerprints` reads them. The number of deals that
 * equal the one before comes first. `stretch`: the block's place, the whole sample where it is absent.
 */
export function fingerprintList(n: number, { first: whole, slice }: Compared, stretch?: Stretch): Accumulator {
  let left = Math.max(0, whole - (stretch?.first ?? 0));
  let leftInSlice = slice ? mostInSlice(slice, stretch?.trials ?? Number.POSITIVE_INFINITY) : 0;
  // Of a block it is known how many they are at the most; what is taken too small is garbage soon, which engines are slow to collect.
  let kept = new Float64Array(HEAD + 2 * (stretch ? Math.min(stretch.trials, left + leftInSlice) : FEW_DEALS));
  kept[0] = NEIGHBOURS;
  let length = HEAD;
  const below = slice?.below ?? 0;
  const keep = (first: number, second: number): void => {
    if (length === kept.length) {
      const larger = new Float64Array(2 * length + 2);
      larger.set(kept);
      kept = larger;
    }
    kept[length++] = first;
    kept[length++] = second;
  };
  return {
    get counts() {
      return kept.subarray(0, length);
    },
    ...byFingerprints(n, (first, second, again) => {
      if (again) kept[1]++;
      if (left > 0) {
        left--;
        keep(first, second);
      } else if (first < below && leftInSlice > 0) {
        leftInSlice--;
        keep(maskSlice(first), second);
      }
    }),
  };
}
