import type { EvidenceCore } from '../core/record/evidence.js';
import { recordedOf } from '../core/record/recorded-log.js';
import type { Fitted, Statistic } from '../core/statistic/statistic.js';
import { kindOf } from './index.js';

/** Binds a statistic to the outcomes of a log as it was when counted; null for other subjects, and where the statistic was left out. */
export function fitAgain({ plan, subject: { origin } }: Pick<EvidenceCore, 'plan' | 'subject'>, statistic: Statistic): Fitted | null {
  const { outcome, source } = origin;
  if (source.kind !== 'log') return null;
  const standard = source.vocabulary.kind === 'standard';
  const fit = statistic.fit(kindOf(outcome).space(outcome, { n: plan.n, recorded: recordedOf(source), standard }), plan.trials);
  return 'skipped' in fit ? null : fit;
}
