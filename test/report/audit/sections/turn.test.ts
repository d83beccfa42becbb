import { beforeAll, describe, expect, it } from 'vitest';
import type { Evidence } from '../../../../src/core/record/evidence.js';
import type { Turned } from '../../../../src/core/record/turned.js';
import { auditPage } from '../../../../src/report/audit/page.js';
import { faults } from '../../page-faults.js';
import { proseFaults, readable } from '../../prose-faults.js';
import { LOGS } from './log-records.js';

let log: Evidence;
beforeAll(async () => {
  log = await LOGS['a turn, not parted']();
});

/** The page of a log, with what the alarm says of it. */
const page = (turned?: Turned): Promise<string> => auditPage({ ...log, run: { ...log.run, ...(turned && { turned }) } });

describe('where a log turns, on its page', () => {
  it('stands beside the drawing as the alarm of watch places it', async () => {
    const html = await page({ deals: 5900, change: { after: 5210, from: 5150, to: 5280 } });
    expect(faults(html)).toEqual([]);
    const text = readable(html);
    expect(proseFaults(text)).toEqual([]);
    expect(text).toContain(
      'the deals show the bias beyond doubt with deal 5,900. With 95 % probability it began between deal 5,150 and 5,280.',
    );
    expect(html).toContain('figure class="turn');
    expect(readable(await page())).not.toContain('beyond doubt with deal');
  });

  it.each([
    [{ deals: 900, change: { after: 0, from: 0, to: 64 } }, 'It was there from the start, or from within the first 64 deals.'],
    [{ deals: 900, change: { after: 30, from: 20, to: 64, open: true } }, 'It began before deal 64.'],
    [{ deals: 900, change: null }, 'beyond doubt with deal 900, which even deals never hold.'],
  ] satisfies readonly (readonly [Turned, string])[])('%j says so', async (turned, sentence) => {
    const text = readable(await page(turned));
    expect(text).toContain(sentence);
    expect(proseFaults(text)).toEqual([]);
  });
});
