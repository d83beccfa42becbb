import { childId, type FunctionSource } from '../../../core/function-source.js';
import { type Handing, otherHanding } from '../../../core/handing.js';
import type { Origin } from '../../../core/origin.js';
import type { OutcomeSpace } from '../../../core/outcome.js';
import type { Block, OutcomeSource, Subject } from '../../../core/subject.js';
import type { ChildTask } from '../../../engine/child/protocol.js';
import { childDeckState, childState } from '../../../engine/child/state.js';
import { kindOf } from '../../../kinds/index.js';
import { type KnownLoads, knownLoads } from '../module/loaded.js';
import { type ChildCardNames, namesOf } from './card-names.js';
import type { ChildContext } from './failure.js';
import { CEASELESS, ChildOneProcess } from './one-process.js';
import { ChildSession } from './session.js';
import { dealtTwice, isDealtTwice } from './twice.js';

/** How long a deal, or the loading, may take before the child is ended. */
export const CHILD_TIMEOUT_MS = 10_000;

/** What a child is told to deal `block` of a subject; `url` is the file its origin was found to be. */
export function childTask({ outcome, source }: Origin<FunctionSource>, url: string, n: number, block: Block): ChildTask {
  const state = source.randomness === 'injected' ? childState(block) : null;
  const deck = handingIn(source, block) === 'shuffled' ? { deck: childDeckState(block) } : {};
  return { ...childCall(source, url), handed: kindOf(outcome).handed(outcome, n), trials: block.trials, state, ...deck, record: -1 };
}

/** How the function is handed its decks in a block. */
function handingIn({ call }: FunctionSource, { otherwise }: Pick<Block, 'otherwise'>): Handing {
  const asked = call.input ?? 'in-order';
  return otherwise ? otherHanding(asked) : asked;
}

/** What a child is told of a function that was found before: where it is and how it is called. */
export function childCall(
  source: FunctionSource,
  url: string,
): Pick<ChildTask, 'code' | 'path' | 'wrapper' | 'random' | 'style' | 'isolation' | 'touches' | 'written'> {
  return {
    code: { kind: 'file', url },
    path: source.export.split('.'),
    ...(source.call.wrapper !== undefined && { wrapper: source.call.wrapper }),
    random: source.call.random,
    style: { result: source.call.result, async: source.call.async, beside: source.call.beside ?? '' },
    written: source.call.cards ? 'names' : 'numbers',
    isolation: source.call.isolation,
    touches: source.call.touches ?? [],
  };
}

/**
 * The subject of an origin whose code has been found at `url`: every block is dealt by a fresh process, or all by one where it has a generator of its own.
 * `since` says what the origin's files are those of.
 */
export function childBlocks(
  origin: Origin<FunctionSource>,
  url: string,
  space: OutcomeSpace,
  cwd: string,
  timeoutMs: number,
  since: KnownLoads['since'] = 'start',
): Subject {
  const id = childId(origin.source);
  const names = childNames(origin.source);
  const known = knownLoads(origin.source, url, cwd, since);
  const contextOf = (block: Block, first: number): ChildContext => ({
    id: block.otherwise ? `${id}, handed ${HANDED_WORDS[handingIn(origin.source, block)]}` : id,
    cwd,
    first,
    ...known,
  });
  const deal: Deal = (block, trials, first) =>
    ChildSession.start({ ...childTask(origin, url, space.cards, block), trials }, contextOf(block, first), space, timeoutMs, names);
  return {
    id,
    space,
    origin,
    replayable: origin.source.randomness === 'injected',
    ...(origin.source.call.stream === 'one'
      ? together(deal, space.width, origin.source, contextOf)
      : { blocks: 'any', open: (block) => checked(deal, block, origin.source, contextOf(block, block.first)) }),
  };
}

/** What a function is handed where the user did not ask for it, for messages. */
export const HANDED_WORDS: Readonly<Record<Handing, string>> = { 'in-order': 'the deck in order', shuffled: 'decks in random order' };

/** A block, dealt twice where it was chosen for that and its numbers are ours. */
async function checked(deal: Deal, block: Block, { randomness }: FunctionSource, context: ChildContext): Promise<OutcomeSource> {
  const once = deal(block, block.trials, block.first);
  if (randomness === 'live' || !isDealtTwice(block)) return once;
  const [first, again] = await Promise.all([once, deal(block, block.trials, block.first)]);
  return dealtTwice(first, again, context);
}

/** What a function's cards are called, where they are not the numbers it is given. */
export function childNames({ call }: FunctionSource): ChildCardNames | null {
  return call.cards ? namesOf(call.cards) : null;
}

type Deal = (block: Block, trials: number, first: number) => Promise<ChildSession>;

/**
 * All blocks by one process, whose deals follow from those before them; where its numbers are ours, a second process deals beside it from the first deal
 * to the last, since no stretch of such deals can be dealt again from its middle.
 */
function together(
  deal: Deal,
  width: number,
  { randomness }: FunctionSource,
  contextOf: (block: Block, first: number) => ChildContext,
): Pick<Subject, 'blocks' | 'open' | 'close'> {
  const processes = randomness === 'live' ? 1 : 2;
  // Those for the decks that its source asks for, and those for the decks of a second sample.
  const running = new Map<boolean, readonly ChildOneProcess[]>();
  return {
    blocks: 'sequential',
    async open(block) {
      const otherwise = block.otherwise === true;
      const ones = running.get(otherwise) ?? Array.from({ length: processes }, () => new ChildOneProcess(() => deal(block, CEASELESS, 0)));
      running.set(otherwise, ones);
      const [first, ...again] = await Promise.all(ones.map((one) => one.stretch(width, block.trials)));
      return again.length === 0 ? first : dealtTwice(first, again[0], contextOf(block, block.first));
    },
    close() {
      for (const one of [...running.values()].flat()) one.close();
      running.clear();
    },
  };
}
