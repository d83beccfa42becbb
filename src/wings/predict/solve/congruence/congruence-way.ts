import type { Bounded } from '../../../../core/subject/bounded.js';
import type { Congruence, Prng } from '../../../../core/subject/source.js';
import { startMachine } from '../machine.js';
import type { Sheet } from '../sheet.js';
import type { Way } from '../way.js';
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

/** Bits that draws must tell beyond those of the state, so that few other states fit them. */
const SPARE = 12;

/** log2 of the shuffles, starts and numbers between deals that are tried, each of which may give one state. */
const HYPOTHESES = 16;

/** The most low parts of a state whose other bits are worked out. */
const MOST_LOW = 64;

/** A draw of a log: its number in the stream, from 0. */
interface Drawn {
  readonly at: number;
  readonly bound: number;
  readonly draw: number;
}

/** What draws of one deal say, in bits, if all values are equally likely. */
interface Told {
  readonly all: number;
  /** Bits above the low ones that remainders tell. */
  readonly high: number;
  readonly low: number;
  /** Remainders by even bounds. */
  readonly even: number;
  /** The most factors of two in one of these. */
  readonly levels: number;
}

/** A way by what is known of a linear congruence: low bits of the state by trial, the others as a near point of a lattice. */
export function congruenceWay({ prng, bounded, draws, numbers }: CongruenceParts): Way {
  const { congruence } = prng;
  const { modulus } = congruence;
  const binary = (modulus & (modulus - 1n)) === 0n;
  const bits = Math.log2(Number(modulus));
  const { perNumber, shift } = numbers;
  const range = bounded.width === undefined ? numbers.range : 2n ** BigInt(bounded.width);
  const dropped = congruence.lowestBit + (bounded.width === undefined ? 0 : Math.log2(Number(prng.range)) - bounded.width);
  const steps = new Steps(congruence);
  const stepsTo = (at: number) => steps.at(at * perNumber + 1);
  const lattices = new Map() as Lattices;
  const takesRest = (bound: number): boolean => draws.span(bound, 0, range) === null;

  const toldBy = (bounds: Uint32Array): Told => {
    const told = { all: 0, high: 0, low: 0, even: 0, levels: 0 };
    for (const bound of bounds) {
      const twos = binary && takesRest(bound) ? twosOf(bound) : 0;
      told.all += Math.log2(bound);
      told.high += Math.log2(bound) - twos;
      told.low += twos;
      told.even += Math.min(1, twos);
      told.levels = Math.max(told.levels, twos);
    }
    return told;
  };

  /** Deals from which the state is worked out. */
  const dealsFor = (bounds: Uint32Array): number => {
    const { even, high, levels, low } = toldBy(bounds);
    const tried = binary && bounds.some((bound) => takesRest(bound)) ? dropped + levels : 0;
    if (tried > 0 && even === 0) return Number.POSITIVE_INFINITY;
    const forLow = tried === 0 ? 1 : Math.max((dropped + 1) / even, (tried + SPARE / 2) / low);
    return Math.ceil(Math.max(forLow, (bits - tried + SPARE) / high));
  };

  const slotOf = ({ at, bound, draw }: Drawn, low: bigint, known: bigint): Slot => {
    const step = stepsTo(at);
    const high = modulus >> known;
    const start = mod(step.multiplier * low + step.offset, modulus);
    const span = draws.span(bound, draw, range);
    if (span) {
      const [least, most] = [span.least, span.least + span.count - 1n].map((number) => (number << BigInt(dropped)) - shift);
      const last = most + (1n << BigInt(dropped)) - 1n;
      return {
        multiplier: step.multiplier % high,
        offset: start >> known,
        least: least >> known,
        count: (last >> known) - (least >> known) + 1n,
      };
    }
    // The number is rest + odd · k, where the bits that are known are off both; so k is one of as many as there are numbers by `odd`.
    const odd = BigInt(binary ? bound >>> twosOf(bound) : bound);
    const inverse = invert(odd, high);
    const lowNumber = binary ? (start & ((1n << known) - 1n)) >> BigInt(dropped) : shift;
    const halves = invert(1n << (binary ? known - BigInt(dropped) : 0n), odd);
    const rest = mod((BigInt(draw) - lowNumber) * halves, odd);
    return {
      multiplier: (step.multiplier * inverse) % high,
      offset: mod(((start >> known) - rest) * inverse, high),
      least: 0n,
      count: (high - rest + odd - 1n) / odd,
    };
  };

  /** States before the first draw whose low bits are `low`, `known` of them. */
  const statesOf = (drawn: readonly Drawn[], key: string, low: bigint, known: bigint): readonly bigint[] => {
    const high = modulus >> known;
    const telling: Drawn[] = [];
    let told = 0;
    for (const one of drawn) {
      const bits = Math.log2(takesRest(one.bound) && binary ? one.bound / 2 ** twosOf(one.bound) : one.bound);
      if (bits === 0) continue;
      telling.push(one);
      told += bits;
      if (told >= Math.log2(Number(high)) + SPARE) break;
    }
    const slots = telling.map((one) => slotOf(one, low, known));
    return solveSlots(slots, high, lattices, `${key} ${known}`).map((y) => low + (y << known));
  };

  /** States that fit the first deals of a sheet. */
  const find = (sheet: Sheet, between: number, deals: number): readonly bigint[] => {
    const { length } = sheet.bounds;
    const drawn = Array.from({ length: deals * length }, (_, k): Drawn => {
      const bound = sheet.bounds[k % length];
      return { at: k + Math.floor(k / length) * between, bound, draw: sheet.draws[k] };
    });
    const rests = binary ? drawn.filter(({ bound }) => takesRest(bound)) : [];
    drawn.sort((a, b) => b.bound - a.bound);
    const key = `${between} ${sheet.bounds.join(' ')}`;
    if (rests.length === 0) return statesOf(drawn, key, 0n, 0n);
    const levels = Math.max(...rests.map(({ bound }) => twosOf(bound)));
    const lows = findLowBits(
      rests.map(({ at, bound, draw }) => ({
        multiplier: Number(BigInt.asIntN(32, stepsTo(at).multiplier)),
        offset: Number(BigInt.asIntN(32, stepsTo(at).offset)),
        twos: twosOf(bound),
        value: draw,
      })),
      dropped,
      levels,
    );
    if (!lows || lows.length > MOST_LOW) return [];
    return lows.flatMap((low) => statesOf(drawn, key, BigInt(low), BigInt(dropped + levels)));
  };

  return {
    id: `${prng.id}/${bounded.id}`,
    prng,
    method: { bounded, perNumber },
    by: 'congruence',
    heldBits: HYPOTHESES,
    needs: (n) => dealsFor(Uint32Array.from({ length: n - 1 }, (_, k) => k + 2)),
    parts: ({ between }) => between.length,
    search(sheets, { between, usable }, part, believe) {
      for (const sheet of sheets) {
        const used = dealsFor(sheet.bounds);
        // What is worked out of one deal alone does not depend on what was drawn after it.
        if (used > Math.min(usable, sheet.deals) || (used === 1 && part > 0)) continue;
        const tried = used === 1 ? between : [between[part]];
        for (const x of find(sheet, between[part], used)) {
          const words = Array.from({ length: prng.seedWords }, (_, w) => Number(BigInt.asUintN(32, x >> BigInt(32 * w))));
          if (prng.forbids?.(Uint32Array.from(words))) continue;
          for (const numbersBetween of tried)
            if (believe({ sheet, between: numbersBetween, used, state: { words, skipped: 0 }, heldBits: HYPOTHESES })) return;
        }
      }
    },
    open({ words = [], skipped }) {
      const source = numbers.numbers(prng.create(Uint32Array.from(words)));
      const machine = startMachine({ ...prng, range: numbers.range }, { bounded, perNumber: 1 }, source);
      machine.skip(skipped);
      return machine;
    },
  };
}

/** Factors of two. */
function twosOf(bound: number): number {
  return 31 - Math.clz32(bound & -bound);
}
