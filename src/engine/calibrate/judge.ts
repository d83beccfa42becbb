import type { CalibratedSize, CalibrationCore, CalibrationPlan, CalibrationVerdict, LevelRate, RowRates } from '../../core/calibration.js';
import type { FarResult } from '../../core/calibration-far.js';
import { counted, verbFor } from '../../core/counted.js';
import { auditsNeeded } from './audits-needed.js';
import { farName } from './far/far-name.js';

/** One question that a calibration asks of a row. */
interface Question {
  readonly name: string;
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
        { of: together, where: '' },
        ...(sources.length > 1 ? sources.map((of, s) => ({ of, where: ` on ${plan.sources[s].id}` })) : []),
      ].flatMap(({ of, where }) => questionsOf(of, `${n}/${trials} ${test}${where}`)),
    ),
  );
  const questions = [...near, ...far.flatMap(farQuestionsOf)];
  const bound = Math.log(plan.falseAlarm / questions.length);
  const because = questions
    .filter(({ logP }) => logP < bound)
    .sort((a, b) => a.logP - b.logP)
    .map(({ name }) => name);
  const rates = sizes.flatMap(({ rows }) => rows.flatMap(({ together }) => [...together.upper, ...together.lower]));
  const outside = (answer: LevelRate['answer']): number => rates.filter((rate) => rate.answer === answer).length;
  return {
    hypotheses: questions.length,
    outside: { more: outside('more often'), less: outside('less often'), of: rates.length },
    verdict: because.length > 0 ? failing(because) : nothingFound(plan, sizes, bound),
  };
}

function failing(because: readonly string[]): CalibrationVerdict {
  const rows = rowsNamed(because).join(', ');
  const statement = `rows that reject an even shuffle more often than they may, or whose p-values are not spread evenly: ${rows}`;
  return { kind: 'fails', because, statement };
}

function nothingFound(plan: CalibrationPlan, sizes: readonly CalibratedSize[], bound: number): CalibrationVerdict {
  const audits = plan.sources.reduce((sum, source) => sum + source.audits, 0);
  const needed = auditsNeeded(plan, sizes, bound);
  if (audits >= needed) return { kind: 'holds', because: [], statement: 'no row rejects an even shuffle more often than it may' };
  const few = `${counted(audits.toLocaleString('en'), 'audit')} ${verbFor(audits, 'is')} too few`;
  const statement = `${few}; a test that rejects twice as often as it may would be seen four times in five from about ${counted(needed.toLocaleString('en'), 'audit')}`;
  return { kind: 'inconclusive', because: [], statement };
}

function questionsOf({ lower, straightness, upper }: RowRates, name: string): readonly Question[] {
  return [
    ...upper.map(({ level, logP }) => ({ name: `${name} too uneven under ${level}`, logP })),
    ...lower.map(({ level, logP }) => ({ name: `${name} too even under ${level}`, logP })),
    ...(straightness ? [{ name: `${name} spread`, logP: straightness.logBeyondAllowed }] : []),
  ];
}

function farQuestionsOf(size: FarResult): readonly Question[] {
  return size.rows.flatMap(({ lower, test, upper }) =>
    [...upper.map((rate) => ({ ...rate, tail: 'too uneven' })), ...lower.map((rate) => ({ ...rate, tail: 'too even' }))].map(
      ({ level, logP, tail }) => ({ name: `${farName(size)} ${test} ${tail} under ${level}`, logP }),
    ),
  );
}

/** The rows that are named, each once, with their size. */
function rowsNamed(because: readonly string[]): readonly string[] {
  return [...new Set(because.map((name) => name.split(' ').slice(0, 2).join(' ')))];
}
