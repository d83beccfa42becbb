import type { DrawForm } from './draw-forms.js';

/** One draw of the streams: what is passed over before it, its bound, and which number each stream has there. */
export interface SieveStep {
  readonly skipped: number;
  readonly bound: number;
  readonly draws: readonly number[];
}

/** The share of seeds whose row of `words` words speaks against no stream, for the words that may be refused on the way. */
export function rateOf(form: DrawForm, range: number, words: number, steps: readonly SieveStep[]): number {
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
