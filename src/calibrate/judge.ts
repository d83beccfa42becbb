import type { CalibratedSize, CalibrationCore, CalibrationPlan, LevelRate, RowRates } from '../core/calibration.js';

/** One question that a calibration asks of a row. */
interface Question {
  readonly name: string;
  readonly logP: number;
}

/**
 * The verdict over all rows, both tails, every level, and every straight line: all sources together, and each by itself where there are
 * several. Bonferroni: each question is held to falseAlarm over their number, so that the whole is said to fail by luck at most so often.
 */
export function judge(
  plan: CalibrationPlan,
  sizes: readonly CalibratedSize[],
): Pick<CalibrationCore, 'hypotheses' | 'outside' | 'verdict'> {
  const questions = sizes.flatMap(({ n, rows, trials }) =>
    rows.flatMap(({ sources, test, together }) =>
      [
        { of: together, where: '' },
        ...(sources.length > 1 ? sources.map((of, s) => ({ of, where: ` on ${plan.sources[s].id}` })) : []),
      ].flatMap(({ of, where }) => questionsOf(of, `${n}/${trials} ${test}${where}`)),
    ),
  );
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
    verdict: {
      kind: because.length === 0 ? 'holds' : 'fails',
      because,
      statement:
        because.length === 0
          ? 'no row rejects an even shuffle more often than it may'
          : `rows that reject an even shuffle more often than they may, or whose p-values are not spread evenly: ${rowsNamed(because).join(', ')}`,
    },
  };
}

function questionsOf({ lower, straightness, upper }: RowRates, name: string): readonly Question[] {
  return [
    ...upper.map(({ level, logP }) => ({ name: `${name} too uneven under ${level}`, logP })),
    ...lower.map(({ level, logP }) => ({ name: `${name} too even under ${level}`, logP })),
    ...(straightness ? [{ name: `${name} spread`, logP: straightness.logBeyondAllowed }] : []),
  ];
}

/** The rows that are named, each once, with their size. */
function rowsNamed(because: readonly string[]): readonly string[] {
  return [...new Set(because.map((name) => name.split(' ').slice(0, 2).join(' ')))];
}
