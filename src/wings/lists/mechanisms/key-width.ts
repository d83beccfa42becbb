import { counted } from '../../../core/words/counted.js';
import { sortedByKeys } from '../making/orders.js';
import { powerOfPiles } from '../traces/fit-piles.js';
import type { Mechanism } from '../traces/mechanism.js';
import { movesFar } from '../traces/moves-far.js';

/** The usual sources of keys with this number of bits. */
const SOURCES: Readonly<Record<number, string>> = {
  15: 'rand() of Microsoft’s C library gives such keys',
  24: 'so many has a float32 between 0 and 1, as torch.rand and numpy.random.Generator.random(dtype=float32) make it',
  31: 'rand() of glibc gives such keys',
};

/** Sorting by random keys too short to be distinct; equal keys keep their order. */
export const keyWidth: Mechanism = {
  id: 'key-width',
  title: 'Sorting by short keys',
  summary: 'The list was sorted by random keys of so many bits; items of equal keys kept their order.',
  reference: 'D. Bayer & P. Diaconis (1992), doi:10.1214/aoap/1177005705: the inverse of a riffle of 2^bits piles',
  makes: 'order',
  rank: 110,
  look(facts) {
    if (!movesFar(facts, 'lead') || !movesFar(facts, 'lag')) return null;
    const found = powerOfPiles(facts, 'steps-down', 'bits');
    return found ? { numbers: [found], share: 1, makers: [(draw) => sortedByKeys(facts.n, found.value, draw)] } : null;
  },
  headline: ({ numbers: [bits] }) => `items were sorted by random keys of ${counted(bits.value, 'bit')}, with ties`,
  sentences: ({ numbers: [{ high, low, value }] }) => [
    `Items of equal keys keep their order, which leaves too few steps down${low === high ? '' : `; keys of ${low} to ${counted(high ?? value, 'bit')} are not refuted, to 99 %`}${SOURCES[value] === undefined ? '' : `: ${SOURCES[value]}`}.`,
    'So ORDER BY a random column, argsort of random numbers or a GPU’s sort by keys shuffle. Sort by keys of 64 bits, or shuffle in place.',
  ],
};
