import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { shuffles } from '../../../../../../src/parts/catalogues.js';
import { foretell } from '../../../../../../src/wings/predict/solve/believe.js';
import { TWISTER_WAYS } from '../../../../../../src/wings/predict/solve/linear/big/twister-ways.js';
import { dealsNeeded } from '../../../../../../src/wings/predict/solve/search.js';
import { type Deals, readSheets, type Start } from '../../../../../../src/wings/predict/solve/sheet.js';
import type { Candidate, Limits, Way } from '../../../../../../src/wings/predict/solve/way.js';
import { randomNumbers } from '../../../../../support/random-numbers.js';

const N = 52;

/** Deals that convince by themselves: 4096 bits of luck. */
const HELD_BACK = 19;

const STARTS: readonly Start[] = [
  { called: 'natural', places: Uint16Array.from({ length: N }, (_, p) => p) },
  { called: 'previous', places: null },
];

const [range, half, high, fraction] = TWISTER_WAYS;

/** Deals from a state that a seed gives, and those that come next. */
function dealt(way: Way, shuffleId: string, count: number, { between = 0, goesOn = false } = {}): Deals & { readonly next: number[] } {
  const shuffle = shuffles.get(shuffleId);
  if (shuffle.kind !== 'planned') throw new Error('no list of draws');
  const random = randomNumbers(`${way.id}/${shuffleId}/${between}`);
  const machine = way.open({ words: Array.from({ length: 624 }, () => Math.floor(random() * 2 ** 32)), skipped: 0 });
  const cells = new Uint16Array(N * (count + 1));
  const deck = Uint16Array.from({ length: N }, (_, p) => p);
  for (let at = 0; at < cells.length; at += N) {
    if (!goesOn) deck.sort();
    shuffle.apply(
      shuffle.bounds(N).map((bound) => machine.below(bound)),
      deck,
    );
    machine.skip(between);
    cells.set(deck, at);
  }
  return { n: N, cells: cells.subarray(0, N * count), next: [...cells.subarray(N * count)] };
}

/** The first state that foretells all deals held back, with the next deck; the parts searched until then. */
function searched(way: Way, deals: Deals, parts = 1) {
  const count = deals.cells.length / N;
  const limits: Limits = { between: [0, 1, 2], usable: count - HELD_BACK, clock: 0, seedBits: 0, thorough: false };
  const sheets = readSheets(deals, STARTS);
  const asked: Candidate[] = [];
  const nexts: number[][] = [];
  for (let part = 0; part < parts && nexts.length === 0; part++)
    way.search(sheets, limits, part, (candidate) => {
      asked.push(candidate);
      const told = foretell(way, candidate, deals.cells.subarray(-N), 1);
      if (told) nexts.push([...told.next]);
      return told !== null;
    });
  const found = asked.at(-1);
  return {
    next: nexts[0] ?? null,
    asked: asked.length,
    found: found && `${found.sheet.shuffle.id}, ${found.sheet.start.called}, ${found.between}`,
  };
}

describe('the Mersenne Twister behind deals', () => {
  it('takes some hundred deals where draws are scaled, and four hundred where they are remainders', () => {
    expect(TWISTER_WAYS.map((way) => [way.id, way.needs(N), dealsNeeded(way, N)])).toEqual([
      ['mt19937/modulo', 408, 427],
      ['mt19937/modulo:31', 408, 427],
      ['mt19937/multiply-shift', 116, 135],
      ['mt19937/two-word-fraction', 111, 130],
    ]);
  });

  it.each([
    ['a remainder', range, 'fisher-yates', 430, {}],
    ['a remainder of 31 bits', half, 'fisher-yates', 430, { goesOn: true }],
    ['a high part', high, 'fisher-yates', 140, {}],
    ['a fraction', fraction, 'fisher-yates', 135, {}],
  ] as const)('is found from the first elimination behind %s', (_, way, shuffle, count, how) => {
    const { next, ...deals } = dealt(way, shuffle, count, how);
    expect(searched(way, deals).next).toEqual(next);
  });

  it.each([
    ['a high part', high, 'pick-and-fill', 240, {}],
    ['a fraction', fraction, 'fisher-yates-forward', 240, { between: 1 }],
    ['a remainder', range, 'inside-out', 430, { between: 1 }],
  ] as const)('is found by its other parts behind %s', (_, way, shuffle, count, how) => {
    const { next, ...deals } = dealt(way, shuffle, count, how);
    expect(searched(way, deals, 8)).toMatchObject({ next });
  });

  it('is not found where one draw was altered, nor from too few deals, nor behind another method', () => {
    const { cells, n } = dealt(fraction, 'fisher-yates', 135);
    const altered = cells.slice();
    [altered[N * 60 + 50], altered[N * 60 + 51]] = [altered[N * 60 + 51], altered[N * 60 + 50]];
    const none = { next: null, asked: 0, found: undefined };
    expect(searched(fraction, { n, cells: altered })).toEqual(none);
    expect(searched(fraction, { n, cells: cells.subarray(0, N * 120) })).toEqual(none);
    expect(searched(high, { n, cells })).toEqual(none);
    // A deal held back that differs: the state is found and not believed.
    const late = cells.slice();
    [late[N * 130 + 50], late[N * 130 + 51]] = [late[N * 130 + 51], late[N * 130 + 50]];
    expect(searched(fraction, { n, cells: late })).toMatchObject({ next: null, asked: 1 });
  });
});

const LOGS = 'fixtures/predict';

describe.runIf(existsSync(`${LOGS}/truth.json`))('the Mersenne Twister of languages, never seeded', () => {
  it.each([
    ['php-range-unseeded-52', range],
    ['python-float-os-52', fraction],
  ])('%s', (name, way) => {
    const truth = JSON.parse(readFileSync(`${LOGS}/truth.json`, 'utf8'));
    const rows = readFileSync(`${LOGS}/${name}.csv`, 'utf8').trim().split('\n');
    const cells = Uint16Array.from(rows.flatMap((row) => row.split(',').map(Number)));
    expect(searched(way, { n: N, cells }).next?.join()).toBe(truth[name].next[0]);
  });
});
