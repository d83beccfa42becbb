import { isReference, type LawNull } from '../../../core/record/declared-null.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import { derangedShare } from '../../../math/nulls/null-orders.js';
import { binnedCounts } from '../../../math/pearson/binned-counts.js';
import { LEAST_EXPECTED, LEAST_TRIALS } from '../../../math/pearson/few-trials.js';
import { testResult } from '../../../math/pearson/result.js';
import { pow } from '../../../math/primitives/pow.js';
import { dealtCells } from './dealt-cells.js';

const TEST = 'declared-parity';
const QUESTION = 'Do even and odd orders come as often as they are declared to?';

/** The tails of a result without information. */
const NOTHING = { upper: 1, logUpper: 0, lower: 1, logLower: 0 };

/** The most parts of a deck whose parities are counted together: further parts are taken as one. */
const MOST_PARTS = 6;

/**
 * Positions of a deck by the part whose cards keep to them, and the chance of each combination of parities. Part k adds 2^k where its permutation is
 * odd.
 */
interface Parities {
  readonly parts: readonly (readonly number[])[];
  readonly law: Float64Array;
}

/**
 * Counts the deals, as dealt, that an even and an odd number of swaps makes. For blocks and strata it counts the combinations of the parities of
 * their parts. Even choices derived from the deals do not show it: half of all allowed permutations may never come, and each choice still look even.
 * An impossible deal is skipped.
 *
 * In a block of two cards or more half of all permutations are even, block by block, independently. Among derangements the even ones exceed the odd
 * by (−1)^(n − 1) (n − 1): the determinant of the matrix of ones without its diagonal.
 */
export const declaredParity: Statistic = {
  id: TEST,
  title: 'Even and odd deals under the declared null',
  summary: 'Counts the deals, as dealt, that an even number of swaps makes, part by part, and compares them with what is declared.',
  reference:
    'D. E. Knuth, TAOCP vol. 3, 2nd ed. (1998), section 5.1.1; R. P. Stanley, Enumerative Combinatorics vol. 1, 2nd ed. (2012), 2.2.1',
  question: QUESTION,
  catches: 'blocks of equal parity under --null blocks',
  battery: 'quick',
  required: false,
  headline: { says: 'even and odd orders do not come as often as is declared', rank: 1 },
  needsStart: true,
  fit({ cards: n, declared }, trials) {
    const made = declared && !isReference(declared) ? paritiesOf(declared, n, trials) : null;
    if (!made) return { skipped: { why: 'no-parities' } };
    const { law, parts } = made;
    const binned = binnedCounts(law, trials);
    if (!binned) return { skipped: { why: 'few-for-bins', of: 'outcomes', got: trials } };
    return {
      shape: [law.length],
      // A deal that cannot come is passed over.
      adds: { atMost: 1 },
      rows: [{ test: TEST, degrees: binned.degrees, scale: 1 }],
      accumulator() {
        const counts = new Float64Array(law.length);
        const met = new Uint8Array(n);
        return {
          counts,
          add(decks) {
            const cells = dealtCells(decks);
            for (let at = 0; at < decks.length * n; at += n) {
              const parity = parityOf(cells, at, parts, met);
              if (parity >= 0) counts[parity]++;
            }
          },
        };
      },
      test(counts) {
        const total = counts.reduce((sum, count) => sum + count, 0);
        // Of deals of which nearly none may come nothing can be said.
        if (total < LEAST_TRIALS) return [testResult(TEST, 0, binned.degrees, NOTHING, 'exact', Math.max(1, total))];
        return [binned.read(TEST, counts, total)];
      },
    };
  },
};

function paritiesOf(declared: LawNull, n: number, trials: number): Parities | null {
  if (declared.kind === 'derangement') {
    const orders = derangedShare(n) * factorial(n);
    const excess = (n % 2 === 0 ? -1 : 1) * (n - 1);
    const even = Number.isFinite(orders) ? (1 + excess / orders) / 2 : 0.5;
    return { parts: [Array.from({ length: n }, (_, p) => p)], law: Float64Array.of(even, 1 - even) };
  }
  const of =
    declared.kind === 'strata'
      ? declared.strata
      : declared.kind === 'blocks'
        ? declared.sizes.flatMap((size, block) => Array<number>(size).fill(block))
        : null;
  if (!of) return null;
  const blocks = [...new Set(of)].map((block) => of.flatMap((one, p) => (one === block ? [p] : []))).filter(({ length }) => length > 1);
  if (blocks.length === 0) return null;
  const most = Math.max(1, Math.min(MOST_PARTS, Math.floor(Math.log2(Math.max(2, trials / LEAST_EXPECTED)))));
  const parts = blocks.length <= most ? blocks : [...blocks.slice(0, most - 1), blocks.slice(most - 1).flat()];
  return { parts, law: new Float64Array(pow(2, parts.length)).fill(pow(2, -parts.length)) };
}

/** Returns the parities of the parts of a deal, bit by bit; −1 where a card has left its part. */
function parityOf(cells: Uint16Array, at: number, parts: readonly (readonly number[])[], met: Uint8Array): number {
  let parity = 0;
  for (const [k, positions] of parts.entries()) {
    met.fill(1);
    for (const p of positions) met[p] = 0;
    let moved = positions.length;
    for (const start of positions) {
      if (met[start] !== 0) continue;
      moved--;
      let p = start;
      while (met[p] === 0) {
        met[p] = 1;
        p = cells[at + p];
      }
      if (p !== start) return -1;
    }
    if (moved % 2 === 1) parity += 1 << k;
  }
  return parity;
}

function factorial(n: number): number {
  let product = 1;
  for (let k = 2; k <= n; k++) product *= k;
  return product;
}
