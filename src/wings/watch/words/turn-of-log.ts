import type { AuditedLog, LogFindings } from '../../../cli/prepared.js';
import { SCREEN } from '../../../cli/print.js';
import { stepProgressOn } from '../../../cli/progress.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { THIS_MACHINE } from '../../../host/this-machine.js';
import { turnTold } from './turn-told.js';

/** Says where a biased log turned, for its record and in lines. It searches under the even law: nothing is said where another one was declared. */
export async function turnOfLog({ core, read, subject }: AuditedLog, quiet: boolean): Promise<LogFindings> {
  const { plan, verdict } = core;
  // Rows that were sorted turn where the sort says.
  if (verdict.kind !== 'biased' || plan.null || subject.space.recorded?.unordered) return {};
  const progress = stepProgressOn(SCREEN, quiet, 'looking where it turned');
  const onDeals = (deals: number): void => progress.report(counted(count(deals), 'deal'));
  try {
    const { lines, turned } = await turnTold(read, subject, plan, onDeals, THIS_MACHINE);
    return { lines, ...(turned && { facts: { turned } }) };
  } finally {
    progress.done();
  }
}
