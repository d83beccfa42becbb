import type { Statistic } from '../../../core/statistic/statistic.js';
import { MOST_BYTE_CARDS } from '../../../core/statistic/tally.js';
import { blocksTally, blockValue, positionBlocks } from '../../../math/pearson/block-positions.js';
import { pow } from '../../../math/primitives/pow.js';
import { readTable } from '../../counting/read-table.js';
import { partsQuestion } from '../../groups/cuts.js';
import type { PartsBase } from '../../groups/parts-base.js';
import { LEAST_IN_PARTS, partsHomogeneity } from '../../groups/parts-homogeneity.js';

const ID = 'homogeneity';

/** The most cards for which the tables are not cut into blocks of cards and positions. */
const MOST_BLOCKS = 60;

/**
 * Compares the table of cards by positions between eighths of the run, and between eighths of every block: a bias that turns half-way
 * cancels in the table of the whole run and shows here. Says how much chances change, never which way they lie on average.
 */
export const homogeneity: Statistic = {
  id: ID,
  title: 'The same all through the run',
  summary: 'Compares the table of cards by positions between eighths of the run, and between eighths of every block of 65,536 deals.',
  reference:
    'Test of homogeneity: H. Cramér, Mathematical Methods of Statistics (1946), section 30.6; degrees as R. L. Anderson (1959), Biometrics 15',
  question: 'Are the chances of every position the same all through the run?',
  asks: (row) => partsQuestion(row, { positions: 'the chances of every position' }),
  catches: 'fisher-yates/numerical-recipes/multiply-shift/counter',
  battery: 'quick',
  ordered: 'in-run',
  required: false,
  headline: {
    says: 'the shuffle changes its chances during the run',
    ofGroups: 'the groups differ in the chances of the positions',
    rank: 2,
    about: 'changes',
  },
  neededFrom: () => LEAST_IN_PARTS,
  fit: (space, trials) => partsHomogeneity(ID, space, (most) => [positions(space.width, most)], trials),
};

/** Returns the table of cards by positions, in blocks of neighbours where there are fewer blocks than cards. */
function positions(n: number, most: number): PartsBase {
  const blocks = Math.min(n, MOST_BLOCKS, Math.max(2, Math.floor(Math.sqrt(most))));
  const { blockOf, sizes } = positionBlocks(n, blocks);
  // E[k³] of the position kernel is (n − 1)³ from three cards on, and 0 for a coin.
  const cube = n === 2 || blocks < n ? 0 : pow(n - 1, 3);
  return {
    name: 'positions',
    ...(blocks < n && { shows: { of: 'card-blocks', size: Math.ceil(n / blocks) } }),
    cells: blocks * blocks,
    scale: n - 1,
    kernel: { degrees: (blocks - 1) ** 2, cube, ...(n === 2 && { rarest: 1 / n }) },
    accumulator() {
      const counts = new Float64Array(blocks * blocks);
      return {
        counts,
        add({ cells, length }) {
          for (let deal = 0, at = 0; deal < length; deal++)
            for (let p = 0; p < n; p++, at++) counts[blockOf[cells[at]] * blocks + blockOf[p]]++;
        },
        readers: [
          n > MOST_BYTE_CARDS
            ? readTable(blocksTally(n, blocks), counts)
            : {
                tally: { id: 'positions', lag: 0 },
                take(table) {
                  for (let p = 0, at = 0; p < n; p++)
                    for (let card = 0; card < n; card++, at++) counts[blockOf[card] * blocks + blockOf[p]] += table[at];
                },
              },
        ],
      };
    },
    value: (counts, total) => blockValue(counts, sizes, total),
  };
}
