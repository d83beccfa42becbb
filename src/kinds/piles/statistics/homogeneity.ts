import type { Shows } from '../../../core/record/shows.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import { type OutcomeSpace, outcomeIn } from '../../../core/subject/outcome.js';
import { multinomialKernel, type PartsKernel } from '../../../math/pearson/homogeneity-law.js';
import { pow } from '../../../math/primitives/pow.js';
import { partsQuestion } from '../../groups/cuts.js';
import type { Likeness, PartsBase } from '../../groups/parts-base.js';
import { leastInParts, partsHomogeneity } from '../../groups/parts-homogeneity.js';
import { LEAST_DEALS } from './least-deals.js';
import { pairTables } from './pair-tables.js';
import { pairValue } from './pair-value.js';
import { pileBlocks } from './pile-blocks.js';

const ID = 'homogeneity';

/** The most cells of a part, for all piles and for all pairs of them. */
const MOST_CELLS = 1500;

/** The fewest deals of a part: with fewer, as for the whole, the counts take too few values. */
const LEAST_OF_A_PART = LEAST_DEALS / 8;

/**
 * Compares the sizes of every pile, and of every two, between eighths of the run, and between eighths of every block: a bias that turns half-way
 * cancels in the counts of the whole run and shows here. Sizes are taken in blocks of neighbours where there are many. Says how much chances
 * change, never which way they lie on average.
 */
export const homogeneity: Statistic = {
  id: ID,
  title: 'The same all through the run',
  summary: 'Compares piles and pairs of them between eighths of the run, and between eighths of every block of 65,536 deals.',
  reference: 'Test of homogeneity: H. Cramér, Mathematical Methods of Statistics (1946), section 30.6',
  question: 'Are the chances of the piles the same all through the run?',
  asks: (row) => partsQuestion(row, { sizes: 'the chances of every pile', pairs: 'the chances of every two piles' }),
  catches: 'nim:dealer/uniform/randu/multiply-shift/counter',
  battery: 'quick',
  ordered: 'in-run',
  required: false,
  headline: {
    says: 'the dealer changes its chances during the run',
    ofGroups: 'the groups differ in the chances of the piles',
    rank: 2,
    about: 'changes',
  },
  neededFrom: () => leastInParts(LEAST_OF_A_PART),
  fit: (space, trials) =>
    partsHomogeneity(ID, space, (most) => basesOf(space, Math.min(MOST_CELLS, Math.floor(most / 2))), trials, LEAST_OF_A_PART),
};

/** Returns the bases, in at most `most` cells each. */
function basesOf(space: OutcomeSpace, most: number): readonly PartsBase[] {
  return [sizesBase(space, most), ...pairsBase(space, most)];
}

/** Says how much of the chances shows in blocks of sizes; nothing where every size has its own. */
function shown(max: number, blocks: number, of: Shows['of']): Pick<PartsBase, 'shows'> {
  return blocks === max ? {} : { shows: { of, size: Math.ceil(max / blocks) } };
}

function sizesBase(space: OutcomeSpace, most: number): PartsBase {
  const { max, piles } = outcomeIn(space, 'piles');
  const { blockOf, chances } = pileBlocks(max, Math.max(2, Math.floor(most / piles)));
  const sizes = chances.length;
  return {
    name: 'sizes',
    ...shown(max, sizes, 'one-pile'),
    cells: piles * sizes,
    scale: piles,
    kernel: sizesKernel(piles, chances),
    accumulator() {
      const counts = new Float64Array(piles * sizes);
      return {
        counts,
        add({ cells, length }) {
          for (let deal = 0, at = 0; deal < length; deal++)
            for (let row = 0; row < counts.length; row += sizes, at++) counts[row + blockOf[Math.min(cells[at], max + 1)]]++;
        },
      };
    },
    value: (table, deals) =>
      table.reduce((sum, count, cell) => {
        const expected = deals * chances[cell % sizes];
        return sum + (count - expected) ** 2 / expected;
      }, 0),
    likeness: () => alikeBy(space, blockOf, chances, ({ sum }) => sum, piles * (sizes - 1)),
  };
}

function pairsBase(space: OutcomeSpace, most: number): readonly PartsBase[] {
  const { max, piles } = outcomeIn(space, 'piles');
  if (piles < 2) return [];
  const pairs = (piles * (piles - 1)) / 2;
  const { blockOf, chances } = pileBlocks(max, Math.max(2, Math.floor(Math.sqrt(most / pairs))));
  const sizes = chances.length;
  if (sizes < 2) return [];
  const kernel = pairsKernel(piles, chances);
  return [
    {
      name: 'pairs',
      ...shown(max, sizes, 'two-piles'),
      cells: pairs * sizes * sizes,
      scale: pairs,
      kernel,
      accumulator: () => pairTables(piles, max, { blockOf, chances }),
      value: (table, deals) => pairValue(table, chances, deals),
      likeness: () => alikeBy(space, blockOf, chances, ({ squares, sum }) => (sum ** 2 - squares) / 2, kernel.degrees),
    },
  ];
}

/** Returns the likeness by the piles in which two deals have the same block of sizes: the sum of u over them, and of u². */
function alikeBy(
  space: OutcomeSpace,
  blockOf: Uint16Array,
  chances: Float64Array,
  of: (u: { readonly sum: number; readonly squares: number }) => number,
  degrees: number,
): Likeness {
  const { max, piles } = outcomeIn(space, 'piles');
  const root = Math.sqrt(degrees);
  const blockAt = (cells: Uint16Array, at: number): number => blockOf[Math.min(cells[at], max + 1)];
  const kept = new Uint16Array(piles);
  const last = new Uint16Array(piles);
  const likenessOf = (others: Uint16Array): number => {
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < piles; i++) {
      const u = (last[i] === others[i] ? 1 / chances[last[i]] : 0) - 1;
      sum += u;
      squares += u ** 2;
    }
    return of({ sum, squares }) / root;
  };
  return {
    keep(cells, at) {
      for (let i = 0; i < piles; i++) kept[i] = blockAt(cells, at + i);
    },
    alike(cells, at) {
      for (let i = 0; i < piles; i++) last[i] = blockAt(cells, at + i);
      return likenessOf(kept);
    },
    own: () => likenessOf(last),
  };
}

/**
 * Returns the kernel Σ u_i over piles, u = [same block]/p − 1: piles are independent, so their moments add up. Checked against every two deals in
 * pile-kernels.test.ts.
 */
export function sizesKernel(piles: number, chances: Float64Array): PartsKernel {
  const { cube, degrees, rarest, self } = multinomialKernel(chances);
  return {
    degrees: piles * degrees,
    cube: piles * cube,
    self: { variance: piles * self.variance, third: piles * self.third, along: piles * self.along },
    rarest,
  };
}

/**
 * Returns the kernel Σ u_i u_j over pairs of piles, u = [same block]/p − 1, with E[k³] as in `pilePairs`. A deal has with itself Σ d_i d_j, d = 1/p −
 * 1 with mean μ and variance v. Its variance is that of the pairs, v² + 2 μ² v each, and 2 μ² v for every two pairs with a pile in common. Along the
 * kernel lies what both piles of a pair vary by, v² a pair. Its third moment shows nowhere and is left out.
 */
export function pairsKernel(piles: number, chances: Float64Array): PartsKernel {
  const { cube, degrees, rarest, self } = multinomialKernel(chances);
  const spread = self.variance;
  const pairs = (piles * (piles - 1)) / 2;
  const triples = (pairs * (piles - 2)) / 3;
  return {
    degrees: pairs * degrees ** 2,
    cube: pairs * cube ** 2 + 6 * triples * pow(degrees, 3),
    self: {
      variance: pairs * (spread ** 2 + 2 * degrees ** 2 * spread) + 6 * triples * degrees ** 2 * spread,
      third: 0,
      along: pairs * spread ** 2,
    },
    rarest: rarest ** 2,
  };
}
