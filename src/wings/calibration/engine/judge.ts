import { binomialTails } from '../../../math/tails/binomial.js';
import type {
  CalibratedSize,
  CalibrationCore,
  CalibrationPlan,
  CalibrationQuestion,
  CalibrationRow,
  CalibrationTail,
  CalibrationVerdict,
  LevelRate,
  RowRates,
} from '../record/calibration.js';
import type { FarResult } from '../record/calibration-far.js';

/** The excess a calibration must be able to detect: this factor times the allowed rate of rejections. */
const TIMES = 2;
/** The minimum probability of detecting it. */
const POWER = 0.8;

/**
 * Returns the fewest audits of a size at which a row that rejects twice as often as allowed under the plan's highest level is detected. Detected
 * means beyond `logBound` four times in five: with fewer audits a clean result means nothing. An exact law may reject as often as stated, any other
 * as often as the plan allows. The probability moves in small steps, so the result is accurate to a few audits.
 */
export function auditsNeeded(plan: Pick<CalibrationPlan, 'levels'>, sizes: readonly CalibratedSize[], logBound: number): number {
  const highest = plan.levels.reduce((most, level) => (level.level > most.level ? level : most));
  const rates = new Set(sizes.flatMap(({ rows }) => rows.map(({ grade }) => (grade === 'exact' ? highest.level : highest.allowed))));
  return Math.max(...[...rates].map((rate) => neededAt(rate, logBound)));
}

function neededAt(rate: number, logBound: number): number {
  let [missed, seen] = [0, 1];
  while (!isSeen(seen, rate, logBound)) [missed, seen] = [seen, 2 * seen];
  while (seen - missed > 1) {
    const middle = Math.floor((missed + seen) / 2);
    if (isSeen(middle, rate, logBound)) seen = middle;
    else missed = middle;
  }
  return seen;
}

function isSeen(audits: number, rate: number, logBound: number): boolean {
  let [inside, beyond] = [0, audits + 1];
  while (beyond - inside > 1) {
    const middle = Math.floor((inside + beyond) / 2);
    if (binomialTails(middle, audits, rate).logAtLeast < logBound) beyond = middle;
    else inside = middle;
  }
  return beyond <= audits && binomialTails(beyond, audits, Math.min(1, TIMES * rate)).logAtLeast >= Math.log(POWER);
}

/** A question, and the natural log of the probability of its result. */
interface Asked {
  readonly question: CalibrationQuestion;
  readonly logP: number;
}

/**
 * Returns the verdict over all rows, both tails, every level, and every straight line: all sources together, and each by itself if there are several.
 * If nothing fails but too few audits were dealt to detect a failure, it is inconclusive. Bonferroni: each question is tested at falseAlarm divided
 * by their number. That bounds the probability of a false failure of the whole, whatever the dependence between the questions: O. J. Dunn (1961),
 * Multiple comparisons among means, doi:10.1080/01621459.1961.10482090.
 */
export function judge(
  plan: CalibrationPlan,
  sizes: readonly CalibratedSize[],
  far: readonly FarResult[],
): Pick<CalibrationCore, 'hypotheses' | 'outside' | 'verdict'> {
  const near = sizes.flatMap(({ n, rows, trials }) =>
    rows.flatMap(({ sources, test, together }) =>
      [
        { of: together, row: { n, trials, test } },
        ...(sources.length > 1 ? sources.map((of, s) => ({ of, row: { n, trials, test, source: plan.sources[s].id } })) : []),
      ].flatMap(({ of, row }) => questionsOf(of, row)),
    ),
  );
  const questions = [...near, ...far.flatMap(farQuestionsOf)];
  const bound = Math.log(plan.falseAlarm / questions.length);
  const because = questions
    .filter(({ logP }) => logP < bound)
    .sort((a, b) => a.logP - b.logP)
    .map(({ question }) => question);
  const rates = sizes.flatMap(({ rows }) => rows.flatMap(({ together }) => [...together.upper, ...together.lower]));
  const outside = (answer: LevelRate['answer']): number => rates.filter((rate) => rate.answer === answer).length;
  return {
    hypotheses: questions.length,
    outside: { more: outside('more-often'), less: outside('less-often'), of: rates.length },
    verdict: because.length > 0 ? { kind: 'fails', because } : nothingFound(plan, sizes, bound),
  };
}

function nothingFound(plan: CalibrationPlan, sizes: readonly CalibratedSize[], bound: number): CalibrationVerdict {
  const audits = plan.sources.reduce((sum, source) => sum + source.audits, 0);
  const needed = auditsNeeded(plan, sizes, bound);
  return audits >= needed ? { kind: 'holds' } : { kind: 'inconclusive', audits, needed };
}

function questionsOf(
  {
    lower,
    straightness,
    upper,
  }: Pick<RowRates, 'straightness'> & Record<CalibrationTail, readonly { readonly level: number; readonly logP: number }[]>,
  row: CalibrationRow,
): readonly Asked[] {
  return [
    ...upper.map(({ level, logP }): Asked => ({ question: { ...row, asks: 'upper', level }, logP })),
    ...lower.map(({ level, logP }): Asked => ({ question: { ...row, asks: 'lower', level }, logP })),
    ...(straightness ? [{ question: { ...row, asks: 'spread' as const }, logP: straightness.logBeyondAllowed }] : []),
  ];
}

function farQuestionsOf({ n, outcome, rows, trials }: FarResult): readonly Asked[] {
  return rows.flatMap(({ lower, test, upper }) => questionsOf({ upper, lower, straightness: null }, { n, trials, test, outcome }));
}
