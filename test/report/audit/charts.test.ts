import { describe, expect, test } from 'vitest';
import { positionMap } from '../../../src/kinds/deck/page/positions.js';
import { stepBarsSpec, stepDotsSpec } from '../../../src/kinds/deck/page/steps.js';
import { isBeyondLuck, stepsOf } from '../../../src/kinds/deck/page/steps-of.js';
import { deviationHistogramSpec } from '../../../src/page/charts/deviation-histogram.js';
import { effectBar } from '../../../src/page/charts/effect-bar.js';
import { positionMapSpec } from '../../../src/page/charts/position-map.js';
import { axisPosition, sizeAxis } from '../../../src/page/charts/scale.js';
import { classOf, colourEnd } from '../../../src/page/facts/colour-scale.js';
import { pooled } from '../../../src/page/facts/pooled.js';
import { pStripSpec, signedPower } from '../../../src/report/audit/charts/p-strip.js';
import { type RulerData, rulerSpec } from '../../../src/report/audit/charts/ruler.js';
import { areas } from '../../page/charts/areas.js';
import { draw, mergeBoxes } from '../../page/charts/draw.js';
import { RECORDS, record } from '../records.js';

const mapIn = (name: Parameters<typeof record>[0]) => pooled(positionMap(record(name).core) ?? expect.fail('no map'));
const texts = (body: string): readonly string[] =>
  [...body.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text.replaceAll('\u00a0', ' '));

/** Widths of the characters of such labels in a common typeface, in thousandths of its size (Adobe, Helvetica metrics). */
const WIDTHS: Readonly<Record<string, number>> = { '−': 584, '+': 584, '.': 278, '%': 889, ' ': 278 };
const wide = (text: string): number => [...text].reduce((sum, one) => sum + (WIDTHS[one] ?? 556), 0) / 1000;

describe('the legend of the map', () => {
  test('has labels that keep apart, whatever the ends of its scale', async () => {
    const faults: unknown[] = [];
    for (const end of [1, 1.5, 2, 3, 4, 5, 6, 8].flatMap((step) => [1e-5, 1e-4, 1e-3, 1e-2, 0.1].map((unit) => step * unit))) {
      const { body } = await draw(deviationHistogramSpec({ deviations: new Float64Array(400).fill(end), luck: end / 6 }));
      const labels = [...body.matchAll(/<text([^>]*)>([^<]*%)<\/text>/g)].map(([, attributes = '', text = '']) => {
        const [, x] = /translate\(([-\d.]+)/.exec(attributes) ?? / x="([-\d.]+)"/.exec(attributes) ?? expect.fail(attributes);
        const width = 12.5 * wide(text.replaceAll('\u00a0', ' '));
        const from = Number(x) - (attributes.includes('middle') ? width / 2 : attributes.includes('"end"') ? width : 0);
        return { text, from, to: from + width };
      });
      const sorted = labels.toSorted((a, b) => a.from - b.from);
      const close = sorted.filter((label, k) => k > 0 && label.from < sorted[k - 1].to + 2);
      if (close.length > 0 || labels.length < 3) faults.push({ end, labels });
    }
    expect(faults).toEqual([]);
  });

  test('says that cells lie beyond an end where some do, and only there', async () => {
    const beyond = async (deviations: Float64Array): Promise<number> =>
      texts((await draw(deviationHistogramSpec({ deviations, luck: 0.01 }))).body).filter((text) => text === 'or beyond').length;
    expect(await beyond(new Float64Array(2704))).toBe(0);
    expect(await beyond(new Float64Array(2704).fill(-1, 0, 1))).toBe(1);
    expect(await beyond(new Float64Array(2704).fill(-1, 0, 1).fill(0.9, 1, 2))).toBe(2);
  });
});

describe('the map', () => {
  test('paints every cell in the class of its deviation', async () => {
    for (const name of ['naive-swap-52', 'fisher-yates-52', 'sattolo-5'] as const) {
      const map = mapIn(name);
      const end = colourEnd(map);
      const expected = new Map<string, number>();
      for (const deviation of map.deviations) {
        const fill = `var(--d${classOf(deviation, end)})`;
        expected.set(fill, (expected.get(fill) ?? 0) + 1);
      }
      const { body } = await draw(positionMapSpec(map, map.rows, []));
      const cell = Math.round(600 / map.rows) ** 2;
      const painted = areas(body.split('<line')[0] ?? '');
      expect(new Map([...painted].map(([fill, area]) => [fill, area / cell]))).toEqual(expected);
    }
  });

  test('has its middle class around even, symmetric ends, and clamps beyond them', () => {
    expect([0, 0.99, -0.99, 1, -1, 50, -50].map((x) => classOf(x, 1))).toEqual([8, 16, 0, 16, 0, 16, 0]);
    for (let k = 1; k < 100; k++) expect(classOf(k / 100.5, 1) + classOf(-k / 100.5, 1)).toBe(16);
  });

  test('keeps grain pale: its scale never ends before six deviations of luck', () => {
    for (const name of RECORDS) {
      const map = mapIn(name);
      expect(colourEnd(map)).toBeGreaterThanOrEqual(6 * map.luck * (1 - 1e-9));
    }
    expect(colourEnd({ deviations: Float64Array.of(51, -1), luck: 0.01 })).toBe(1);
  });

  test('writes each deviation in a small deck, and none in a large one', async () => {
    expect(texts((await draw(positionMapSpec(mapIn('sattolo-5'), 5, []))).body)).toContain('−100.0');
    expect(texts((await draw(positionMapSpec(mapIn('fisher-yates-52'), 52, []))).body)).toEqual([
      '1',
      '13',
      '26',
      '39',
      '52',
      '1',
      '13',
      '26',
      '39',
      '52',
      'position after the shuffle →',
      'card, by its place before ←',
    ]);
  });
});

describe('the legend', () => {
  test('shows all cells: its bars sum to their number', async () => {
    const map = mapIn('naive-swap-52');
    const spec = JSON.stringify(deviationHistogramSpec(map));
    expect(spec).toContain('luck keeps 95 in 100 here');
    const { body } = await draw(deviationHistogramSpec(map));
    expect(areas(body).size).toBe(17);
  });
});

describe('merged boxes', () => {
  const boxes = Array.from(
    { length: 40 },
    (_, k) => `<path d="M${(k % 8) * 5},${Math.floor(k / 8) * 5}h5v5h-5Z" fill="var(--d${(k * k) % 3})"/>`,
  ).join('');

  test('cover what the single ones covered', () => {
    expect(areas(mergeBoxes(boxes))).toEqual(areas(boxes));
    expect(mergeBoxes(boxes).match(/<path/g)).toHaveLength(areas(boxes).size);
  });

  test('leave a few alone', () => {
    const few = '<path d="M0,0h5v5h-5Z" fill="a"/><path d="M5,0h5v5h-5Z" fill="a"/>';
    expect(mergeBoxes(few)).toBe(few);
  });
});

describe('the ruler', () => {
  const data: RulerData = {
    seen: 0.024,
    asked: 0.01,
    marks: [
      { title: 'Sattolo', size: 0.14, strong: false },
      { title: 'too small', size: 1e-9, strong: false },
    ],
    result: null,
  };
  const found = { estimate: 0.113, low: 0.111, high: 0.115, label: 'found: 11.3 %', beyond: true };

  test('says what would have been seen, in a drawing of its own for the phone', async () => {
    expect(texts((await draw(rulerSpec(data, false))).body)).toEqual(
      expect.arrayContaining(['2.4 % and more would have been seen', 'smaller biases may be missed', 'Sattolo']),
    );
    const narrow = await draw(rulerSpec(data, true));
    expect(narrow.width).toBe(360);
    expect(texts(narrow.body)).toContain('2.4 % and up: seen');
  });

  test('colours only a finding', async () => {
    expect((await draw(rulerSpec({ ...data, result: found }, false))).body).toContain('var(--biased)');
    expect((await draw(rulerSpec({ ...data, result: { ...found, beyond: false } }, false))).body).not.toContain('var(--biased)');
  });

  test('leaves out a mark that lies left of its axis', async () => {
    expect(texts((await draw(rulerSpec(data, false))).body)).not.toContain('too small');
  });

  test('claims nothing without a limit', async () => {
    expect(texts((await draw(rulerSpec({ ...data, seen: null }, false))).body)).toContain('any bias may be missed');
  });
});

describe('the axis of sizes', () => {
  test('runs from 0.01 % to 100 %, and longer where something lies outside', () => {
    expect(sizeAxis([0.01], [0.1])).toMatchObject({ low: 1e-4, high: 1 });
    expect(sizeAxis([0.01], [7.1]).high).toBe(10);
    expect(sizeAxis([0.000012], [1e-9]).low).toBeCloseTo(1e-5, 18);
    expect([1e-9, 1e-4, 0.01, 1, 9].map((size) => axisPosition(sizeAxis([], [1]), size))).toEqual(
      [0, 0, 0.5, 1, 1].map((x) => expect.closeTo(x, 12)),
    );
  });
});

describe('an effect bar', () => {
  const axis = sizeAxis([0.01], [0.1]);
  const effect = { name: 'rms-relative-deviation', estimate: 0.01, low: 0.005, high: 0.02 } as const;

  test('has a dot at its size, and an arrow instead where the interval reaches zero', () => {
    expect(effectBar(axis, effect, 0.02, false).text).toContain('<circle cx="94" cy="12"');
    const zero = effectBar(axis, { ...effect, estimate: 0, low: 0 }, 0.02, false).text;
    expect(zero).not.toContain('<circle');
    expect(zero).toContain('l7,-4.5v9z');
  });

  test('is coloured only for a finding', () => {
    expect(effectBar(axis, effect, 0.02, true).text).toContain('var(--biased)');
    expect(effectBar(axis, effect, 0.02, false).text).not.toContain('var(--biased)');
  });
});

describe('the steps', () => {
  test('beyond luck are coloured in a biased report, and nowhere else', async () => {
    const read = stepsOf(record('naive-swap-52').core) ?? expect.fail('no steps');
    const beyond = read.steps.filter(isBeyondLuck).length;
    const count = (body: string): number => body.match(/fill="var\(--biased\)"/g)?.length ?? 0;
    expect(count((await draw(stepDotsSpec(read, true, false))).body)).toBe(beyond);
    expect(count((await draw(stepDotsSpec(read, false, false))).body)).toBe(0);
    expect((await draw(stepBarsSpec(read, true, false))).body).toContain('var(--biased)');
  });
});

describe('the p strip', () => {
  test('puts a half in the middle, small p right, large p left', () => {
    expect(signedPower({ logP: Math.log(0.5), logLowerP: Math.log(0.5) })).toBeCloseTo(0, 12);
    expect(signedPower({ logP: Math.log(5e-4), logLowerP: Math.log(0.9995) })).toBeCloseTo(3, 12);
    expect(signedPower({ logP: Math.log(0.9995), logLowerP: Math.log(5e-4) })).toBeCloseTo(-3, 12);
  });

  test('turns what lies further out into an arrow with count and power', async () => {
    const far = { logP: -2265.2 * Math.LN10, logLowerP: 0, beyond: true };
    const near = { logP: Math.log(0.3), logLowerP: Math.log(0.7), beyond: false };
    const { body } = await draw(pStripSpec({ points: [far, far, near], logDoubtful: Math.log(5e-4), logBiased: Math.log(5e-8) }, false));
    expect(texts(body)).toEqual(expect.arrayContaining(['2 further out', 'to 10⁻²²⁶⁵', 'biased from here']));
    const even = await draw(
      pStripSpec(
        { points: [{ logP: 0, logLowerP: -200 * Math.LN10, beyond: true }], logDoubtful: Math.log(5e-4), logBiased: Math.log(5e-8) },
        true,
      ),
    );
    expect(texts(even.body)).toContain('to 10⁻²⁰⁰');
  });
});

test('a drawing has no style, class or font of its own, and is the same twice', async () => {
  const read = stepsOf(record('naive-swap-52').core) ?? expect.fail('no steps');
  const [once, twice] = [await draw(stepDotsSpec(read, true, false)), await draw(stepDotsSpec(read, true, false))];
  expect(once).toEqual(twice);
  expect(once.body).not.toMatch(/ (style|class|font-family|role|aria-[a-z]+)=/);
});
