import { AuditError } from '../core/errors.js';
import type { Process } from '../core/evidence-process.js';
import type { Outcome, OutcomeSpace } from '../core/outcome.js';
import { kindOf } from './index.js';

/** The kinds of evidence of an outcome that a plan names. Throws E_UNKNOWN_ID for a name that its kind has not. */
export function processesOf(outcome: Pick<Outcome, 'kind'>, ids: readonly string[]): readonly Process[] {
  const { evidence, title } = kindOf(outcome);
  return ids.map((id) => {
    const found = evidence.processes.find((one) => one.id === id);
    if (!found) throw new AuditError('E_UNKNOWN_ID', `no kind of evidence of ${title} is called "${id}"`);
    return found;
  });
}

/** The names of the kinds of evidence that a run averages in a space; without the ones a rule may leave out where `least`. */
export function processesIn(space: OutcomeSpace, least = false): readonly string[] {
  return kindOf(space.outcome)
    .evidence.processes.filter(({ optional, suits }) => (suits?.(space) ?? true) && !(least && optional))
    .map(({ id }) => id);
}
