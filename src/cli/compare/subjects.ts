import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import { PARTS } from '../../core/subject/default-parts.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { type Axes, axisIds, type PartAxis } from '../../engine/plan/compare-axes.js';
import { type PlannedCells, planCells } from '../../engine/plan/compare-plan.js';
import type { MakerAsked } from '../subject/built-in-options.js';
import { type CompareEntries, entriesOf } from './entries.js';
import { comparedMakers } from './makers.js';

/** The subjects of a comparison, whichever way they were named. */
export interface ComparedSubjects {
  /** The same for all of them. */
  readonly outcome: Outcome;
  /** What is dealt of an outcome's space of `n` cards, cells or piles, and what cannot be. Throws E_USAGE where nothing can. */
  cells(n: number): PlannedCells;
  /** What the page says of them. */
  entries(): CompareEntries;
  /** What tells a subject from the others, for a line on the terminal. */
  shortName(origin: Origin<BuiltInSource>): string;
}

/** What is compared, each a list of ids or `all`. */
export type AxesAsked = MakerAsked & Readonly<Record<'shuffle' | PartAxis, string>>;

/** Every combination of the parts that the options name. Throws E_USAGE and E_UNKNOWN_ID. */
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
