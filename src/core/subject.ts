import type { InlineOrigin, RaceOrigin } from './live-origin.js';
import type { LogOrigin } from './log-origin.js';
import type { NimOrigin } from './nim-origin.js';
import type { Batch, BoardShape, OutcomeSpace } from './outcome.js';
import type { PartialDeal } from './partial-deal.js';
import type { ProgramOrigin } from './program-origin.js';

/** Code that deals when it is asked to, as plain data. */
export type DealtOrigin = PipelineOrigin | ModuleOrigin | NpmOrigin;

/** What is put together of parts of our own: an entry of a catalogue, fed by a generator through a bounded method. */
export type BuiltInOrigin = PipelineOrigin | ScramblerOrigin | NimOrigin;

/** Where outcomes come from, as plain data: the same value rebuilds the subject in a worker, or in a replay a year later. */
export type Origin = DealtOrigin | ScramblerOrigin | NimOrigin | LogOrigin | ProgramOrigin | RaceOrigin | InlineOrigin;

/** A built-in subject, as the ids of its four parts. */
export interface PipelineOrigin {
  readonly kind: 'pipeline';
  readonly shuffle: string;
  readonly prng: string;
  readonly bounded: string;
  readonly seeding: string;
  /** Present where only the first cards of every deal are looked at. */
  readonly partial?: PartialDeal;
}

/** A built-in scrambler of a sliding puzzle, as the ids of its parts. */
export interface ScramblerOrigin {
  readonly kind: 'scrambler';
  /** With its number of moves, where it makes moves: `walk:50`. */
  readonly scrambler: string;
  readonly board: BoardShape;
  readonly prng: string;
  readonly bounded: string;
  readonly seeding: string;
}

/** Whose randomness a JavaScript subject's `Math.random` is: the block's seeded stream, or the engine's own. */
export type Randomness = 'injected' | 'live';

/**
 * What a function's process may do. 'process': read its own files, within a limit of memory; no writing, no programs, no network, an
 * empty environment. 'none': what the user may do who runs the audit.
 */
export type Isolation = 'process' | 'none';

/** How the function was found to behave on its first deal, and then held to. */
export interface CallStyle {
  readonly result: 'returns' | 'mutates';
  readonly async: boolean;
  /** True where the function is given a `random()` argument. */
  readonly random: boolean;
  /**
   * 'block': a fresh process deals each block, from that block's randomness. 'one': one process deals the whole sample, because the
   * function carries something over from deal to deal (a generator of its own, a kept deck), which fresh processes would start anew and
   * so repeat, or because live randomness hides whether it does.
   */
  readonly stream: 'block' | 'one';
  readonly isolation: Isolation;
  /** Parts of the language it had replaced after its first deals, by name; absent where there were none. */
  readonly touches?: readonly string[];
}

/** A function of a user’s file. */
export interface ModuleOrigin {
  readonly kind: 'module';
  /** As typed, with forward slashes. */
  readonly file: string;
  readonly export: string;
  readonly sha256: string;
  readonly call: CallStyle;
  readonly randomness: Randomness;
  /** Present where it deals only some cards of the deck. */
  readonly partial?: PartialDeal;
  /** Present where it scrambles a sliding puzzle of this size. */
  readonly board?: BoardShape;
}

/** A function of an installed package. */
export interface NpmOrigin {
  readonly kind: 'npm';
  /** `lodash`, `@scope/pkg/sub`. */
  readonly specifier: string;
  readonly export: string;
  readonly package: string;
  readonly version: string;
  /** Of the file the specifier resolves to. */
  readonly sha256: string;
  readonly call: CallStyle;
  readonly randomness: Randomness;
  /** Present where it deals only some cards of the deck. */
  readonly partial?: PartialDeal;
  /** Present where it scrambles a sliding puzzle of this size. */
  readonly board?: BoardShape;
}

/** Trials of one logical block. Part of the experiment: the same whatever the number of workers. */
export const BLOCK_SIZE = 65_536;

/** One fixed logical stretch of the experiment. Blocks are part of the experiment; workers are not. */
export interface Block {
  readonly index: number;
  /** The trial it starts with, from 0. */
  readonly first: number;
  readonly trials: number;
  /** `count` words of key material for this block, from the seed path (role, label, block, substream). Equal arguments give equal words. */
  key(label: string, count: number, substream: number): Uint32Array;
  /** The same without the block in the path: equal for every block of the sample. */
  sharedKey(label: string, count: number, substream: number): Uint32Array;
  /** Where the block stands for a subject that runs as one stream. */
  readonly stream: StreamPlace;
}

/** A place in the one stream of an experiment, which a fresh sample goes on with where the first one ended: so the two never overlap. */
export interface StreamPlace {
  /** Deals of the stream before this block. */
  readonly first: number;
  /** Key material of the stream, from a seed path without a block: equal for every block of the first and of the fresh sample. */
  key(label: string, count: number, substream: number): Uint32Array;
}

/** One block’s outcomes, delivered batch by batch. */
export interface OutcomeSource {
  /** Fills the batch with the block's next outcomes, up to its capacity, and sets its length; 0 only after the last. */
  fill(batch: Batch): void | Promise<void>;
  close?(): void | Promise<void>;
}

/** Anything that yields outcomes. Nothing downstream knows which kind it was. */
export interface Subject {
  readonly id: string;
  readonly space: OutcomeSpace;
  readonly origin: Origin;
  /** 'sequential': the blocks are consecutive stretches of one stream and must be opened in order, without gaps, by one opener. */
  readonly blocks: 'any' | 'sequential';
  /** False where the same plan does not give the same outcomes (live randomness). */
  readonly replayable: boolean;
  open(block: Block): OutcomeSource | Promise<OutcomeSource>;
  /** Awaited once all outcomes are in, before anything is concluded from them. Throws where the subject does not end as it must. */
  finish?(): Promise<void>;
  /** Lets go of what outlives a block; the subject may be opened again, and then starts anew. */
  close?(): void;
}
