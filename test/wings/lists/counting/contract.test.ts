import { describe, expect, it } from 'vitest';
import { listStatistics } from '../../../../src/wings/lists/counting/catalogue.js';
import { ListTransitions } from '../../../../src/wings/lists/counting/list-transitions.js';
import { below, evenList } from '../../../support/even-list.js';
import {
  blocks,
  buffered,
  byKeys,
  congruential,
  type Draw,
  feistel,
  partly,
  reversedList,
  riffled,
  swapOrNot,
  unshuffledList,
} from '../traces/planted.js';
import { resultsOf } from './lists.js';

/** Those that count what a list holds; which items came into a sample is counted where it is read. */
const OF_ORDER = listStatistics.all.filter(({ counts }) => counts !== 'sample');

const logLeast = ({ logLowerP, logP }: { logLowerP: number; logP: number }): number => Math.min(logP, logLowerP);

describe('every statistic of lists', () => {
  it.each(OF_ORDER.map((statistic) => [statistic.id, statistic] as const))('%s counts the same in pieces of any length', (id) => {
    const draw = below(1);
    const lists = [evenList(10_007, draw), evenList(10_007, draw)].slice(0, id === 'longest-increasing' ? 1 : 2);
    const whole = resultsOf(lists, 'deep', 10_007);
    expect(resultsOf(lists, 'deep', 1)).toEqual(whole);
    expect(resultsOf(lists, 'deep', 777)).toEqual(whole);
    expect(whole.map(({ test }) => test.split('/')[0])).toContain(id);
  });

  it.each([100, 101, 113, 128, 1000])('has tails that are probabilities of %i items', (n) => {
    const draw = below(n);
    const reversed = Uint32Array.from({ length: n }, (_, k) => n - 1 - k);
    const same = Uint32Array.from({ length: n }, (_, k) => k);
    for (const list of [evenList(n, draw), reversed, same]) {
      for (const { logLowerP, logP, test } of resultsOf([list], 'deep')) {
        expect(logP, test).toBeLessThanOrEqual(0);
        expect(logLowerP, test).toBeLessThanOrEqual(0);
        expect(logP + logLowerP, test).toBeGreaterThan(Number.NEGATIVE_INFINITY);
      }
    }
  });
});

/** Shuffles of a list that each statistic must find, by its id: what it is there for. */
const CAUGHT: Readonly<Record<string, (n: number, draw: Draw) => Uint32Array>> = {
  'block-table': (n, draw) => buffered(unshuffledList(n), n / 4, draw),
  displacement: (n, draw) => halvesChanged(evenList(n / 2, draw)),
  'neighbour-gap': (n, draw) => blocks(n, 10, draw),
  'step-differences': (n, draw) => feistel(n, 4, draw),
  residues: (n) => congruential(n, 1_664_525, 1_013_904_223),
  descents: (n, draw) => byKeys(n, 256, draw),
  'turning-points': (n, draw) => alternated(n, draw),
  'serial-correlation': (n, draw) => buffered(unshuffledList(n), n / 16, draw),
  'neighbour-distance': (n, draw) => buffered(unshuffledList(n), n / 16, draw),
  footrule: (n, draw) => buffered(unshuffledList(n), n / 4, draw),
  inversions: (n, draw) => buffered(unshuffledList(n), n / 4, draw),
  'rising-sequences': (n, draw) => riffled(n, 9, draw),
  'fixed-points': (n, draw) => partly(n, n - 40, draw),
  'largest-lead': (n, draw) => buffered(unshuffledList(n), n / 2, draw),
  'longest-increasing': (n, draw) => buffered(unshuffledList(n), n / 16, draw),
  cycles: reversedList,
  'equal-displacements': (n, draw) => swapOrNot(n, 8, draw),
};

describe('a shuffle that it is there for', () => {
  it.each(OF_ORDER.map(({ id }) => id))('is found by %s', (id) => {
    // A Feistel network of four rounds shows in proportion to the fourth root of the list.
    const n = id === 'step-differences' ? 2 ** 18 : 2 ** 14;
    const list = CAUGHT[id](n, below(11));
    expect(new Set(list).size).toBe(n);
    const rows = resultsOf([list], 'deep').filter(({ test }) => test.split('/')[0] === id);
    expect(Math.min(...rows.map(logLeast))).toBeLessThan(Math.log(1e-9));
  });

  it('is a congruence of full period for remainders and not for parts of the list or for neighbours', () => {
    const rows = resultsOf([congruential(16_384, 1_664_525, 1_013_904_223)]);
    const uneven = rows.filter(({ logP }) => logP < Math.log(1e-9)).map(({ test }) => test.split('/')[0]);
    expect(uneven).toContain('residues');
    expect(uneven.filter((test) => test === 'block-table' || test === 'neighbour-gap')).toEqual([]);
  });
});

describe('lists between each other', () => {
  it('are read as rearrangements of the one before', () => {
    const between = new ListTransitions(5);
    expect(between.add(Uint32Array.of(3, 1, 4))).toBeNull();
    expect(between.add(Uint32Array.of(0, 2))).toBeNull();
    expect([...(between.add(Uint32Array.of(3, 1)) ?? [])]).toEqual([0, 1]);
    expect([...(between.add(Uint32Array.of(2, 0, 4)) ?? [])]).toEqual([4, 3, 2]);
    expect([...(between.add(Uint32Array.of(4, 0, 2, 1, 3)) ?? [])]).toEqual([4, 3, 2, 1, 0]);
  });
});

/** The halves of a list in each other's places, one of them shuffled. */
function halvesChanged(half: Uint32Array): Uint32Array {
  return Uint32Array.from([...half.map((item) => item + half.length), ...half]);
}

/** Neighbours in ascending pairs. */
function alternated(n: number, draw: Draw): Uint32Array {
  const list = evenList(n, draw);
  for (let k = 0; k + 1 < n; k += 2) if (list[k] > list[k + 1]) [list[k], list[k + 1]] = [list[k + 1], list[k]];
  return list;
}
