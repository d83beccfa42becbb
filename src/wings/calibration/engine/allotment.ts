import { pow } from '../../../math/primitives/pow.js';
import type { CalibrationPlan } from '../record/calibration.js';

/** The most cards of decks dealt from single bytes; larger decks are dealt from pairs. */
const MOST_BYTE_CARDS = 256;
/** The margin for redrawn words, in standard deviations of their number: never used up in any number of runs. */
const ROOM = 10;
/** The number of words read ahead at a time. */
const AHEAD = 1024;

/** Bytes of one word of the recording for decks of `n` cards. */
export function wordBytes(n: number): 1 | 2 {
  return n <= MOST_BYTE_CARDS ? 1 : 2;
}

/**
 * Returns the bytes reserved for `deals` deals of `n` cards: for the mean number of words, rejected ones included, and a margin. A draw that keeps a
 * word with probability q takes 1/q words on average, with the variance (1 − q)/q²: W. Feller (1968), An Introduction to Probability Theory, vol. 1,
 * XI.
 */
export function allotment(n: number, deals: number): number {
  const range = pow(256, wordBytes(n));
  let mean = 0;
  let variance = 0;
  for (let bound = 2; bound <= n; bound++) {
    const taken = (range - (range % bound)) / range;
    mean += 1 / taken;
    variance += (1 - taken) / taken ** 2;
  }
  return wordBytes(n) * (Math.ceil(deals * mean + ROOM * Math.sqrt(deals * variance)) + AHEAD);
}

type Shape = Pick<CalibrationPlan, 'auditsPerBlock' | 'sizes'>;

/** Returns the first and last byte of a block: sizes in the plan's order, with their blocks in order. `size` and `block` count from 0. */
export function stretchOf(
  { auditsPerBlock, sizes }: Shape,
  audits: number,
  size: number,
  block: number,
): readonly [from: number, to: number] {
  const bytesOf = (s: number, b: number): number => allotment(sizes[s].n, auditsIn(audits, auditsPerBlock, b) * sizes[s].trials);
  let from = 0;
  for (let s = 0; s < size; s++) {
    const whole = Math.floor(audits / auditsPerBlock);
    from += whole * bytesOf(s, 0) + (audits % auditsPerBlock === 0 ? 0 : bytesOf(s, whole));
  }
  from += block * bytesOf(size, 0);
  return [from, from + bytesOf(size, block)];
}

/** Returns the bytes of the whole recording for this many audits. */
export function recordingBytes(shape: Shape, audits: number): number {
  if (audits === 0) return 0;
  return stretchOf(shape, audits, shape.sizes.length - 1, Math.ceil(audits / shape.auditsPerBlock) - 1)[1];
}

/** Counts the audits of block `block`: the last one may be shorter. */
export function auditsIn(audits: number, perBlock: number, block: number): number {
  return Math.min(perBlock, audits - block * perBlock);
}
