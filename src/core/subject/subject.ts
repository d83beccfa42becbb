import type { AuditError } from '../errors.js';
import type { Origin } from '../record/origin.js';
import type { Batch, OutcomeSpace } from './outcome.js';

/** Trials of one logical block. Part of the experiment: the same whatever the number of workers. */
export const BLOCK_SIZE = 65_536;

/** Blocks of a function that one process deals, from a multiple of it on: about a million deals, beside which its start is a small share. */
export const STRETCH_BLOCKS = 16;

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
  /** Present in the second sample of a function, which is handed its decks in the other way than its source says. */
  readonly otherwise?: true;
  /** The sample that it is a block of; absent of a block that stands alone. */
  readonly sample?: BlocksOfSample;
  /** `count` words behind the decks in random order that a function is handed here, from a seed path of their own: none of its own randomness. */
  deckKey(count: number, substream: number): Uint32Array;
}

/** All blocks of a sample. */
export interface BlocksOfSample {
  readonly count: number;
  /** The block of an index from 0 to below `count`. */
  at(index: number): Block;
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
  /** So many blocks, from a multiple of it on, are opened at the least cost in order by one opener. Of `blocks` 'any' alone; 1 where absent. */
  readonly stretch?: number;
  /** False where the same plan does not give the same outcomes (live randomness). */
  readonly replayable: boolean;
  /** Present where a first look found every outcome as it was handed: a few deals say what so many would. */
  readonly handsBack?: true;
  /** Present where a function loses cards of decks other than those of the first sample: what is thrown where its deals show no bias. */
  readonly lost?: AuditError;
  /** Words drawn so far of the generator's one stream; present where it runs as one. */
  drawn?(): number;
  open(block: Block): OutcomeSource | Promise<OutcomeSource>;
  /** Awaited once all outcomes are in, before anything is concluded from them. Throws where the subject does not end as it must. */
  finish?(): Promise<void>;
  /** Lets go of what outlives a block; the subject may be opened again, and then starts anew. */
  close?(): void;
}
