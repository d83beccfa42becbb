import { merge } from '../../../core/statistic/merge-counts.js';
import type { Grade, Row } from '../../../core/statistic/statistic.js';
import { binomialTails } from '../../../math/tails/binomial.js';
import { clopperPearson } from '../../../math/tails/clopper-pearson.js';
import { coinSize } from '../../../math/tails/coin-size.js';
import { kolmogorovTail } from '../../../math/tails/kolmogorov.js';
import type {
  CalibratedRow,
  CalibratedSize,
  CalibrationPlan,
  CalibrationSize,
  LevelRate,
  RowRates,
  Straightness,
} from '../record/calibration.js';
import type { AuditedBlock } from './audit-block.js';
import type { RowTally } from './tally.js';
import { BINS, rowOf } from './tally.js';

/** The least natural log that a record holds: an impossible event is written as this. */
const LEAST_LOG = -1e9;

/**
 * The largest probability of two equal p-values, roughly the height of a step, at which p-values are compared with a straight line and its band of
 * allowedDistance.
 */
const MOST_STEP = 0.005;

/** Computes every row of one size from the tallies of the plan's sources in order. Pure: `verify` computes the same from the same tallies. */
export function assessSize(
  plan: CalibrationPlan,
  { n, trials }: CalibrationSize,
  rows: readonly Row[],
  tallies: readonly AuditedBlock[],
): Omit<CalibratedSize, 'tallies'> {
  const sum = new Float64Array(tallies[0].cells.length);
  for (const { cells } of tallies) merge(sum, cells);
  const audits = plan.sources.map((source) => source.audits);
  const all = audits.reduce((total, count) => total + count, 0);
  const pairs = audits.reduce((total, count) => total + pairsWithinBlocks(count, plan.auditsPerBlock), 0);
  return {
    n,
    trials,
    rows: rows.map(({ degrees, test }, r) => {
      const together = rowOf(sum, r);
      const { grade, trials: read } = tallies[0].rows[r];
      const repeated = pairs === 0 ? 1 : together.ties / pairs;
      const law = together.notCoin === 0 ? 'coin' : repeated <= MOST_STEP ? 'continuous' : 'steps';
      const about: About = { plan, trials: read, law, grade };
      return {
        test,
        degrees,
        grade,
        law,
        repeated,
        together: ratesOf(about, together, all),
        sources: tallies.map(({ cells }, s) => ratesOf(about, rowOf(cells, r), audits[s])),
      };
    }),
  };
}

interface About {
  readonly plan: CalibrationPlan;
  /** Deals that the row is based on. */
  readonly trials: number;
  readonly law: CalibratedRow['law'];
  readonly grade: Grade;
}

function pairsWithinBlocks(audits: number, perBlock: number): number {
  const rest = audits % perBlock;
  return (Math.floor(audits / perBlock) * perBlock * (perBlock - 1) + rest * (rest - 1)) / 2;
}

function ratesOf(about: About, { bins, lower }: RowTally, audits: number): RowRates {
  const { plan } = about;
  const upper = plan.levels.map(({ level }) => {
    let rejections = 0;
    for (let k = 0; k < Math.round(level * BINS); k++) rejections += bins[k];
    return rejections;
  });
  return {
    audits,
    upper: upper.map((rejections, k) => rateOf(about, 'upper', k, rejections, audits)),
    lower: lower.map((rejections, k) => rateOf(about, 'lower', k, rejections, audits)),
    straightness: about.law === 'continuous' ? straightnessOf(bins, audits, plan.allowedDistance) : null,
  };
}

function rateOf({ grade, law, plan, trials }: About, tail: 'upper' | 'lower', k: number, rejections: number, audits: number): LevelRate {
  const { allowed, level } = plan.levels[k];
  const stated = law === 'coin' ? coinSize(tail, level, trials) : level;
  const { high, low } = clopperPearson(rejections, audits, 1 - plan.confidence);
  // A law that claims to be exact is allowed nothing.
  const most = grade === 'exact' ? stated : allowed;
  return {
    level,
    stated,
    rejections,
    low,
    high,
    answer: stated < low ? 'more-often' : stated > high ? 'less-often' : 'as-stated',
    logP: Math.max(LEAST_LOG, binomialTails(rejections, audits, most).logAtLeast + 0),
  };
}

/**
 * Measures the distance of the p-values from a straight line, in bins: the second level of a two-level test, as in P. L'Ecuyer & R. Simard (2007),
 * doi:10.1145/1268776.1268777.
 */
function straightnessOf(bins: Float64Array, audits: number, allowed: number): Straightness {
  let distance = 0;
  let below = 0;
  for (let k = 0; k < BINS - 1; k++) {
    below += bins[k];
    distance = Math.max(distance, Math.abs(below / audits - (k + 1) / BINS));
  }
  const { logUpper, upper } = kolmogorovTail(distance, audits);
  const beyond = kolmogorovTail(Math.max(0, distance - allowed), audits).logUpper;
  return {
    distance,
    p: Math.max(upper, Number.MIN_VALUE),
    logP: Math.max(LEAST_LOG, Math.min(0, logUpper) + 0),
    logBeyondAllowed: Math.max(LEAST_LOG, Math.min(0, beyond) + 0),
  };
}
