import { type DrawForm, KINDS } from './draw-forms.js';

/** A deal's first draws as several streams of deals have them, made into what a word must say. */
export interface Sieve {
  /** The share of seeds that is let through, about. */
  readonly rate: number;
  /** Calls `found` for each seed, by its place in the rows, that none of its words within its row speaks against; `streams` has a bit for each that fits. */
  run(words: Uint32Array, seeds: number, found: (place: number, streams: number) => boolean): boolean;
}

/** One draw of the streams: what is passed over before it, its bound, and which number each stream has there. */
export interface SieveStep {
  readonly skipped: number;
  readonly bound: number;
  readonly draws: readonly number[];
}

/** Numbers of a step: the kind, what is passed over, the bound, the last word that is usable, the least remainder, the shift, the mask, the first place of `wanted`. */
const NUMBERS = 8;

/** Makes a sieve of rows of `each` words, of which the draws of a form are made after `at` words. */
export function makeSieve(form: DrawForm, range: number, at: number, each: number, steps: readonly SieveStep[]): Sieve {
  const { bounded } = form;
  const shift = bounded.width === undefined ? 0 : Math.log2(range) - bounded.width;
  const kept = range / 2 ** shift;
  const plan: number[] = [];
  const wanted: number[] = [];
  for (const { skipped, bound, draws } of steps) {
    const { usable, least, by, mask, kind = form.kind } = form.numbers(bound, kept);
    plan.push(kind, skipped, bound, usable - 1, least, by, mask, wanted.length);
    const masks = new Array<number>(bound).fill(0);
    for (const [stream, draw] of draws.entries()) masks[draw] |= 1 << stream;
    wanted.push(...masks);
  }
  const [numbers, masks] = [Uint32Array.from(plan), Int32Array.from(wanted)];
  const all = steps[0].draws.length === 32 ? -1 : (1 << steps[0].draws.length) - 1;
  return {
    rate: rateOf(form, kept, each - at, steps),
    run: (words, seeds, found) => runSieve(numbers, masks, all, words, seeds, at, each, shift, kept, found),
  };
}

function runSieve(
  numbers: Uint32Array,
  wanted: Int32Array,
  all: number,
  words: Uint32Array,
  seeds: number,
  from: number,
  each: number,
  shift: number,
  range: number,
  found: (place: number, streams: number) => boolean,
): boolean {
  for (let seed = 0; seed < seeds; seed++) {
    const end = (seed + 1) * each;
    let at = seed * each + from;
    let streams = all;
    steps: for (let step = 0; step < numbers.length; step += NUMBERS) {
      const kind = numbers[step];
      const bound = numbers[step + 2];
      const last = numbers[step + 3];
      at += numbers[step + 1];
      let draw = 0;
      for (;;) {
        if (at >= end) break steps;
        const word = words[at++] >>> shift;
        if (word > last) continue;
        if (kind === KINDS.remainder) draw = word % bound;
        else if (kind === KINDS.product) {
          draw = Math.floor((word * bound) / range);
          if ((Math.imul(word, bound) - Math.imul(draw, range)) >>> 0 < numbers[step + 4]) continue;
        } else if (kind === KINDS.bits) {
          draw = (word >>> numbers[step + 5]) & numbers[step + 6];
          if (draw >= bound) continue;
        } else if (kind === KINDS.quotient) draw = Math.floor(word / numbers[step + 5]);
        else {
          if (at >= end) break steps;
          draw = Math.floor((((word >>> 5) * 2 ** 26 + (words[at++] >>> 6)) / 2 ** 53) * bound);
        }
        break;
      }
      streams &= wanted[numbers[step + 7] + draw];
      if (streams === 0) break;
    }
    if (streams !== 0 && found(seed, streams)) return true;
  }
  return false;
}

/** The share of seeds whose row of `words` words speaks against no stream, for the words that may be refused on the way. */
function rateOf(form: DrawForm, range: number, words: number, steps: readonly SieveStep[]): number {
  let [rate, share] = [0, steps[0].draws.length];
  // The chance that the draws so far have taken k numbers.
  let taken = new Float64Array(words + 1);
  taken[0] = 1;
  for (const { bound, skipped } of steps) {
    const { kept } = form.numbers(bound, range);
    const next = new Float64Array(words + 1);
    for (let k = 0; k <= words; k++) {
      let chance = taken[k];
      for (let at = k + skipped + form.perNumber; chance > 0; at += form.perNumber) {
        if (at > words) {
          rate += chance * Math.min(1, share);
          break;
        }
        next[at] += chance * kept;
        chance *= 1 - kept;
      }
    }
    share /= bound;
    taken = next;
  }
  return rate + taken.reduce((sum, chance) => sum + chance, 0) * Math.min(1, share);
}
