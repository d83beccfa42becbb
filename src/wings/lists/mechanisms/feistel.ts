import { type Maker, networked } from '../making/orders.js';
import type { MechanismNumber } from '../record/one-list.js';
import { feistelRounds } from '../traces/feistel-rounds.js';
import type { Mechanism } from '../traces/mechanism.js';

/** A Feistel network of up to four rounds on the index. */
export const feistel: Mechanism = {
  id: 'feistel',
  title: 'Feistel network of few rounds',
  summary: 'The index is cut into two halves of bits, which are mixed into each other for so few rounds.',
  reference:
    'M. Luby & C. Rackoff (1988), doi:10.1137/0217022; J. Patarin (1991), New results on pseudorandom permutation generators based on the DES scheme, for pairs whose halves agree after three rounds and four',
  makes: 'order',
  rank: 60,
  look(facts) {
    const found = feistelRounds(facts);
    return found ? { numbers: [found], share: 1, makers: networksOf(found, facts.n) } : null;
  },
  headline: ({ numbers: [rounds] }) => `a Feistel network of ${rounds.value} rounds made this order`,
  sentences: ({ numbers: [{ high, low }] }) => [
    `Two items whose places agree in one half of their bits agree in a half of theirs more often than luck makes them: so do ${low === high ? low : `${low} or ${high}`} rounds leave it, the fewer where the last one changes no sides. Shuffles without memory and index permutations of data loaders are made so.`,
    'Take six rounds and more, with a good function of every round: they are not seen at a million items. thrust::shuffle takes 24.',
  ],
};

/** Returns networks of so many rounds, whose last one changes sides or not; of an odd number of bits the halves differ, or have one bit more. */
function networksOf({ high, low }: MechanismNumber, n: number): readonly Maker[] {
  const bits = Math.ceil(Math.log2(n));
  const half = Math.ceil(bits / 2);
  const widths = [
    [half, half],
    ...(bits % 2 === 0
      ? []
      : [
          [half - 1, half],
          [half, half - 1],
        ]),
  ];
  return [high ?? 0, low ?? 0].flatMap((rounds) =>
    widths.flatMap(([left, right]) =>
      [true, false].map(
        (changes): Maker =>
          (draw) =>
            networked(n, { high: left, low: right, rounds, changes }, draw),
      ),
    ),
  );
}
