import { describe, expect, it } from 'vitest';
import type { PlannedShuffle } from '../../../../../src/core/subject/shuffle.js';
import { shuffles } from '../../../../../src/parts/catalogues.js';
import { FURTHER_GENERATORS } from '../../../../../src/wings/predict/solve/linear/further-generators.js';
import { randomNumbers } from '../../../../support/random-numbers.js';
import { searchHere } from '../../found-by.js';

const [taus88, well512, well1024] = FURTHER_GENERATORS;

/** The matrices of WELL generators, by their parameters: the number of places is negative to the left. */
const M0 = () => 0;
const M1 = (word: number) => word;
const M2 = (places: number) => (word: number) => (places < 0 ? word << -places : word >>> places);
const M3 = (places: number) => (word: number) => word ^ M2(places)(word);
const M5 = (places: number, mask: number) => (word: number) => word ^ (M2(places)(word) & mask);

/** Table II of Panneton, L'Ecuyer and Matsumoto (2006): the three lags and the matrices T0 to T7. */
const TABLE = [
  [well512, [13, 9, 5], [M3(-16), M3(-15), M3(11), M0, M3(-2), M3(-18), M2(-28), M5(-5, 0xda44_2d24)]],
  [well1024, [3, 24, 10], [M1, M3(8), M3(-19), M3(-14), M3(-11), M3(-7), M3(-13), M0]],
] as const;

/** The words of the recurrence as the paper writes it, with the newest of the state first. */
function* wordsByTable(
  state: Uint32Array,
  lags: readonly number[],
  [t0, t1, t2, t3, t4, t5, t6, t7]: readonly ((word: number) => number)[],
) {
  const v = Int32Array.from(state);
  for (;;) {
    const z0 = v[v.length - 1];
    const z1 = t0(v[0]) ^ t1(v[lags[0]]);
    const z2 = t2(v[lags[1]]) ^ t3(v[lags[2]]);
    const z3 = z1 ^ z2;
    const z4 = t4(z0) ^ t5(z1) ^ t6(z2) ^ t7(z3);
    v[0] = z3;
    v.copyWithin(1, 0);
    v[0] = z4;
    yield z4 >>> 0;
  }
}

describe('generators that are only looked for', () => {
  it('are taus88 as the GNU Scientific Library tests it', () => {
    // gsl_rng_taus, seed 1: a congruence fills the state, six words are passed over, and the 10,000th is 2733957125 (rng/test.c).
    const state = Uint32Array.of(69_069, 0, 0);
    for (let k = 1; k < 3; k++) state[k] = Math.imul(state[k - 1], 69_069);
    const words = new Uint32Array(10_006);
    taus88.create(state).fill(words);
    expect(words[10_005]).toBe(2_733_957_125);
  });

  it.each(TABLE.map((row) => [row[0].id, row] as const))('are %s as its table has it', (_, [prng, lags, matrices]) => {
    const number = randomNumbers(prng.id);
    const state = Uint32Array.from({ length: prng.seedWords }, () => number() * 2 ** 32);
    const words = new Uint32Array(500);
    prng.create(state).fill(words);
    const own = wordsByTable(state, lags, matrices);
    expect([...words]).toEqual(Array.from(words, () => own.next().value));
  });

  it.each(FURTHER_GENERATORS.map((prng) => [prng.id, prng] as const))(
    '%s is found from its deals, and its next deck is right',
    (id, prng) => {
      const number = randomNumbers(id);
      const source = prng.create(Uint32Array.from({ length: prng.seedWords }, () => number() * 2 ** 32));
      const word = new Uint32Array(1);
      const below = (bound: number): number => {
        source.fill(word);
        return Math.floor((word[0] / 2 ** 32) * bound);
      };
      const shuffle = shuffles.get('fisher-yates') as PlannedShuffle;
      const deal = (): number[] => {
        const deck = Uint16Array.from({ length: 52 }, (_, card) => card);
        shuffle.apply(shuffle.bounds(52).map(below), deck);
        return [...deck];
      };
      const found = searchHere(Array.from({ length: 30 }, deal), (way) => way.quick === true);
      expect(found?.way.prng.id).toBe(id);
      expect(found?.next[0]).toEqual(deal());
    },
  );
});
