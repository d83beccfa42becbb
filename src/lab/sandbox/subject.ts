import type { Origin } from '../../core/record/origin.js';
import type { InlineSource } from '../../core/source/live-source.js';
import type { DeckOutcome } from '../../core/subject/outcome.js';
import type { Block, Subject } from '../../core/subject/subject.js';
import { childError } from '../../engine/child/error.js';
import { ChildInputDeck } from '../../engine/child/input-deck.js';
import { childDeckState, childState } from '../../engine/child/state.js';
import { spaceOf } from '../../engine/subject/space-of.js';
import { type Port, SandboxLink } from './link.js';

/** The milliseconds the function may take to load, and for a deal. */
const SANDBOX_TIMEOUT_MS = 3000;

/** The name of a learner's own function in messages and in a record. */
export const OWN_NAME = 'your function';

/**
 * Returns a function in its sandbox as a subject of `n` cards, dealt by one worker. Its `Math.random` is the stream that `shuffle-audit run` gives a
 * function with the same seed. For decks handed in in random order, it delivers the order of each relative to the deck handed in, and the cards dealt
 * besides. Throws E_SUBJECT_* at the first invalid deal.
 */
export function sandboxSubject(port: Port, n: number, timeoutMs: number = SANDBOX_TIMEOUT_MS): Subject {
  const source: InlineSource = { kind: 'inline', name: OWN_NAME, randomness: 'injected', input: 'in-order' };
  const origin: Origin<InlineSource, DeckOutcome> = { source, outcome: { kind: 'deck' } };
  const space = spaceOf(origin, n);
  const link = new SandboxLink(port, OWN_NAME, n, timeoutMs);
  return {
    id: OWN_NAME,
    space,
    origin,
    blocks: 'sequential',
    replayable: false,
    open(block) {
      const deck = block.otherwise ? childDeckState(block) : null;
      const handed = deck && new ChildInputDeck(n, deck);
      let begin: { state: readonly number[]; deck?: readonly number[] } | undefined = { state: childState(block), ...(deck && { deck }) };
      let dealt = 0;
      return {
        async fill(batch) {
          batch.length = 0;
          while (batch.length < batch.capacity && dealt < block.trials) {
            const most = Math.min(batch.capacity - batch.length, block.trials - dealt);
            const { cells, deals } = await link.ask(most, { first: block.first, dealt }, begin);
            begin = undefined;
            batch.cells.set(cells.subarray(0, deals * n), batch.length * n);
            for (let k = 0; k < deals; k++) {
              const at = (batch.length + k) * n;
              check(batch.cells, at, block, ++dealt);
              batch.absolute?.cells.set(batch.cells.subarray(at, at + n), at);
              handed?.next();
              handed?.place(batch.cells, at, n);
            }
            batch.length += deals;
          }
          if (batch.absolute) batch.absolute.length = batch.length;
        },
      };
    },
  };

  function check(cells: Uint16Array, at: number, { first }: Block, trial: number): void {
    const fault = space.fault(cells, at);
    if (!fault) return;
    const code = fault.rule === 'duplicate' ? 'E_SUBJECT_DUPLICATE' : 'E_SUBJECT_CARD';
    throw childError({ id: OWN_NAME, first }, { code, rule: fault.message, trial, position: fault.position + 1, hint: '' });
  }
}
