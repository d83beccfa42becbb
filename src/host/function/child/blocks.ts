import type { Origin } from '../../../core/record/origin.js';
import type { CardForm } from '../../../core/source/card-form.js';
import type { FunctionSource } from '../../../core/source/function-source.js';
import { type Handing, otherHanding } from '../../../core/source/handing.js';
import { childId } from '../../../core/source/source-ids.js';
import type { OutcomeSpace } from '../../../core/subject/outcome.js';
import { type Block, STRETCH_BLOCKS, type Subject } from '../../../core/subject/subject.js';
import type { ChildLook, ChildTask } from '../../../engine/child/protocol.js';
import { childDeckState, childState } from '../../../engine/child/state.js';
import { kindOf } from '../../../kinds/index.js';
import { type KnownLoads, knownLoads } from '../module/loaded.js';
import { type ChildCardNames, namesOf } from './card-names.js';
import { dealTwice } from './deal-twice.js';
import type { ChildContext } from './failure.js';
import type { ChildDeal } from './in-turn.js';
import { CEASELESS, ChildOneProcess } from './one-process.js';
import { ChildSession } from './session.js';
import { ChildStretch, stretchOf } from './stretch.js';

/** The longest a deal, or the loading, may take before the child is killed. */
export const CHILD_TIMEOUT_MS = 10_000;

/** Returns the task for a child that deals `block` of a subject; `url` is the file its origin resolved to. */
export function childTask({ outcome, source }: Origin<FunctionSource>, url: string, n: number, block: Block): ChildTask {
  const state = source.randomness === 'injected' ? childState(block) : null;
  const names = block.otherwise ? dealtForms(source.call) : [];
  const forms = names.length > 0 ? { forms: { names, plain: true } } : {};
  const deck = handingIn(source, block) === 'shuffled' ? { deck: childDeckState(block), ...forms } : {};
  return { ...childCall(source, url), handed: kindOf(outcome).handed(outcome, n), trials: block.trials, state, ...deck, record: -1 };
}

/**
 * Returns the task for a child that deals some blocks in sequence. Its code is loaded with the numbers of `loading`, which is the first block or is
 * not dealt.
 */
export function childTaskOf(origin: Origin<FunctionSource>, url: string, n: number, loading: Block, blocks: readonly Block[]): ChildTask {
  const begin = childTask(origin, url, n, loading);
  const dealt = blocks[0].index === loading.index ? 1 : 0;
  const looks = blocks.slice(dealt).map((block): ChildLook => {
    const { deck, forms, state, trials, written } = childTask(origin, url, n, block);
    return { trials, state, ...(deck && { deck }), ...(forms && { forms }), ...(written && { written }) };
  });
  return { ...begin, trials: dealt === 1 ? blocks[0].trials : 0, ...(looks.length > 0 && { looks }) };
}

/**
 * Returns the forms of decks in random order in a second sample. Nobody knows which of two equal cards came first: decks with equal cards are checked
 * only for lost cards, beforehand.
 */
function dealtForms({ forms }: FunctionSource['call']): readonly CardForm[] {
  return forms?.takes.filter((form) => form !== 'equals') ?? [];
}

function handingIn({ call }: FunctionSource, { otherwise }: Pick<Block, 'otherwise'>): Handing {
  const asked = call.input ?? 'in-order';
  return otherwise ? otherHanding(asked) : asked;
}

/** Tells a child where a function found before is and how it is called. */
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
 * Makes the subject of an origin whose code was found at `url`. A fresh process deals every stretch of blocks, or one process deals all if it has its
 * own generator. `since` says when the stamps of the origin's files were taken.
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
  const deal: ChildDeal = (blocks, loading) =>
    ChildSession.start(
      childTaskOf(origin, url, space.cards, loading, blocks),
      contextOf(blocks[0], blocks[0].first),
      space,
      timeoutMs,
      names,
    );
  return {
    id,
    space,
    origin,
    replayable: origin.source.randomness === 'injected',
    ...(origin.source.call.stream === 'one'
      ? together(deal, space.width, origin.source, contextOf)
      : inStretches(deal, space.width, names, origin.source, contextOf, () => void childrenOfSample(origin.source, url, cwd))),
  };
}

/** Has the processes wait that a sample of the function at `url` starts with, and `more`. */
export function childrenOfSample(
  { call: { isolation }, randomness }: Pick<FunctionSource, 'randomness'> & { readonly call: Pick<FunctionSource['call'], 'isolation'> },
  url: string,
  cwd: string,
  more: number = 0,
): Promise<void> {
  return ChildSession.prepare({ code: { kind: 'file', url }, isolation }, cwd, (randomness === 'live' ? 1 : 2) + more);
}

/** Names of the deck order in the sample that the user did not ask for, for messages. */
export const HANDED_WORDS: Readonly<Record<Handing, string>> = { 'in-order': 'the deck in order', shuffled: 'decks in random order' };

function inStretches(
  deal: ChildDeal,
  width: number,
  names: ChildCardNames | null,
  { call, randomness }: FunctionSource,
  contextOf: (block: Block, first: number) => ChildContext,
  prepare: () => void,
): Pick<Subject, 'blocks' | 'stretch' | 'open' | 'close'> {
  const running = new Map<string, ChildStretch>();
  return {
    blocks: 'any',
    stretch: STRETCH_BLOCKS,
    async open(block) {
      const whole = randomness === 'injected' ? stretchOf(block) : [block];
      const key = [block.otherwise === true, whole[0].first, ...childState(whole[0])].join(' ');
      const before = running.get(key);
      const one =
        before?.next === block.index
          ? before
          : new ChildStretch({ deal, width, names, contextOf, twice: randomness === 'injected' }, whole, block.index);
      if (before !== one) before?.close();
      running.set(key, one);
      return one.open(() => {
        if (running.get(key) === one) running.delete(key);
        const isOver = one.next === undefined && whole.at(-1)?.index === (block.sample?.count ?? 0) - 1;
        // The second sample comes next.
        if (isOver && call.forms && !block.otherwise) prepare();
      });
    },
    close() {
      for (const one of running.values()) one.close();
      running.clear();
    },
  };
}

/** Returns the names of a function's cards, where they are not the numbers it is given. */
export function childNames({ call }: FunctionSource): ChildCardNames | null {
  return call.cards ? namesOf(call.cards) : null;
}

/**
 * Deals all blocks by one process, whose deals depend on those before them. Where we supply its numbers, a second process deals alongside from the
 * first deal to the last. No stretch of such deals can be dealt again from its middle.
 */
function together(
  deal: ChildDeal,
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
      const ones =
        running.get(otherwise) ??
        Array.from({ length: processes }, () => new ChildOneProcess(() => deal([{ ...block, first: 0, trials: CEASELESS }], block)));
      running.set(otherwise, ones);
      const [first, ...again] = await Promise.all(ones.map((one) => one.stretch(width, block.trials)));
      return again.length === 0 ? first : dealTwice(first, again[0], contextOf(block, block.first));
    },
    close() {
      for (const one of [...running.values()].flat()) one.close();
      running.clear();
    },
  };
}
