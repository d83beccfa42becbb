import type { KnownLaw } from '../../core/record/by-law.js';
import type { Plan } from '../../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../../core/record/origin.js';
import type { Counted } from '../../core/statistic/counted.js';
import type { Row } from '../../core/statistic/statistic.js';
import { percent } from '../../core/words/numbers.js';
import { exactNoncentrality } from '../../exact/noncentrality.js';
import { holmLevel, trialsToSee } from '../../math/tails/power.js';
import { type Pipeline, wordRange } from '../../parts/pipeline.js';
import { deckStatistics } from './catalogue.js';

/** Returns the exact size of the bias in a shuffle's choices or positions, by its own law. Null where neither is computed. */
export function knownShuffle(parts: Pipeline, plan: Pick<Plan, 'alpha' | 'n'>, rows: readonly Row[]): KnownLaw | null {
  const { bounded, shuffle } = parts;
  const { choices, displacement, positions } = exactNoncentrality(shuffle, bounded, wordRange(parts), plan.n);
  const kind = choices === null ? 'positions' : 'choices';
  const noncentrality = choices ?? positions;
  if (noncentrality === null) return null;
  const sizeOf = (perTrial: number): number => Math.sqrt(perTrial / (plan.n - 1));
  const size = sizeOf(noncentrality);
  const known: Partial<Record<Counted, number | null>> = { positions, choices, displacements: displacement };
  return {
    kind,
    size,
    positions: positions === null ? null : sizeOf(positions),
    trialsToSee: soonest(known, plan, rows),
  };
}
/** Returns, by test, the noncentrality per deal of a shuffle whose positions or displacements have an exact law. */
export function noncentralities(parts: Pipeline, n: number): ReadonlyMap<string, number> {
  const found = exactNoncentrality(parts.shuffle, parts.bounded, wordRange(parts), n);
  const known: Partial<Record<Counted, number | null>> = { positions: found.positions, displacements: found.displacement };
  return new Map(
    deckStatistics.all.flatMap(({ counts, id }) => {
      const noncentrality = counts === undefined ? null : (known[counts] ?? null);
      return noncentrality === null ? [] : [[id, noncentrality] as const];
    }),
  );
}

/**
 * Returns the fewest deals at which one of the plan's rows with known noncentrality detects it. Small ones count too, which are not rounding errors
 * here.
 */
function soonest(known: Partial<Record<Counted, number | null>>, plan: Pick<Plan, 'alpha'>, rows: readonly Row[]): number | null {
  const level = holmLevel(plan.alpha, Math.max(1, rows.length));
  const noncentralityOf = ({ test }: Row): number => {
    const [id] = test.split('/');
    const counted = deckStatistics.all.find((statistic) => statistic.id === id)?.counts;
    return (counted && known[counted]) ?? 0;
  };
  const fewest = Math.min(...rows.map((row) => trialsToSee(row, noncentralityOf(row), level)));
  return Number.isFinite(fewest) ? fewest : null;
}

/** Returns, as a clause, what is known of the choices of a built-in shuffle, or of its positions. */
export function shuffleLawWords({ kind, size }: KnownLaw, { source }: Origin<BuiltInSource>): string {
  const { bounded, maker } = source;
  if (kind === 'positions')
    return `with even words, ${maker} by ${bounded} puts cards in positions with chances off by ${percent(size)} on average`;
  if (size === 0) return `with even words, every choice that ${maker} makes by ${bounded} is exactly even`;
  return `with even words, the choices that ${maker} makes by ${bounded} are uneven by ${percent(size)} on average`;
}
