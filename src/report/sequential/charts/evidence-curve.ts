import type { SequentialCore } from '../../../core/record/sequential.js';
import { pow } from '../../../math/primitives/pow.js';
import { curve, dots, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../../page/charts/spec.js';
import { count } from '../../../page/numbers.js';
import { nounsIn } from '../words/many.js';
import { drawn, evidenceTick, LOWEST, upperEnd } from './evidence-axis.js';

/** Draws the evidence against the number of deals, both logarithmic, with the line that decides; `narrow` is the phone's own drawing. */
export function evidenceCurveSpec(core: SequentialCore, narrow: boolean): Chart {
  const { plan, result, verdict } = core;
  const { deal, deals } = nounsIn(core);
  const frame: Frame = { width: narrow ? 292 : 752, height: 220, left: narrow ? 46 : 52, right: narrow ? 12 : 24, top: 12, bottom: 46 };
  const line = -Math.log10(plan.alpha);
  const points = result.trajectory.map(({ logE, trial }) => ({ x: Math.log10(trial), y: drawn(logE) }));
  const top = upperEnd(
    line,
    result.trajectory.map(({ logE }) => logE),
  );
  const end = Math.max(1, Math.log10(result.trials) * 1.01);
  const plane: Plane = { x: { domain: [0, end] }, y: { domain: [LOWEST, top] } };
  const below = (units: number): number => LOWEST - (units * (top - LOWEST)) / frame.height;
  const powers = Array.from({ length: Math.floor(top) - LOWEST + 1 }, (_, k) => LOWEST + k).filter((power) => power % 3 === 0);
  const decades = Array.from({ length: Math.floor(end + 1e-9) + 1 }, (_, k) => k);
  const labelled = decades.filter((k) => decades.length <= (narrow ? 4 : 7) || k % 2 === 0);
  const biased = verdict.kind === 'biased';
  const last = { x: Math.log10(result.trials), y: drawn(result.end.logE) };
  // Where the label of the end meets no part of the curve.
  const clear = Math.max(...points.filter(({ x }) => x > end / 2).map(({ y }) => y), last.y);
  const colour = biased ? 'var(--biased)' : 'var(--ink)';
  return chart(frame, [
    rules(
      plane,
      powers.map((y) => ({ x: 0, x2: end, y, y2: y })),
      'var(--rule)',
    ),
    rules(
      plane,
      decades.map((x) => ({ x, x2: x, y: LOWEST, y2: below(5) })),
      'var(--ink)',
    ),
    rules(plane, [{ x: 0, x2: end, y: LOWEST, y2: LOWEST }], 'var(--ink)'),
    rules(plane, [{ x: 0, x2: end, y: line, y2: line }], 'var(--ink)', 1.4, [5, 3]),
    texts(plane, [{ x: 0, y: line, text: `biased from here: ${count(Math.round(1 / plan.alpha))}` }], 'var(--ink)', { dx: 4, dy: 12 }),
    texts(
      plane,
      powers.map((y) => ({ x: 0, y, text: evidenceTick(y) })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    texts(
      plane,
      labelled.map((x) => ({ x, y: below(17), text: count(pow(10, x)) })),
      'var(--ink)',
      { align: 'center' },
    ),
    texts(plane, [{ x: 0, y: below(36), text: `${deals} →` }], 'var(--soft)'),
    curve(plane, points, 'var(--ink)'),
    dots(plane, [last], colour, 60),
    texts(plane, [{ x: end, y: clear + 0.6, text: `${biased ? 'stopped with' : 'ended with'} ${deal} ${count(result.trials)}` }], colour, {
      bold: true,
      align: 'right',
    }),
  ]);
}
