import type { TopLevelSpec } from 'vega-lite';
import { boxes, curve, dots, type Plane, rules, texts } from '../page/charts/layers.js';
import { chart, type Frame } from '../page/charts/spec.js';
import { ratio } from '../page/numbers.js';
import { visible } from '../page/visible.js';
import type { ChangeFact } from './group-facts.js';

/** Letters of a group's name under a drawing. */
const LONGEST = 24;

/** How far the groups before every place differ from those behind it, with the place that fits best and those at which the change may lie. */
export function changeCurveSpec({ at, between, profile }: ChangeFact, names: readonly string[], narrow: boolean): TopLevelSpec {
  const frame: Frame = { width: narrow ? 290 : 765, height: 180, left: 40, right: 12, top: 14, bottom: 46 };
  const end = 1.08 * Math.max(2, ...profile);
  const last = names.length - 1;
  const plane: Plane = { x: { domain: [0, last] }, y: { domain: [0, end] } };
  const unit = end / frame.height;
  const short = (name: string): string => visible(name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
  return chart(frame, [
    boxes(plane, between ? [{ x: between.first + 0.1, x2: between.last + 0.9, y: 0, y2: end }] : [], 'var(--band)'),
    rules(plane, [{ x: 0, x2: last, y: 1, y2: 1 }], 'var(--soft)'),
    curve(
      plane,
      profile.map((y, k) => ({ x: k + 0.5, y })),
      'var(--ink)',
    ),
    dots(plane, [{ x: at + 0.5, y: profile[at] }], 'var(--biased)', 80),
    texts(
      plane,
      [{ x: at + 0.5, y: profile[at], text: `${ratio(profile[at])} times` }],
      'var(--biased)',
      at + 0.5 < last / 2 ? { dx: 10, dy: -2 } : { align: 'right', dx: -10, dy: -2 },
    ),
    texts(plane, [{ x: 0, y: 1, text: '1' }], 'var(--soft)', { align: 'right', dx: -7 }),
    texts(plane, [{ x: 0, y: -14 * unit, text: short(names[0]) }], 'var(--ink)'),
    texts(plane, [{ x: last, y: -14 * unit, text: short(names[last]) }], 'var(--ink)', { align: 'right' }),
    texts(plane, [{ x: 0, y: -35 * unit, text: 'time →' }], 'var(--soft)'),
  ]);
}
