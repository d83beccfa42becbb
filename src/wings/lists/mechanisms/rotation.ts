import { count } from '../../../core/words/numbers.js';
import { affineIn } from '../traces/affine-in.js';
import { exactly } from '../traces/exact-number.js';
import type { Mechanism } from '../traces/mechanism.js';

/** The list is the order before, begun at another place. */
export const rotation: Mechanism = {
  id: 'rotation',
  title: 'Rotation',
  summary: 'The list is the order before, begun at another item and read round.',
  reference: 'The definition: item i + c modulo n at place i',
  makes: 'order',
  rank: 188,
  look(facts) {
    const affine = affineIn(facts);
    return affine?.factor === 1 && affine.offset > 0 ? { numbers: [exactly('shift', affine.offset)], share: 1, makers: [] } : null;
  },
  headline: ({ numbers: [shift] }) => `the list is the order before, begun at item ${count(shift.value)}`,
  sentences: ({ numbers: [shift] }) => [
    `The list begins ${count(shift.value)} items later and comes round: one number was drawn where a shuffle draws one for every item.`,
    'Draw a whole permutation: numpy.random.Generator.permutation, torch.randperm or random.shuffle.',
  ],
};
