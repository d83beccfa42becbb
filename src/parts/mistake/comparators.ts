import type { AdaptiveShuffle, Choices } from '../../core/subject/shuffle.js';
import { sortComparator } from '../shuffle/sort-comparator.js';
import { mistake } from './mistake.js';
import * as sorts from './sorts/index.js';

/** Answers of a comparator that looks at no card, and the chance that it says *before*. */
const ANSWERS: readonly {
  readonly id: string;
  readonly says: string;
  readonly before: number;
  readonly answer: (choices: Choices) => number;
}[] = [
  { id: 'coin', says: 'before or behind', before: 1 / 2, answer: (choices) => 1 - 2 * choices.below(2) },
  { id: 'three', says: '−1, 0 or 1', before: 1 / 3, answer: (choices) => choices.below(3) - 1 },
  { id: 'zero-one', says: '0 or 1', before: 0, answer: (choices) => choices.below(2) },
  { id: 'zero-minus', says: '−1 or 0', before: 1 / 2, answer: (choices) => -choices.below(2) },
];

/** A sort by a comparator that says *before* with this chance, so many times over. */
interface RandomSort extends AdaptiveShuffle {
  readonly sort: sorts.Sort;
  readonly before: number;
  readonly times: number;
}

/** Sorts by a comparator that answers at random, once and twice over. */
export const comparators: readonly RandomSort[] = Object.values<sorts.Sort>(sorts).flatMap((sort) =>
  ANSWERS.flatMap(({ answer, before, id: answers, says }) =>
    (answers === 'coin' ? [1, 2] : [1]).map((times) => ({
      sort,
      before,
      times,
      ...mistake(
        {
          id: `${sortComparator.id}:${sort.id},${answers}${times > 1 ? ',twice' : ''}`,
          title: 'Sort by a random comparator',
          summary: `The deck is sorted ${times > 1 ? 'twice ' : ''}by ${sort.title} (${sort.usedBy}) with a comparator that says at random ${says}.`,
          ...(sortComparator.cure && { cure: sortComparator.cure }),
        },
        (choices, deck) => {
          for (let k = 0; k < times; k++) sort.sort(deck, () => answer(choices));
        },
      ),
    })),
  ),
);
