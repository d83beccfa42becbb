import { fractionText } from '../../../math/fraction.js';
import type { Cut, Division, Part } from './division.js';
import type { SeenAt } from './looks.js';
import { randomBelow } from './tails.js';

type Remainder = Extract<Cut, { kind: 'remainder' }>;

/** The largest divisor tried: a shuffle of 6 cards that makes two choices from one word divides by 30. */
const MOST_DIVISOR = 64n;
/** The number of answers from the whole range that a divisor is tried with, and that the finding is checked against. */
const TRIED = 6;
const HELD_AGAINST = 64;
const SEED = 0x71a9;

/**
 * Finds from outside the number by which a program takes the remainder of its word. It drops the lowest bits that never matter, then tries divisors
 * from 2 on, each with words from the whole range and words of the same remainder in the middle. Words within two divisors of either end may behave
 * differently, as those that are drawn again do. Null where there is no such divisor up to 64.
 */
export async function findRemainder(size: bigint, seenAt: SeenAt): Promise<Remainder | null> {
  const low = await idleBits(size, seenAt);
  const words = size >> low;
  const random = randomBelow(SEED);
  for (let by = 2n; by <= MOST_DIVISOR; by++) {
    const edge = 2n * by;
    if (words <= 4n * edge) return null;
    let holds = true;
    for (let i = 0; holds && i < TRIED; i++) holds = await alike(edge + random(words - 2n * edge), { low, by, words }, seenAt);
    if (!holds) continue;
    // Between the ends only: what lies at them is looked at word by word.
    const sameAt = (word: bigint): Promise<boolean> => alike(word, { low, by, words }, seenAt);
    let first = 0n;
    for (let word = 0n; word < edge; word++) if (!(await sameAt(word))) first = word + 1n;
    let end = words;
    for (let word = words - 1n; word >= words - edge; word--) if (!(await sameAt(word))) end = word;
    return { kind: 'remainder', low, by, first, end };
  }
  return null;
}

/**
 * Returns the parts by that remainder, and each word outside [first, end) by itself. It checks the first and last words of each remainder and words
 * from the whole range. Null where the program treats one of them differently from words of the same remainder in the middle.
 */
export async function divideByRemainder(size: bigint, cut: Remainder, seenAt: SeenAt): Promise<Division | null> {
  const { low, by, first, end } = cut;
  const words = size >> low;
  if (words << low !== size || end > words) return null;
  const like = { low, by, words };
  const random = randomBelow(SEED + 1);
  for (let i = 0n; i < by; i++) {
    if (!(await alike(first + i, like, seenAt)) || !(await alike(end - 1n - i, like, seenAt))) return null;
  }
  for (let i = 0; i < HELD_AGAINST; i++) if (!(await alike(first + random(end - first), like, seenAt))) return null;
  // The lowest bits of some words, too.
  for (let i = 0; low > 0n && i < TRIED; i++) {
    const word = random(words);
    if ((await seenAt((word << low) + random(1n << low))).signature !== (await seenAt(word << low)).signature) return null;
  }
  const parts: Part[] = [];
  const partOn = async (word: bigint, count: bigint): Promise<void> => {
    const answer = word << low;
    const seen = await seenAt(answer);
    parts.push({
      answer,
      num: count << low,
      den: size,
      from: fractionText(answer, size),
      to: fractionText(answer + (1n << low), size),
      seen,
    });
  };
  for (let rest = 0n; rest < by; rest++) await partOn(inTheMiddle(rest, like), countOf(rest, first, end, by));
  for (let word = 0n; word < first; word++) await partOn(word, 1n);
  for (let word = end; word < words; word++) await partOn(word, 1n);
  return {
    recorded: { by: 'remainder', of: String(by), low: Number(low), first: String(first), last: String(words - end) },
    parts,
    measured: 0,
    cut,
    partOf(answer) {
      const word = answer >> low;
      if (word < first) return Number(by + word);
      return word >= end ? Number(by + first + (word - end)) : Number(word % by);
    },
  };
}

interface Like {
  readonly low: bigint;
  readonly by: bigint;
  readonly words: bigint;
}

/** Says whether the program does after this word what it does after one of the same remainder in the middle. */
async function alike(word: bigint, like: Like, seenAt: SeenAt): Promise<boolean> {
  const { signature } = await seenAt(word << like.low);
  return signature === (await seenAt(inTheMiddle(word % like.by, like) << like.low)).signature;
}

/** Returns the word of this remainder nearest the middle. */
function inTheMiddle(rest: bigint, { by, words }: Like): bigint {
  return (words / 2n / by) * by + rest;
}

/** Counts the words of [first, end) that leave `rest`. */
function countOf(rest: bigint, first: bigint, end: bigint, by: bigint): bigint {
  const below = (bound: bigint): bigint => (bound > rest ? (bound - rest - 1n) / by + 1n : 0n);
  return below(end) - below(first);
}

/** Counts the lowest bits that make no difference to words from the whole range; none for a number of answers that they do not divide. */
async function idleBits(size: bigint, seenAt: SeenAt): Promise<bigint> {
  const random = randomBelow(SEED);
  const words = Array.from({ length: TRIED }, () => random(size));
  for (let bit = 0n; ; bit++) {
    if (size % (2n << bit) !== 0n || size >> (bit + 1n) < 2n) return bit;
    for (const word of words) {
      if ((await seenAt(word)).signature !== (await seenAt(word ^ (1n << bit))).signature) return bit;
    }
  }
}
