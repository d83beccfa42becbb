import { expect, it } from 'vitest';
import { boundeds, prngs, shuffles } from '../../../../src/parts/catalogues.js';
import { BitSystem } from '../../../../src/wings/predict/solve/linear/bit-system.js';
import { DRAW_FORMS } from '../../../../src/wings/predict/solve/linear/known-bits.js';
import { linearBits } from '../../../../src/wings/predict/solve/linear/linear-words.js';
import { startMachine } from '../../../../src/wings/predict/solve/machine.js';
import { WAYS } from '../../../../src/wings/predict/solve/ways.js';
import { searchHere } from '../found-by.js';

/** Decks of a way's own parts, from a state that has nothing to do with anything. */
function decksOf(id: string, n: number, count: number, skipped: number, between: number): readonly (readonly number[])[] {
  const way = WAYS.find((one) => one.id === id);
  if (!way) throw new Error(`no way is called ${id}`);
  const state = Uint32Array.from({ length: way.prng.seedWords }, (_, k) => Math.imul(k + 1, 0x9e37_79b9) ^ (k << 7));
  const machine = startMachine(way.prng, way.method, way.prng.create(state));
  machine.skip(skipped);
  const shuffle = shuffles.get('fisher-yates');
  if (shuffle.kind !== 'planned') throw new Error('a shuffle with a plan');
  return Array.from({ length: count }, () => {
    const deck = Uint16Array.from({ length: n }, (_, p) => p);
    shuffle.apply(
      shuffle.bounds(n).map((bound) => machine.below(bound)),
      deck,
    );
    machine.skip(between);
    return [...deck];
  });
}

const LINEAR = WAYS.filter(
  ({ by, prng, reads }) =>
    by === 'equations' && reads === undefined && 32 * prng.seedWords <= 4096 && !prng.id.includes('-1') && !prng.id.startsWith('spider'),
);

it.each(LINEAR.map((way) => [way.id, way] as const))(
  '%s: a state is found wherever the log begins, and foretells the decks that follow',
  (id, { needs }) => {
    const count = Math.max(10, 2 * needs(52));
    const decks = decksOf(id, 52, count + 3, 77, 3);
    const found = searchHere(decks.slice(0, count), (way) => way.id === id);
    expect(found?.next).toEqual(decks.slice(count));
    expect(found?.candidate.between).toEqual(3);
  },
);

it.each([
  [10, 16],
  [5, 60],
])('V8 is opened from decks of %i cards', (n, count) => {
  const [id] = LINEAR.filter(({ prng }) => prng.block !== undefined).map((way) => way.id);
  const decks = decksOf(id, n, count + 3, 41, 0);
  const found = searchHere(decks.slice(0, count), (way) => way.id === id);
  expect(found?.next).toEqual(decks.slice(count));
});

it('one card out of place is enough for a state to be dropped', () => {
  const [{ id }] = LINEAR;
  const decks = decksOf(id, 52, 6, 5, 0).map((deck) => [...deck]);
  [decks[5][0], decks[5][1]] = [decks[5][1], decks[5][0]];
  expect(searchHere(decks, (way) => way.id === id)).toEqual(null);
});

it('bits that a draw tells are those of every word that makes the draw', () => {
  for (const form of DRAW_FORMS)
    for (let bound = 2; bound <= 40; bound++)
      for (let word = 0; word < 1024; word += 3) {
        const draw = form.id === 'scaled' ? Math.floor((word * bound) / 1024) : word % bound;
        for (const { bit, value } of form.known(bound, draw, 10, 10)) expect((word >>> bit) & 1).toEqual(value);
      }
});

it('linear bits are told from others', () => {
  const of = (id: string) => linearBits(prngs.get(id), { perNumber: 1, lead: 0 });
  expect(of('xorshift128')).toEqual({ width: 32, leading: 32, low: 32 });
  expect(of('xoshiro128ss')).toEqual(null);
  expect(of('pcg32')).toEqual(null);
  expect(boundeds.all.length).toBeGreaterThan(0);
});

it('equations are solved as brute force solves them', () => {
  let x = 7;
  const random = (): number => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return x >>> 16;
  };
  for (let round = 0; round < 200; round++) {
    const rows = Array.from({ length: 1 + (random() % 9) }, () => ({ bits: random() & 31, sum: random() & 1 }));
    const parity = (word: number): number => [0, 1, 2, 3, 4].reduce((sum, k) => sum ^ ((word >>> k) & 1), 0);
    const solutions = Array.from({ length: 32 }, (_, one) => one).filter((one) =>
      rows.every(({ bits, sum }) => parity(bits & one) === sum),
    );
    const system = new BitSystem(32);
    const fits = rows.every(({ bits, sum }) => system.add(Uint32Array.of(bits), sum));
    expect(fits).toEqual(solutions.length > 0);
    if (fits) expect(solutions).toContain(system.solve()[0]);
    if (fits) expect(32 / solutions.length).toEqual(2 ** system.rank);
  }
});
