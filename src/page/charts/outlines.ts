import type { DotShape } from './spec.js';
import { written } from './written.js';

const HALF_ROOT_3 = Math.sqrt(3) / 2;
/** A quarter of a circle is drawn as a cubic curve whose handles end this part of the radius short of the corner. */
const SHORT = 0.448084975506;

type Point = readonly [number, number];

const at = ([x, y]: Point): string => `${written(x)},${written(y)}`;
const polygon = (...points: readonly Point[]): string => `M${points.map(at).join('L')}Z`;

/** The path of a dot of `area` square units around the origin: of the square about it, so that a circle covers less. */
export function dotOutline(shape: DotShape, area: number): string {
  const r = Math.sqrt(area) / 2;
  const h = HALF_ROOT_3 * r;
  switch (shape) {
    case 'circle': {
      const arc = `A${at([r, r])},0,1,1,`;
      return `M${at([r, 0])}${arc}${at([-r, 0])}${arc}${at([r, 0])}`;
    }
    case 'diamond':
      return polygon([-r, 0], [0, -r], [r, 0], [0, r]);
    case 'triangle-left':
      return polygon([-h, 0], [h, -r], [h, r]);
    case 'triangle-right':
      return polygon([h, 0], [-h, -r], [-h, r]);
  }
}

/** The path of a rectangle from (x, y) whose corners are rounded with `radius`, or with half its shorter side. */
export function roundedOutline(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, Math.min(width, height) / 2);
  if (r === 0) return `M${at([x, y])}h${written(width)}v${written(height)}h${written(-width)}Z`;
  const [right, bottom] = [x + width, y + height];
  const k = SHORT * r;
  const curve = (...points: readonly Point[]): string => `C${points.map(at).join(',')}`;
  return [
    `M${at([x + r, y])}L${at([right - r, y])}`,
    curve([right - k, y], [right, y + k], [right, y + r]),
    `L${at([right, bottom - r])}`,
    curve([right, bottom - k], [right - k, bottom], [right - r, bottom]),
    `L${at([x + r, bottom])}`,
    curve([x + k, bottom], [x, bottom - k], [x, bottom - r]),
    `L${at([x, y + r])}`,
    curve([x, y + k], [x + k, y], [x + r, y]),
    'Z',
  ].join('');
}
