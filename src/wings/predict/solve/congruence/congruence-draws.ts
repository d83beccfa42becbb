import type { Bounded } from '../../../../core/subject/bounded.js';
import type { Congruence, Prng } from '../../../../core/subject/source.js';
import type { Sheet } from '../sheet.js';
import type { DrawForm } from './draw-forms.js';
import { invert, mod } from './lattice.js';
import { findLowBits } from './low-bits.js';
import type { NumberForm } from './number-forms.js';
import { type Lattices, type Slot, solveSlots } from './slots.js';
import { Steps } from './steps.js';

/** The parts of a way whose words are those of a linear congruence. */
export interface CongruenceParts {
  readonly prng: Prng & { readonly congruence: Congruence };
  readonly bounded: Bounded;
  readonly draws: DrawForm;
  readonly numbers: NumberForm;
}

/** The draws that a state is worked out from. */
export interface Plan {
  /** Deals, from the first. Infinite where no number of them tells enough. */
  readonly used: number;
  /** True if remainders are used, whose low bits of the state are tried first; else only draws that are the leading bits of a number. */
  readonly remainders: boolean;
}

/** Bits that draws must tell beyond those of the state, so that few other states fit them. */
const SPARE = 12;

/** The same for the low bits of the state. */
const SPARE_LOW = 6;

/** The least bound whose leading bits are counted on where some draws are remainders: with one bit of most draws a lattice has too many near points. */
const LEAST_LEADING = 4;

/** The most low parts of a state whose other bits are worked out. */
const MOST_LOW = 64;

/** A draw of a log: its number in the stream, from 0. */
interface Drawn {
  readonly at: number;
  readonly bound: number;
  readonly draw: number;
}

/** The state of a congruence as its draws tell it. */
export class CongruenceDraws {
  readonly #parts: CongruenceParts;
  readonly #modulus: bigint;
  /** True for a modulus that is a power of two. */
  readonly #binary: boolean;
  readonly #bits: number;
  readonly #range: bigint;
  /** Low bits of x that no number shows. */
  readonly #dropped: number;
  readonly #steps: Steps;
  readonly #lattices: Lattices = new Map();

  constructor(parts: CongruenceParts) {
    const { width } = parts.bounded;
    const { congruence, range } = parts.prng;
    this.#parts = parts;
    this.#modulus = congruence.modulus;
    this.#binary = (congruence.modulus & (congruence.modulus - 1n)) === 0n;
    this.#bits = Math.log2(Number(congruence.modulus));
    this.#range = width === undefined ? parts.numbers.range : 2n ** BigInt(width);
    this.#dropped = congruence.lowestBit + (width === undefined ? 0 : Math.log2(Number(range)) - width);
    this.#steps = new Steps(congruence);
  }

  /** The fewest deals of draws below `bounds` that tell the state. */
  plan(bounds: Uint32Array): Plan {
    const least = bounds.some((bound) => this.#isRemainder(bound)) ? LEAST_LEADING : 1;
    const told = { leading: 0, all: 0, low: 0, even: 0, levels: 0 };
    for (const bound of bounds) {
      const twos = this.#twosOf(bound);
      if (!this.#isRemainder(bound) && bound >= least) told.leading += Math.log2(bound);
      told.all += Math.log2(bound) - twos;
      told.low += twos;
      told.even += Math.min(1, twos);
      told.levels = Math.max(told.levels, twos);
    }
    const leading = Math.ceil((this.#bits + SPARE) / told.leading);
    if (!this.#binary) return { used: Math.ceil((this.#bits + SPARE) / told.all), remainders: true };
    const known = this.#dropped + told.levels;
    const low = Math.max((this.#dropped + 1) / told.even, (known + SPARE_LOW) / told.low);
    const used = Math.ceil(Math.max(low, (this.#bits - known + SPARE) / told.all));
    return leading <= used ? { used: leading, remainders: false } : { used, remainders: true };
  }

  /** The states before the first draw that fit the deals of a plan. */
  states({ bounds, draws }: Sheet, between: number, { remainders, used }: Plan): readonly bigint[] {
    const { length } = bounds;
    const drawn = Array.from({ length: used * length }, (_, k): Drawn => {
      const bound = bounds[k % length];
      return { at: k + Math.floor(k / length) * between, bound, draw: draws[k] };
    }).filter(({ bound }) => remainders || !this.#isRemainder(bound));
    drawn.sort((a, b) => b.bound - a.bound);
    const key = `${between} ${bounds.join(' ')}`;
    if (!remainders || !this.#binary) return this.#statesFrom(drawn, key, 0n, 0);
    const rests = drawn.filter(({ bound }) => this.#isRemainder(bound));
    const levels = Math.max(...rests.map(({ bound }) => this.#twosOf(bound)));
    const lows = findLowBits(
      rests.map(({ at, bound, draw }) => {
        const { multiplier, offset } = this.#stepsTo(at);
        return {
          multiplier: Number(BigInt.asIntN(32, multiplier)),
          offset: Number(BigInt.asIntN(32, offset)),
          twos: this.#twosOf(bound),
          value: draw,
        };
      }),
      this.#dropped,
      levels,
    );
    if (!lows || lows.length > MOST_LOW) return [];
    return lows.flatMap((low) => this.#statesFrom(drawn, key, BigInt(low), this.#dropped + levels));
  }

  /** States whose `known` lowest bits are `low`. */
  #statesFrom(drawn: readonly Drawn[], key: string, low: bigint, known: number): readonly bigint[] {
    const telling: Drawn[] = [];
    let told = 0;
    for (const one of drawn) {
      const bits = Math.log2(one.bound) - this.#twosOf(one.bound);
      if (bits === 0) continue;
      telling.push(one);
      told += bits;
      if (told >= this.#bits - known + SPARE) break;
    }
    const slots = telling.map((one) => this.#slotOf(one, low, BigInt(known)));
    return solveSlots(slots, this.#modulus >> BigInt(known), this.#lattices, key).map((y) => low + (y << BigInt(known)));
  }

  /** Returns what a draw says of the bits of the state above those that are known. */
  #slotOf({ at, bound, draw }: Drawn, low: bigint, known: bigint): Slot {
    const { multiplier, offset } = this.#stepsTo(at);
    const { shift } = this.#parts.numbers;
    const dropped = BigInt(this.#dropped);
    const modulus = this.#modulus >> known;
    const start = mod(multiplier * low + offset, this.#modulus);
    const span = this.#parts.draws.span(bound, draw, this.#range);
    if (span) {
      const least = ((span.least << dropped) - shift) >> known;
      const last = (((span.least + span.count) << dropped) - shift - 1n) >> known;
      return { multiplier: multiplier % modulus, offset: start >> known, least, count: last - least + 1n };
    }
    // The number is rest + odd · k, where the bits that are known are off both; so k is one of as many as there are numbers by `odd`.
    const odd = BigInt(bound >>> this.#twosOf(bound));
    const inverse = invert(odd, modulus);
    const lowNumber = this.#binary ? (start & ((1n << known) - 1n)) >> dropped : shift;
    const rest = mod((BigInt(draw) - lowNumber) * invert(this.#binary ? 1n << (known - dropped) : 1n, odd), odd);
    return {
      multiplier: (multiplier * inverse) % modulus,
      offset: mod(((start >> known) - rest) * inverse, modulus),
      least: 0n,
      count: (modulus - rest + odd - 1n) / odd,
    };
  }

  #stepsTo(at: number): ReturnType<Steps['at']> {
    return this.#steps.at(at * this.#parts.numbers.perNumber + 1);
  }

  /** True for a draw that is the remainder of its number. */
  #isRemainder(bound: number): boolean {
    return this.#parts.draws.span(bound, 0, this.#range) === null;
  }

  /** Factors of two of which a draw tells low bits of the state. */
  #twosOf(bound: number): number {
    return this.#binary && this.#isRemainder(bound) ? 31 - Math.clz32(bound & -bound) : 0;
  }
}
