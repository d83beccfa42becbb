import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { RecordedResult } from '../../../core/record/results.js';
import { isDeviation } from '../../../core/record/results.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { spaceUnder } from '../../../engine/subject/uniform-under-null.js';
import { kindOf, statisticsIn } from '../../../kinds/index.js';
import { questionAmong } from '../../../kinds/planning/question-among.js';

/** The question of a row, in its statistic's words; the row's id where the statistic has another version. */
export function questionOf({ plan, subject: { origin } }: Pick<EvidenceCore, 'plan' | 'subject'>, result: RecordedResult): string {
  const { test } = result;
  const space = spaceUnder(spaceOf(origin, plan.n), plan.null);
  const all = [...(kindOf(origin.outcome).ofDeclared ?? []), ...statisticsIn(space).all];
  const shows = isDeviation(result) ? result.shows : undefined;
  return questionAmong(all, { test, space, trials: plan.trials, ...(shows && { shows }) });
}
