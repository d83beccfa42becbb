import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import type { LogWishes } from '../../../../src/engine/log/log-wishes.js';
import { logSubject, readLog } from '../../../../src/host/log/read-log.js';
import { THIS_MACHINE } from '../../../../src/host/this-machine.js';
import { renderSummary } from '../../../../src/report/audit/summary.js';
import { turnCheck } from '../../../../src/wings/watch/host/turn-check.js';
import { turnTold } from '../../../../src/wings/watch/words/turn-told.js';
import { ownFolder, place, WISHES } from '../../../host/log/logs.js';
import { deal } from '../../../support/deal.js';
import { recordOf } from '../../../support/record-of.js';

ownFolder();

function lines(spec: string, n: number, deals: number, keep = n): readonly string[] {
  const { cells } = deal(spec, n, deals, `stretch ${spec} ${n} ${deals}`);
  return Array.from({ length: deals }, (_, d) => cells.subarray(n * d, n * d + keep).join(' '));
}

function repeated(line: string, times: number): readonly string[] {
  return Array.from({ length: times }, () => line);
}

/** Audits a log as `log` does: its record with the turn, its folder and the few lines. */
async function audited(
  rows: readonly string[],
  wishes: Partial<LogWishes> = {},
): Promise<{ readonly record: Evidence; readonly folder: string; readonly told: string }> {
  const places = [place('deals.txt', `${rows.join('\n')}\n`)];
  const read = await readLog(places, { ...WISHES, ...wishes });
  const record = await recordOf(logSubject(read, places), { seed: 'log', trials: rows.length });
  const { turned } = await turnTold(read, logSubject(read, places), record.core.plan, () => undefined, THIS_MACHINE);
  const whole = { ...record, run: { ...record.run, ...(turned && { turned }) } };
  return { record: whole, folder: dirname(places[0].path), told: renderSummary(whole).replaceAll('\n', ' ') };
}

const KNOWN = { start: 'natural' } as const;

describe('the stretch of a log that is off', () => {
  it.each([
    [8, 3000],
    [12, 6000],
  ])('is diagnosed by itself behind the turn, of %i cards', async (n, deals) => {
    const { folder, record, told } = await audited([...lines('fisher-yates', n, deals), ...lines('naive-swap', n, deals)], KNOWN);
    expect(told).toMatch(/^■? ?Biased: from about deal [0-9,]+ on the known mistake is Naive swap/);
    const { stretch } = record.run.turned ?? {};
    expect(stretch?.last).toBe(2 * deals);
    expect(Math.abs((stretch?.first ?? 0) - deals)).toBeLessThan(deals / 8);
    const [check] = await turnCheck(record, folder);
    expect(check?.outcome).toBe('holds');
    // A lie about the stretch is seen.
    const { turned } = record.run;
    if (!turned || !stretch) return expect.fail('it turns');
    const lie = { ...record, run: { ...record.run, turned: { ...turned, stretch: { ...stretch, last: 2 * deals - 1 } } } };
    expect((await turnCheck(lie, folder))[0]?.outcome).toBe('differs');
  });

  it('is diagnosed by itself where it comes first, and in the middle', async () => {
    const [fair, off] = [lines('fisher-yates', 10, 6000), lines('sattolo', 10, 4000)];
    expect((await audited([...off, ...fair], KNOWN)).told).toMatch(/Biased: up to about deal [0-9,]+ the known mistake is/);
    const { record } = await audited([...fair.slice(0, 3000), ...off, ...fair.slice(3000)], KNOWN);
    expect(record.run.turned?.stretch).toMatchObject({ biased: true, diagnosis: { best: [{ id: 'sattolo' }, { id: 'sattolo-forward' }] } });
  });

  it.each([
    [20, 1500, 4000],
    [6, 700, 900],
  ])('is the same deck for ever, from the very deal, of %i cards', async (n, fair, stuck) => {
    const before = lines('fisher-yates', n, fair);
    const other = lines('inside-out', n, 1)[0];
    const { record, told } = await audited([...before, ...repeated(other, stuck)]);
    expect(record.run.turned?.stretch).toMatchObject({ exact: true, same: true, last: fair + stuck });
    expect(told).toContain('on every deal is the same');
    // Luck may deal the same deck right before.
    expect(record.run.turned?.stretch?.first).toBe(before.at(-1) === other ? fair : fair + 1);
  });

  it('is not there where all of a log is off, nor in even deals', async () => {
    expect((await audited(lines('naive-swap', 10, 6000), KNOWN)).record.run.turned?.stretch).toBeUndefined();
    expect((await audited(lines('fisher-yates', 10, 6000), KNOWN)).record.run.turned).toBeUndefined();
  });
});

describe('few decks, each in one stretch', () => {
  it.each([2, 4, 30])('are told in the headline: %i', async (decks) => {
    const rows = lines('fisher-yates', 30, decks).flatMap((line, k) => repeated(line, 100 + k));
    expect((await audited(rows)).told).toContain(`${decks} different deals, each in one stretch`);
  });

  it('are not told of where they come again, in turn', async () => {
    const four = lines('fisher-yates', 30, 4);
    const { told } = await audited(Array.from({ length: 40 }, (_, k) => repeated(four[k % 4], 25)).flat());
    expect(told).not.toContain('each in one stretch');
  });
});
