import { AuditError } from '../../../core/errors.js';
import type { CallStyle } from '../../../core/source/function-source.js';
import type { ForcedAnswers } from '../../../core/subject/forced.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import type { ChildTask } from '../../../engine/child/protocol.js';
import type { ChildContext } from './failure.js';
import { ChildForcedSession } from './forced-session.js';

/**
 * Numbers that Math.random may give, and two that it never gives: an answer of a comparator changes its sign with one of these. In the last deal they
 * take turns, so that a comparator whose answers have both signs is asked more often than once a card.
 */
const ALWAYS: readonly number[] = [0.5, -1, 2];
const GIVEN: readonly (readonly number[])[] = [...ALWAYS.map((number) => [number]), [-1, 2]];

/** The numbers for a deal of each card: more than a sort asks for. */
const NUMBERS_PER_CARD = 64;

const MOST_CARDS = 5000;

/**
 * Finds out what a function does with the numbers it draws, if all its deals were `deal`. Deals it with numbers of our own: a sort whose comparator
 * never says "before" turns the deck round once every answer says so. Undefined where that tells nothing, as where it breaks the function.
 */
export async function childUnmoved(
  deal: Uint16Array,
  task: ChildTask,
  space: OutcomeSpace,
  context: ChildContext,
  timeoutMs: number,
): Promise<CallStyle['unmoved']> {
  const n = deal.length;
  if (n > MOST_CARDS) return undefined;
  const width = NUMBERS_PER_CARD * n;
  const numbers = Float64Array.from({ length: GIVEN.length * width }, (_, k) => {
    const given = GIVEN[Math.floor(k / width)];
    return given[k % given.length];
  });
  const sessions: ChildForcedSession[] = [];
  const dealt = async (forced: NonNullable<ChildTask['forced']>): Promise<ForcedAnswers> => {
    const session = await ChildForcedSession.start({ ...task, forced }, { space }, context, timeoutMs);
    sessions.push(session);
    return session.deal(numbers, width, true);
  };
  try {
    const { calls, cells } = await dealt(true);
    if (calls.some((count) => count > width)) return undefined;
    if (calls.every((count) => count === 0)) return 'undrawn';
    const turned = deal.toReversed();
    const each = ALWAYS.map((_, k) => cells.subarray(k * n, (k + 1) * n)).map((dealt) =>
      dealt.every((card, i) => card === deal[i]) ? 'same' : dealt.every((card, i) => card === turned[i]) ? 'turned' : 'other',
    );
    if (each.includes('other')) return undefined;
    if (each.includes('turned')) return 'one-sided';
    // A sort that finds no card out of order asks once for each but the first.
    if (calls.some((count) => count !== n - 1)) return 'unused';
    const compared = await dealt('comparing');
    return compared.calls.every((count) => count === n - 1) ? 'one-sided' : 'unused';
  } catch (error) {
    if (error instanceof AuditError) return undefined;
    throw error;
  } finally {
    for (const session of sessions) session.close();
  }
}
