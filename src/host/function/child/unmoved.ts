import { AuditError } from '../../../core/errors.js';
import type { CallStyle } from '../../../core/source/function-source.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import type { ChildTask } from '../../../engine/child/protocol.js';
import type { ChildContext } from './failure.js';
import { ChildForcedSession } from './forced-session.js';

/** Numbers that Math.random may give, and two that it never gives: an answer of a comparator changes its sign with one of these. */
const GIVEN: readonly number[] = [0.5, -1, 2];

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
  let session: ChildForcedSession | null = null;
  try {
    session = await ChildForcedSession.start(task, { space }, context, timeoutMs);
    const numbers = Float64Array.from({ length: GIVEN.length * width }, (_, k) => GIVEN[Math.floor(k / width)]);
    const { calls, cells } = await session.deal(numbers, width, true);
    if (calls.some((count) => count > width)) return undefined;
    if (calls.every((count) => count === 0)) return 'undrawn';
    const turned = deal.toReversed();
    const each = GIVEN.map((_, k) => cells.subarray(k * n, (k + 1) * n)).map((dealt) =>
      dealt.every((card, i) => card === deal[i]) ? 'same' : dealt.every((card, i) => card === turned[i]) ? 'turned' : 'other',
    );
    if (each.includes('other')) return undefined;
    return each.includes('turned') ? 'one-sided' : 'unused';
  } catch (error) {
    if (error instanceof AuditError) return undefined;
    throw error;
  } finally {
    session?.close();
  }
}
