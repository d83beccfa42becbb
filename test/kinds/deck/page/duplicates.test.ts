import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Evidence, EvidenceCore } from '../../../../src/core/record/evidence.js';
import { duplicatesFirst, duplicatesLater, duplicatesOf, duplicatesSpec, onePairAt } from '../../../../src/kinds/deck/page/duplicates.js';
import { drawPlainly } from '../../../../src/page/charts/draw-plainly.js';
import { draw } from '../../../page/charts/draw.js';
import { record } from '../../../report/records.js';
import { sectionHtml } from '../../../support/section-html.js';

/** The poker rooms of 1999: a naive swap, from seeds that are milliseconds of the day. */
const POKER = (JSON.parse(readFileSync(join(import.meta.dirname, '../../../../reports/samples/poker-1999.json'), 'utf8')) as Evidence).core;

/** The same, with duplicates that tell more than the positions, or whatever else is changed in their row. */
function changed(change: Partial<EvidenceCore['results'][number]>): EvidenceCore {
  return { ...POKER, results: POKER.results.map((row) => (row.test === 'repeats' ? ({ ...row, ...change } as typeof row) : row)) };
}

describe('the section on deals that came again', () => {
  it('says how many pairs there are, and among how many deals the first is to be expected', async () => {
    const found = duplicatesOf(POKER);
    expect(found).toMatchObject({ deals: 200_000, pairs: 209, strongest: false });
    // About 2^26.5 different deals are the 86,400,000 milliseconds of a day: √(2 · 86.4e6) is 13,145.
    expect(onePairAt(86_400_000)).toBeCloseTo(13_145.3, 1);
    const said = (await sectionHtml(duplicatesLater(POKER))).replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
    expect(said).toContain('209 equal pairs among 200,000 deals were seen.');
    expect(said).toContain('the first duplicate is to be expected among 13,835 deals');
  });

  it('stands before the positions where it tells more than they do, and once', async () => {
    const strongest = changed({ logP: -1e9 });
    expect([duplicatesFirst(POKER), duplicatesLater(strongest)]).toEqual([null, null]);
    expect(await sectionHtml(duplicatesFirst(strongest))).toBe(await sectionHtml(duplicatesLater(POKER)));
  });

  it('is left out where the verdict does not rest on it, and where there are too few pairs', () => {
    expect(duplicatesOf(record('naive-swap-52').core)).toBeNull();
    expect(duplicatesOf(changed({ tail: 'lower' }))).toBeNull();
    expect(duplicatesOf({ ...POKER, verdict: { kind: 'biased', because: ['position-matrix'], smallestDetectable: null } })).toBeNull();
  });

  it('is drawn as Vega draws it, with the line through what was seen', async () => {
    const found = duplicatesOf(POKER);
    if (!found) throw new Error('there are duplicates');
    for (const narrow of [false, true]) {
      const spec = duplicatesSpec(found, narrow);
      expect(drawPlainly(spec)).toEqual(await draw(spec));
    }
    // 2 log 200,000 − log 2 − log S at the right end is the logarithm of the pairs, N(N − 1) taken for N².
    const [line] = duplicatesSpec(found, false).layers.flatMap(({ mark, values }) =>
      mark.kind === 'rules' && mark.stroke === 'var(--biased)' ? values : [],
    );
    expect(Number(line['y2'])).toBeCloseTo(Math.log10(209), 4);
  });
});
