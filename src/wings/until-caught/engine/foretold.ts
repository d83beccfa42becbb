import type { BuiltInSource, Origin } from '../../../core/record/origin.js';
import type { Finding } from '../../../core/subject/source.js';
import { counted } from '../../../core/words/counted.js';
import { count, fixed } from '../../../core/words/numbers.js';
import { fitsOf } from '../../../engine/fit.js';
import { partsOf } from '../../../engine/subject/parts-of.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { kindOf } from '../../../kinds/index.js';
import { noncentralityForPower } from '../../../math/tails/noncentrality.js';
import { poissonTails } from '../../../math/tails/poisson.js';
import type { Pipeline } from '../../../parts/pipeline.js';
import type { UntilCaughtPlan } from '../record/until-caught.js';
import { latticeUnevenness } from './lattice.js';
import { MOST_KEPT_DEALS, testsAt } from './plan.js';

/** One weakness that follows from what the catalogue declares of the parts. */
export interface Expectation {
  readonly by: 'law' | 'seeds' | 'low-bits' | 'lattice' | 'period';
  /**
   * The approximate number of deals at which it shows or, for the period, after which deals come again; null where no test of this battery reaches
   * that far.
   */
  readonly trials: number | null;
  /** The prediction as a clause without a full stop. */
  readonly says: string;
}

/** The facts known of a subject before a card is dealt. */
export interface Foretold {
  /** Expected weaknesses, the earliest first. */
  readonly expected: readonly Expectation[];
  /** The findings of others on the generator. */
  readonly others: readonly Finding[];
}

/** The chance of being seen from which a weakness counts as seen. */
const HALF = 0.5;

/** Predicts weaknesses from modulus, multiplier, bits, period, seeds and the law of the choices, as the catalogue declares them. */
export function foretold(origin: Origin<BuiltInSource>, plan: Pick<UntilCaughtPlan, 'n' | 'level' | 'budget' | 'tests'>): Foretold {
  const parts = partsOf(origin);
  const cards = spaceOf(origin, plan.n).cards;
  const draws = drawsOf(parts, cards);
  const expected = [
    ...byLaw(origin, parts, plan),
    ...bySeeds(origin, parts, plan),
    ...byLowBits(parts, draws),
    ...byLattice(parts, draws, plan.level),
    ...byPeriod(parts, draws),
  ];
  const told = expected
    .filter(({ trials }) => trials === null || trials < MOST_TOLD)
    .toSorted((a, b) => (a.trials ?? MOST_TOLD) - (b.trials ?? MOST_TOLD));
  const period = told.findIndex(({ by }) => by === 'period');
  // Beyond the end of the period nothing can show.
  return { expected: period < 0 ? told : told.slice(0, period + 1), others: parts.prng.others ?? [] };
}

/** Returns the bounds of a deal's draws in order; none where the shuffle decides them as it goes. */
function drawsOf({ shuffle }: Pipeline, n: number): readonly number[] {
  return shuffle.kind === 'planned' ? [...shuffle.bounds(n)] : [];
}

/** Predicts from choices, or a shuffle, that are uneven by their exact law, whatever the words. */
function byLaw(
  origin: Origin<BuiltInSource>,
  parts: Pipeline,
  { budget, level, n, tests }: Pick<UntilCaughtPlan, 'n' | 'level' | 'budget' | 'tests'>,
): readonly Expectation[] {
  const exact = kindOf(origin.outcome).noncentralities?.(parts, n) ?? new Map<string, number>();
  const { rows } = fitsOf(spaceOf(origin, n)).of(testsAt(tests, Math.min(budget, MOST_KEPT_DEALS)));
  const seen = rows.flatMap(({ degrees, test }) => {
    const each = exact.get(test) ?? 0;
    return each > 0 ? [{ test, trials: noncentralityForPower(degrees, level, HALF) / each }] : [];
  });
  const [first] = seen.sort((a, b) => a.trials - b.trials);
  return first ? [{ by: 'law', trials: first.trials, says: `the exact law of its choices, by ${first.test}` }] : [];
}

/** Predicts from few seeds: deals come again sooner than even ones do. */
function bySeeds(
  origin: Origin<BuiltInSource>,
  { prng, seeding }: Pipeline,
  { level, n }: Pick<UntilCaughtPlan, 'n' | 'level'>,
): readonly Expectation[] {
  if (seeding.kind !== 'every-deal') return [];
  const bits = Math.min(seeding.seedBits, prng.seedBits ?? Number.POSITIVE_INFINITY);
  if (!seeding.drawn) {
    const { again = 0, consecutive } = seeding;
    return [
      ...(consecutive && prng.congruence
        ? [{ by: 'seeds', trials: 2, says: 'from one seed to the next every draw moves by a fixed step' } as const]
        : []),
      ...(again > 0 ? [{ by: 'seeds', trials: Math.LN2 / again, says: 'by then two deals in a row have had one seed' } as const] : []),
      { by: 'seeds', trials: 2 ** bits, says: `its 2^${short(bits)} seeds are used up` },
    ];
  }
  const even = 2 ** -spaceOf(origin, n).orderBits;
  const seenAt = (trials: number): boolean => {
    const pairs = (trials * (trials - 1)) / 2;
    const equal = Math.round(pairs * (2 ** -bits + even * (1 - 2 ** -bits)));
    return equal > 0 && poissonTails(equal, pairs * even).logAtLeast < Math.log(level);
  };
  const trials = firstTrials(seenAt);
  const says = `birthdays among 2^${short(bits)} seeds`;
  return trials === null || trials > MOST_KEPT_DEALS
    ? [
        {
          by: 'seeds',
          trials: null,
          says: `${says} show only beyond the first ${counted(count(MOST_KEPT_DEALS), 'deal')}, which are held against each other`,
        },
      ]
    : [{ by: 'seeds', trials, says }];
}

/** Predicts from low bits of a congruence modulo a power of two, which repeat early, where a remainder is made of them. */
function byLowBits({ bounded, prng }: Pipeline, draws: readonly number[]): readonly Expectation[] {
  const { congruence } = prng;
  const low = bounded.kernel === 'remainder' || bounded.kernel === 'masked-refusing';
  const even = draws.some((bound) => bound % 2 === 0);
  if (!congruence || !low || !even || (congruence.modulus & (congruence.modulus - 1n)) !== 0n) return [];
  const dropped = bounded.width === undefined ? 0 : Math.log2(Number(prng.range)) - bounded.width;
  const period = 2 ** (congruence.lowestBit + dropped + 1);
  return [
    {
      by: 'low-bits',
      trials: period / commonTwos(period, draws.length),
      says: `the lowest bit comes round every ${counted(count(period), 'word')}`,
    },
  ];
}

/** Predicts from draws in a row that lie in planes. */
function byLattice({ bounded, prng, seeding }: Pipeline, draws: readonly number[], level: number): readonly Expectation[] {
  const { congruence } = prng;
  const high = bounded.kernel !== undefined && bounded.kernel !== 'remainder' && bounded.kernel !== 'masked-refusing';
  if (seeding.kind !== 'once' || !congruence?.inARow || !high || bounded.width !== undefined) return [];
  const found = [2, 3].flatMap((dimension) => {
    const runs = draws.slice(dimension - 1).map((_, k) => draws.slice(k, k + dimension));
    const uneven = runs.slice(0, MOST_RUNS).reduce((sum, run) => sum + latticeUnevenness(congruence, run), 0);
    const degrees = runs.slice(0, MOST_RUNS).reduce((sum, run) => sum + run.reduce((product, bound) => product * (bound - 1), 1), 0);
    return uneven > 0 && degrees > 0 ? [{ dimension, trials: noncentralityForPower(degrees, level, HALF) / uneven }] : [];
  });
  const [first] = found.sort((a, b) => a.trials - b.trials);
  if (!first) return [];
  const many = first.dimension === 2 ? 'two' : 'three';
  return [{ by: 'lattice', trials: first.trials, says: `a test made for ${many} in a row of its draws would see their planes` }];
}

/** The most runs of draws from the start of a deal that are looked at together. */
const MOST_RUNS = 12;

/** Predicts from the deals of one period, each draw of one word. */
function byPeriod({ prng, seeding }: Pipeline, draws: readonly number[]): readonly Expectation[] {
  if (seeding.kind !== 'once' || prng.period === null || draws.length === 0) return [];
  const trials = Number(prng.period) / draws.length;
  return [{ by: 'period', trials, says: `its period of ${counted(count(prng.period), 'word')} ends` }];
}

/** The most deals of a prediction: what shows only later does not concern any audit. */
const MOST_TOLD = 1e13;

/** Returns the fewest deals from which on it holds, to one in a hundred; null where not within 2^60. */
function firstTrials(holds: (trials: number) => boolean): number | null {
  let high = 2;
  while (!holds(high)) {
    high *= 2;
    if (high > 2 ** 60) return null;
  }
  let low = high / 2;
  while (high - low > Math.max(1, low / 100)) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Returns the largest power of two that divides both `period`, a power of two, and `words`. */
function commonTwos(period: number, words: number): number {
  return Math.min(period, words & -words);
}

function short(bits: number): string {
  return Number.isInteger(bits) ? String(bits) : fixed(bits, 1);
}
