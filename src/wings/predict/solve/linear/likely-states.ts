import type { Prng } from '../../../../core/subject/source.js';
import { type Machine, type Method, startMachine } from '../machine.js';
import type { Sheet } from '../sheet.js';
import type { Candidate } from '../way.js';
import type { LinearWords } from './linear-words.js';
import { decodeNearly, type NoisyEquation } from './noisy-system.js';

/** log2 of the shuffles, starts, places, numbers between deals and choices of equations that are tried, each of which may give some states. */
export const LIKELY_HYPOTHESES = 30;
/** Equations that are taken as right, and how many of them may fail on average. */
const [TAKEN, MOST_FAILING] = [128, 5];
/** Deals of which a search can make nothing more. */
const MOST_DEALS = 1000;

/** Bits told that are looked at: the first few hundred are enough in most orders. */
const MOST_TOLD = 2048;

/** A bit of a word, counted from the draws of the first deal on, that a draw tells with a chance of `error` to be wrong. */
export interface Told {
  readonly at: number;
  readonly bit: number;
  readonly sum: number;
  readonly error: number;
}

/** A generator whose words are sums of bits of its state, which may begin at any of some places of a block. */
export interface Likely {
  readonly prng: Prng;
  readonly method: Method;
  readonly words: LinearWords;
  readonly places: number;
}

/** The deals from which states are worked out. */
export interface LikelyDeals {
  readonly sheet: Sheet;
  readonly between: number;
  /** Deals that may be used. */
  readonly usable: number;
}

/** Gives the states that nearly all of the told bits hold for, and from which a machine fits; `told` comes the surest first, in another order for each choice. */
export function* likelyStates(
  { method, places, prng, words }: Likely,
  { between, sheet, usable }: LikelyDeals,
  told: readonly Told[],
  choices: number,
  fits: (machine: Machine) => boolean,
): Generator<Candidate> {
  const used = Math.min(usable, sheet.deals);
  const surest = told.slice(0, MOST_TOLD);
  for (let choice = 0; choice < choices; choice++) {
    const chosen = shuffled(surest, choice);
    for (let place = 0; place < places; place++) {
      const equations = (function* (): Generator<NoisyEquation> {
        for (const { at, bit, error, sum } of chosen) yield { bits: words.equation(place + at, bit), sum, error };
      })();
      let right: Uint32Array | null = null;
      decodeNearly(words.unknowns, equations, (state) => {
        if (prng.forbids?.(state)) return false;
        const machine = startMachine(prng, method, prng.create(state));
        machine.skip(place);
        if (!fits(machine)) return false;
        right = state;
        return true;
      });
      if (right) yield { sheet, between, used, state: { words: [...right], skipped: place }, heldBits: LIKELY_HYPOTHESES };
    }
  }
}

/** The equations in another order for each choice: the surest first, but for noise of 0.4 in their log-odds. */
function shuffled(told: readonly Told[], choice: number): readonly Told[] {
  if (choice === 0) return told;
  let x = choice;
  const noise = (): number => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    return x / 2 ** 32;
  };
  const keyed = told.map((one) => ({ one, key: Math.log(one.error / (1 - one.error)) + 0.8 * (noise() + noise() + noise() - 1.5) }));
  return keyed.sort((a, b) => a.key - b.key).map(({ one }) => one);
}

/** Told bits of one chance to be wrong, and how many of them a deal has on average. */
export interface Kind {
  readonly error: number;
  readonly often: number;
}

/** Deals after which few enough of the surest bits are wrong; Infinity where no number of them is enough. */
export function dealsTelling(kinds: readonly Kind[]): number {
  const surest = kinds.toSorted((a, b) => a.error - b.error);
  for (let deals = 1; deals <= MOST_DEALS; deals++) {
    let left = TAKEN;
    let failing = 0;
    for (const { error, often } of surest) {
      const taken = Math.min(left, often * deals);
      failing += error * taken;
      left -= taken;
      if (left <= 0) break;
    }
    if (left <= 0 && failing <= MOST_FAILING) return deals;
  }
  return Number.POSITIVE_INFINITY;
}
