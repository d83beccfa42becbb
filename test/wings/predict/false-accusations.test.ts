import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pipeline } from '../../../src/engine/subject/pipeline.js';
import { boundeds, prngs, seedings, shuffles } from '../../../src/parts/catalogues.js';
import { readDeals } from '../../../src/wings/predict/read/read-deals.js';
import type { Limits, Way } from '../../../src/wings/predict/solve/way.js';
import { WAYS } from '../../../src/wings/predict/solve/ways.js';
import { searchHere, searchOf } from './found-by.js';

/** Cards and deals of the logs, in turn. */
const SIZES = [
  [52, 6],
  [10, 30],
  [5, 80],
] as const;
/** Generators that no quick way knows; null is the system's own randomness. */
const FAIR = [null, 'chacha20', 'aes-ctr', 'xoshiro128ss', 'xoshiro256ss', 'pcg64'] as const;

/**
 * Every log is searched by an eighth of the quick ways, in turn, with one number between deals, in turn: each way has 250 logs. The first parts of every
 * other way are searched in one log. A state counts only where luck foretells as much less than once in a million million searches: a false alarm of this
 * test, without a fault, has a chance below 1e-8.
 */
const LOGS = 2000;
const [GROUPS, EVERY, BETWEEN] = [8, 8, 9];
/** The parts of the other ways that are searched: likely seeds, and the first equations. */
const PARTS = 2;

type Rows = readonly (readonly number[])[];

function dealtBySystem(n: number, trials: number): Rows {
  return Array.from({ length: trials }, () => {
    const deck = Array.from({ length: n }, (_, card) => card);
    for (let i = n - 1; i > 0; i--) {
      const j = randomInt(i + 1);
      [deck[i], deck[j]] = [deck[j], deck[i]];
    }
    return deck;
  });
}

async function dealt(prng: string, bounded: string, n: number, trials: number, seed: string): Promise<Rows> {
  const parts = {
    shuffle: shuffles.get('fisher-yates'),
    prng: prngs.get(prng),
    bounded: boundeds.get(bounded),
    seeding: seedings.get('continuous'),
  };
  const { cells } = await readDeals(pipeline(parts, n), seed, trials);
  return Array.from({ length: trials }, (_, d) => [...cells.subarray(d * n, (d + 1) * n)]);
}

/** The fair log of a number: every generator deals logs of every size. */
async function fairLog(k: number): Promise<Rows> {
  const [n, trials] = SIZES[k % SIZES.length];
  const prng = FAIR[Math.floor(k / SIZES.length) % FAIR.length];
  return prng === null ? dealtBySystem(n, trials) : dealt(prng, 'lemire', n, trials, `fair ${k}`);
}

/** The logs that are called predictable, each with the way that says so. */
async function accused(
  logs: Iterable<Rows | Promise<Rows>>,
  ways: (way: Way) => boolean,
  more?: Partial<Limits>,
): Promise<readonly string[]> {
  const said: string[] = [];
  for (const log of logs) {
    const rows = await log;
    const found = searchHere(rows, ways, more);
    if (found) said.push(`${found.way.id} says ${found.next[0].join(' ')} after ${rows.map((row) => row.join(' ')).join(' / ')}`);
  }
  return said;
}

function* fairLogs(first: number, logs: number): Generator<Promise<Rows>> {
  for (let k = first; k < first + logs; k++) yield fairLog(k);
}

const isQuick = ({ quick }: Way): boolean => quick === true;

describe('a log of fair deals is not called predictable', () => {
  it.each(Array.from({ length: GROUPS }, (_, group) => group))(
    `by the quick ways, of ${LOGS} logs: part %i of ${GROUPS}`,
    async (group) => {
      for (let k = group; k < LOGS; k += GROUPS) {
        const turn = Math.floor(k / GROUPS);
        const ways = (way: Way): boolean => isQuick(way) && WAYS.indexOf(way) % EVERY === turn % EVERY;
        expect(await accused([fairLog(k)], ways, { between: [turn % BETWEEN] })).toEqual([]);
      }
    },
  );

  it('by the first parts of the other ways', async () => {
    for (const [size] of SIZES.entries()) {
      const { parts, search } = searchOf(await fairLog(LOGS + size));
      for (const [k, part] of parts.entries())
        if (!isQuick(WAYS[part.way]) && part.part < PARTS && k % SIZES.length === size)
          expect([part, search.look(part)]).toEqual([part, null]);
    }
  });

  it.each(SIZES)('but one of V8 among them is, of %i cards in %i deals', async (n, trials) => {
    const log = dealt('v8-xorshift128plus', 'float-scale', n, trials, 'V8');
    expect(await accused([...fairLogs(0, 3), log, ...fairLogs(3, 3)], isQuick, { between: [0] })).toEqual([
      expect.stringMatching(/^v8-xorshift128plus\/float-scale says /),
    ]);
  });
});
