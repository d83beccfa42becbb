import { describe, expect, it, test } from 'vitest';
import { pages } from '../../../../src/wings/lists/page/pages.js';
import type { OneList } from '../../../../src/wings/lists/record/one-list.js';
import { faults } from '../../../report/page-faults.js';
import { joined } from '../../../report/prose-corpus.js';
import { proseFaults, readable } from '../../../report/prose-faults.js';
import { resealed } from '../../../support/resealed.js';
import { ORDERS } from './records.js';

const made = new Map<string, Promise<OneList>>();

/** Each list is audited once. */
function of(name: string): Promise<OneList> {
  const record = made.get(name) ?? ORDERS[name]();
  made.set(name, record);
  return record;
}

const page = async (name: string): Promise<string> => pages.html(await of(name), {});
const headings = (html: string): readonly string[] => [...html.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, text]) => text);
const folds = (html: string): readonly string[] => [...html.matchAll(/<summary>([^<]*)<\/summary>/g)].map(([, text]) => text);

describe('the page of a list', () => {
  test.each(Object.keys(ORDERS))('of %s is self-contained, its sentences are right, and it is the same twice', async (name) => {
    const html = await page(name);
    expect(faults(html)).toEqual([]);
    expect([...new Set(proseFaults(readable(html)))]).toEqual([]);
    expect([...new Set(proseFaults(joined(pages.summary(await of(name)))))]).toEqual([]);
    expect(await pages.html(await of(name), {})).toBe(html);
    expect(html.length).toBeLessThan(240 * 1024);
  });

  test.each(Object.keys(ORDERS))('of %s has the map and the leads, and every row of the results once', async (name) => {
    const html = await page(name);
    const { core } = await of(name);
    expect(headings(html)).toEqual(expect.arrayContaining(['Where each part came to', 'How far forward items came', 'Every test']));
    for (const { test: id } of core.results) expect(html.split(`<code>${id}</code>`).length, id).toBeGreaterThan(1);
  });

  it('draws what shows the bias, and folds what shows it once more', async () => {
    const shown = async (name: string): Promise<readonly string[]> =>
      headings(await page(name)).filter((heading) => ['What follows what', 'Remainders', 'What shows nothing'].includes(heading));
    expect(await shown('clean')).toEqual(['What shows nothing']);
    expect(await shown('buffer')).toEqual(['What follows what', 'What shows nothing']);
    expect(folds(await page('buffer'))).toContain('How far on the next item stood before');
    expect(await shown('keys')).toContain('What follows what');
    expect(folds(await page('keys'))).not.toContain('How far on the next item stood before');
    expect(await shown('congruence')).toContain('Remainders');
    expect(folds(await page('congruence'))).not.toContain('Which remainders go together');
    expect(folds(await page('equal epochs'))).toContain('Which remainders go together');
  });

  it('names the ceiling of a buffer, and no ceiling where none holds', async () => {
    expect(await page('buffer')).toContain('a buffer of 1,638 ends here');
    expect(await page('clean')).not.toContain('ends here');
    expect(await page('clean')).toContain('All 64 stretches lie where luck leaves them.');
  });

  it('puts what equal lists share before the lists themselves', async () => {
    expect(headings(await page('equal epochs')).filter((heading) => /part|next/.test(heading))).toEqual([
      'From one list to the next',
      'Where each part came to',
    ]);
  });

  it('keeps hostile text text', async () => {
    const record = await of('clean');
    const nasty = '</style><script>alert(1)</script>"\'><img src=x onerror=alert(2)>\u202egnp.';
    const { core } = record;
    const html = await pages.html(resealed({ ...record, core: { ...core, subject: { ...core.subject, id: nasty } } }), {});
    expect(faults(html)).toEqual([]);
    expect(html).not.toContain('\u202e');
  });

  it('stands where the record kept no counts', async () => {
    const record = await of('buffer');
    expect(faults(await pages.html(resealed({ ...record, core: { ...record.core, counts: {} } }), {}))).toEqual([]);
  });
});
