import type { BuiltInSource, Origin } from '../../../src/core/record/origin.js';
import { Batch, type BoardOutcome, type BoardShape } from '../../../src/core/subject/outcome.js';
import { builtInBatch, builtInOrigin } from '../../support/built-in-batch.js';

/** `3x3` as a size. */
export function shapeOf(text: string): BoardShape {
  const [rows, columns] = text.split('x').map(Number);
  return { rows, columns };
}

/** A scrambler as its parts, the default ones where they are not named. */
export function scramblerOrigin(maker: string, size: string): Origin<BuiltInSource, BoardOutcome> {
  return builtInOrigin({ kind: 'board', ...shapeOf(size) }, maker);
}

/** So many boards of a scrambler, from a seed. */
export function boardsOf(scrambler: string, size: string, trials: number, seed: string): Promise<Batch> {
  return builtInBatch({ kind: 'board', ...shapeOf(size) }, scrambler, trials, seed);
}

/** The boards of a batch from one up to another, as a batch of their own. */
export function part(batch: Batch, from: number, to: number): Batch {
  const piece = new Batch(batch.width, to - from);
  piece.cells.set(batch.cells.subarray(from * batch.width, to * batch.width));
  piece.length = to - from;
  return piece;
}
