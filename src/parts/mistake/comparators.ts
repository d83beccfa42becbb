import type { Choices } from '../../core/subject/shuffle.js';
import { sortComparator } from '../shuffle/sort-comparator.js';
import { mistake } from './mistake.js';
import * as sorts from './sorts/index.js';

/** Answers of a comparator that looks at no card. */
const ANSWERS: readonly { readonly id: string; readonly says: string; readonly answer: (choices: Choices) => number }[] = [
  { id: 'coin', says: 'before or behind', answer: (choices) => 1 - 2 * choices.below(2) },
  { id: 'three', says: '−1, 0 or 1', answer: (choices) => choices.below(3) - 1 },
  { id: 'zero-one', says: '0 or 1', answer: (choices) => choices.below(2) },
  { id: 'zero-minus', says: '−1 or 0', answer: (choices) => -choices.below(2) },
];

/** Sorts by a comparator that answers at random, once and twice over. */
export const comparators = Object.values(sorts).flatMap(({ id, sort, title, usedBy }) =>
  ANSWERS.flatMap(({ answer, id: answers, says }) =>
    (answers === 'coin' ? [1, 2] : [1]).map((times) =>
      mistake(
        {
          id: `${sortComparator.id}:${id},${answers}${times > 1 ? ',twice' : ''}`,
          title: 'Sort by a random comparator',
          summary: `The deck is sorted ${times > 1 ? 'twice ' : ''}by ${title} (${usedBy}) with a comparator that says at random ${says}.`,
          ...(sortComparator.cure && { cure: sortComparator.cure }),
        },
        (choices, deck) => {
          for (let k = 0; k < times; k++) sort(deck, () => answer(choices));
        },
      ),
    ),
  ),
);
