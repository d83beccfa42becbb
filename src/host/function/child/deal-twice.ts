import { AuditError } from '../../../core/errors.js';
import type { Batch } from '../../../core/subject/outcome.js';
import type { Block, OutcomeSource } from '../../../core/subject/subject.js';
import type { ChildContext } from './failure.js';

/** The seed-path label that selects the blocks dealt twice: a function cannot foresee them. */
const CHOICE = 'dealt-twice';

/** Advice where a function draws from elsewhere than an audit's numbers, and the price of each way. */
export const LIVE_HINT =
  '--randomness live deals it as it is, and then no deal can be dealt again; where it can take a generator, --call "(deck, random) => …" hands it the numbers of the audit, and its own are not tested';

/** The rate of blocks dealt twice after the first: one in eight. */
const ONE_IN = 8;

/**
 * Returns the blocks of a stretch that a second process deals too, in order: one in eight, drawn from the seed. The second process starts with none
 * of the first one's earlier deals, so these blocks show what those carry over. Therefore the first of them comes after the stretch's first block;
 * one more is drawn for it if needed. Where no later block is at least half as large as the first, the sample's first block is dealt twice instead.
 */
export function blocksDealtTwice([first, ...later]: readonly Block[]): readonly Block[] {
  const isDrawn = (block: Block): boolean => block.key(CHOICE, 1, 0)[0] % ONE_IN === 0;
  const large = later.filter(({ trials }) => 2 * trials >= first.trials);
  const drawn = later.filter(isDrawn);
  if (large.length === 0) return first.index === 0 || isDrawn(first) ? [first, ...drawn] : drawn;
  if (large.some((block) => drawn.includes(block))) return drawn;
  return [large[first.key(CHOICE, 2, 0)[1] % large.length], ...drawn];
}

export interface CheckingSource extends OutcomeSource {
  /** Deals as many outcomes as the batch holds; returns how many agree before the first that differs. */
  agree(batch: Batch): Promise<number>;
}

/**
 * Returns the outcomes of `first`, each compared with those of `again`, another process given the same numbers. Throws E_NONDETERMINISTIC at the
 * first deal in which they differ. From there on the function draws from elsewhere, or carries over what one process dealt before, however it behaved
 * while it was tried.
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
