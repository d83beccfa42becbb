import { describe, expect, it } from 'vitest';
import { recordCounts } from '../../../src/engine/record/record-counts.js';
import { Mix } from '../../../src/engine/sequential/mix.js';
import { Tally } from '../../../src/engine/sequential/tally.js';
import { processesIn } from '../../../src/kinds/planning/processes-of.js';
import { permutations } from '../../../src/math/orders/permutation.js';
import { deal } from '../../support/deal.js';

const SPACE = permutations(5);
const PLAN = { n: 5, alpha: 1e-6, processes: processesIn(SPACE) };

/** A tally of deals of a shuffle, and the evidence after each of them, worked out apart. */
function tallied(shuffle: string, trials: number): { tally: Tally; logs: readonly number[]; cells: Uint16Array } {
  const { cells } = deal(shuffle, PLAN.n, trials, `tally ${shuffle}`);
  const tally = new Tally(SPACE, PLAN);
  const mix = new Mix(SPACE, PLAN.processes);
  const logs: number[] = [];
  for (let t = 0; t < trials; t++) {
    tally.add(cells, t * PLAN.n);
    mix.add(cells, t * PLAN.n);
    logs.push(mix.logE());
  }
  return { tally, logs, cells };
}

describe('the tally of a run', () => {
  const { tally, logs, cells } = tallied('fisher-yates', 5000);

  it('keeps the evidence at about forty deals a power of ten, the first and the last among them', () => {
    const kept = tally.result().trajectory;
    expect(kept.map(({ logE }) => logE)).toEqual(kept.map(({ trial }) => logs[trial - 1]));
    expect([kept[0].trial, kept.at(-1)?.trial]).toEqual([1, 5000]);
    expect(kept.map(({ trial }) => trial)).toEqual([...new Set(kept.map(({ trial }) => trial))].sort((a, b) => a - b));
    for (const from of [100, 1000]) {
      const decade = kept.filter(({ trial }) => trial >= from && trial < 10 * from).length;
      expect(decade).toBe(from === 100 ? 40 : 29);
    }
    expect(kept.filter(({ parts }) => parts.length !== PLAN.processes.length)).toEqual([]);
  });

  it('keeps places that do not depend on what was dealt', () => {
    const other = tallied('naive-swap', 5000).tally;
    expect(other.result().trajectory.map(({ trial }) => trial)).toEqual(tally.result().trajectory.map(({ trial }) => trial));
  });

  it('knows the most evidence and the deal it came with', () => {
    const most = Math.max(...logs);
    expect(tally.result().largest).toEqual({ trial: logs.indexOf(most) + 1, logE: most });
  });

  it('counts positions card by card', () => {
    const counts = new Float64Array(25);
    cells.forEach((card, at) => {
      counts[card * 5 + (at % 5)]++;
    });
    expect(tally.result().counts).toEqual(recordCounts([5, 5], counts));
  });

  it('is decided by the first deal at or beyond the line, and by no other', () => {
    const { logs: all, cells: decks } = tallied('sattolo', 300);
    const first = all.findIndex((log) => log >= Math.log(1e6));
    const again = new Tally(SPACE, PLAN);
    for (let t = 0; t < first; t++) {
      again.add(decks, t * PLAN.n);
      expect(again).toMatchObject({ decided: false });
    }
    again.add(decks, first * PLAN.n);
    expect([again.decided, again.trials, again.logE]).toEqual([true, first + 1, all[first]]);
  });
});
