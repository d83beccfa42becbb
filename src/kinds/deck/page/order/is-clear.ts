import type { PositionMap } from '../../../../page/facts/position-map.js';

/** Cells whose mean square is so many times that of luck are seen as more than grain. */
const CLEAR = 2;

/** Whether a map shows something to the eye: what a test finds may be spread so thin that every cell looks like luck. */
export function isClear({ deviations, luck }: Pick<PositionMap, 'deviations' | 'luck'>): boolean {
  const meanSquare = deviations.reduce((sum, deviation) => sum + deviation ** 2, 0) / deviations.length;
  return meanSquare > CLEAR * luck ** 2;
}
