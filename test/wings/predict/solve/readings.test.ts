import { expect, it } from 'vitest';
import { shuffles } from '../../../../src/parts/catalogues.js';
import { READINGS } from '../../../../src/wings/predict/solve/readings.js';
import { readSheets } from '../../../../src/wings/predict/solve/sheet.js';
import { dealsOf, startsOf } from '../found-by.js';

/** Draws that have nothing to do with each other. */
function drawn(bounds: Uint32Array, seed: number): Uint32Array {
  let x = seed;
  return bounds.map((bound) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return (x >>> 8) % bound;
  });
}

const inOrder = (n: number): Uint16Array => Uint16Array.from({ length: n }, (_, p) => p);

it.each(READINGS.map(({ shuffle }) => shuffle.id))('%s is read back as the draws that dealt it', (id) => {
  const reading = READINGS.find(({ shuffle }) => shuffle.id === id);
  for (const n of [5, 12, 52, 53])
    for (let seed = 1; seed < 40; seed++) {
      const bounds = reading?.shuffle.bounds(n) ?? new Uint32Array();
      const draws = drawn(bounds, seed);
      const deal = inOrder(n);
      reading?.shuffle.apply(draws, deal);
      const read = new Uint32Array(bounds.length);
      reading?.read(deal, read);
      expect(read).toEqual(draws);
    }
});

it('every shuffle of one draw a step that deals all orders is read back', () => {
  const read = READINGS.map(({ shuffle }) => shuffle.id);
  expect(read).toEqual(
    expect.arrayContaining([
      'fisher-yates',
      'fisher-yates-forward',
      'inside-out',
      'pick-and-remove',
      'pick-and-fill',
      'random-insertion',
      'fisher-yates-pairs',
    ]),
  );
  expect(read).not.toContain('naive-swap');
  expect(shuffles.all.length).toBeGreaterThan(read.length);
});

it('a deal that a shuffle cannot have dealt is no deal of it', () => {
  const sattolo = READINGS.find(({ shuffle }) => shuffle.id === 'sattolo');
  const stayed = Uint16Array.of(0, 2, 1);
  expect({ read: sattolo?.read(stayed, new Uint32Array(2)) }).toEqual({ read: false });
});

it('deals that go on from each other are read from the deal before', () => {
  const deals = dealsOf([
    [2, 0, 1],
    [0, 1, 2],
    [1, 2, 0],
  ]);
  const sheets = readSheets(deals, startsOf(3));
  const down = sheets.filter(({ shuffle }) => shuffle.id === 'fisher-yates');
  expect(down.map(({ start, deals: read, draws }) => [start.called, read, [...draws]])).toEqual([
    ['natural', 3, [1, 0, 2, 1, 0, 0]],
    ['previous', 2, [0, 0, 0, 0]],
  ]);
});
