import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import type { LogParts } from '../../../../src/core/source/log-source.js';
import { logSubject, readLog } from '../../../../src/host/log/read-log.js';
import { deal } from '../../../support/deal.js';
import { recordOf } from '../../../support/record-of.js';

const CARDS = 20;
const DEALS = 9000;

/** Deals of twelve days at thirty tables; where `isAltered`, card 0 is put on top. */
async function record(name: string, by: Pick<LogParts, 'by' | 'name'> | null, isAltered: (deal: number) => boolean): Promise<Evidence> {
  const { cells } = deal('fisher-yates', CARDS, DEALS, 'pages of logs');
  const row = (at: number): string => {
    const cards = [...cells.subarray(at * CARDS, (at + 1) * CARDS)];
    const shown = isAltered(at) ? [0, ...cards.filter((card) => card !== 0)] : cards;
    return `2026-03-${String(1 + Math.floor((12 * at) / DEALS)).padStart(2, '0')},${1 + (at % 30)},${shown.join(' ')}`;
  };
  const folder = mkdtempSync(join(tmpdir(), 'log-pages-'));
  try {
    const path = join(folder, name);
    writeFileSync(path, `day,table,deck\n${Array.from({ length: DEALS }, (_, at) => row(at)).join('\n')}\n`);
    const places = [{ name, path }];
    const log = await readLog(places, { packs: 1, start: 'natural', maxRejects: 0, field: 'deck', ...(by && { by }) });
    const subject = logSubject(log, places);
    return await recordOf(subject, { seed: 'log', trials: subject.trials, detect: 0.1 });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Logs by what is wrong with them, and by what they are parted. */
export const LOGS = {
  'one table': () => record('tables.csv', { by: 'column', name: 'table' }, (at) => at % 30 === 6 && at % 90 < 30),
  'a day that turns': () => record('days.csv', { by: 'day', name: 'day' }, (at) => at >= (DEALS * 7) / 12 && at % 10 === 0),
  'a turn, not parted': () => record('deals.csv', null, (at) => at >= 5200 && at % 8 === 0),
  'even, by table': () => record('even.csv', { by: 'column', name: 'table' }, () => false),
} as const;
