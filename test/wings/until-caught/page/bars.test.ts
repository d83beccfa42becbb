import { describe, expect, test } from 'vitest';
import { sharedParts } from '../../../../src/wings/until-caught/page/bars.js';
import { groupsOf } from '../../../../src/wings/until-caught/page/facts.js';
import { renderCaughtTable } from '../../../../src/wings/until-caught/page/table.js';
import { faults } from '../../../report/page-faults.js';
import { caughtSamples } from './samples.js';

const samples = await caughtSamples();
const page = await renderCaughtTable(samples);
const readable = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const figure = (text: string, group: number): string =>
  new RegExp(`<figure class="caught-${group}">[\\s\\S]*?<svg class="wide"[\\s\\S]*?</svg>`).exec(text)?.[0] ?? '';
const said = (markup: string): readonly string[] => [...markup.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
/** Bars of one colour are one path, in which each begins anew. */
const red = (markup: string): number =>
  [...markup.matchAll(/<path d="([^"]*)" fill="var\(--biased\)"/g)].reduce((sum, [, d = '']) => sum + d.split('M').length - 1, 0);

describe('the bars of deals until caught', () => {
  test('have a red one for every sample that was caught, with its deals and its test, earliest first', () => {
    for (const [k, { lines }] of groupsOf(samples).entries()) {
      const caught = lines.filter(({ end }) => end === 'caught');
      const drawn = figure(page, k + 1);
      expect(red(drawn)).toBe(caught.length);
      const ends = caught.map(({ least, trials }) => `${trials.toLocaleString('en')}, ${least?.test ?? ''}`);
      expect(said(drawn).filter((text) => ends.includes(text))).toEqual(ends);
    }
  });

  test('have every other sample, alone or with as many that ended alike', () => {
    for (const [k, { caught, lines }] of groupsOf(samples).entries()) {
      const texts = said(figure(page, k + 1));
      const pooled = texts.flatMap((text) => Number(/^(\d+) samples$/.exec(text)?.[1] ?? 0)).reduce((sum, count) => sum + count, 0);
      const others = lines.filter(({ end }) => end !== 'caught');
      const alone = others.filter(({ id }) => texts.includes(id.split('/').slice(1).join('/'))).length;
      expect(pooled + alone).toBe(lines.length - caught);
      expect(pooled).toBeGreaterThan(20);
    }
  });

  test('are told in a sentence', () => {
    const [{ caught, lines }] = groupsOf(samples);
    expect(readable(page)).toMatch(
      new RegExp(
        `${caught} of ${lines.length} samples were caught after 1,024 to [\\d,]+ deals\\. ${lines.length - caught} were not caught\\.`,
      ),
    );
  });

  test('are no picture of one sample alone', async () => {
    expect(await renderCaughtTable(samples.slice(0, 1))).not.toContain('<figure');
  });

  test('follow the records: more deals until it was caught are a longer bar', async () => {
    const [first] = groupsOf(samples);
    const victim = first.lines[0];
    const lied = samples.map((sample) => {
      const { core } = sample.record;
      if (sample.file !== victim.file) return sample;
      const looks = core.looks.map((look, k) => (k === core.looks.length - 1 ? { ...look, trials: 4096 } : look));
      return { ...sample, record: { ...sample.record, core: { ...core, looks } } };
    });
    expect(figure(await renderCaughtTable(lied), 1)).not.toBe(figure(page, 1));
    expect(said(figure(await renderCaughtTable(lied), 1))).toContainEqual(expect.stringMatching(/^4,096, /));
  });

  test('keep a name from becoming markup', async () => {
    const [sample] = samples;
    const { core } = sample.record;
    const nasty = {
      ...sample,
      file: 'x',
      record: { ...sample.record, core: { ...core, subject: { ...core.subject, id: '<img src=x>/"\u202e' } } },
    };
    const text = await renderCaughtTable([sample, nasty]);
    expect(faults(text)).toEqual([]);
    expect(text).not.toContain('\u202e');
  });
});

test('a page whose records do not lie beside it leads to their manifest, and to no record', async () => {
  const text = await renderCaughtTable(samples, { manifest: 'a table/manifest.csv' });
  expect([...text.matchAll(/href="([^"]*)"/g)].map(([, to]) => to)).toEqual(['#main', 'a%20table/manifest.csv']);
  expect(text).not.toContain(samples[0].file);
});

describe('the parts of names', () => {
  test('that all have are left out, unless nothing is left', () => {
    expect(sharedParts(['a/b/c', 'a/x/c'])).toEqual([true, false, true]);
    expect(sharedParts(['a/b', 'a/b'])).toEqual([false, false]);
    expect(sharedParts(['a/b/c', 'a/b'])).toEqual([false, false, false]);
    expect(sharedParts([])).toEqual([]);
  });
});
