import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foretell } from '../../../../../src/wings/predict/solve/believe.js';
import { SEED_WAYS } from '../../../../../src/wings/predict/solve/seeds/families.js';
import { type Deals, readSheets } from '../../../../../src/wings/predict/solve/sheet.js';
import type { Candidate, Limits, Way } from '../../../../../src/wings/predict/solve/way.js';
import { randomNumbers } from '../../../../support/random-numbers.js';

interface Log {
  readonly name: string;
  /** The program that dealt it, its style, its seed and its cards. */
  readonly maker: string;
  readonly shown: string;
  readonly next: string;
}

/** Logs of real languages, each dealt by a program of fixtures/predict/makers. */
const LOGS: readonly Log[] = JSON.parse(readFileSync(new URL('../../../../../fixtures/predict-seeds/logs.json', import.meta.url), 'utf8'));

/** The generator of each language and style. */
const PRNGS: Readonly<Record<string, string>> = {
  python: 'mt19937-by-array',
  php: 'mt19937',
  ruby: 'mt19937',
  numpy: 'mt19937',
  cpp: 'mt19937',
  r: 'r-mt19937',
  go: 'go-alfg',
  glibc: 'glibc-random',
  dotnet: 'dotnet-random',
  java: 'java48',
  minstd: 'minstd',
  perl: 'drand48',
  rand: 'glibc-rand-r',
};

function dealsOf(text: string): Deals {
  const decks = text.split(';').map((deck) => deck.split(',').map(Number));
  return { n: decks[0].length, cells: Uint16Array.from(decks.flat()) };
}

const limitsAbout = (clock: number, seedBits = 20): Limits => ({ between: [0, 1, 2], usable: 2, clock, seedBits, thorough: false });

interface Opened {
  readonly way: Way;
  readonly candidate: Candidate;
  readonly next: string;
}

/** The first state that foretells the deals, of the ways by seeds of these generators. */
function search({ n, cells }: Deals, limits: Limits, prngs: readonly string[]): Opened | null {
  const starts = [
    { called: 'natural', places: Uint16Array.from({ length: n }, (_, p) => p) } as const,
    { called: 'previous', places: null } as const,
  ];
  const sheets = readSheets({ n, cells }, starts);
  let opened: Opened | null = null;
  for (const way of SEED_WAYS.filter(({ prng }) => prngs.includes(prng.id)))
    for (let part = 0; part < way.parts(limits) && !opened; part++)
      way.search(sheets, limits, part, (candidate, opener = way) => {
        const told = foretell(opener, candidate, cells.subarray(-n), 1);
        if (told) opened = { way: opener, candidate, next: told.next.join() };
        return told !== null;
      });
  return opened;
}

describe('seeds of real languages', () => {
  it.each(LOGS.map((log) => [log.name, log] as const))('foretells the next deck of %s', (name, { maker, next, shown }) => {
    const seed = Number(maker.match(/ (\d+) \d+$/)?.[1]);
    const limits = seed < 2 ** 20 ? limitsAbout(0, 17) : limitsAbout(seed, 10);
    const opened = search(dealsOf(shown), limits, [PRNGS[name.split('-')[0]]]);
    expect([opened?.next, opened?.candidate.state.seed]).toEqual([next, `${seed}`]);
  });

  it('opens no log of which a single card is out of place', () => {
    const { shown } = LOGS[0];
    const { n, cells } = dealsOf(shown);
    const last = cells.length - 1;
    [cells[last], cells[last - 1]] = [cells[last - 1], cells[last]];
    expect(search({ n, cells }, limitsAbout(0, 15), Object.values(PRNGS))).toBeNull();
  });

  it('opens no log of decks that no generator dealt', () => {
    const number = randomNumbers('no generator');
    const decks = Array.from({ length: 3 }, () =>
      Array.from({ length: 52 }, (_, card) => ({ card, key: number() }))
        .sort((a, b) => a.key - b.key)
        .map(({ card }) => card),
    );
    expect(
      search(
        { n: 52, cells: Uint16Array.from(decks.flat()) },
        limitsAbout(0, 14),
        SEED_WAYS.map(({ prng }) => prng.id),
      ),
    ).toBeNull();
  });
});

/** Decks dealt by a way's own machine, begun in a state. */
function dealBy(way: Way, state: Candidate['state'], between: number, decks: number): readonly number[][] {
  const machine = way.open(state);
  return Array.from({ length: decks }, () => {
    const deck = Array.from({ length: 52 }, (_, p) => p);
    for (let i = 51; i > 0; i--) {
      const j = machine.below(i + 1);
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    machine.skip(between);
    return deck;
  });
}

describe.each(SEED_WAYS.filter(({ prng }) => prng.id !== 'xor128').map((way) => [way.id, way] as const))('%s', (_, way) => {
  it('finds a seed again, behind numbers that were drawn before the first deal and between two', () => {
    const seed = '4321';
    const decks = dealBy(way, { seed, skipped: 2 }, 1, 4);
    const opened = search({ n: 52, cells: Uint16Array.from(decks.slice(0, 3).flat()) }, limitsAbout(0, 13), [way.prng.id]);
    // A word that would be refused may be passed over or not.
    expect([opened?.candidate.state.seed, opened?.candidate.between, opened?.next]).toEqual([seed, 1, decks[3].join()]);
  });

  it('finds seeds that grow by a step from deal to deal', () => {
    const state = { seed: '1234', step: 7, skipped: 0 };
    const decks = dealBy(way, state, 0, 4);
    const opened = search({ n: 52, cells: Uint16Array.from(decks.slice(0, 3).flat()) }, limitsAbout(0, 12), [way.prng.id]);
    expect([opened?.candidate.state, opened?.next]).toEqual([state, decks[3].join()]);
  });
});
