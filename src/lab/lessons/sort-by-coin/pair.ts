import { DEFAULT_PARTS } from '../../../core/subject/default-parts.js';
import type { Shuffle } from '../../../core/subject/shuffle.js';
import { permutations } from '../../../kinds/deck/statistics/permutations.js';
import { positionMatrix } from '../../../kinds/deck/statistics/position-matrix.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import { sortComparator } from '../../../parts/shuffle/sort-comparator.js';
import { seedText } from '../../elements/another-seed.js';
import { useTold } from '../../elements/use-told.js';
import type { ExperimentProps } from '../../lesson.js';

/** The numbers of deals that the slider stops at. */
export const DEALS: readonly string[] = '120 200 500 1000 2000 5000 10000 20000 50000 100000 200000'.split(' ');

export const DECK = 52;

/** The two shuffles that are compared, with the name of each. */
export const PAIR: readonly (readonly [name: 'sort' | 'even', shuffle: Shuffle])[] = [
  ['sort', sortComparator],
  ['even', fisherYates],
];

/** Counts one of them: orders of a few cards, positions of a whole deck. */
export function useCounts(name: 'sort' | 'even', n: number, settings: ExperimentProps['settings']): ReturnType<typeof useTold<'count'>> {
  const shuffle = (name === 'sort' ? sortComparator : fisherYates).id;
  const statistic = (n === DECK ? positionMatrix : permutations).id;
  return useTold('count', { ...DEFAULT_PARTS, shuffle, n, seed: seedText(settings), statistic, at: DEALS.map(Number) });
}
