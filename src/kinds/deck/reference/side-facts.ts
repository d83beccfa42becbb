import type { EvidenceCore } from '../../../core/record/evidence.js';
import { furthestSides } from './compared-sides.js';

/** The counts of one value from the shuffle and from its reference. */
export interface SideCell {
  /** The value from 0: a place, a follower, a number. */
  readonly value: number;
  readonly own: number;
  readonly beside: number;
}

/** The step of a test beside a reference in which the two samplers lie furthest apart. */
export interface SideFacts {
  /** The step from 0: a card, a pair, a place. */
  readonly step: number;
  readonly steps: number;
  /** Every value, from 0. */
  readonly cells: readonly SideCell[];
  /** The value that adds most to the statistic. */
  readonly most: SideCell;
}

/** Finds the step that lies furthest apart in a test beside a reference; null where the record holds no such counts, or nothing could be compared. */
export function sideFacts({ counts }: Pick<EvidenceCore, 'counts'>, test: string): SideFacts | null {
  const { shape, values: all } = counts[test] ?? {};
  if (!all || !shape || shape.length < 2) return null;
  const [rows, values] = shape;
  const steps = rows / 2;
  const furthest = furthestSides(all, steps, values);
  if (!furthest) return null;
  const { step } = furthest;
  const cells = Array.from({ length: values }, (_, value) => ({
    value,
    own: all[step * values + value],
    beside: all[(steps + step) * values + value],
  }));
  const most = cells.reduce((best, cell) => (apart(cell) > apart(best) ? cell : best));
  return { step, steps, cells, most };
}

/** Returns what one value adds to Pearson's statistic of the two samplers. */
export function apart({ beside, own }: SideCell): number {
  return own + beside === 0 ? 0 : (own - beside) ** 2 / (own + beside);
}
