import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { progressOn } from '../../src/cli/progress.js';
import { lossOf } from '../../src/host/journal/open-journal.js';
import { proseFaults } from '../report/prose-faults.js';

it('says after a second what is quicker, where the whole takes more than a minute, and says it once', async () => {
  const told = async (total: number, quiet: boolean): Promise<string> => {
    let text = '';
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text += chunk.toString();
        done();
      },
    });
    const { report } = progressOn(stream as NodeJS.WriteStream, quiet, 'deal', 'try --until-decided');
    report('sample', 0, total);
    // Kept from an earlier run, which tells nothing of the pace.
    report('sample', 5, total);
    report('sample', 10, total);
    await wait(1050);
    report('sample', 20, total);
    report('sample', 30, total);
    return text;
  };
  const all = await Promise.all([told(10_000, false), told(150_000, false), told(1e12, false), told(100, false), told(10_000, true)]);
  expect(all).toEqual([
    'shuffle-audit: at this pace it takes about 18 minutes; try --until-decided\n',
    'shuffle-audit: at this pace it takes about 5 hours; try --until-decided\n',
    expect.stringMatching(/about 3,[34][0-9]{2} years;/),
    '',
    '',
  ]);
});

it('counts what there is, in its own words, in lines without a fault', async () => {
  const lines = async (one: string, total: number): Promise<readonly string[]> => {
    const text: string[] = [];
    const terminal = new Writable({
      write(chunk: Buffer, _encoding, done) {
        text.push(chunk.toString());
        done();
      },
    });
    const stream = Object.assign(terminal, { isTTY: true });
    const { report } = progressOn(stream as unknown as NodeJS.WriteStream, false, one);
    await wait(1050);
    for (const role of ['sample', 'handed', 'confirmation', 'estimate'] as const) report(role, total, total);
    return text.map((line) => line.slice(line.indexOf('% · ') + 4).replace('\u001b[K', ''));
  };
  const [deal, boards] = await Promise.all([lines('deal', 1), lines('board', 1200)]);
  expect(new Set(deal)).toEqual(new Set(['1 of 1 deal']));
  expect(new Set(boards)).toEqual(new Set(['1,200 of 1,200 boards']));
});

it('says of a journal that was torn how much is dealt again', () => {
  const read = { header: {}, blocks: [], torn: 1 } as never;
  const lost = lossOf({ file: 'a.journal', read });
  expect(lost).toBe('a.journal: the last 1 byte is torn or altered, their deals are dealt again');
  expect([lost, lossOf({ file: 'a.journal', read: null })].flatMap((line) => proseFaults(line ?? ''))).toEqual([]);
});
