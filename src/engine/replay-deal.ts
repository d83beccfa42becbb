import { AuditError } from '../core/errors.js';
import type { Plan } from '../core/record/evidence.js';
import type { BuiltInSource, Origin } from '../core/record/origin.js';
import { runWith, swapTarget } from '../core/subject/shuffle.js';
import type { BitSource } from '../core/subject/source.js';
import type { Block } from '../core/subject/subject.js';
import { kindOf } from '../kinds/index.js';
import type { Pipeline } from '../parts/pipeline.js';
import { blockAt, seedPath } from './count/blocks.js';
import type { PathStep } from './seeds/seed-path.js';
import { choicesFrom, dealerOf, isOneStream, ownSeed, seededOn, seedsOf, startOf } from './subject/dealer.js';
import { partsOf } from './subject/parts-of.js';
import { spaceOf } from './subject/space-of.js';

/** One choice of a deal: the bound asked for, the raw words consumed, and the result. */
export interface ReplayedDraw {
  readonly bound: number;
  /** The words as the generator gave them, before any narrowing; more than one if a word was rejected. */
  readonly words: readonly number[];
  readonly draw: number;
  /** The two positions (from 1) that were swapped, if the shuffle swaps. */
  readonly swap?: readonly [number, number];
}

/** The audit trail of one deal. */
export interface ReplayedDeal {
  /** Number of the deal, from 1. */
  readonly trial: number;
  readonly block: number;
  /** The deal's position in its block, from 1. */
  readonly inBlock: number;
  readonly seed: string;
  readonly path: readonly PathStep[];
  /** The generator's starting state, from the seed path; for a seeding law that draws its seeds, the state of the stream they are drawn from. */
  readonly state: readonly number[];
  /** The seed that the generator was started with for this deal; null if it runs on from deal to deal. */
  readonly dealSeed: number | null;
  /** The seed from which the generator's own seeding started the whole stream, an integer; absent if it did not. */
  readonly streamSeed?: string;
  /** The choices of a built-in shuffle; empty for a function, which is only seen to ask for numbers. */
  readonly draws: readonly ReplayedDraw[];
  /** The numbers in [0, 1) that a function drew, each with the two raw words it is made of; empty for a built-in shuffle. */
  readonly numbers: readonly { readonly words: readonly [number, number]; readonly value: number }[];
  /**
   * Cards from 1, top first, after the shuffle, as far as they are seen; card k was kth from the top before. For a board its tiles, row by row, the
   * blank as 0. For Nim the stones of every pile; for a player also the pile that is changed, from 0, and the stones it then has.
   */
  readonly deck: readonly number[];
  /** The deck that a function was handed, in the format of `deck`; present if it is handed decks in random order. */
  readonly handed?: readonly number[];
}

/** The part of a plan that identifies its deals. */
export type DealtPlan = Pick<Plan, 'n' | 'seed' | 'blockSize' | 'trials'>;

/** Throws E_USAGE unless `trial` lies in 1 … trials. */
export function checkTrial(plan: DealtPlan, trial: number): void {
  if (!Number.isInteger(trial) || trial < 1 || trial > plan.trials) {
    throw new AuditError('E_USAGE', `--trial must be a whole number from 1 to ${plan.trials}, got ${trial}`);
  }
}

/**
 * Derives one deal of a built-in pipeline again from the seed: words, draws, swaps and the deck. Nothing is read from storage.
 *
 * @example
 * ```ts
 * import { replayPipeline } from 'shuffle-audit';
 *
 * const parts = { maker: 'fisher-yates', prng: 'xoshiro128ss', bounded: 'lemire', seeding: 'continuous' };
 * const plan = { n: 5, seed: 'example', trials: 1000, blockSize: 65_536 };
 * const { deck, draws } = replayPipeline({ source: { kind: 'built-in', ...parts }, outcome: { kind: 'deck' } }, plan, 7);
 * console.log(`${draws.length} choices, then the deck ${deck.join(' ')}`);
 *
 * // prints:
 * // 4 choices, then the deck 5 2 4 3 1
 * ```
 */
export function replayPipeline(origin: Origin<BuiltInSource>, plan: DealtPlan, trial: number): ReplayedDeal {
  checkTrial(plan, trial);
  const { n, seed, blockSize, trials } = plan;
  const parts = partsOf(origin);
  const { shuffle, bounded } = parts;
  const index = Math.floor((trial - 1) / blockSize);
  const block = blockAt({ seed, role: 'sample', trials, blockSize }, index);
  const start = startOfDeal(parts, block, trial);
  const deals = dealerOf(parts, n, block);
  const deck = new Uint16Array(n);
  for (let skip = isOneStream(parts) ? trial - 1 : trial - 1 - block.first; skip > 0; skip--) deals.into(deck);

  const { words } = deals;
  if (start.dealSeed !== null) words.restart(start.source());
  const taken = choicesFrom(words, bounded);
  const asked: { bound: number; draw: number; from: number; to: number }[] = [];
  const first = words.taken;
  const recording = {
    below(bound: number): number {
      const from = words.taken;
      const draw = taken.below(bound);
      asked.push({ bound, draw, from, to: words.taken });
      return draw;
    },
  };
  for (let i = 0; i < n; i++) deck[i] = i;
  runWith(shuffle, recording, deck);

  const raw = wordsOf(start.source(), first, words.taken);
  const swaps = shuffle.kind === 'planned' ? shuffle.swaps?.(n) : undefined;
  return {
    trial,
    block: index,
    inBlock: trial - block.first,
    seed,
    path: start.path,
    state: start.state,
    dealSeed: start.dealSeed,
    ...(start.streamSeed !== undefined && { streamSeed: start.streamSeed }),
    draws: asked.map(({ bound, draw, from, to }, k) => {
      const step = swaps?.[k];
      const entry = { bound, words: raw.slice(from - first, to - first), draw };
      return step ? { ...entry, swap: [step.at + 1, swapTarget(step, draw) + 1] as const } : entry;
    }),
    numbers: [],
    deck: toldCells(origin, deck),
  };
}

/** Returns a deck in the reported format: cards from 1, as far as they are seen; a board unchanged, the blank as 0. */
function toldCells(origin: Origin<BuiltInSource>, cells: Uint16Array): readonly number[] {
  const { toldFrom } = kindOf(origin.outcome);
  return Array.from(cells.subarray(0, spaceOf(origin, cells.length).width), (cell) => cell + toldFrom);
}

interface DealStart {
  readonly path: readonly PathStep[];
  readonly state: readonly number[];
  readonly dealSeed: number | null;
  readonly streamSeed?: string;
  /** Returns a fresh copy of the source, at the start of its stream. */
  source(): BitSource;
}

function startOfDeal({ prng, seeding }: Pipeline, block: Block, trial: number): DealStart {
  const oneStream = isOneStream({ prng, seeding });
  const key = oneStream ? block.stream.key : block.key;
  let at = { label: `seeding/${seeding.id}`, state: [] as readonly number[], substream: 0 };
  const noting: Block['key'] = (label, count, substream) => {
    const words = key(label, count, substream);
    at = { label, state: [...words], substream };
    return words;
  };
  const pathOf = (): readonly PathStep[] => seedPath('sample', at.label, oneStream ? null : block.index, at.substream);
  if (seeding.kind === 'once' && seeding.ownStart) {
    const seed = ownSeed(seeding, { stream: { ...block.stream, key: noting } });
    return { path: pathOf(), state: at.state, dealSeed: null, streamSeed: `${seed}`, source: () => seededOn(prng, seed) };
  }
  if (seeding.kind === 'once') {
    startOf(prng, noting);
    return { path: pathOf(), state: at.state, dealSeed: null, source: () => startOf(prng, key) };
  }
  const seeds = seedsOf(seeding, { ...block, key: noting });
  let dealSeed = seeds();
  for (let skip = trial - 1 - block.first; skip > 0; skip--) dealSeed = seeds();
  return { path: pathOf(), state: at.state, dealSeed, source: () => seededOn(prng, dealSeed) };
}

/** Returns words from … to of a stream, counted from its start. */
function wordsOf(source: BitSource, from: number, to: number): readonly number[] {
  const skipped = new Uint32Array(4096);
  let at = 0;
  for (; at + skipped.length <= from; at += skipped.length) source.fill(skipped);
  const tail = new Uint32Array(to - at);
  source.fill(tail);
  return [...tail.subarray(from - at)];
}
