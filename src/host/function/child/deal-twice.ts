import { AuditError } from '../../../core/errors.js';
import type { Batch } from '../../../core/subject/outcome.js';
import type { Block, OutcomeSource } from '../../../core/subject/subject.js';
import type { ChildContext } from './failure.js';

/** The seed-path label by which blocks are chosen to be dealt twice: a function cannot foresee them. */
const CHOICE = 'dealt-twice';

/** What to do where a function draws from elsewhere than the numbers of an audit, and what each way gives up. */
export const LIVE_HINT =
  '--randomness live deals it as it is, and then no deal can be dealt again; where it can take a generator, --call "(deck, random) => …" hands it the numbers of the audit, and its own are not tested';

/** One in so many blocks behind the first. */
const ONE_IN = 8;

/**
 * The blocks of a stretch that a second process deals too, in their order: one in eight, drawn from the seed. The process that deals them begins with none of
 * what the first one dealt before, so they show what that carries over; therefore the first of them lies behind the stretch's first block, one more drawn for it if
 * need be. Where there is none so large as half of that, the first block of a sample is dealt twice in its place.
 */
export function blocksDealtTwice([first, ...later]: readonly Block[]): readonly Block[] {
  const isDrawn = (block: Block): boolean => block.key(CHOICE, 1, 0)[0] % ONE_IN === 0;
  const large = later.filter(({ trials }) => 2 * trials >= first.trials);
  const drawn = later.filter(isDrawn);
  if (large.length === 0) return first.index === 0 || isDrawn(first) ? [first, ...drawn] : drawn;
  if (large.some((block) => drawn.includes(block))) return drawn;
  return [large[first.key(CHOICE, 2, 0)[1] % large.length], ...drawn];
}

/** Deals that can be held against those of a batch. */
export interface CheckingSource extends OutcomeSource {
  /** Deals as many as the batch holds: how many of them are the same, before the first that is not. */
  agree(batch: Batch): Promise<number>;
}

/**
 * The outcomes of `first`, each held against those of `again`, another process that was given the same numbers. Throws E_NONDETERMINISTIC at
 * the first deal in which they differ: from there on the function takes its randomness from elsewhere, or carries over what one of the two dealt before,
 * whatever it did while it was tried.
 */
export function dealTwice(first: OutcomeSource, again: CheckingSource, context: ChildContext): OutcomeSource {
  const close = async (): Promise<void> => {
    await Promise.all([first.close?.(), again.close?.()]);
  };
  let dealt = 0;
  return {
    async fill(batch) {
      try {
        await first.fill(batch);
        const same = await again.agree(batch);
        if (same < batch.length) throw differs(context, dealt + same + 1);
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
  const rule = 'the function must deal the same again from the same Math.random, got another deal by another process';
  return new AuditError(
    'E_NONDETERMINISTIC',
    `${id}: deal ${trial}: ${rule}: from some deal on it draws from something else (crypto, the clock) or carries something over, though its first deals did not`,
    { hint: LIVE_HINT, at: { trial } },
  );
}
