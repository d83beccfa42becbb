import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import { PARTS } from '../../core/subject/default-parts.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { type Axes, axisIds, type PartAxis } from '../../engine/plan/compare-axes.js';
import { type PlannedCells, planCells } from '../../engine/plan/compare-plan.js';
import type { MakerAsked } from '../subject/built-in-options.js';
import { type CompareEntries, entriesOf } from './entries.js';
import { comparedMakers } from './makers.js';

export interface ComparedSubjects {
  /** The outcome shared by all of them. */
  readonly outcome: Outcome;
  /** Returns the cells to deal for `n` cards, board cells or piles, and those that cannot be dealt. Throws E_USAGE if none can. */
  cells(n: number): PlannedCells;
  entries(): CompareEntries;
  /** Returns a name that tells the subject from the others, for a line on the terminal. */
  shortName(origin: Origin<BuiltInSource>): string;
}

/** The axes of a comparison, each a list of ids or `all`. */
export type AxesAsked = MakerAsked & Readonly<Record<'shuffle' | PartAxis, string>>;

/** Returns every combination of the parts that the options name. Throws E_USAGE and E_UNKNOWN_ID. */
export function comparedAxes(asked: AxesAsked): ComparedSubjects {
  const { makers, outcome } = comparedMakers(asked.shuffle, asked);
  const ids = (part: PartAxis): readonly string[] => axisIds(part, asked[part]);
  const axes: Axes = { maker: makers, prng: ids('prng'), bounded: ids('bounded'), seeding: ids('seeding') };
  const varied = (['maker', ...PARTS] as const).filter((axis) => axes[axis].length > 1);
  const told = varied.length > 0 ? varied : (['maker'] as const);
  return {
    outcome,
    cells: (n) => planCells(axes, outcome, n),
    entries: () => entriesOf(axes, outcome),
    shortName: ({ source }) => told.map((axis) => source[axis]).join('/'),
  };
}
