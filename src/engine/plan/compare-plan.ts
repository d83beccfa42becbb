import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { Outcome } from '../../core/subject/outcome.js';
import { partsOf } from '../subject/parts-of.js';
import { checkFit } from '../subject/pipeline.js';
import type { Axes } from './compare-axes.js';

/** A pair of parts that is not dealt, and why. */
export interface Hole {
  readonly origin: Origin<BuiltInSource>;
  /** The mismatch, in lower case. */
  readonly reason: string;
}

export interface PlannedCells {
  /** Row by row: all makers with the first generator, and so on. */
  readonly cells: readonly Origin<BuiltInSource>[];
  readonly holes: readonly Hole[];
}

/** The most cells of one comparison: every generator with every shuffle is about 800. */
const MOST_CELLS = 2000;

/**
 * Returns every combination of the four axes that makes such outcomes. Combinations whose parts do not fit each other, or the outcomes, are holes.
 * `n` is the number of cards, cells or piles of an outcome's space. Throws E_USAGE if there are more than 2,000 of them or none that fits.
 */
export function planCells(axes: Axes, outcome: Outcome, n: number): PlannedCells {
  const { bounded, maker, prng, seeding } = axes;
  const total = maker.length * prng.length * bounded.length * seeding.length;
  if (total > MOST_CELLS) {
    throw new AuditError('E_USAGE', `a comparison has at most ${MOST_CELLS} cells, got ${total}`, { hint: 'name fewer of one part' });
  }
  return cellsOf(combinations(axes, outcome), n);
}

/** Returns the subjects whose parts fit each other, and `n` cards; the others are holes. Throws E_USAGE if none fits. */
export function cellsOf(origins: readonly Origin<BuiltInSource>[], n: number): PlannedCells {
  const cells: Origin<BuiltInSource>[] = [];
  const holes: Hole[] = [];
  for (const origin of origins) {
    const reason = misfit(origin, n);
    if (reason === null) cells.push(origin);
    else holes.push({ origin, reason });
  }
  const [first] = holes;
  if (cells.length === 0) throw new AuditError('E_USAGE', `nothing to compare: ${first?.reason ?? 'no cell was named'}`);
  return { cells, holes };
}

function combinations(axes: Axes, outcome: Outcome): readonly Origin<BuiltInSource>[] {
  return axes.prng.flatMap((prng) =>
    axes.bounded.flatMap((bounded) =>
      axes.seeding.flatMap((seeding) =>
        axes.maker.map((maker) => ({ source: { kind: 'built-in', maker, prng, bounded, seeding }, outcome }) as const),
      ),
    ),
  );
}

function misfit(origin: Origin<BuiltInSource>, n: number): string | null {
  try {
    checkFit(partsOf(origin), n);
    return null;
  } catch (error) {
    if (error instanceof AuditError && error.code === 'E_USAGE') return error.message;
    throw error;
  }
}
