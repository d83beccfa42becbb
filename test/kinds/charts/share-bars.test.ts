import { describe, expect, it } from 'vitest';
import { shareBarsSpec } from '../../../src/kinds/charts/share-bars.js';
import { barsRead, barsRule } from '../../../src/kinds/shares/share-words.js';
import type { Shares } from '../../../src/kinds/shares/shares.js';
import { drawPlainly } from '../../../src/page/charts/draw-plainly.js';
import type { Chart, Layer } from '../../../src/page/charts/spec.js';
import { draw } from '../../page/charts/draw.js';

/** A dealer that deals no 7, and empty piles instead. */
const OFF: Shares = {
  first: 0,
  seen: [...Array<number>(7).fill(1 / 7), 0],
  law: [0, ...Array<number>(7).fill(1 / 7)],
  of: 7000,
  uneven: true,
};
const EVEN: Shares = { ...OFF, seen: OFF.law, uneven: false };
const LOOK = { axis: 'stones', never: 'never dealt', narrow: false } as const;

const layers = (chart: Chart, fill: string): readonly Layer[] =>
  chart.layers.filter(({ mark, values }) => values.length > 0 && 'fill' in mark && mark.kind === 'boxes' && mark.fill === fill);
const bars = (chart: Chart, fill: string): readonly number[] =>
  layers(chart, fill).flatMap(({ values }) => values.map(({ x, x2 }) => Math.round((Number(x) + Number(x2)) / 2)));
const written = (chart: Chart): readonly string[] =>
  chart.layers.filter(({ mark }) => mark.kind === 'texts').flatMap(({ values }) => values.map(({ text }) => String(text)));
const dashed = (chart: Chart): number =>
  chart.layers.filter(({ mark }) => mark.kind === 'rules' && mark.dash.length > 0).reduce((sum, { values }) => sum + values.length, 0);

describe('the bars of shares', () => {
  it('are coloured where they are beyond luck and nowhere else', () => {
    const chart = shareBarsSpec(OFF, LOOK);
    expect(bars(chart, 'var(--biased)')).toEqual([0]);
    expect(bars(chart, 'var(--soft)')).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('follow what was counted: other counts colour other bars', () => {
    const lie = shareBarsSpec({ ...OFF, seen: [0, 2 / 7, 0, ...Array<number>(5).fill(1 / 7)] }, LOOK);
    expect(bars(lie, 'var(--biased)')).toEqual([1]);
    expect(written(lie)).toContain('never dealt');
  });

  it('have no colour where their test did not make the verdict', () => {
    expect(bars(shareBarsSpec({ ...OFF, uneven: false }, LOOK), 'var(--biased)')).toEqual([]);
    expect(bars(shareBarsSpec(EVEN, LOOK), 'var(--biased)')).toEqual([]);
  });

  it('mark what never comes by an empty frame with words in it, lying or upright, one for a whole stretch', () => {
    expect(written(shareBarsSpec(OFF, LOOK)).filter((text) => text === 'never dealt')).toHaveLength(1);
    expect(dashed(shareBarsSpec(OFF, LOOK))).toBe(3);
    expect(dashed(shareBarsSpec(EVEN, LOOK))).toBe(0);
    const stretch = { ...OFF, seen: [0, 0.5, 0.5, 0, 0, 0, 0, 0] };
    expect(dashed(shareBarsSpec(stretch, LOOK))).toBe(3);
    const narrow = shareBarsSpec(OFF, { ...LOOK, narrow: true });
    const angles = narrow.layers.flatMap(({ mark, values }) =>
      mark.kind === 'texts' ? values.filter(({ text }) => text === 'never dealt').map(() => mark.angle) : [],
    );
    expect(angles).toEqual([270]);
  });

  it('say of a last value that stands for larger ones too that it does', () => {
    expect(written(shareBarsSpec({ ...OFF, open: true }, LOOK))).toContain('7+');
  });

  it('are drawn with letters of 11 units at least', () => {
    for (const narrow of [false, true])
      for (const { mark } of shareBarsSpec(OFF, { ...LOOK, narrow }).layers)
        if (mark.kind === 'texts') expect(mark.size).toBeGreaterThanOrEqual(11);
  });

  it('have the same words and places by both ways to draw', async () => {
    const chart = shareBarsSpec(OFF, { ...LOOK, narrow: true });
    expect(drawPlainly(chart)).toEqual(await draw(chart));
  });
});

describe('the words of such bars', () => {
  it('say what red means where something is red, and nothing of it where nothing can be', () => {
    expect(barsRule(OFF)).toBe(
      ' Red: further from the line than luck takes any of the 8 bars in 99 of 100 audits. Dashed: should be there and never came.',
    );
    expect(barsRule(EVEN)).toBe('');
    expect(barsRule({ ...EVEN, uneven: true })).toContain('off together');
  });

  it('read out which are off, and every share of few bars', () => {
    expect(barsRead(OFF)).toMatch(/^Never, though they should be: 7\. There, though they should not be: 0\. 0: 14\.3.%, even never; 1: /);
    expect(barsRead(EVEN)).toMatch(/^No bar by itself is beyond luck\. /);
  });
});
