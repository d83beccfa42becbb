import { boxes, curve, rules, texts } from '../../../../page/charts/layers.js';
import { type Chart, chart, type Datum, type Frame, type Plane } from '../../../../page/charts/spec.js';
import { ticksTo } from '../../../../page/charts/ticks.js';
import { count } from '../../../../page/numbers.js';
import { isBeyond, type StretchLead } from '../facts/leads.js';

export interface LeadCurve {
  readonly stretches: readonly StretchLead[];
  /** Items per list. */
  readonly n: number;
  /** True where the verdict is biased: only then are stretches beyond luck in its colour. */
  readonly biased: boolean;
  /** The buffer size; no item came further than one less. Null where no buffer is mentioned. */
  readonly buffer: number | null;
}

/** The share of the list at which words begin along the line of luck, which leaves room above it. */
const WORDS_AT = { wide: 0.52, narrow: 0.44 };

/**
 * Draws positions across, places earlier up: a dash for the furthest item of each stretch, over the band in which luck keeps all of them. Adds the
 * line of the median of luck and the ceiling of a buffer. `narrow` is the phone's own drawing.
 */
export function leadCurveSpec({ biased, buffer, n, stretches }: LeadCurve, narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 284 : 740, height: narrow ? 200 : 230, left: narrow ? 66 : 76, right: 14, top: 26, bottom: 44 };
  const plane: Plane = { x: { domain: [0, n] }, y: { domain: [0, n] } };
  const unit = n / frame.height;
  const dashes = (beyond: boolean): Datum[] =>
    stretches.filter((one) => isBeyond(one) === beyond).map(({ from, lead, until }) => ({ x: from, x2: until, y: lead, y2: lead }));
  const middle = ({ from, until }: StretchLead): number => (from + until) / 2;
  const words = narrow ? WORDS_AT.narrow : WORDS_AT.wide;
  const ceiling = buffer === null ? null : buffer - 1;
  return chart(frame, [
    rules(
      plane,
      ticksTo(n).map((y) => ({ x: 0, x2: n, y, y2: y })),
      'var(--rule)',
    ),
    texts(
      plane,
      ticksTo(n).map((y) => ({ x: 0, y, text: count(y) })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    boxes(
      plane,
      stretches.map(({ from, high, low, until }) => ({ x: from, x2: until, y: low, y2: high })),
      'var(--band)',
    ),
    curve(
      plane,
      stretches.map((one) => ({ x: middle(one), y: one.middle })),
      'var(--ink)',
    ),
    ...(ceiling === null ? [] : [rules(plane, [{ x: 0, x2: n - ceiling, y: ceiling, y2: ceiling }], 'var(--ink)', 1, [4, 4])]),
    rules(plane, dashes(false), 'var(--soft)', 3),
    rules(plane, dashes(true), biased ? 'var(--biased)' : 'var(--ink)', 3),
    texts(plane, [{ x: words * n, y: (1 - words) * n, text: 'as far as luck brings one' }], 'var(--ink)', { dx: 12, dy: -8 }),
    ...(buffer === null || ceiling === null ? [] : [ceilingName(plane, buffer, ceiling, n, unit)]),
    texts(plane, [{ x: 0, y: n + 14 * unit, text: 'places earlier ↑' }], 'var(--soft)'),
    texts(plane, [{ x: 0, y: -14 * unit, text: '1' }], 'var(--ink)'),
    texts(plane, [{ x: n / 2, y: -14 * unit, text: count(Math.round(n / 2)) }], 'var(--ink)', { align: 'center' }),
    texts(plane, [{ x: n, y: -14 * unit, text: count(n) }], 'var(--ink)', { align: 'right' }),
    texts(plane, [{ x: 0, y: -33 * unit, text: 'position in the list →' }], 'var(--soft)'),
  ]);
}

/** Places the ceiling's name: above it where there is room under the line of luck, else right of its end, beyond that line. */
function ceilingName(plane: Plane, buffer: number, ceiling: number, n: number, unit: number): ReturnType<typeof texts> {
  const inside = ceiling < 0.6 * n;
  const place = inside ? { x: 0, y: ceiling + 12 * unit } : { x: n - ceiling, y: ceiling };
  return texts(
    plane,
    [{ ...place, text: `a buffer of ${count(buffer)} ends here` }],
    'var(--ink)',
    inside ? { dx: 6 } : { dx: 14, dy: -11 },
  );
}
