import type { SequentialCore } from '../../../core/record/sequential.js';
import type { Process } from '../../../core/statistic/evidence-process.js';
import { processesOf } from '../../../kinds/planning/processes-of.js';

/**
 * The kinds of evidence that a run averaged, in the order of its plan, with their words. Throws E_UNKNOWN_ID for one that its kind of outcome does
 * not have.
 */
export function processesIn({ plan, subject }: Pick<SequentialCore, 'plan' | 'subject'>): readonly Process[] {
  return processesOf(subject.origin.outcome, plan.processes);
}

/** The plan in the form that describes its subject: with `absolute` where it also bets on the cards dealt. */
export function describedPlan(core: Pick<SequentialCore, 'plan' | 'subject'>): SequentialCore['plan'] & { readonly absolute?: true } {
  return { ...core.plan, ...(processesIn(core).some(({ reading }) => reading === 'absolute') && { absolute: true }) };
}
