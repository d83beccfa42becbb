import type { TapeQuestion } from '../../../core/subject/tape.js';
import { tapeSize } from '../../../core/subject/tape.js';
import { unitsFrom } from '../../../exact/explore/units.js';

/** Seeds of the tails: any would do, but they are fixed, so that a proof can be repeated. */
const SEEDS = [0x51ed, 0x2a7b, 0x7f39, 0x1c85];

/** Answers to any questions after a beginning; `index` counts from 0 there. The same question at the same place gets the same answer. */
export type Tail = (question: TapeQuestion, index: number) => bigint;

/** Returns pseudo-random answers, so that a program that draws again while it rejects its number comes to an end. */
export function randomTail(seed: number): Tail {
  const words: bigint[] = [];
  const next = unitsFrom(seed);
  return (question, index) => {
    // Two numbers of 53 bits an answer: words may have 64.
    while (words.length <= index) words.push((BigInt(next()) << 53n) | BigInt(next()));
    return (words[index] * tapeSize(question)) >> 106n;
  };
}

/** Returns the tails that distinguish states at first. */
export function fixedTails(): readonly Tail[] {
  return SEEDS.map(randomTail);
}

export function randomBelow(seed: number): (bound: bigint) => bigint {
  const next = unitsFrom(seed);
  return (bound) => (((BigInt(next()) << 53n) | BigInt(next())) * bound) >> 106n;
}
