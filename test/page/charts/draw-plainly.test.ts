import { describe, expect, it, test } from 'vitest';
import { positionMap } from '../../../src/kinds/deck/page/positions.js';
import { stepBarsSpec, stepDotsSpec } from '../../../src/kinds/deck/page/steps.js';
import { stepsOf } from '../../../src/kinds/deck/page/steps-of.js';
import { deviationHistogramSpec } from '../../../src/page/charts/deviation-histogram.js';
import { drawPlainly } from '../../../src/page/charts/draw-plainly.js';
import { boxes, curve, dots, pillBoxes, rules, texts } from '../../../src/page/charts/layers.js';
import { positionMapSpec } from '../../../src/page/charts/position-map.js';
import { type Chart, chart, type Datum, type Frame, type Layer, type Plane } from '../../../src/page/charts/spec.js';
import { pooled } from '../../../src/page/facts/pooled.js';
import { shape } from '../../../src/page/facts/shape.js';
import { RECORDS, record } from '../../report/records.js';
import { randomNumbers } from '../../support/random-numbers.js';
import { draw } from './draw.js';

const FRAME: Frame = { width: 302, height: 130.5, left: 46, right: 8, top: 8, bottom: 44 };
const COLOURS = ['var(--ink)', 'var(--soft)', '#123456'];

/** A chart of every kind of mark with places, looks and texts drawn from `seed`. */
function randomChart(seed: string): Chart {
  const next = randomNumbers(seed);
  const between = (low: number, high: number): number => low + (high - low) * next();
  const below = (n: number): number => Math.floor(next() * n);
  const domain = (): readonly [number, number] => {
    const low = between(-3, 3);
    return next() < 0.5 ? [low, low + 10 ** between(-4, 4)] : [low + between(0.1, 9), low];
  };
  const plane: Plane = { x: { domain: domain() }, y: { domain: domain() } };
  const place = ({ domain: [a, b] }: Plane['x']): number =>
    next() < 0.2 ? [a, b, a + 1e-13 * (b - a)][below(3)] : a + (b - a) * between(-0.1, 1.1);
  const data = (most = 12): readonly Datum[] =>
    Array.from({ length: below(most) }, () => ({
      x: next() < 0.02 ? Number.NaN : place(plane.x),
      x2: place(plane.x),
      y: place(plane.y),
      y2: place(plane.y),
      fill: COLOURS[below(3)],
      text: ['', 'a & b', '<c>', ' "d" ', '10⁻¹²', '\u0007', '−3.14159265\u00a0%'][below(7)],
    }));
  const fill = () => (next() < 0.5 ? { field: 'fill' } : COLOURS[below(3)]);
  const one = (): Layer => {
    switch (below(6)) {
      case 0:
        return boxes(plane, data(30), fill());
      case 1:
        return pillBoxes(plane, data());
      case 2:
        return rules(plane, data(), fill(), [0.8, 1, 5][below(3)], next() < 0.5 ? [] : [3, 2]);
      case 3:
        return dots(plane, data(), fill(), below(150) + 1, (['circle', 'diamond', 'triangle-left', 'triangle-right'] as const)[below(4)]);
      case 4:
        return curve(
          plane,
          data().filter(({ x }) => Number.isFinite(x)),
          COLOURS[below(3)],
        );
      default:
        return texts(plane, data(), fill(), {
          align: (['left', 'center', 'right'] as const)[below(3)],
          dx: [0, 7, -5.5][below(3)],
          dy: [0, 2][below(2)],
          bold: next() < 0.5,
          size: [12.5, 14, 18, 15][below(4)],
          angle: [0, 0, 270][below(3)],
        });
    }
  };
  return chart(FRAME, Array.from({ length: 1 + below(5) }, one));
}

/** A grid of cells in a few colours, as the map draws them. */
function grid(rows: number, side: number): Chart {
  const plane: Plane = { x: { domain: [0, rows] }, y: { domain: [rows, 0] } };
  const cells = Array.from({ length: rows * rows }, (_, k) => {
    const [x, y] = [k % rows, Math.floor(k / rows)];
    return { x, x2: x + 1, y, y2: y + 1, fill: COLOURS[((k * k) % 7) % 3] };
  });
  return chart({ ...FRAME, width: side, height: side }, [boxes(plane, cells, { field: 'fill' })]);
}

describe('a chart that is drawn plainly', () => {
  it('has the bytes that Vega gives it, whatever is on it', async () => {
    const faults: string[] = [];
    for (let k = 0; k < 400; k++) {
      const one = randomChart(`charts ${k}`);
      const [plain, vega] = [drawPlainly(one), await draw(one)];
      const [mine, theirs] = [plain, vega].map((drawing) => JSON.stringify(drawing).split(/(?=<)/));
      const first = mine.findIndex((element, at) => element !== theirs[at]);
      if (first >= 0 || mine.length !== theirs.length) faults.push(`${k}: ${mine[first]} where Vega has ${theirs[first]}`);
    }
    expect(faults).toEqual([]);
  });

  test.each([
    [5, 600],
    [7, 600],
    [3, 100],
    [52, 624],
  ])('has them where %d x %d cells are merged', async (rows, side) => {
    expect(drawPlainly(grid(rows, side))).toEqual(await draw(grid(rows, side)));
  });

  test.each(RECORDS)('has them on the page of %s', async (name) => {
    const { core } = record(name);
    const whole = positionMap(core) ?? expect.fail('no map');
    const read = stepsOf(core);
    const charts = [
      positionMapSpec(pooled(whole), whole.n, shape(whole)),
      deviationHistogramSpec(pooled(whole)),
      ...[true, false].flatMap((narrow) => (read ? [stepDotsSpec(read, true, narrow), stepBarsSpec(read, true, narrow)] : [])),
    ];
    for (const one of charts) expect(drawPlainly(one)).toEqual(await draw(one));
  });

  it('a line that ends a thousandth elsewhere is another drawing', async () => {
    const plane: Plane = { x: { domain: [0, 302] }, y: { domain: [0, 10] } };
    const line = (end: number): Chart => chart(FRAME, [rules(plane, [{ x: 0, x2: end, y: 0, y2: 0 }], 'var(--ink)')]);
    expect(drawPlainly(line(7.001))).not.toEqual(await draw(line(7)));
  });
});
