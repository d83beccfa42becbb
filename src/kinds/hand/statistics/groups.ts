import type { Entry } from '../../../core/catalogue.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import { groupPairsLaw } from '../../../math/hands/group-pairs-law.js';
import { hypergeometricLaw } from '../../../math/hands/hypergeometric.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { seenTogether } from './seen-together.js';

/** The 52 standard cards in groups of equal size. */
interface Groups extends Entry {
  readonly question: string;
  readonly catches: string;
  readonly names: readonly string[];
  /** The question of the row that counts pairs within groups. */
  readonly together: string;
  /** Words the question of one group's row. */
  each(name: string): string;
  groupOf(card: number): number;
}

const STANDARD = 52;

/** Builds a statistic of partial deals of the standard cards: how many cards of each group are seen, and how many pairs of one group. */
export function groupStatistic({ each, groupOf, names, together, ...entry }: Groups): Statistic {
  const { id } = entry;
  const size = STANDARD / names.length;
  return {
    ...entry,
    battery: 'standard',
    required: false,
    asks({ test }) {
      const name = test.slice(id.length + 1);
      return name === 'together' ? together : each(name);
    },
    headline: { ...seenTogether, row: 'together' },
    fit({ cards, standard, width: k }, trials) {
      if (!standard || cards !== STANDARD) return { skipped: { why: 'no-names' } };
      const one = hypergeometricLaw(STANDARD, size, k);
      const pairs = groupPairsLaw(names.length, size, k);
      const ofOne = binnedCounts(one, trials);
      const ofPairs = binnedCounts(pairs, trials);
      if (!ofOne) return { skipped: { why: 'few-for-bins', of: 'outcomes', got: trials } };
      const tests = names.map((name) => `${id}/${name}`);
      const values = one.length;
      const groups = Uint8Array.from({ length: STANDARD }, (_, card) => groupOf(card));
      return {
        shape: [names.length * values + pairs.length],
        adds: { atMost: 1 },
        rows: [
          ...tests.map((test) => ({ test, degrees: ofOne.degrees, scale: 1 })),
          ...(ofPairs ? [{ test: `${id}/together`, degrees: ofPairs.degrees, scale: 1 }] : []),
        ],
        accumulator() {
          const counts = new Float64Array(names.length * values + pairs.length);
          const met = new Uint8Array(names.length);
          return {
            counts,
            add({ cells, length }) {
              for (let deal = 0, at = 0; deal < length; deal++) {
                met.fill(0);
                let twos = 0;
                for (const end = at + k; at < end; at++) twos += met[groups[cells[at]]]++;
                for (let g = 0; g < names.length; g++) counts[g * values + met[g]]++;
                counts[names.length * values + twos]++;
              }
            },
          };
        },
        test: (counts, total) => [
          ...tests.map((test, g) => ofOne.read(test, counts.subarray(g * values, (g + 1) * values), total)),
          ...(ofPairs ? [ofPairs.read(`${id}/together`, counts.subarray(names.length * values), total)] : []),
        ],
      };
    },
  };
}
