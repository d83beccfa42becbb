import { type DrawForm, KINDS } from './draw-forms.js';
import { rateOf, type SieveStep } from './sieve-rate.js';

/** A deal's first draws as several streams of deals have them, made into what a word must say. */
export interface Sieve {
  /** The share of seeds that is let through, about. */
  readonly rate: number;
  /** True where each draw has its word. */
  readonly fixed: boolean;
  /** Calls `found` for each seed, by its place in the rows, that none of its words within its row speaks against; `streams` has a bit for each that fits. */
  run(words: Uint32Array, seeds: number, found: (place: number, streams: number) => boolean): boolean;
}

/** Numbers of a step: the kind, its place or what is passed over, the bound, the last word that is usable, the least remainder, the shift, the mask, the first place of `wanted`. */
const NUMBERS = 8;

/** The largest chance of a refusal with which the words of later draws count as fixed: a seed is overlooked where one is refused all the same. */
const HARDLY = 2 ** -20;

/** The numbers that the loops over rows of words read. */
interface Plan {
  readonly numbers: Uint32Array;
  /** The streams that have a draw, as bits, step by step. */
  readonly wanted: Int32Array;
  /** 1 for each value of the first step that is refused or that some stream has, else 0. */
  readonly passing: Uint8Array;
  /** All streams. */
  readonly all: number;
  /** True where each draw has its fixed word, the largest bounds being read first. */
  readonly fixed: boolean;
  /** The first word in use, the words of a row, the bits that words are shifted by, and the range of shifted words. */
  readonly from: number;
  readonly each: number;
  readonly shift: number;
  readonly range: number;
}

/** Makes a sieve of rows of `each` words, of which the draws of a form are made after `at` words. */
export function makeSieve(form: DrawForm, range: number, at: number, each: number, steps: readonly SieveStep[]): Sieve {
  const { bounded, perNumber } = form;
  const shift = bounded.width === undefined ? 0 : Math.log2(range) - bounded.width;
  const kept = range / 2 ** shift;
  const fixed = steps.every(({ bound }) => refusalOf(form, bound, kept) < HARDLY);
  let place = 0;
  const placed = steps.map((step) => {
    place += step.skipped + perNumber;
    return { ...step, place: place - perNumber };
  });
  const read = fixed ? placed.filter((step) => at + step.place + perNumber <= each).sort((a, b) => b.bound - a.bound) : placed;
  const plan: number[] = [];
  const wanted: number[] = [];
  for (const { bound, draws, place, skipped } of read) {
    const { usable, least, by, mask, kind = form.kind } = form.numbers(bound, kept);
    plan.push(kind, fixed ? place : skipped, bound, usable - 1, least, by, mask, wanted.length);
    const masks = new Array<number>(bound).fill(0);
    for (const [stream, draw] of draws.entries()) masks[draw] |= 1 << stream;
    wanted.push(...masks);
  }
  const all = steps[0].draws.length === 32 ? -1 : (1 << steps[0].draws.length) - 1;
  const values = read.length === 0 ? 0 : plan[0] === KINDS.bits ? Math.min(plan[6] + 1, kept / 2 ** plan[5]) : plan[2];
  const passing = Uint8Array.from({ length: values }, (_, draw) => (draw < read[0].bound && wanted[draw] === 0 ? 0 : 1));
  const made: Plan = {
    numbers: Uint32Array.from(plan),
    wanted: Int32Array.from(wanted),
    passing,
    all,
    fixed,
    from: at,
    each,
    shift,
    range: kept,
  };
  let places = new Uint32Array(0);
  return {
    rate: rateOf(form, kept, each - at, steps),
    fixed,
    run(words, seeds, found) {
      if (places.length < seeds) places = new Uint32Array(seeds);
      return runSieve(made, words, places.subarray(0, sift(made, words, seeds, places)), found);
    },
  };
}

/** The chance that a form refuses a word. */
function refusalOf(form: DrawForm, bound: number, range: number): number {
  const { kept, least, usable } = form.numbers(bound, range);
  return Math.max(1 - kept, least / range, 1 - usable / range);
}

/** Writes the seeds to `places` whose word of the first step is refused or gives the draw of some stream, and returns how many. Most seeds end here, so each kind has its loop. */
function sift({ numbers, passing, from, each, shift, range }: Plan, words: Uint32Array, seeds: number, places: Uint32Array): number {
  const [kind, place, bound, last, least, by, mask] = numbers;
  // Quotients of whole numbers below 2^48, with a half added, stay on their side of a whole number by either factor.
  const [perBound, perRange] = [1 / bound, 1 / range];
  let count = 0;
  let at = from + place;
  if (kind === KINDS.remainder)
    for (let seed = 0; seed < seeds; seed++, at += each) {
      const word = words[at] >>> shift;
      places[count] = seed;
      count += word > last ? 1 : passing[word - Math.floor((word + 0.5) * perBound) * bound];
    }
  else if (kind === KINDS.product)
    for (let seed = 0; seed < seeds; seed++, at += each) {
      const word = words[at] >>> shift;
      const draw = Math.floor((word * bound + 0.5) * perRange);
      places[count] = seed;
      count += (Math.imul(word, bound) - Math.imul(draw, range)) >>> 0 < least ? 1 : passing[draw];
    }
  else if (kind === KINDS.bits)
    for (let seed = 0; seed < seeds; seed++, at += each) {
      places[count] = seed;
      count += passing[((words[at] >>> shift) >>> by) & mask];
    }
  else
    for (let seed = 0; seed < seeds; seed++, at += each) {
      const word = words[at] >>> shift;
      const draw = kind === KINDS.quotient ? Math.floor(word / by) : fractionBelow(word, words[at + 1], bound);
      places[count] = seed;
      count += word > last ? 1 : passing[draw];
    }
  return count;
}

function fractionBelow(first: number, second: number, bound: number): number {
  return Math.floor((((first >>> 5) * 2 ** 26 + (second >>> 6)) / 2 ** 53) * bound);
}

function runSieve(
  { all, each, fixed, from, numbers, range, shift, wanted }: Plan,
  words: Uint32Array,
  places: Uint32Array,
  found: (place: number, streams: number) => boolean,
): boolean {
  for (const seed of places) {
    const start = seed * each + from;
    const end = (seed + 1) * each;
    let at = start;
    let streams = all;
    steps: for (let step = 0; step < numbers.length; step += NUMBERS) {
      const kind = numbers[step];
      const bound = numbers[step + 2];
      const last = numbers[step + 3];
      at = fixed ? start + numbers[step + 1] : at + numbers[step + 1];
      let draw = 0;
      for (;;) {
        if (at >= end) break steps;
        const word = words[at++] >>> shift;
        if (word <= last) {
          if (kind === KINDS.remainder) draw = word % bound;
          else if (kind === KINDS.product) {
            draw = Math.floor((word * bound) / range);
            if ((Math.imul(word, bound) - Math.imul(draw, range)) >>> 0 < numbers[step + 4]) draw = bound;
          } else if (kind === KINDS.bits) draw = (word >>> numbers[step + 5]) & numbers[step + 6];
          else if (kind === KINDS.quotient) draw = Math.floor(word / numbers[step + 5]);
          else {
            if (at >= end) break steps;
            draw = fractionBelow(word, words[at++], bound);
          }
          if (draw < bound) break;
        }
        // What follows a refused word is elsewhere.
        if (fixed) break steps;
      }
      streams &= wanted[numbers[step + 7] + draw];
      if (streams === 0) break;
    }
    if (streams !== 0 && found(seed, streams)) return true;
  }
  return false;
}
