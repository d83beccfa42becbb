import { AuditError } from '../../core/errors.js';
import { MOST_LAGS } from '../../core/record/record-limits.js';
import type { OutcomeSpace } from '../../core/subject/outcome.js';
import { andList } from '../../core/words/and-list.js';
import { counted } from '../../core/words/counted.js';
import { KINDS, kindOf } from '../../kinds/index.js';
import { skipReasonWords } from '../../kinds/words/skip-reason.js';
import type { Fits, Fittable } from '../fit.js';

/** Throws E_USAGE if `lags` is no valid number of deals, or none of the tests looks further back than the previous deal. */
export function checkLags(lags: number, tests: readonly string[], space: Pick<OutcomeSpace, 'outcome'>): void {
  if (!Number.isInteger(lags) || lags < 1 || lags > MOST_LAGS) {
    throw new AuditError('E_USAGE', `--lags must be a whole number from 1 to ${MOST_LAGS}, got ${lags}`);
  }
  if (lags === 1) return;
  const able = ableIn(space);
  const { title } = kindOf(space.outcome);
  if (able.length === 0)
    throw new AuditError('E_USAGE', `--lags is for ${andList(ableTitles())}, got it with ${title}`, { hint: 'leave it out' });
  if (!able.some((id) => tests.includes(id))) {
    throw new AuditError('E_USAGE', `--lags ${lags} needs a test that looks further back than the deal before, and the plan has none`, {
      hint: `add ${able.join(', ')} to --tests, or use --battery standard`,
    });
  }
}

/** Throws E_USAGE if there are too few deals for all the lags of a plan: nothing asked for is left out silently. */
export function checkFarEnough(plan: Fittable, fits: Fits): void {
  const { lags = 1, trials } = plan;
  if (lags === 1) return;
  const { rows, skipped } = fits.of(plan);
  const able = ableIn(fits.space).filter((id) => plan.tests.includes(id));
  const near = able.find((id) => furthestBack(fits.space, id, rows) < lags);
  if (near !== undefined) {
    const reason = skipped.find(({ test }) => test === near)?.reason;
    const back = furthestBack(fits.space, near, rows) + 1;
    throw new AuditError(
      'E_USAGE',
      `--lags ${lags} is too far for ${counted(trials, 'deal')}: ${near} ${reason ? skipReasonWords(reason, fits.space.one) : `needs more deals to look ${back} back, got ${trials}`}`,
      { hint: 'leave out --lags, or look less far back' },
    );
  }
}

/** Returns how many deals back the rows of a statistic look; 0 if it has none. */
function furthestBack({ outcome }: Pick<OutcomeSpace, 'outcome'>, id: string, rows: readonly { readonly test: string }[]): number {
  const { looksBack } = kindOf(outcome).statistics.get(id);
  return Math.max(0, ...rows.flatMap(({ test }) => (looksBack && test.split('/')[0] === id ? [looksBack.of(test).lag] : [])));
}

/** Returns the statistics of a kind of outcome that can look further back than the previous deal. */
function ableIn({ outcome }: Pick<OutcomeSpace, 'outcome'>): readonly string[] {
  return kindOf(outcome)
    .statistics.all.filter(({ looksBack }) => looksBack)
    .map(({ id }) => id);
}

/** Returns the titles of the kinds of outcome that have such statistics. */
function ableTitles(): readonly string[] {
  return Object.values(KINDS).flatMap(({ statistics, title }) => (statistics.all.some(({ looksBack }) => looksBack) ? [title] : []));
}
