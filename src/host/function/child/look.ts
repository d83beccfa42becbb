import { AuditError } from '../../../core/errors.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { Batch } from '../../../core/subject/outcome.js';
import { counted } from '../../../core/words/counted.js';
import type { ChildEnd, ChildReady, ChildTask } from '../../../engine/child/protocol.js';
import type { Load } from '../module/loaded.js';
import type { ChildCardNames } from './card-names.js';
import { childCardNames } from './card-names.js';
import type { ChildContext } from './failure.js';
import { ChildSession } from './session.js';

/** Called during the first deals of a function: the deal that came, from 1, and the most deals of one look. */
export type Trying = (deal: number, of: number) => void;

/** Bits of surprise that rule out luck. The chance that n cards come in rising order, or as they were handed, is at most 1 in n. */
export const SURE_BITS = 30;

export interface Looked {
  readonly ready: ChildReady;
  readonly end: ChildEnd;
  readonly loads: readonly Load[];
  /** The dealt cells, deal by deal. */
  readonly cells: Uint16Array;
  /** The content of its cards, where they are names or objects. */
  readonly lines: readonly string[];
}

interface LookContext extends ChildContext {
  readonly onTry?: Trying;
}

/** Reads a look to its end. Throws E_SUBJECT_* for a rule that its deals break. */
export async function looked(session: ChildSession, { id, onTry }: LookContext): Promise<Looked> {
  const { handed, trials } = session.task;
  const { width } = handed;
  const cells = new Uint16Array(width * trials);
  const deal = new Batch(width, 1);
  let dealt = 0;
  while (!session.end) {
    await session.fill(deal);
    if (deal.length === 0) break;
    cells.set(deal.cells, width * dealt++);
    onTry?.(dealt, trials);
  }
  const { ready, end, lines, loads } = session;
  if (!ready || !end) throw new AuditError('E_INTERNAL', `${id}: a first look must end with its last trial, got neither`);
  return { ready, end, loads: [...loads], cells: cells.subarray(0, width * dealt), lines };
}

/**
 * Makes the very first look, which learns the cards where they are names. Whole decks show them in the first deal. Hands need as many deals as show
 * every card except once in a billion looks, by a process of its own. Throws E_SUBJECT_CARD where there are fewer cards than the deck is said to
 * have.
 */
export async function lookedFirst(
  session: ChildSession,
  task: ChildTask,
  space: OutcomeSpace,
  context: LookContext,
  timeoutMs: number,
): Promise<Looked & { readonly names: ChildCardNames | null }> {
  const first = await looked(session, context);
  if (first.lines.length === 0) return { ...first, names: null };
  const { bound: n, cells: deal } = task.handed.answer;
  const enough = Math.ceil((n / deal) * Math.log(n * 2 ** SURE_BITS));
  const many = { ...task, trials: Math.max(task.trials, enough) };
  const { lines } = deal < n ? await looked(await ChildSession.start(many, context, space, timeoutMs), context) : first;
  const names = childCardNames(lines, n);
  const { cards } = names.vocabulary;
  if (cards.length !== n)
    throw new AuditError(
      'E_SUBJECT_CARD',
      `${context.id}: must deal hands of ${n} different cards, got ${cards.length} in ${counted(enough, 'hand')}`,
      {
        hint: `where the deck has ${counted(cards.length, 'card')}, --n ${cards.length}`,
      },
    );
  const number = first.lines.map((line) => names.numberOf(line) ?? 0);
  return { ...first, cells: first.cells.map((card) => number[card]), names };
}
