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
} from '../../core/calibration.js';
import type { FarResult } from '../../core/calibration-far.js';
import { auditsNeeded } from './audits-needed.js';

/** What is asked, and the natural log of the chance of what was found. */
interface Asked {
  readonly question: CalibrationQuestion;
  readonly logP: number;
}

/**
 * The verdict over all rows, both tails, every level, and every straight line: all sources together, and each by itself where there are
 * several. Where nothing fails but too few audits were dealt to see what should be seen, it cannot tell. Bonferroni: each question is held
 * to falseAlarm over their number, so that the whole is said to fail by luck at most so often, however the questions hang together: O. J.
 * Dunn (1961), Multiple comparisons among means, doi:10.1080/01621459.1961.10482090.
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
