import { describe, expect, it } from 'vitest';
import { Words } from '../../../../../src/core/subject/source.js';
import { shuffles } from '../../../../../src/parts/catalogues.js';
import { foretell } from '../../../../../src/wings/predict/solve/believe.js';
import { CONGRUENCE_WAYS } from '../../../../../src/wings/predict/solve/congruence/congruence-ways.js';
import { readSheets } from '../../../../../src/wings/predict/solve/sheet.js';
import type { Way } from '../../../../../src/wings/predict/solve/way.js';
import { randomNumbers } from '../../../../support/random-numbers.js';

const BETWEEN = [0, 1, 2, 3];

interface Log {
  readonly n: number;
  readonly deals: number;
  readonly between: number;
  readonly shuffle: string;
}

type Below = (bound: number) => number;

/** Draws of a way's generator as its language makes them, from a state or seed of `random`. */
function belowOf({ id, method: { bounded, perNumber }, prng }: Way, random: () => number): Below {
  const seed = Uint32Array.from({ length: prng.seedWords }, () => 1 + Math.floor(random() * (2 ** 31 - 2)));
  const source = id.startsWith('dotnet') ? prng.seeded?.(BigInt(seed[0])) : prng.create(seed);
  if (!source) throw new Error(`${id} cannot start`);
  const words = new Words(source, prng.range, bounded.width);
  if (perNumber === 2)
    return (bound) => Number(((BigInt(words.take() >>> 6) * 2n ** 27n + BigInt(words.take() >>> 5)) * BigInt(bound)) >> 53n);
  if (id.endsWith('published')) return (bound) => (words.take() + prng.lowest) % bound;
  const draws = new Uint32Array(1);
  return (bound) => {
    bounded.draw(words, Uint32Array.of(bound), draws);
    return draws[0];
  };
}

/** The cells of a log, and of the deal after it. */
function deal(below: Below, { between, deals, n, shuffle }: Log): { readonly cells: Uint16Array; readonly next: Uint16Array } {
  const found = shuffles.get(shuffle);
  if (found.kind !== 'planned') throw new Error(`${shuffle} has no bounds`);
  const cells = new Uint16Array(n * (deals + 1));
  for (let d = 0; d <= deals; d++) {
    const deck = Uint16Array.from({ length: n }, (_, p) => p);
    found.apply(
      found.bounds(n).map((bound) => below(bound)),
      deck,
    );
    cells.set(deck, d * n);
    for (let k = 0; k < between; k++) below(52);
  }
  return { cells: cells.subarray(0, n * deals), next: cells.subarray(n * deals) };
}

/** The deal that a way foretells; null where it finds nothing. */
function nextOf(way: Way, cells: Uint16Array, n: number): readonly number[] | null {
  const deals = cells.length / n;
  const limits = { between: BETWEEN, usable: deals - Math.ceil(deals / 5), clock: 0, seedBits: 0, thorough: false };
  const sheets = readSheets({ n, cells }, [{ called: 'natural', places: Uint16Array.from({ length: n }, (_, p) => p) }]);
  const found: (readonly number[])[] = [];
  for (let part = 0; part < way.parts(limits) && found.length === 0; part++)
    way.search(sheets, limits, part, (candidate) => {
      const foretold = foretell(way, candidate, cells.subarray(cells.length - n), 1);
      if (foretold) found.push([...foretold.next]);
      return foretold !== null;
    });
  return found[0] ?? null;
}

const LOGS: readonly Log[] = [
  { n: 52, deals: 2, between: 0, shuffle: 'fisher-yates' },
  { n: 52, deals: 3, between: 3, shuffle: 'fisher-yates-forward' },
  { n: 52, deals: 3, between: 0, shuffle: 'inside-out' },
  { n: 20, deals: 6, between: 1, shuffle: 'fisher-yates' },
  { n: 10, deals: 20, between: 2, shuffle: 'fisher-yates' },
];

describe('ways by congruences', () => {
  it.each(CONGRUENCE_WAYS.map((way) => ({ way, id: way.id })))('foretell the next deal of any state: $id', ({ id, way }) => {
    const random = randomNumbers(`states of ${id}`);
    for (const log of LOGS)
      for (let state = 0; state < 3; state++) {
        const { cells, next } = deal(belowOf(way, random), log);
        expect([log, nextOf(way, cells, log.n)]).toEqual([log, [...next]]);
      }
  });

  it('foretell five cards of Java from the leading bits of its numbers', () => {
    const ways = CONGRUENCE_WAYS.filter(({ prng }) => prng.stateBits === 48);
    for (const way of ways) {
      const log = { n: 5, deals: 40, between: 1, shuffle: 'fisher-yates' };
      const { cells, next } = deal(belowOf(way, randomNumbers(`five of ${way.id}`)), log);
      expect([way.id, nextOf(way, cells, log.n)]).toEqual([way.id, [...next]]);
    }
  });

  it('find the seed of System.Random a hundred deals after its start', () => {
    const way = CONGRUENCE_WAYS.find(({ prng }) => prng.seedWords === 55);
    if (!way) throw new Error('no way finds the seed of System.Random');
    const below = belowOf(way, randomNumbers('a hundred deals'));
    const log = { n: 52, deals: 3, between: 2, shuffle: 'fisher-yates' };
    for (let k = 0; k < 100 * (51 + log.between); k++) below(52);
    const { cells, next } = deal(below, log);
    expect(nextOf(way, cells, log.n)).toEqual([...next]);
  });

  it('believe no log with one draw altered, in the deal it is worked out from or in the last', () => {
    for (const way of CONGRUENCE_WAYS)
      for (const at of [0, 2 * 52]) {
        const { cells } = deal(belowOf(way, randomNumbers(`lie to ${way.id}`)), { n: 52, deals: 3, between: 0, shuffle: 'fisher-yates' });
        [cells[at + 20], cells[at + 21]] = [cells[at + 21], cells[at + 20]];
        expect([way.id, at, nextOf(way, cells, 52)]).toEqual([way.id, at, null]);
      }
  });

  it('find nothing in decks without a generator', () => {
    const random = randomNumbers('no generator');
    for (const { n, deals } of [
      { n: 52, deals: 4 },
      { n: 10, deals: 20 },
    ]) {
      const { cells } = deal((bound) => Math.floor(random() * bound), { n, deals, between: 0, shuffle: 'fisher-yates' });
      expect(CONGRUENCE_WAYS.map((way) => [way.id, nextOf(way, cells, n)]).filter(([, next]) => next !== null)).toEqual([]);
    }
  });
});
