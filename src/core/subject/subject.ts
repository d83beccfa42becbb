import type { AuditError } from '../errors.js';
import type { Origin } from '../record/origin.js';
import type { Batch, OutcomeSpace } from './outcome.js';

/** Trials of one logical block. Part of the experiment: the same for any number of workers. */
export const BLOCK_SIZE = 65_536;

/**
 * Blocks of a function that one process deals, starting at a multiple of this: about a million deals, so that starting the process takes a small share.
 */
export const STRETCH_BLOCKS = 16;

/** One fixed logical part of the experiment. Blocks are part of the experiment; workers are not. */
export interface Block {
  readonly index: number;
  /** The trial it starts with, from 0. */
  readonly first: number;
  readonly trials: number;
  /** Returns `count` words of key material for this block, from the seed path (role, label, block, substream). Equal arguments give equal words. */
  key(label: string, count: number, substream: number): Uint32Array;
  /** Returns the same without the block in the path: equal for every block of the sample. */
  sharedKey(label: string, count: number, substream: number): Uint32Array;
  /** The place of the block for a subject that runs as one stream. */
  readonly stream: StreamPlace;
  /** Present in the second sample of a function, whose input mode is the other than its source says. */
  readonly otherwise?: true;
  /** The sample that the block belongs to; absent for a block that stands alone. */
  readonly sample?: BlocksOfSample;
  /** Returns `count` words for the decks in random order that a function gets here, from a seed path of their own: independent of its own randomness. */
  deckKey(count: number, substream: number): Uint32Array;
}

export interface BlocksOfSample {
  readonly count: number;
  /** Returns the block of an index from 0 to below `count`. */
  at(index: number): Block;
}

/** A place in the one stream of an experiment. A fresh sample continues after the end of the first, so the two never overlap. */
export interface StreamPlace {
  /** Deals of the stream before this block. */
  readonly first: number;
  /** Returns key material of the stream, from a seed path without a block: equal for every block of the first and of the fresh sample. */
  key(label: string, count: number, substream: number): Uint32Array;
}

/** One block’s outcomes, delivered batch by batch. */
export interface OutcomeSource {
  /** Fills the batch with the block's next outcomes, up to its capacity, and sets its length; 0 only after the last. */
  fill(batch: Batch): void | Promise<void>;
  close?(): void | Promise<void>;
}

/** A source of outcomes under audit. Nothing downstream knows which kind it was. */
export interface Subject {
  readonly id: string;
  readonly space: OutcomeSpace;
  readonly origin: Origin;
  /** 'sequential': the blocks are consecutive parts of one stream and must be opened in order, without gaps, by one opener. */
  readonly blocks: 'any' | 'sequential';
  /** The number of blocks, starting at a multiple of it, that one opener should open in order at the least cost. Only for `blocks` 'any'; 1 if absent. */
  readonly stretch?: number;
  /** False if the same plan does not give the same outcomes (live randomness). */
  readonly replayable: boolean;
  /** Present if a first look found every outcome equal to its input: a few deals then show as much as many. */
  readonly handsBack?: true;
  /** Present if a function loses cards of decks other than those of the first sample: the error to throw if its deals show no bias. */
  readonly lost?: AuditError;
  /** Returns the words drawn so far from the generator's one stream; present if it runs as one. */
  drawn?(): number;
  open(block: Block): OutcomeSource | Promise<OutcomeSource>;
  /** Awaited once all outcomes are in, before any conclusion. Throws if the subject does not end as it must. */
  finish?(): Promise<void>;
  /** Releases resources that outlive a block; the subject may be opened again, and then starts anew. */
  close?(): void;
}
