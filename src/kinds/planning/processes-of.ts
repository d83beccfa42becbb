import { AuditError } from '../../core/errors.js';
import type { Process } from '../../core/statistic/evidence-process.js';
import type { Outcome, OutcomeSpace } from '../../core/subject/outcome.js';
import { kindOf } from '../index.js';

/** The prefix in a plan for a kind of evidence that bets on the cards dealt, where the function was given decks in random order. */
const ABSOLUTE = 'absolute/';

/** Finds the kinds of evidence of an outcome that a plan names. Throws E_UNKNOWN_ID for a name that its kind lacks. */
export function processesOf(outcome: Pick<Outcome, 'kind'>, ids: readonly string[]): readonly Process[] {
  const { evidence, title } = kindOf(outcome);
  return ids.map((id) => {
    const absolute = id.startsWith(ABSOLUTE);
    const found = evidence.processes.find((one) => one.id === (absolute ? id.slice(ABSOLUTE.length) : id));
    if (!found) throw new AuditError('E_UNKNOWN_ID', `no kind of evidence of ${title} is called "${id}"`);
    return absolute
      ? { ...found, id, name: `${found.name}, dealt`, bets: `${found.bets}, of the cards dealt`, reading: 'absolute' }
      : found;
  });
}

/** Returns the names of kinds of evidence, each once for each reading of deals that begin with decks in random order. */
export function nameBothReadings(ids: readonly string[]): readonly string[] {
  return [...ids, ...ids.map((id) => ABSOLUTE + id)];
}

/**
 * Returns the names of the kinds of evidence that a run averages in a space, each once for each reading of its deals; with `least`, without those a
 * rule may leave out.
 */
export function processesIn(space: OutcomeSpace, least = false): readonly string[] {
  const ids = kindOf(space.outcome)
    .evidence.processes.filter(({ optional, suits }) => (suits?.(space) ?? true) && !(least && optional))
    .map(({ id }) => id);
  return space.handed === 'shuffled' ? nameBothReadings(ids) : ids;
}
