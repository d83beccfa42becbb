import type { Statistic } from '../../../core/statistic/statistic.js';
import { type OutcomeSpace, outcomeIn } from '../../../core/subject/outcome.js';
import { rankOfPiles } from '../../../games/nim/player/choice-positions.js';
import { LEAST_EXPECTED } from '../../../math/pearson/few-trials.js';
import { partsQuestion } from '../../groups/cuts.js';
import type { Likeness, PartsBase } from '../../groups/parts-base.js';
import { leastInParts, partOf, partsHomogeneity } from '../../groups/parts-homogeneity.js';
import { LEAST_DEALS } from '../../piles/statistics/least-deals.js';
import type { ChoiceStatistic } from './choice-statistic.js';
import type { ChoiceTable } from './choice-table.js';

const ID = 'homogeneity';

/** The least expected count of the rarest choice in a part. */
const LEAST_OF_RAREST = 10;

type Required = Readonly<Record<'choiceOfPile' | 'choiceOfSize', ChoiceStatistic>>;

/**
 * Compares the choices of the player between eighths of the run, and between eighths of every block: a preference that turns half-way cancels in the
 * counts of the whole run and shows here. Positions are taken as they came in every part, so how they were dealt does not matter. Given them, the
 * mean is exactly the degrees. Actions that a part would see fewer than ten times are left out, with the rest of their block. Says how much chances
 * change, never which way they lie on average.
 */
export function homogeneity(of: Required): Statistic {
  return {
    id: ID,
    title: 'The same all through the run',
    summary: 'Compares the chosen piles and sizes between eighths of the run, and between eighths of every block of 65,536 deals.',
    reference: 'Test of homogeneity: H. Cramér, Mathematical Methods of Statistics (1946), section 30.6; the score test: C. R. Rao (1948)',
    question: 'Does the player choose in the same way all through the run?',
    asks: (row) => partsQuestion(row, { pile: 'the chances of the places of a pile', size: 'the chances of the sizes of a pile' }),
    catches: 'nim:player/random/randu/multiply-shift/counter',
    battery: 'quick',
    ordered: 'in-run',
    required: false,
    headline: {
      says: 'the player’s choices change during the run',
      ofGroups: 'the groups differ in the player’s choices',
      rank: 2,
      about: 'changes',
    },
    neededFrom: (space) => leastInParts(leastOfA(of, space)),
    fit: (space, trials) => partsHomogeneity(ID, space, () => basesOf(of, space, trials), trials, leastOfA(of, space)),
  };
}

function basesOf(of: Required, space: OutcomeSpace, trials: number): readonly PartsBase[] {
  return [...baseOf(of.choiceOfPile, 'pile', space, trials), ...baseOf(of.choiceOfSize, 'size', space, trials)];
}

/** Returns the fewest deals of a part: enough to tell one block of actions apart in each question. */
function leastOfA(of: Required, space: OutcomeSpace): number {
  const { choice, max, piles } = outcomeIn(space, 'moves');
  const most = [of.choiceOfPile, of.choiceOfSize].flatMap(({ table }) => table(choice, piles, max)?.most ?? []);
  return Math.max(LEAST_DEALS / 8, ...most.map((chance) => Math.ceil(LEAST_OF_RAREST / chance)));
}

function baseOf(statistic: ChoiceStatistic, name: string, space: OutcomeSpace, trials: number): readonly PartsBase[] {
  const { choice, max, piles } = outcomeIn(space, 'moves');
  const table = statistic.table(choice, piles, max)?.from(LEAST_OF_RAREST / partOf(trials));
  if (!table) return [];
  return [
    {
      name,
      cells: table.cells,
      scale: table.share,
      kernel: table.kernel,
      accumulator: () => statistic.counting(table, { piles, max }),
      value: (counts) => table.value(counts),
      // Positions come as they are dealt: a part may hold fewer with a choice than even deals would, or none.
      counted: (counts) => table.asDeals(counts),
      tells: (counts) => table.tells(counts, LEAST_EXPECTED),
      likeness: () => alikeIn(table, piles, max),
    },
  ];
}

/** Returns the likeness by the choices made, as far as a position leaves one; 0 where two positions are of different blocks. */
function alikeIn({ kernel, whitened }: ChoiceTable, piles: number, max: number): Likeness {
  const root = Math.sqrt(kernel.degrees);
  const chosen = (cells: Uint16Array, at: number): ReturnType<ChoiceTable['whitened']> =>
    whitened(rankOfPiles(cells, at, piles, max), cells[at + piles]);
  const likenessOf = (one: typeof kept, other: typeof kept): number => {
    if (!one || !other || one.block !== other.block) return 0;
    let alike = 0;
    for (let a = 0; a < one.action.length; a++) alike += one.action[a] * other.action[a];
    return alike / root;
  };
  let kept: ReturnType<ChoiceTable['whitened']> = null;
  let last: ReturnType<ChoiceTable['whitened']> = null;
  return {
    keep(cells, at) {
      kept = chosen(cells, at);
    },
    alike(cells, at) {
      last = chosen(cells, at);
      return likenessOf(last, kept);
    },
    own: () => likenessOf(last, last),
  };
}
