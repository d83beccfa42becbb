import { affineIn } from '../traces/affine-in.js';
import type { Mechanism } from '../traces/mechanism.js';

export const unshuffled: Mechanism = {
  id: 'unshuffled',
  title: 'Not shuffled',
  summary: 'Every item stands where it stood before.',
  reference: 'torch.utils.data.DataLoader, docs.pytorch.org/docs/stable/data.html: shuffle is False unless it is asked for',
  makes: 'order',
  rank: 190,
  look(facts) {
    const affine = affineIn(facts);
    return affine?.factor === 1 && affine.offset === 0 ? { numbers: [], share: 1, makers: [] } : null;
  },
  headline: () => 'the list is not shuffled, every item stands where it stood',
  sentences: () => [
    'So a list stays that is never shuffled, or whose shuffle returns a new list that nobody keeps: torch.utils.data.DataLoader reads in order unless it is told shuffle=True, and numpy.random.Generator.permutation and random.sample leave their argument as it is.',
    'Shuffle, and read what the shuffle returns.',
  ],
};
