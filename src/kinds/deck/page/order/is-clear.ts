import type { PositionMap } from '../../../../page/facts/position-map.js';

/** The multiple of luck's mean square above which cells are seen as more than grain. */
const CLEAR = 2;

/** True if a map visibly shows something: the effect that a test finds may be spread so thin that every cell looks like luck. */
export function isClear({ deviations, luck }: Pick<PositionMap, 'deviations' | 'luck'>): boolean {
  const meanSquare = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0) / deviations.length;
  return meanSquare > CLEAR * luck ** 2;
}
