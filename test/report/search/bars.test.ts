import { describe, expect, it } from 'vitest';
import { type Comparison, renderComparisonHtml } from '../../../src/report/search/comparison-html.js';
import { comparison } from './traces.js';

const readable = (markup: string): string => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const figure = (page: string): string => /<figure class="took">[\s\S]*?<svg class="wide"[\s\S]*?<\/svg>/.exec(page)?.[0] ?? '';
const said = (page: string): readonly string[] => [...figure(page).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
const made = comparison('867254301', 50_000);
const page = renderComparisonHtml(made);
const NAMES = made.compared.map(({ algorithm, heuristic }) => (heuristic === null ? algorithm : `${algorithm} with ${heuristic}`));

describe('the bars of a comparison of searches', () => {
  it('have every search with its boards and its time', () => {
    expect(said(page)).toEqual(expect.arrayContaining(NAMES));
    for (const { elapsedMs, excess, generated } of made.compared) {
      const boards = generated.toLocaleString('en');
      expect(said(page)).toContainEqual(excess === 0 ? boards : expect.stringContaining(`${boards}, `));
      expect(said(page)).toContain(String(elapsedMs));
    }
  });

  it('begin with those that found a shortest path, and end with those that gave up', () => {
    const order = said(page).filter((text) => NAMES.includes(text));
    const rank = (name: string): number => {
      const { excess, moves } = made.compared[NAMES.indexOf(name)];
      return excess === 0 ? 0 : moves === null ? 2 : 1;
    };
    expect(order.map(rank)).toEqual(order.map(rank).toSorted((a, b) => a - b));
    expect(new Set(order.map(rank))).toEqual(new Set([0, 1, 2]));
  });

  it('are told in a sentence by the quickest of those that found a shortest path', () => {
    const quick = (times: (k: number) => number): Comparison => ({
      ...made,
      compared: made.compared.map((one, k) => ({ ...one, elapsedMs: times(k) })),
    });
    const best = made.compared.findIndex(({ excess }) => excess === 0);
    expect(readable(renderComparisonHtml(quick((k) => (k === best ? 3 : 40))))).toContain(`${NAMES[best]} took the least time: 3 ms.`);
    expect(readable(renderComparisonHtml(quick((k) => (k === best ? 0 : 40))))).toContain('took the least time: less than a millisecond.');
    const one = { ...made, compared: made.compared.filter(({ excess }, k) => excess !== 0 || k === best) };
    expect(readable(renderComparisonHtml(one))).toContain(`Only ${NAMES[best]} found a shortest path, in `);
    expect(readable(renderComparisonHtml(comparison('867254301', 5)))).not.toContain('took the least time');
  });

  it('follow what was counted', () => {
    const lied = renderComparisonHtml({ ...made, compared: made.compared.map((one) => ({ ...one, generated: 10 * one.generated })) });
    expect(said(lied)).not.toEqual(said(page));
  });

  it('say on a phone that the table goes on to the right', () => {
    expect(page).toContain('Slide the table sideways');
  });
});
