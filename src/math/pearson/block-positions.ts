import { keepLatest } from '../../core/keep-latest.js';
import type { Tally } from '../../core/statistic/tally.js';

/** The number of tallies kept, so that all who count one table of decks ask for the same. */
const MOST_KEPT = 8;

/** A deck cut into blocks of neighbours of nearly equal size: block i begins at ⌊i n/b⌋, for cards as for positions. */
export interface Blocks {
  readonly blockOf: Uint16Array;
  /** The number of cards in each block. */
  readonly sizes: Float64Array;
}

/** Returns the tally of decks of more than 256 cards that counts cards by positions in such blocks. */
export const blocksTally: (n: number, blocks: number) => Tally = keepLatest(
  MOST_KEPT,
  (n, blocks) => `${n}/${blocks}`,
  (n: number, blocks: number) => ({
    id: 'blocks',
    lag: 0,
    given: Uint32Array.from([blocks, ...positionBlocks(n, blocks).blockOf]),
  }),
);

/** Cuts `n` cards into `blocks` blocks, at most as many as there are cards. */
export function positionBlocks(n: number, blocks: number): Blocks {
  const blockOf = Uint16Array.from({ length: n }, (_, e) => Math.floor(((e + 1) * blocks - 1) / n));
  const sizes = new Float64Array(blocks);
  for (const block of blockOf) sizes[block]++;
  return { blockOf, sizes };
}

/**
 * Computes Q = ((n − 1)/N) Σ (T − N s t/n)²/(s t) over all pairs of a block of s cards and one of t positions, T deals times cards in both;
 * chi-squared on (b − 1)² degrees, as the covariance of permutation matrices gives it. `counts` row-major, blocks of cards first.
 *
 * For one card and one position this is the statistic of R. L. Anderson (1959), Use of contingency tables in the analysis of consumer preference
 * studies, Biometrics 15:582–590; S. Schach (1979), doi:10.1214/aos/1176344675. Sums over blocks are our own: by W. Hoeffding (1951), A combinatorial
 * central limit theorem, Σ a(card) b(position) has the variance |a|² |b|²/(n − 1) a deal for centred a and b. The b − 1 centred indicators of blocks,
 * made orthonormal with weights 1/size, on both sides give (b − 1)² uncorrelated squares. Checked in block-positions.test.ts.
 */
export function blockValue(counts: Float64Array, sizes: Float64Array, trials: number): number {
  const blocks = sizes.length;
  const n = sizes.reduce((sum, size) => sum + size, 0);
  let value = 0;
  counts.forEach((count, cell) => {
    const size = sizes[Math.floor(cell / blocks)] * sizes[cell % blocks];
    // Times n the deviations are integers.
    value += (n * count - trials * size) ** 2 / size;
  });
  return ((n - 1) / n / n) * (value / trials);
}
