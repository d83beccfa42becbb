import type { Origin } from '../core/record/origin.js';
import { otherHanding } from '../core/source/handing.js';
import type { InlineSource } from '../core/source/live-source.js';
import type { Batch, DeckOutcome, OutcomeSpace } from '../core/subject/outcome.js';
import type { Block, Subject } from '../core/subject/subject.js';
import { type ChildCallable, childAsksRandom } from '../engine/child/pick.js';
import { spaceOf } from '../engine/subject/space-of.js';
import { borrowRandom, liveRandom } from '../host/lend-random.js';
import { InsideDealer, type InsideWishes } from './deal-inside.js';
import { decksOf, SampleNumbers, tryTwice } from './deal-sample.js';
import { doSteps, type Steps } from './steps.js';
import type { ShuffleUnderTest, TestWishes } from './test-options.js';

type Called = Pick<TestWishes, 'passRandom'>;

/**
 * A function as a subject of `n` cards, called in place, in this very process. With injected randomness it gets the numbers that a function in a file
 * gets from the same seed. Its sources throw E_SUBJECT_* at the first deal that is none, and E_NONDETERMINISTIC at the start of the first block where
 * the same numbers do not give the same deals. One block is dealt at a time.
 */
export function insideSubject(
  shuffle: ShuffleUnderTest,
  { input, n, passRandom, randomness }: Called & Pick<TestWishes, 'input' | 'n' | 'randomness'>,
): Subject {
  const numbers = randomness === 'injected' ? new SampleNumbers() : null;
  const source: InlineSource = { kind: 'inline', name: calledAs(shuffle), randomness, input };
  const origin: Origin<InlineSource, DeckOutcome> = { source, outcome: { kind: 'deck' } };
  const space = spaceOf(origin, n);
  const dealer = new InsideDealer(insideOf(shuffle, { passRandom }, space, numbers));
  let tried = numbers === null;
  return { id: source.name, space, origin, blocks: 'any', replayable: false, open };

  function open(block: Block): { fill(batch: Batch): void | Promise<void> } {
    const handed = block.otherwise ? otherHanding(input) : input;
    let left = block.trials;
    return {
      fill: (batch) =>
        doSteps(deal(batch, Math.min(batch.capacity, left)), numbers?.next ?? null, numbers ? borrowRandom() : () => undefined),
    };

    function* deal(batch: Batch, deals: number): Steps<void> {
      if (left === block.trials) yield* begin();
      left -= deals;
      yield* dealer.into(batch, deals);
    }

    function* begin(): Steps<void> {
      if (numbers && !tried) yield* tryTwice(block, handed, dealer, numbers);
      tried = true;
      dealer.restart(block.first);
      dealer.hand(decksOf(block, handed, n));
      numbers?.start(block);
    }
  }
}

/** A function with the random numbers for its second argument, if it asks for any. */
export function insideOf(
  shuffle: ShuffleUnderTest,
  { passRandom }: Called,
  space: OutcomeSpace,
  numbers: SampleNumbers | null,
): InsideWishes {
  const passed = passRandom ?? childAsksRandom(shuffle as ChildCallable);
  return { shuffle, name: calledAs(shuffle), space, random: passed ? (numbers?.next ?? liveRandom) : null };
}

function calledAs({ name }: ShuffleUnderTest): string {
  return name === '' ? 'the shuffle' : name;
}
