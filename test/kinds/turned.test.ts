import { describe, expect, it } from 'vitest';
import { Batch } from '../../src/core/subject/outcome.js';
import { openOrigin } from '../../src/host/open-origin.js';
import { kindOf, requiredIn } from '../../src/kinds/index.js';
import { clopperPearson } from '../../src/math/tails/clopper-pearson.js';
import { builtInBatch, builtInOrigin } from '../support/built-in-batch.js';
import { fittedTo, resultsIn, TURNABLES, turn } from '../support/turned.js';

const TRIALS = 16_000;
/** More than a block's deals, so that the lives of processes are looked at too; in blocks as long as an eighth of them. */
const LONG = 72_000;
const SEEN = Math.log(1e-9);
// Each of some thirty rows once in 10,000 seeds.
const UNSEEN = Math.log(1e-4);

describe.each(Object.entries(TURNABLES))('a bias of a %s that turns', (name, turnable) => {
  const { maker, n, outcome } = turnable;

  it('half-way through the run is seen between its eighths, and by no required test', async () => {
    const { space } = await openOrigin(builtInOrigin(outcome, maker), n, '.');
    const batch = await builtInBatch(outcome, maker, TRIALS, `turned ${name}`, n);
    const even = resultsIn(space, 'homogeneity', batch);
    expect(Math.min(...even.flatMap(({ logLowerP, logP }) => [logP, logLowerP]))).toBeGreaterThan(UNSEEN);
    turn(turnable, batch, 3, (deal) => deal < TRIALS / 2);
    expect(Math.min(...resultsIn(space, 'homogeneity', batch).map(({ logP }) => logP))).toBeLessThan(SEEN);
    const required = requiredIn(space).flatMap((id) => resultsIn(space, id, batch));
    expect(required.filter(({ logP }) => logP < UNSEEN).map(({ test }) => test)).toEqual([]);
  });

  it('half-way through every process is seen within blocks, and not between the eighths of the run', async () => {
    const { space } = await openOrigin(builtInOrigin(outcome, maker), n, '.');
    const batch = await builtInBatch(outcome, maker, LONG, `turned ${name}`, n);
    turn(turnable, batch, 3, (deal) => deal % (LONG / 8) < LONG / 16);
    const logsOf = (cut: string): readonly number[] =>
      resultsIn(space, 'homogeneity', batch, LONG / 8).flatMap(({ logP, test }) => (test.startsWith(`homogeneity/${cut}/`) ? [logP] : []));
    expect(Math.min(...logsOf('block'))).toBeLessThan(SEEN);
    expect(Math.min(...logsOf('run'))).toBeGreaterThan(UNSEEN);
  });

  /**
   * Every row may fall under each level, in either tail, at most as often as the level says, by one side of a 99.98 % interval: of some forty
   * rates luck puts one beyond in 250 seeds; the seed is pinned.
   */
  it('is alleged of even outcomes no more often than is said', async () => {
    const { space } = await openOrigin(builtInOrigin(outcome, maker), n, '.');
    const [audits, trials, levels] = [100, name === 'moves' ? 6000 : 1000, [0.05, 0.01]];
    fittedTo(space, 'homogeneity', trials);
    const tallies = new Map<string, number>();
    const squared = new Map<string, number>();
    const all = await builtInBatch(outcome, maker, audits * trials, `levels ${name}`, n);
    for (let audit = 0; audit < audits; audit++) {
      const one = new Batch(space.width, trials);
      one.cells.set(all.cells.subarray(audit * trials * space.width, (audit + 1) * trials * space.width));
      one.length = trials;
      for (const { logLowerP, logP, test } of resultsIn(space, 'homogeneity', one)) {
        for (const level of levels) {
          for (const [tail, log] of [
            ['upper', logP],
            ['lower', logLowerP],
          ] as const) {
            const key = `${test} ${tail} ${level}`;
            tallies.set(key, (tallies.get(key) ?? 0) + (log <= Math.log(level) ? 1 : 0));
            squared.set(key, (squared.get(key) ?? 0) + (2 * log <= Math.log(level) ? 1 : 0));
          }
        }
      }
    }
    const tooHigh = (counted: ReadonlyMap<string, number>): readonly string[] =>
      [...counted].flatMap(([key, count]) =>
        clopperPearson(count, audits, 2e-4).low > Number(key.split(' ')[2]) ? [`${key}: ${count} of ${audits}`] : [],
      );
    expect(tooHigh(tallies)).toEqual([]);
    expect(tooHigh(squared).length).toBeGreaterThan(0);
  });
});

describe('what the statistic says it catches', () => {
  it.each([
    [{ kind: 'board', rows: 3, columns: 3 }, 'puzzle:'],
    [{ kind: 'piles', piles: 3, max: 7 }, 'nim:dealer/'],
    [{ kind: 'moves', piles: 4, max: 3, choice: 'pile' }, 'nim:player/'],
    [{ kind: 'hand', seen: 3, order: 'kept' }, ''],
  ] as const)('%j', async (outcome, prefix) => {
    const spec = kindOf(outcome).statistics.get('homogeneity').catches.replace(prefix, '');
    const batch = await builtInBatch(outcome, spec, 20_000, 'caught', 6);
    const { space } = await openOrigin(builtInOrigin(outcome, spec), 6, '.');
    expect(Math.min(...resultsIn(space, 'homogeneity', batch).map(({ logP }) => logP))).toBeLessThan(SEEN);
  });
});
