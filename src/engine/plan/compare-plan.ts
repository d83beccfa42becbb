import { AuditError } from '../../core/errors.js';
import type { BuiltInSource, Origin } from '../../core/origin.js';
import { partsOf } from '../subject/parts-of.js';
import { checkFit } from '../subject/pipeline.js';
import type { Axes } from './compare-axes.js';

/** A pair of parts that is not dealt, and why. */
export interface Hole {
  readonly origin: Origin<BuiltInSource>;
  /** Lower case, what does not fit. */
  readonly reason: string;
}

/** What a comparison deals, and what it cannot. */
export interface PlannedCells {
  /** Row by row: all shuffles with the first generator, and so on. */
  readonly cells: readonly Origin<BuiltInSource>[];
  readonly holes: readonly Hole[];
}

/** The most cells of one comparison: every generator with every shuffle is about 800. */
const MOST_CELLS = 2000;

/**
 * Every combination of the four axes at `n` cards; those whose parts do not fit each other are holes. Throws E_USAGE where there are
 * more than 2,000 of them or none that fits.
 */
export function planCells({ shuffle, prng, bounded, seeding }: Axes, n: number): PlannedCells {
  const total = shuffle.length * prng.length * bounded.length * seeding.length;
  if (total > MOST_CELLS) {
    throw new AuditError('E_USAGE', `a comparison has at most ${MOST_CELLS} cells, got ${total}`, { hint: 'name fewer of one part' });
  }
  const cells: Origin<BuiltInSource>[] = [];
  const holes: Hole[] = [];
  for (const origin of combinations({ shuffle, prng, bounded, seeding })) {
    const reason = misfit(origin, n);
    if (reason === null) cells.push(origin);
    else holes.push({ origin, reason });
  }
  const [first] = holes;
  if (cells.length === 0) throw new AuditError('E_USAGE', `nothing to compare: ${first?.reason ?? 'no cell was named'}`);
  return { cells, holes };
}

function combinations({ shuffle: shuffles, prng: prngs, bounded: boundeds, seeding: seedings }: Axes): readonly Origin<BuiltInSource>[] {
  return prngs.flatMap((prng) =>
    boundeds.flatMap((bounded) =>
      seedings.flatMap((seeding) =>
        shuffles.map((maker) => ({ source: { kind: 'built-in', maker, prng, bounded, seeding }, outcome: { kind: 'deck' } }) as const),
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
