import { floatScale } from '../../../../parts/bounded/float-scale.js';
import { dotnetRandom } from '../dotnet-random.js';
import { startMachine } from '../machine.js';
import { bitsPerDeal, type Sheet } from '../sheet.js';
import type { Way } from '../way.js';
import { DotnetNumbers, WRAPPINGS } from './dotnet-numbers.js';
import { type NumberSpan, scaledSpan } from './draw-forms.js';
import { type Lattices, solveSlots } from './slots.js';

/** Bits of a seed, and what draws must tell beyond them. */
const SEED_BITS = 31;
const SPARE = 12;

/** log2 of the shuffles, starts, places and numbers between deals that are tried, each of which may give one seed. */
const HYPOTHESES = 24;

/** Deals that may have been dealt before the first of the log, where one deal tells the seed; fewer where it takes more, since these take longer. */
const MOST_BEFORE = 250;

/** Parts of the search for one number between deals. */
const CHUNKS = 5;

/** System.Random of .NET Framework, started from any seed some deals before the first of the log: each number is a multiple of the seed. */
export const DOTNET_WAY: Way = {
  id: `${dotnetRandom.id}/${floatScale.id}`,
  prng: dotnetRandom,
  method: { bounded: floatScale, perNumber: 1 },
  by: 'recurrence',
  heldBits: HYPOTHESES,
  needs: (n) => dealsFor(Uint32Array.from({ length: n - 1 }, (_, k) => k + 2)),
  unknown: () => SEED_BITS,
  parts: ({ between }) => CHUNKS * between.length,
  search(sheets, limits, part, believe) {
    const numbers = new DotnetNumbers();
    const chunk = Math.floor(part / limits.between.length);
    const between = limits.between[part % limits.between.length];
    const ready = sheets
      .filter(({ bounds, deals }) => dealsFor(bounds) <= Math.min(limits.usable, deals))
      .map((sheet) => ({ sheet, used: dealsFor(sheet.bounds), told: toldBy(sheet, between), key: sheet.bounds.join(' ') }));
    for (let before = chunk; before < MOST_BEFORE; before += CHUNKS) {
      const lattices: Lattices = new Map();
      for (const { key, sheet, told, used } of ready) {
        if (before * used * used * used >= MOST_BEFORE) continue;
        // What is worked out of the first deal after the seed alone does not depend on what was drawn after it.
        const alone = used === 1 && before === 0;
        if (alone && between !== limits.between[0]) continue;
        const skipped = before * (sheet.bounds.length + between);
        const multiples = told.map((one) => ({ ...one, at: skipped + one.at, multiplier: numbers.multiplier(skipped + one.at) }));
        for (const wraps of WRAPPINGS) {
          const slots = multiples.map((one) => ({ ...one, offset: numbers.offset(one.at, wraps) }));
          for (const seed of solveSlots(slots, numbers.modulus, lattices, key))
            for (const numbersBetween of alone ? limits.between : [between])
              if (believe({ sheet, between: numbersBetween, used, state: { seed: `${seed}`, skipped }, heldBits: HYPOTHESES })) return;
        }
      }
    }
  },
  open({ seed = '0', skipped }) {
    const source = dotnetRandom.seeded?.(seed) ?? dotnetRandom.create(new Uint32Array(dotnetRandom.seedWords));
    const machine = startMachine(dotnetRandom, { bounded: floatScale, perNumber: 1 }, source);
    machine.skip(skipped);
    return machine;
  },
};

/** Deals of which the first draws tell a seed. */
function dealsFor(bounds: Uint32Array): number {
  return Math.ceil((SEED_BITS + SPARE) / bitsPerDeal(bounds));
}

/** Numbers of the first deals with the largest bounds, as many as tell a seed, and where their draws say they lie. */
function toldBy({ bounds, draws }: Sheet, between: number): readonly ({ readonly at: number } & NumberSpan)[] {
  const { length } = bounds;
  const boundOf = (k: number): number => bounds[k % length];
  const largest = Array.from({ length: dealsFor(bounds) * length }, (_, k) => k).sort((a, b) => boundOf(b) - boundOf(a));
  let told = 0;
  const last = largest.findIndex((k) => {
    told += Math.log2(boundOf(k));
    return told >= SEED_BITS + SPARE;
  });
  return largest
    .slice(0, last + 1)
    .map((k) => ({ at: k + Math.floor(k / length) * between, ...scaledSpan(boundOf(k), draws[k], dotnetRandom.range) }));
}
