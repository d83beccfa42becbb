import { affineIn } from '../traces/affine-in.js';
import type { Mechanism } from '../traces/mechanism.js';

export const reversed: Mechanism = {
  id: 'reversed',
  title: 'Reversed',
  summary: 'The list is the order before, from its end to its beginning.',
  reference: 'The definition: item n − 1 − i at place i',
  makes: 'order',
  rank: 189,
  look(facts) {
    const affine = affineIn(facts);
    return affine?.factor === facts.n - 1 && affine.offset === facts.n - 1 ? { numbers: [], share: 1, makers: [] } : null;
  },
  headline: () => 'the list is the order before, read from its end',
  sentences: () => [
    'So a list comes out that is sorted by a key that only falls, or is taken from a stack that was filled in order.',
    'Shuffle the list itself, or sort it by keys that are drawn afresh for every item.',
  ],
};
