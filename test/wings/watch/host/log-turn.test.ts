import { truncateSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import { logSubject, readLog } from '../../../../src/host/log/read-log.js';
import { THIS_MACHINE } from '../../../../src/host/this-machine.js';
import { type LogTurn, logTurn } from '../../../../src/wings/watch/engine/log-turn.js';
import { turnCheck } from '../../../../src/wings/watch/host/turn-check.js';
import { turnTold } from '../../../../src/wings/watch/words/turn-told.js';
import { ownFolder, place, WISHES } from '../../../host/log/logs.js';
import { deal } from '../../../support/deal.js';
import { pipelineOf } from '../../../support/pipeline-of.js';
import { recordOf } from '../../../support/record-of.js';

ownFolder();

const PLAN = { seed: 'log', tests: ['position-matrix'] };

/** A log of deals of 10 cards by release: `even` deals of the first, then `after` ones of `spec` by the second. */
function rows(even: number, spec: string, after: number): string {
  const fair = deal('fisher-yates', 10, Math.max(1, even), `log ${even}`).cells;
  const off = deal(spec, 10, after, `log ${spec} ${after}`).cells;
  const row = (release: string, cells: Uint16Array, d: number): string => `${release},${cells.subarray(10 * d, 10 * d + 10).join(' ')}\n`;
  const first = Array.from({ length: even }, (_, d) => row('1.4', fair, d));
  return ['release,deck\n', ...first, ...Array.from({ length: after }, (_, d) => row('1.5', off, d))].join('');
}

async function turnOf(text: string, by: boolean): Promise<{ readonly turn: LogTurn | null; readonly lines: readonly string[] }> {
  const places = [place('deals.csv', text)];
  const read = await readLog(places, { ...WISHES, field: 'deck', ...(by && { by: { by: 'column', name: 'release' } }) });
  const subject = logSubject(read, places);
  const turn = await logTurn(subject, 'log', () => undefined, THIS_MACHINE);
  return { turn, lines: (await turnTold(read, logSubject(read, places), PLAN, () => undefined, THIS_MACHINE)).lines };
}

describe('where a log turns', () => {
  it('is between two deals, in the groups of the user’s own, and is told in one line', async () => {
    const { lines, turn } = await turnOf(rows(2500, 'naive-swap', 2500), true);
    expect(turn?.raised.change?.from).toBeLessThanOrEqual(2500);
    expect(turn?.raised.change?.to).toBeGreaterThanOrEqual(2500);
    expect(lines).toEqual([
      expect.stringMatching(
        /^change {2}between deal [0-9,]+ and [0-9,]+ with 95 % probability, in 1\.4 to 1\.5; the alarm of watch comes with deal [0-9,]+$/,
      ),
    ]);
  });

  it('is nowhere where it was off from the start', async () => {
    const { lines, turn } = await turnOf(rows(0, 'naive-swap', 3000), false);
    expect(turn?.groups).toBeNull();
    expect(lines).toEqual([
      expect.stringMatching(/^change {2}at the start, or within the first [0-9,]+ deals; the alarm of watch comes with deal [0-9,]+$/),
    ]);
  });

  it('is not known of a log that is read again and was written to in between, and that is no failure', async () => {
    const places = [place('grows.csv', rows(0, 'naive-swap', 3000))];
    const read = await readLog(places, { ...WISHES, field: 'deck' });
    // As of a log whose deals memory has no room for.
    const subject = logSubject({ ...read, kept: null }, places);
    truncateSync(places[0].path, 1000);
    expect((await turnTold(read, subject, PLAN, () => undefined, THIS_MACHINE)).lines).toEqual([
      expect.stringMatching(/^change {2}not known, since the log cannot be read once more: /),
    ]);
  });

  it('is watched again by whoever verifies', async () => {
    const places = [place('verified.csv', rows(2500, 'naive-swap', 2500))];
    const read = await readLog(places, { ...WISHES, field: 'deck' });
    const record = await recordOf(logSubject(read, places), { seed: 'log', trials: 5000 });
    const { turned } = await turnTold(read, logSubject(read, places), record.core.plan, () => undefined, THIS_MACHINE);
    if (!turned?.change) return expect.fail('it turns');
    const said = async (one: Evidence['run']['turned'] | undefined): Promise<string> => {
      const checks = await turnCheck({ ...record, run: { ...record.run, ...(one && { turned: one }) } }, dirname(places[0].path));
      return checks.map(({ differences, outcome }) => [outcome, ...differences.map(({ path }) => path)].join(' ')).join();
    };
    expect(await said(undefined)).toBe('');
    expect(await said(turned)).toBe('holds');
    expect(await said({ ...turned, deals: turned.deals + 1 })).toBe('differs run.turned.deals');
    expect(await said({ ...turned, change: null })).toBe('differs run.turned.change');
    const { change } = turned;
    expect(await said({ ...turned, change: { ...change, from: change.from - 1 } })).toBe('differs run.turned.change.from');
    expect(await said({ ...turned, change: { ...change, open: true } })).toBe('differs run.turned.change.open');
    const foreign = await recordOf(pipelineOf('naive-swap', 5), { seed: 'log', trials: 2000 });
    const [lie] = await turnCheck({ ...foreign, run: { ...foreign.run, turned } }, '.');
    expect(lie?.outcome).toBe('differs');
  });

  it('is not found in even deals', async () => {
    expect(await turnOf(rows(2000, 'fisher-yates', 1000), true)).toEqual({ turn: null, lines: [] });
  });
});
