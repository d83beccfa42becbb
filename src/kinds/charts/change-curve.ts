import { boxes, curve, dots, rules, texts } from '../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../page/charts/spec.js';
import { ratio } from '../../page/numbers.js';
import { visible } from '../../page/visible.js';

/** The most letters of a group's name under a drawing. */
const LONGEST = 24;

/** The drawn data of a change, on an axis of the places where it may lie. */
interface ChangeDrawn {
  /** The labels at both ends of the axis. */
  readonly ends: readonly [string, string];
  readonly domain: readonly [number, number];
  /** Points by place: its position, and the difference between the parts before and after it, in multiples of what luck gives. */
  readonly profile: readonly { readonly x: number; readonly y: number }[];
  /** Index of the place that fits best. */
  readonly at: number;
  /** The range in which one change may lie; null where one does not explain it. */
  readonly band: { readonly x: number; readonly x2: number } | null;
}

/** Draws the difference between the parts before and after every place, with the place that fits best and those at which the change may lie. */
export function changeCurveSpec({ at, band, domain, ends, profile }: ChangeDrawn, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 290 : 765, height: 180, left: 40, right: 12, top: 14, bottom: 46 };
  const end = 1.08 * Math.max(2, ...profile.map(({ y }) => y));
  const [from, to] = domain;
  const plane: Plane = { x: { domain }, y: { domain: [0, end] } };
  const unit = end / frame.height;
  const short = (name: string): string => visible(name.length > LONGEST ? `${name.slice(0, LONGEST)}…` : name);
  const best = profile[at];
  return chart(frame, [
    boxes(plane, band ? [{ ...band, y: 0, y2: end }] : [], 'var(--band)'),
    rules(plane, [{ x: from, x2: to, y: 1, y2: 1 }], 'var(--soft)'),
    curve(plane, [...profile], 'var(--ink)'),
    dots(plane, [best], 'var(--biased)', 80),
    texts(
      plane,
      [{ ...best, text: `${ratio(best.y)} times` }],
      'var(--biased)',
      best.x < (from + to) / 2 ? { dx: 8, dy: -11 } : { align: 'right', dx: -8, dy: -11 },
    ),
    texts(plane, [{ x: from, y: 1, text: '1' }], 'var(--soft)', { align: 'right', dx: -7 }),
    texts(plane, [{ x: from, y: -14 * unit, text: short(ends[0]) }], 'var(--ink)'),
    texts(plane, [{ x: to, y: -14 * unit, text: short(ends[1]) }], 'var(--ink)', { align: 'right' }),
    texts(plane, [{ x: from, y: -35 * unit, text: 'time →' }], 'var(--soft)'),
  ]);
}
