import { dots, rules, texts } from '../../page/charts/layers.js';
import { type Chart, chart, type Frame, type Plane } from '../../page/charts/spec.js';
import { size } from '../../page/numbers.js';

export interface GroupDot {
  readonly name: string;
  /** See `GroupFact`; only for groups that can be found by themselves. */
  readonly off: number;
  readonly seen: number;
  /** True for the group that the verdict rests on. */
  readonly found: boolean;
}

/** Draws how far each group is off from all others, in their order, with a bar from where on it would have been found. Names the furthest. */
export function groupDotsSpec(groups: readonly GroupDot[], narrow: boolean): Chart {
  const frame: Frame = { width: narrow ? 270 : 745, height: 180, left: 60, right: 12, top: 14, bottom: 24 };
  const end = 1.08 * Math.max(...groups.flatMap(({ off, seen }) => [off, seen]));
  const plane: Plane = { x: { domain: [-0.5, groups.length - 0.5] }, y: { domain: [0, end] } };
  const places = groups.map((group, x) => ({ ...group, x, y: group.off }));
  const [most] = places.toSorted((a, b) => b.off / b.seen - a.off / a.seen);
  const colour = most.found ? 'var(--biased)' : 'var(--ink)';
  const area = groups.length > 60 ? 16 : 44;
  const top = Math.max(...groups.map(({ seen }) => seen));
  return chart(frame, [
    rules(plane, [{ x: -0.5, x2: groups.length - 0.5, y: 0, y2: 0 }], 'var(--soft)'),
    rules(
      plane,
      places.map(({ seen, x }) => ({ x: x - 0.4, x2: x + 0.4, y: seen, y2: seen })),
      'var(--soft)',
      2,
    ),
    dots(
      plane,
      places.filter(({ found }) => !found).map(({ x, y }) => ({ x, y })),
      'var(--ink)',
      area,
    ),
    dots(
      plane,
      places.filter(({ found }) => found).map(({ x, y }) => ({ x, y })),
      'var(--biased)',
      80,
    ),
    texts(
      plane,
      [{ x: most.x, y: most.y, text: most.name }],
      colour,
      most.x < groups.length / 2 ? { dx: 9, dy: -9 } : { align: 'right', dx: -9, dy: -9 },
    ),
    texts(
      plane,
      [
        { x: -0.5, y: 0, text: '0' },
        { x: -0.5, y: top, text: size(top) },
      ],
      'var(--soft)',
      { align: 'right', dx: -7 },
    ),
  ]);
}
