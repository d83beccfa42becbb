import { expect, it } from 'vitest';
import { fisherYates } from '../../../src/parts/shuffle/fisher-yates.js';
import { readFixture } from '../../support/read-fixture.js';
import { newDeck } from './checks.js';

interface Deal {
  readonly seed: number;
  readonly n: number;
  readonly deck: readonly number[];
}

const { decks } = readFixture<{ decks: readonly Deal[] }>('shuffle/decks/java-collections-shuffle.json');

/** java.util.Random.nextInt(bound), after its documentation. */
function javaNextInt(seed: number): (bound: number) => number {
  let state = (BigInt(seed) ^ 0x5deece66dn) & (2n ** 48n - 1n);
  const next31 = (): number => {
    state = (state * 0x5deece66dn + 0xbn) & (2n ** 48n - 1n);
    return Number(state >> 17n);
  };
  return (bound) => {
    if ((bound & (bound - 1)) === 0) return Number((BigInt(bound) * BigInt(next31())) >> 31n);
    for (;;) {
      const word = next31();
      const value = word % bound;
      if (word - value + bound - 1 < 2 ** 31) return value;
    }
  };
}

it.each(decks)('fisher-yates deals the deck of Collections.shuffle from seed $seed, $n cards', ({ seed, n, deck }) => {
  const dealt = newDeck(n);
  fisherYates.apply(fisherYates.bounds(n).map(javaNextInt(seed)), dealt);
  expect(Array.from(dealt)).toEqual(deck);
});
