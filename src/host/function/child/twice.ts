import { AuditError } from '../../../core/errors.js';
import { Batch } from '../../../core/outcome.js';
import type { Block, OutcomeSource } from '../../../core/subject.js';
import type { ChildContext } from './failure.js';

/** The seed-path label by which blocks are chosen to be dealt twice: a function cannot foresee them. */
const CHOICE = 'dealt-twice';

/** What to do where a function draws from elsewhere than the numbers of an audit, and what each way gives up. */
export const LIVE_HINT =
  '--randomness live deals it as it is, and then no deal can be dealt again; where it can take a generator, --call "(deck, random) => …" hands it the numbers of the audit, and its own are not tested';

/** One in so many blocks behind the first. */
const ONE_IN = 8;

/** Whether a block is dealt twice: the first of every sample, and one in eight of the others, drawn from the seed. */
export function isDealtTwice(block: Block): boolean {
  return block.index === 0 || block.key(CHOICE, 1, 0)[0] % ONE_IN === 0;
}

/**
 * The outcomes of `first`, each held against those of `again`, another process that was given the same numbers. Throws E_NONDETERMINISTIC at
 * the first deal in which they differ: from there on the function takes its randomness from elsewhere, whatever it did while it was tried.
 */
export function dealtTwice(first: OutcomeSource, again: OutcomeSource, context: ChildContext): OutcomeSource {
  const close = async (): Promise<void> => {
    await Promise.all([first.close?.(), again.close?.()]);
  };
  let dealt = 0;
  let copy: Batch | null = null;
  return {
    async fill(batch) {
      copy = copy?.capacity === batch.capacity ? copy : new Batch(batch.width, batch.capacity);
      try {
        await Promise.all([first.fill(batch), again.fill(copy)]);
        const cells = batch.length * batch.width;
        for (let i = 0; i < cells; i++)
          if (batch.cells[i] !== copy.cells[i]) throw differs(context, dealt + Math.floor(i / batch.width) + 1);
      } catch (error) {
        await close();
        throw error;
      }
      dealt += batch.length;
    },
    close,
  };
}

function differs({ first, id }: ChildContext, trialInBlock: number): AuditError {
  const trial = first + trialInBlock;
  return new AuditError(
    'E_NONDETERMINISTIC',
    `${id}: trial ${trial}: the function must deal the same again from the same Math.random, got another deal: from some deal on it draws from something else (crypto, the clock), though its first deals did not`,
    { hint: LIVE_HINT, at: { trial } },
  );
}
