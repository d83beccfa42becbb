import type { EvidenceCore } from '../../../core/record/evidence.js';
import { positionLawOf } from '../../../engine/diagnose/position-law-of.js';
import { positionMap } from '../../../kinds/deck/page/positions.js';
import type { PositionMap } from '../../../page/facts/position-map.js';

/** The distance of the cards from what one explanation predicts. */
export interface Distance {
  /** The root mean square of the deviations of all cells, relative to an even share, and its value under luck alone. */
  readonly typical: number;
  readonly luck: number;
  /** The deviation of the cell that is furthest off. */
  readonly furthest: number;
}

/** The rest of a bias after the mistake that fits is taken off. */
export interface Leftover {
  readonly mistake: string;
  readonly fromEven: Distance;
  readonly fromMistake: Distance;
  readonly map: PositionMap;
}

/** The part of the cards' positions that the fitting mistake leaves unexplained; null where none fits, or its chances are not known exactly. */
export function leftover(core: EvidenceCore): Leftover | null {
  const whole = positionMap(core);
  const law = core.diagnosis && positionLawOf(core.diagnosis, core.plan.n);
  const mistake = core.diagnosis?.best[0]?.id;
  if (!whole || !law || mistake === undefined) return null;
  const { counts, deviations, n, trials } = whole;
  const map: PositionMap = {
    ...whole,
    counts: counts.map((count, cell) => count - trials * law[cell]),
    deviations: deviations.map((deviation, cell) => deviation - n * law[cell]),
  };
  return { mistake, fromEven: distance(whole, () => 0), fromMistake: distance(map, (cell) => law[cell]), map };
}

/** `off`: the chance of a cell, less 1/n. */
function distance(map: PositionMap, off: (cell: number) => number): Distance {
  const { deviations, n, trials } = map;
  const mean = (of: (cell: number) => number): number => deviations.reduce((sum, _, cell) => sum + of(cell), 0) / deviations.length;
  const chance = (cell: number): number => 1 / n + off(cell);
  return {
    typical: Math.sqrt(mean((cell) => deviations[cell] ** 2)),
    luck: Math.sqrt(mean((cell) => (n ** 2 * chance(cell) * (1 - chance(cell))) / trials)),
    furthest: deviations.reduce((most, deviation) => (Math.abs(deviation) > Math.abs(most) ? deviation : most), 0),
  };
}
