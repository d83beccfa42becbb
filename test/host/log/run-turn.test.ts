import { describe, expect, it } from 'vitest';
import { logSubject, readLog } from '../../../src/host/log/read-log.js';
import { type RunTurn, runTurn } from '../../../src/kinds/groups/run-turn.js';
import { deal } from '../../support/deal.js';
import { recordOf } from '../../support/record-of.js';
import { ownFolder, place, WISHES } from './logs.js';

ownFolder();

const CARDS = 5;
const DEALS = 1600;

/** A log whose deals from `from` on have card 0 on top, every third. */
async function turned(seed: string, from: number): Promise<RunTurn | null> {
  const { cells } = deal('fisher-yates', CARDS, DEALS, seed);
  const line = (at: number): string => {
    const cards = [...cells.subarray(at * CARDS, (at + 1) * CARDS)];
    return (at >= from && at % 3 === 0 ? [0, ...cards.filter((card) => card !== 0)] : cards).join(' ');
  };
  const places = [place(`${seed}.csv`, `${Array.from({ length: DEALS }, (_, at) => line(at)).join('\n')}\n`)];
  const subject = logSubject(await readLog(places, WISHES), places);
  return runTurn((await recordOf(subject, { seed: 'log', trials: subject.trials, detect: 0.1, tests: ['homogeneity'] })).core);
}

describe('where the deals of a log change', () => {
  it('holds the deal at which they do as often as is said, wherever it is in a part', async () => {
    const LOGS = 40;
    const found = await Promise.all(
      Array.from({ length: LOGS }, async (_, k) => ({ part: 1 + (k % 6), turn: await turned(`t${k}`, (1 + (k % 6)) * 200 + 30 + k * 3) })),
    );
    const holding = found.filter(({ part, turn }) => turn?.between && turn.between.first <= part && part <= turn.between.last).length;
    // At 95 % fewer than 33 of 40 come once in 6,000 times.
    expect(holding).toBeGreaterThanOrEqual(33);
    const wide = found.map(({ turn }) => (turn?.between ? turn.between.last - turn.between.first + 1 : 8));
    expect(wide.reduce((sum, parts) => sum + parts, 0) / LOGS).toBeLessThan(5);
    // The lie: the places told for another log.
    const shifted = found.filter(
      ({ part, turn }) => turn?.between && turn.between.first <= (part + 4) % 8 && (part + 4) % 8 <= turn.between.last,
    ).length;
    expect(shifted).toBeLessThan(33);
  });

  it('is anywhere, or nowhere, where they do not', async () => {
    expect((await turned('still', DEALS))?.between).toEqual({ first: 0, last: 7 });
  });
});
