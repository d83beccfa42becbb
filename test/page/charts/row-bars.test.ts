import { describe, expect, test } from 'vitest';
import { drawPlainly } from '../../../src/page/charts/draw-plainly.js';
import { type BarRow, rowBarsSpec } from '../../../src/page/charts/row-bars.js';
import type { Chart, Datum } from '../../../src/page/charts/spec.js';
import { draw } from './draw.js';

const bar = (name: string, value: number, look: BarRow['bars'][number]['look'] = 'full', text = String(value)): BarRow => ({
  name,
  bars: [{ value, text, look }],
});
const COLUMN = { head: 'deals', from: 0 } as const;

const boxesOf = (chart: Chart, fill: string): readonly Datum[] =>
  chart.layers.flatMap(({ mark, values }) => (mark.kind === 'boxes' && mark.fill === fill ? values : []));
const long = ({ x, x2 }: Datum): number => Number(x2) - Number(x);
const textsOf = (chart: Chart): readonly string[] =>
  chart.layers.flatMap(({ mark, values }) => (mark.kind === 'texts' ? values.map(({ text }) => String(text)) : []));

describe('bars of rows', () => {
  test.each([false, true])('are as long as the powers of ten of what they count (narrow: %s)', (narrow) => {
    const drawn = boxesOf(rowBarsSpec([COLUMN], [bar('a', 10), bar('b', 100), bar('c', 1000)], narrow), 'var(--soft)').map(long);
    expect(drawn).toHaveLength(3);
    expect(drawn[1] / drawn[0]).toBeCloseTo(2, 9);
    expect(drawn[2] / drawn[0]).toBeCloseTo(3, 9);
  });

  test('of nothing, and below where bars begin, are left out with their words kept', () => {
    const chart = rowBarsSpec([{ ...COLUMN, from: 2 }], [bar('a', 0), bar('b', 5), bar('c', 1e4)], false);
    expect(boxesOf(chart, 'var(--soft)')).toHaveLength(1);
    expect(textsOf(chart)).toEqual(expect.arrayContaining(['a', 'b', 'c', '0', '5', '10000', '100', '1,000', '10,000']));
  });

  test('have the colour of a finding, an outline or an open end as they are told', () => {
    const chart = rowBarsSpec([COLUMN], [bar('a', 10, 'found'), bar('b', 10, 'hollow'), bar('c', 10, 'open')], false);
    expect(boxesOf(chart, 'var(--biased)')).toHaveLength(1);
    expect(boxesOf(chart, 'var(--soft)')).toHaveLength(1);
    expect(chart.layers.find(({ mark }) => mark.kind === 'dots')?.values).toHaveLength(1);
  });

  test('leave room for the words behind them, on a desk and on a phone', () => {
    const rows = [bar('short', 10, 'full', 'words that go on for quite a while'), bar('long', 1e9, 'open', 'not in 1,000,000,000')];
    for (const narrow of [false, true]) {
      const chart = rowBarsSpec([COLUMN], rows, narrow);
      for (const { mark, values } of chart.layers)
        if (mark.kind === 'texts' && mark.align === 'left')
          for (const { text, x } of values) expect(Number(x) + 6.9 * String(text).length).toBeLessThanOrEqual(chart.frame.width + 1);
    }
  });

  test('have fewer words on a phone where there are such', () => {
    const rows: readonly BarRow[] = [{ name: 'a', bars: [{ value: 10, text: 'ten, and why', short: 'ten', look: 'full' }] }];
    expect(textsOf(rowBarsSpec([COLUMN], rows, false))).toContain('ten, and why');
    expect(textsOf(rowBarsSpec([COLUMN], rows, true))).toContain('ten');
  });

  test('stand in a column each', () => {
    const rows: readonly BarRow[] = [
      {
        name: 'a',
        bars: [
          { value: 10, text: '10', look: 'full' },
          { value: 100, text: '100', look: 'full' },
        ],
      },
    ];
    const columns = [COLUMN, { head: 'time', from: 0 }];
    const [one, other] = boxesOf(rowBarsSpec(columns, rows, false), 'var(--soft)');
    expect(Number(other['x'])).toBeGreaterThan(Number(one['x2']));
    const [above, below] = boxesOf(rowBarsSpec(columns, rows, true), 'var(--soft)');
    expect(Number(below['y'])).toBeGreaterThan(Number(above['y2']));
  });

  test('keep a name from becoming markup, and are the same by both ways to draw', async () => {
    const chart = rowBarsSpec([COLUMN], [bar('<script>&\u202e', 10), bar('b', 1000, 'open')], true);
    const drawn = drawPlainly(chart);
    expect(drawn.body).not.toContain('<script');
    expect(drawn.body).not.toContain('\u202e');
    expect(drawn).toEqual(await draw(chart));
  });
});
