import { AuditError } from '../core/errors.js';
import type { Plan } from '../core/record/evidence.js';
import type { Handing } from '../core/source/handing.js';
import { Batch } from '../core/subject/outcome.js';
import type { Block } from '../core/subject/subject.js';
import { ChildInputDeck } from '../engine/child/input-deck.js';
import { childDeckState, childState } from '../engine/child/state.js';
import { ChildStream } from '../engine/child/stream.js';
import { BlockCounter } from '../engine/count/block-counter.js';
import type { Sampling } from '../engine/count/blocks.js';
import { blockAt, blockCount } from '../engine/count/blocks.js';
import { condensed } from '../engine/count/job.js';
import { countsByReading, type Readings, statisticsByReading } from '../engine/count/readings.js';
import { Totals } from '../engine/count/totals.js';
import type { Fits } from '../engine/fit.js';
import type { InsideDealer } from './deal-inside.js';
import { INSIDE_BATCH } from './deal-inside.js';
import type { Steps } from './steps.js';

/** The number of deals made twice from the same numbers, to see if the function draws them. */
const TRIED = 16;

/** The numbers of one sample: those that `shuffle-audit run` gives a function in a file with the same seed. */
export class SampleNumbers {
  #stream: ChildStream | null = null;

  start(block: Block): void {
    this.#stream = new ChildStream(childState(block));
  }

  /** The next number in [0, 1). */
  readonly next = (): number => {
    if (!this.#stream) throw new AuditError('E_INTERNAL', 'a number was drawn before the first deal');
    return this.#stream.next();
  };
}

export interface InsideSample {
  readonly role: 'sample' | 'handed';
  readonly trials: number;
  readonly handed: Handing;
}

/** Deals a whole sample and counts it, in both readings where its deals begin with decks in random order. `numbers` null: the function's randomness is its own. */
export function* dealSample(
  plan: Plan,
  { handed, role, trials }: InsideSample,
  fits: Fits,
  dealer: InsideDealer,
  numbers: SampleNumbers | null,
): Steps<Readings> {
  const sampling: Sampling = { ...plan, role, trials };
  const statistics = statisticsByReading(fits.of({ ...plan, trials }).statistics, handed === 'shuffled');
  dealer.restart();
  const totals = new Totals(statistics.flatMap(({ id, fitted }) => (fitted.condense ? [id] : [])));
  for (let index = 0; index < blockCount(sampling); index++) {
    const block = blockAt(sampling, index);
    numbers?.start(block);
    dealer.hand(decksOf(block, handed, plan.n));
    const counting = new BlockCounter(fits.space, statistics, block);
    try {
      const batch = new Batch(fits.space.width, Math.min(INSIDE_BATCH, counting.most));
      if (handed === 'shuffled') batch.absolute = new Batch(batch.width, batch.capacity);
      for (let left = block.trials; left > 0; left -= batch.length) {
        yield* dealer.into(batch, Math.min(batch.capacity, left));
        counting.add(batch);
      }
      totals.add([index], counting.counts());
    } finally {
      counting.close();
    }
  }
  return countsByReading(condensed(statistics, totals));
}

/** The decks in random order with which the deals of a block begin; null where they begin with the deck in order. */
export function decksOf(block: Block, handed: Handing, n: number): ChildInputDeck | null {
  return handed === 'shuffled' ? new ChildInputDeck(n, childDeckState(block)) : null;
}

/**
 * Deals the first decks of a block twice from the same numbers. Throws E_NONDETERMINISTIC where they differ: a test on such a function would not end
 * the same every time.
 */
export function* tryTwice(block: Block, handed: Handing, dealer: InsideDealer, numbers: SampleNumbers): Steps<void> {
  const { name, space } = dealer.inside;
  const deals = Math.min(TRIED, block.trials);
  const [first, second] = [new Batch(space.width, deals), new Batch(space.width, deals)];
  for (const batch of [first, second]) {
    dealer.restart();
    numbers.start(block);
    dealer.hand(decksOf(block, handed, space.width));
    yield* dealer.into(batch, deals);
  }
  dealer.restart();
  const differs = first.cells.findIndex((card, i) => card !== second.cells[i]);
  if (differs < 0) return;
  const trial = Math.floor(differs / space.width) + 1;
  throw new AuditError(
    'E_NONDETERMINISTIC',
    `${name}: deals must be the same again when Math.random gives the same numbers again, got another deck in deal ${trial}`,
    {
      hint: "the function takes its randomness from elsewhere (crypto, or a Math.random that it kept when it was loaded, as lodash does), or keeps something from deal to deal: { randomness: 'live' } audits it as it is, with other deals every time",
      at: { trial },
    },
  );
}
