import { nice } from '../numbers.js';
import type { DrawnMap } from './pooled.js';

export const COLOURS = 17;

/** The share of cells that sets the end of the scale: it ignores the furthest 2 in 100 and adds some room. */
const SHOWN = 0.98;
const ROOM = 1.25;

/** The end of the scale of a map, and whether cells lie beyond it on either side. */
export interface ColourScale {
  readonly end: number;
  readonly below: boolean;
  readonly above: boolean;
}

/**
 * The end of the symmetric colour scale: never below six standard deviations of luck, so that grain stays pale; never above +100 % unless luck is. A few
 * cells far out do not set it, or they would leave all others pale: 98 in 100 cells set it, with a quarter to spare.
 */
export function colourEnd({ deviations, luck }: Pick<DrawnMap, 'deviations' | 'luck'>): number {
  const sizes = deviations.map(Math.abs).sort();
  const furthest = Math.min(sizes[sizes.length - 1] ?? 0, 1);
  const robust = ROOM * (sizes[Math.ceil(SHOWN * sizes.length) - 1] ?? 0);
  const end = Math.max(6 * luck, Math.min(furthest, robust));
  // An exact map of which nearly all cells are even has nothing but its few.
  return nice(end > furthest * 1e-6 ? end : furthest);
}

/** The scale for its legend; cells beyond an end have the colour of the end. */
export function colourScale(map: Pick<DrawnMap, 'deviations' | 'luck'>): ColourScale {
  const end = colourEnd(map);
  const limit = end * (1 + 1e-9);
  return {
    end,
    below: map.deviations.some((deviation) => deviation < -limit),
    above: map.deviations.some((deviation) => deviation > limit),
  };
}

/** The class (0 to 16) of a deviation on the symmetric scale that ends at `end`. */
export function classOf(deviation: number, end: number): number {
  return Math.min(COLOURS - 1, Math.max(0, Math.floor(((deviation + end) / (2 * end)) * COLOURS)));
}

/** The distance of two deviations that the eye can tell apart: one colour of the scale that ends at `end`. */
export function oneColour(end: number): number {
  return (2 * end) / COLOURS;
}
