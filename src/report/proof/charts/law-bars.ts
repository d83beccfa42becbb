import { boxes, rules, texts } from '../../../page/charts/layers.js';
import { type Chart, chart, type Datum, type Frame, type Layer, type Plane } from '../../../page/charts/spec.js';
import type { OrderShare } from '../facts/laws.js';
import { fraction } from '../numbers.js';
import { compactOrder } from '../words/order.js';
import { timesTicks } from './times-ticks.js';

/** The colours for more often than even, less often, just even: the classes of the audits' maps. */
const OFTEN = 'var(--d13)';
const SELDOM = 'var(--d3)';
const EVEN = 'var(--soft)';
/** The most bars that carry their fraction. */
const MOST_WRITTEN = 6;
const ROW = 17;
/** The most characters of a bar's fraction. */
const LONGEST = 9;

export function shareColour(deviation: number): string {
  return deviation > 0 ? OFTEN : deviation < 0 ? SELDOM : EVEN;
}

/**
 * Draws a bar for each order in lexicographic order, its height the order's share, over the line of an even share; `narrow` is the phone's own,
 * horizontal.
 */
export function lawBarsSpec(orders: readonly OrderShare[], narrow: boolean): Chart {
  return narrow ? lying(orders) : standing(orders);
}

/** The end of the axis: room above the highest bar, and the even line well inside. */
function endOf(orders: readonly OrderShare[]): number {
  return Math.max(1.3, ...orders.map(({ deviation }) => (1 + deviation) * 1.08));
}

function standing(orders: readonly OrderShare[]): Chart {
  const frame: Frame = { width: 770, height: 170, left: 52, right: 8, top: 20, bottom: 46 };
  const end = endOf(orders);
  const plane: Plane = { x: { domain: [-0.5, orders.length - 0.5] }, y: { domain: [0, end] } };
  const units = end / frame.height;
  const left = -0.5;
  const right = orders.length - 0.5;
  const ticks = timesTicks(end);
  const below = { align: 'center' } as const;
  return chart(frame, [
    rules(
      plane,
      ticks.map(({ at }) => ({ x: left, x2: right, y: at, y2: at })),
      'var(--rule)',
    ),
    texts(
      plane,
      ticks.map(({ at, text }) => ({ x: left, y: at, text })),
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
    boxes(
      plane,
      bars(orders).map(({ fill, k, times }) => ({ x: k - 0.36, x2: k + 0.36, y: 0, y2: times, fill })),
      { field: 'fill' },
    ),
    rules(plane, [{ x: left, x2: right, y: 1, y2: 1 }], 'var(--ink)', 1.4),
    texts(plane, [{ x: left, y: 1, text: 'even' }], 'var(--ink)', { align: 'right', dx: -7, bold: true }),
    ...(orders.length <= MOST_WRITTEN
      ? [
          texts(
            plane,
            orders.map(({ deviation, probability }, k) => ({ x: k, ...labelSpot(deviation, units), text: labelOf(probability) })),
            { field: 'ink' },
            below,
          ),
        ]
      : []),
    ...neverMarks(
      plane,
      orders.flatMap(({ deviation }, k) => (deviation === -1 && orders.length > MOST_WRITTEN ? [{ x: k, y: 9 * units }] : [])),
    ),
    rules(plane, [{ x: left, x2: right, y: 0, y2: 0 }], 'var(--ink)'),
    texts(
      plane,
      orders.map(({ order }, k) => ({ x: k, y: -14 * units, text: compactOrder(order) })),
      'var(--ink)',
      below,
    ),
    texts(plane, [{ x: left, y: -35 * units, text: 'order after the shuffle, from the top →' }], 'var(--soft)'),
  ]);
}

function lying(orders: readonly OrderShare[]): Chart {
  const frame: Frame = { width: 232, height: orders.length * ROW, left: 46, right: 66, top: 22, bottom: 4 };
  const end = endOf(orders);
  const plane: Plane = { x: { domain: [0, end] }, y: { domain: [orders.length - 0.5, -0.5] } };
  const [top, bottom] = [-0.5, orders.length - 0.5];
  const ticks = timesTicks(end);
  return chart(frame, [
    rules(
      plane,
      ticks.map(({ at }) => ({ x: at, x2: at, y: top, y2: bottom })),
      'var(--rule)',
    ),
    texts(
      plane,
      ticks.map(({ at, text }) => ({ x: at, y: top - 0.6, text })),
      'var(--soft)',
      { align: 'center' },
    ),
    boxes(
      plane,
      bars(orders).map(({ fill, k, times }) => ({ x: 0, x2: times, y: k - 0.36, y2: k + 0.36, fill })),
      { field: 'fill' },
    ),
    rules(plane, [{ x: 1, x2: 1, y: top, y2: bottom }], 'var(--ink)', 1.4),
    texts(plane, [{ x: 1, y: top - 0.6, text: 'even' }], 'var(--ink)', { align: 'center', bold: true }),
    rules(plane, [{ x: 0, x2: 0, y: top, y2: bottom }], 'var(--ink)'),
    texts(
      plane,
      orders.map(({ order }, k) => ({ x: 0, y: k, text: compactOrder(order) })),
      'var(--ink)',
      { align: 'right', dx: -8 },
    ),
    texts(
      plane,
      orders.map(({ probability }, k) => ({ x: end, y: k, text: labelOf(probability) })),
      'var(--ink)',
      { dx: 8 },
    ),
  ]);
}

function bars(orders: readonly OrderShare[]): readonly { readonly k: number; readonly times: number; readonly fill: string }[] {
  return orders.map(({ deviation }, k) => ({ k, times: 1 + deviation, fill: shareColour(deviation) })).filter(({ times }) => times > 0);
}

/** The place of a label: inside its bar, clear of the line of an even share, or above a bar too low for that. */
function labelSpot(deviation: number, units: number): { readonly y: number; readonly ink: string } {
  const top = 1 + deviation;
  if (top < 24 * units) return { y: top + 10 * units, ink: 'var(--ink)' };
  return { y: top - 12 * units, ink: deviation > 0 ? 'var(--n13)' : deviation < 0 ? 'var(--n3)' : 'var(--paper)' };
}

/** Draws a cross where an order is never dealt, since a bar of no height says nothing. */
function neverMarks(plane: Plane, at: readonly Datum[]): Layer[] {
  return at.length === 0
    ? []
    : [
        texts(
          plane,
          at.map((spot) => ({ ...spot, text: '×' })),
          'var(--biased)',
          { align: 'center', bold: true, size: 15 },
        ),
      ];
}

/** A fraction that fits a bar; none where it would not, since the table has it. */
function labelOf(probability: string): string {
  const text = fraction(probability);
  return probability === '0/1' ? 'never' : text.length <= LONGEST ? text : '';
}
