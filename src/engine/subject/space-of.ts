import type { Origin } from '../../core/origin.js';
import type { OutcomeSpace } from '../../core/outcome.js';
import { recordedOf } from '../../core/recorded-log.js';
import { kindOf } from '../../kinds/index.js';

/** The set that the outcomes of `n` cards from this origin live in, with what is known of them where they were recorded. */
export function spaceOf({ outcome, source }: Origin, n: number): OutcomeSpace {
  const log = source.kind === 'log' ? source : null;
  const cards = log ? log.vocabulary : 'call' in source ? source.call.cards : undefined;
  return kindOf(outcome).space(outcome, { n, recorded: log ? recordedOf(log) : undefined, standard: cards?.kind === 'standard' });
}
