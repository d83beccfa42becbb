import type { ByLaw, KnownLaw, Landmark } from '../../core/by-law.js';
import type { Plan } from '../../core/evidence.js';
import { isBuiltIn, type Origin } from '../../core/origin.js';
import type { Outcome } from '../../core/outcome.js';
import { percent } from '../../core/percent.js';
import type { Shuffle } from '../../core/shuffle.js';
import type { Counted, Row } from '../../core/statistic.js';
import type { ExactNoncentrality } from '../../exact/noncentrality.js';
import { exactNoncentrality } from '../../exact/noncentrality.js';
import { knownBoards } from '../../kinds/board/known.js';
import { walkSeries } from '../../kinds/board/walk-series.js';
import { statisticOf } from '../../kinds/declared.js';
import { knownMoves, strengthClaim } from '../../kinds/moves/known.js';
import { knownPiles } from '../../kinds/piles/known.js';
import { holmLevel, trialsToSee } from '../../math/tails/power.js';
import { wordRange } from '../../parts/pipeline.js';
import type { Fits } from '../fit.js';
import { originIdentity } from '../subject/origin-identity.js';
import { partsOf } from '../subject/parts-of.js';
import { guardsOf } from './guards.js';
import { landmarksAt } from './landmarks.js';
import { reachOf } from './reach.js';

/** What a plan's subject says without dealing a card. `known` is null for code that we cannot see into, and where no exact law is worked out. */
export function byLaw(origin: Origin, plan: Plan, fits: Fits): ByLaw {
  const { space } = fits;
  // The well-known sizes are those of whole deals.
  const landmarks: readonly Landmark[] = space.outcome.kind === 'deck' ? landmarksAt(plan.n) : [];
  const once = !originIdentity(origin).replayable;
  if (!isBuiltIn(origin)) return { once, known: null, landmarks, guards: [], reach: null };
  const parts = partsOf(origin);
  const all = reachOf(parts, plan.n);
  const reach = all && { ...all, orderBits: space.orderBits };
  const { rows } = fits.of(plan);
  const { outcome, source } = origin;
  const guards = guardsOf(parts, plan);
  if (outcome.kind === 'piles') return { once, known: knownPiles({ outcome, source }, plan, rows), landmarks, guards, reach };
  if (outcome.kind === 'moves') {
    const claims = [strengthClaim({ outcome, source })];
    return { once, known: knownMoves({ outcome, source }, plan, rows), claims, landmarks, guards, reach };
  }
  if (outcome.kind === 'board') {
    const walk = walkSeries({ outcome, source });
    return { once, known: knownBoards({ outcome, source }, plan, rows), ...(walk && { walk }), landmarks, guards, reach };
  }
  if (outcome.kind === 'hand') return { once, known: null, landmarks, guards, reach };
  const { shuffle, bounded } = parts;
  const exact = exactNoncentrality(shuffle, bounded, wordRange(parts), plan.n);
  const known = knownFrom(exact, shuffle, bounded.id, plan, fits);
  return { once, known, landmarks, guards, reach };
}

function knownFrom(exact: ExactNoncentrality, shuffle: Shuffle, bounded: string, plan: Plan, fits: Fits): KnownLaw | null {
  const kind = exact.choices === null ? 'positions' : 'choices';
  const noncentrality = exact.choices ?? exact.positions;
  if (noncentrality === null) return null;
  const sizeOf = (perTrial: number): number => Math.sqrt(perTrial / (plan.n - 1));
  const size = sizeOf(noncentrality);
  const positions = exact.positions === null ? null : sizeOf(exact.positions);
  return { kind, size, positions, trialsToSee: soonest(exact, plan, fits), statement: statementOf(kind, size, shuffle, bounded) };
}

/** The fewest deals at which one of the plan's rows, of those whose noncentrality is known, sees it. */
function soonest(exact: ExactNoncentrality, plan: Plan, fits: Fits): number | null {
  const { rows } = fits.of(plan);
  const level = holmLevel(plan.alpha, Math.max(1, rows.length));
  const needed = rows.map((row) => trialsToSee(row, noncentralityOf(row, fits.space.outcome.kind, exact), level));
  const fewest = Math.min(...needed);
  return Number.isFinite(fewest) ? fewest : null;
}

/** That of a row whose statistic counts what the law is of; 0 for the others, whose is not known. */
function noncentralityOf({ test }: Row, kind: Outcome['kind'], { choices, positions, displacement }: ExactNoncentrality): number {
  const known: Partial<Record<Counted, number | null>> = { positions, choices, displacements: displacement };
  const counted = statisticOf(kind, test)?.counts;
  return (counted && known[counted]) ?? 0;
}

function statementOf(kind: KnownLaw['kind'], size: number, shuffle: Shuffle, bounded: string): string {
  if (kind === 'positions')
    return `with even words, ${shuffle.id} by ${bounded} puts cards in positions with chances off by ${percent(size)} on average`;
  if (size === 0) return `with even words, every choice that ${shuffle.id} makes by ${bounded} is exactly even`;
  return `with even words, the choices that ${shuffle.id} makes by ${bounded} are uneven by ${percent(size)} on average`;
}
