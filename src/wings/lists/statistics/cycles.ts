import { logComplement } from '../../../math/tails/tails.js';
import type { ListRow, ListStatistic } from '../counting/list-statistic.js';
import { countResult } from '../counting/row-results.js';
import { cycleCountLaw } from '../math/cycle-count-law.js';

const TEST = 'cycles';
const QUESTION = 'Do the items change places in as many rings as luck makes?';

/** The most items of a list that a standard audit holds whole; a deep one holds longer ones. */
const MOST_UNLESS_DEEP = 10_000_000;

/**
 * Counts the cycles (item 5 where item 2 was, item 2 where item 5 was: one cycle of two) and compares their number with Stirling's law. No size: luck makes some log n of them.
 */
export const cycles: ListStatistic = {
  id: TEST,
  title: 'Cycles of items that change places',
  summary: 'Counts the cycles of the order, all lists together.',
  reference: 'D. E. Knuth, TAOCP vol. 1, 3rd ed. (1997), sections 1.2.10 and 1.3.3: Stirling numbers of the first kind',
  question: QUESTION,
  headline: 'the items change places in too few rings',
  finds: 'Sattolo’s shuffle and other orders of one cycle',
  opposite: {
    tail: 'upper',
    headline: 'the items change places in too many rings',
    finds: 'involutions, parts that are shuffled by themselves, items left where they were',
  },
  battery: 'standard',
  counts: 'rings',
  mostUnlessDeep: MOST_UNLESS_DEEP,
  fit(n, lists) {
    const row: ListRow = { test: TEST, question: QUESTION, degrees: 1, sizeOf: null, scale: 0, required: false };
    return {
      shape: [1],
      rows: [row],
      counter: () => {
        const counts = new Float64Array(1);
        return {
          counts,
          whole(items) {
            const met = new Uint8Array(Math.ceil(items.length / 8));
            let cycles = 0;
            for (let start = 0; start < items.length; start++) {
              if (met[start >>> 3] & (1 << (start & 7))) continue;
              cycles++;
              for (let at = start; !(met[at >>> 3] & (1 << (at & 7))); at = items[at]) met[at >>> 3] |= 1 << (at & 7);
            }
            counts[0] += cycles;
          },
        };
      },
      test: (counts) => {
        const law = sumOf(cycleCountLaw(n), lists);
        const at = Math.min(counts[0], law.length);
        let [below, above] = [0, 0];
        for (let k = 0; k <= at && k < law.length; k++) below += law[k];
        for (let k = law.length - 1; k >= at; k--) above += law[k];
        const [logAtLeast, logAtMost] = [log(above), log(below)];
        const tails = {
          logAtLeast: logAtLeast > -0.1 ? logComplement(log(below - (law[at] ?? 0))) : logAtLeast,
          logAtMost: logAtMost > -0.1 ? logComplement(log(above - (law[at] ?? 0))) : logAtMost,
        };
        return [countResult(row, counts[0], { ...tails, atLeast: Math.exp(tails.logAtLeast), atMost: Math.exp(tails.logAtMost) }, lists)];
      },
    };
  },
};

/** Returns the log of a chance, never of 0: beyond the law kept there is next to nothing. */
function log(chance: number): number {
  return Math.log(Math.max(chance, Number.MIN_VALUE));
}

function sumOf(law: Float64Array, lists: number): Float64Array {
  let sum = law;
  for (let k = 1; k < lists; k++) {
    const next = new Float64Array(sum.length + law.length - 1);
    for (let i = 0; i < sum.length; i++) for (let j = 0; j < law.length; j++) next[i + j] += sum[i] * law[j];
    sum = next;
  }
  return sum;
}
