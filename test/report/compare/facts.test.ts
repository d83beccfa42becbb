import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../src/cli/compare/entries.js';
import { isDeviation } from '../../../src/core/record/results.js';
import { reachOf as recordedReach } from '../../../src/engine/plan/reach.js';
import { positionMap } from '../../../src/kinds/deck/page/positions.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { digestOfAll } from '../../../src/page/document/several.js';
import { classOf } from '../../../src/page/facts/colour-scale.js';
import { prngs, seedings } from '../../../src/parts/catalogues.js';
import { catchesOf } from '../../../src/report/compare/facts/catches.js';
import { comparedCell, falseAlarms, worstSeen } from '../../../src/report/compare/facts/cell.js';
import { gridOf } from '../../../src/report/compare/facts/grid.js';
import { reachOf } from '../../../src/report/compare/facts/reach.js';
import { smallMap } from '../../../src/report/compare/facts/small-map.js';
import { strengthOf } from '../../../src/report/compare/words/strength.js';
import { record } from '../records.js';
import { cell, comparison } from './cells.js';

const parts = (bits: number, seedBits: number | null = null, taken: number | null = null): Parameters<typeof reachOf>[0] => ({
  generator: { id: 'g', title: 'g', stateBits: bits, seedBits: taken },
  bounded: { id: 'b', title: 'b' },
  seeding: { id: 's', title: 's', everyDeal: seedBits !== null, seedBits },
});

describe('a small map', () => {
  test('has in each square the cards and positions that fall into it, counted one by one', () => {
    const map = positionMap(record('naive-swap-52').core);
    if (!map) throw new Error('the record has counts of positions');
    for (const most of [26, 13, 5]) {
      const { block, classes, rows } = smallMap(map, most);
      expect(rows).toBe(Math.ceil(52 / block));
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < rows; column++) {
          let [sum, pairs] = [0, 0];
          for (let card = row * block; card < Math.min(52, (row + 1) * block); card++)
            for (let position = column * block; position < Math.min(52, (column + 1) * block); position++) {
              sum += map.counts[card * 52 + position] ?? 0;
              pairs++;
            }
          expect(classes[row * rows + column]).toBe(classOf((sum * 52) / (pairs * map.trials) - 1, 0.25));
        }
      }
    }
  });

  test('of a small deck joins nothing', () => {
    const map = positionMap(record('sattolo-5').core);
    expect(map && smallMap(map, 26)).toMatchObject({ rows: 5, block: 1 });
  });
});

describe('a cell', () => {
  test('says what its record says', () => {
    const evidence = record('naive-swap-52');
    const { origin } = cell('naive-swap', 'xoshiro128ss', 'biased');
    const reduced = comparedCell(evidence, origin, 'x.html', 26);
    const position = evidence.core.results.filter(isDeviation).find(({ test: id }) => id === 'position-matrix');
    expect(reduced.offBy).toBe(position?.effect.estimate);
    expect(reduced.digest).toBe(evidence.digest);
    expect(reduced).toMatchObject({ byLawAlone: false });
    const because = evidence.core.verdict.kind === 'biased' ? evidence.core.verdict.because.filter((id) => id !== 'known-law') : [];
    expect(reduced.found.map(({ test: id }) => id).sort()).toEqual([...because].sort());
    expect(comparedCell(record('fisher-yates-52'), origin, 'x.html', 26)).toMatchObject({ offBy: null, found: [], kind: 'no-bias-found' });
  });

  test('that only the exact law makes biased has the size of that law', () => {
    const evidence = record('modulo-8-5');
    const known = { kind: 'choices', size: 0.3, positions: null, trialsToSee: 10, statement: 'x' } as const;
    const core = { ...evidence.core, known, verdict: { kind: 'biased', because: ['known-law'], smallestDetectable: null } } as const;
    const { origin } = cell('fisher-yates', 'xoshiro128ss', 'biased');
    expect(comparedCell({ ...evidence, core }, origin, 'x', 26)).toMatchObject({ offBy: 0.3, byLawAlone: true, found: [] });
  });

  test('has a bar of as many steps as powers of ten it lies beyond', () => {
    const steps = (tens: number): number => strengthOf({ least: { test: 't', logP: -tens * Math.LN10 } });
    expect([0, 1.9, 2.1, 6.1, 20.1, 100.1, 1000.1, 1e6].map(steps)).toEqual([0, 0, 1, 2, 3, 4, 5, 5]);
    expect(strengthOf({ least: null })).toBe(0);
  });
});

describe('a cell whose bias another test shows', () => {
  test('has no size by position but an upper bound', () => {
    const evidence = record('naive-swap-52');
    const position = evidence.core.results.find(({ test: id }) => id === 'position-matrix');
    const other = evidence.core.results.find(({ test: id }) => id !== 'position-matrix' && !id.includes('/'));
    if (!position || !other) throw new Error('the record has both');
    const core = { ...evidence.core, verdict: { kind: 'biased', because: [other.test], smallestDetectable: null } } as const;
    const { origin } = cell('a', 'b', 'biased');
    const reduced = comparedCell({ ...evidence, core }, origin, 'x', 26);
    expect(reduced.offBy).toBeNull();
    expect(reduced.elsewhere).toEqual({
      by: 'position',
      atMost: 'high' in position.effect ? position.effect.high : null,
      test: other.test,
    });
    expect(comparedCell(evidence, origin, 'x', 26).elsewhere).toBeNull();
  });
});

describe('false alarms', () => {
  test('add up over the audits: 48 of 2 in a million are 96 in a million', () => {
    expect(falseAlarms(48, { alpha: 1e-6 })).toBeCloseTo(96e-6, 12);
  });
});

describe('the smallest size seen', () => {
  test('is the worst of all cells, and unknown where one has none', () => {
    const at = (seenFrom: number | null): ReturnType<typeof cell> => cell('a', 'b', 'no-bias-found', { seenFrom });
    expect(worstSeen([at(0.01), at(0.02)])).toBe(0.02);
    expect(worstSeen([at(0.01), at(null)])).toBeNull();
    expect(worstSeen([])).toBeNull();
  });
});

describe('the reach of a generator', () => {
  test('is never said to be smaller than it is: 2^bits · 2^k ≤ n! < 2^bits · 2^(k + 1)', () => {
    let orders = 1n;
    for (let n = 2; n <= 60; n++) {
      orders *= BigInt(n);
      for (const bits of [8, 16, 31, 48, 64, 128, 192]) {
        const { oneIn } = reachOf(parts(bits), permutations(n).orderBits);
        const states = 2n ** BigInt(bits);
        if (oneIn === null) expect(states).toBeGreaterThanOrEqual(orders);
        else {
          expect(states << BigInt(oneIn)).toBeLessThanOrEqual(orders);
          expect(states << BigInt(oneIn + 1)).toBeGreaterThan(orders);
        }
      }
    }
  });

  test('is the one that records carry, for every generator and seeding', () => {
    for (const prng of prngs.all) {
      for (const seeding of seedings.all) {
        const recorded = recordedReach({ prng, seeding }, 52);
        const axes = { maker: ['fisher-yates'], prng: [prng.id], bounded: ['lemire'], seeding: [seeding.id] };
        const entries = entriesOf(axes, { kind: 'deck' });
        const [generator, bounded, seeded] = [entries.generators[0], entries.boundeds[0], entries.seedings[0]];
        const own = reachOf({ generator, bounded, seeding: seeded }, permutations(52).orderBits);
        expect(own.bits, `${prng.id} ${seeding.id}`).toBe(recorded && Number.isFinite(recorded.bits) ? recorded.bits : null);
        if (recorded) expect(own.needed).toBeCloseTo(recorded.orderBits, 9);
        if (recorded) expect(own.everyDeal).toBe(recorded.by === 'seeds');
      }
    }
  });

  test('is that of the seeds where every deal is seeded anew and they are fewer, and unknown for a live source', () => {
    expect(reachOf(parts(128, 16), permutations(52).orderBits)).toMatchObject({ bits: 16, everyDeal: true, oneIn: 209 });
    expect(reachOf(parts(31, 48), permutations(52).orderBits)).toMatchObject({ bits: 31, everyDeal: true });
    expect(reachOf(parts(19_937, 48, 32), permutations(52).orderBits)).toMatchObject({ bits: 32, everyDeal: true, oneIn: 193 });
    expect(reachOf(parts(Number.POSITIVE_INFINITY), permutations(52).orderBits)).toMatchObject({ bits: null, oneIn: null });
  });
});

describe('who catches what', () => {
  const found = (...names: readonly string[]): readonly { test: string; logP: number }[] =>
    names.map((name, k) => ({ test: name, logP: -100 + k }));

  test('counts the biased cells in which each test was beyond the line', () => {
    const made = comparison(['naive', 'good'], ['a', 'b', 'c'], (shuffle) => (shuffle === 'naive' ? 'biased' : 'no-bias-found'));
    const cells = made.cells.map((one) =>
      one.kind === 'biased' ? { ...one, found: one.origin.source.prng === 'a' ? found('x', 'y') : found('y') } : { ...one, found: [] },
    );
    const { caught, tests } = catchesOf(gridOf({ ...made, cells }));
    expect(tests).toEqual(['x', 'y']);
    expect(caught.map(({ biased, name }) => [name, biased])).toEqual([['naive', 3]]);
    expect(caught[0]?.byTest.get('x')).toEqual({ cells: 1, strongest: { test: 'x', logP: -100 } });
    expect(caught[0]?.byTest.get('y')).toEqual({ cells: 3, strongest: { test: 'y', logP: -100 } });
    expect(caught[0]?.strongest?.logP).toBe(-100);
  });

  test('takes the rows of the previous deal as one test', () => {
    const made = comparison(['bad'], ['a'], () => 'biased');
    const cells = made.cells.map((one) => ({ ...one, found: found('previous-deal/parity', 'x', 'previous-deal/cycles') }));
    const { caught, tests } = catchesOf(gridOf({ ...made, cells }));
    expect(tests).toEqual(['previous-deal', 'x']);
    expect(caught[0]?.byTest.get('previous-deal')).toEqual({ cells: 1, strongest: { test: 'previous-deal', logP: -100 } });
  });

  test('goes by generator where there is one shuffle', () => {
    const made = comparison(['good'], ['a', 'bad'], (_, prng) => (prng === 'bad' ? 'biased' : 'no-bias-found'));
    expect(catchesOf(gridOf(made)).caught.map(({ name }) => name)).toEqual(['bad']);
  });
});

describe('the digest of the records', () => {
  test('is what sha256sum gives of their digests, one a line', () => {
    const digests = ['sha256:aa', 'sha256:bb'];
    const sum = createHash('sha256').update('sha256:aa\nsha256:bb\n').digest('hex');
    expect(digestOfAll(digests.map((digest) => ({ digest })))).toBe(`sha256:${sum}`);
    expect(digestOfAll([...digests].reverse().map((digest) => ({ digest })))).not.toBe(`sha256:${sum}`);
  });
});
