import { type BitSource, Words } from '../../../../core/subject/source.js';
import { startMachine } from '../machine.js';
import { bitsPerDeal } from '../sheet.js';
import type { Candidate, Limits, Way } from '../way.js';
import type { DrawForm } from './draw-forms.js';
import type { FirstWords } from './first-words.js';
import { type Pace, seedRanges } from './seed-ranges.js';
import { makeSieve, type Sieve, type SieveStep } from './sieve.js';
import { groupStreams, type Stream, streamsOf } from './streams.js';

/** A generator whose seeds are tried, the methods of choices tried on its words, and what there is time for. */
export interface Seeded {
  readonly words: FirstWords;
  readonly forms: readonly DrawForm[];
  readonly pace: Pace;
}

/** Seeds whose words are made at a time. */
const BLOCK = 4096;

/** Words made of each seed: for decks whose first deal tells little, those of several deals. */
const [ROW, LONG_ROW] = [8, 24];

/** Numbers drawn before the first deal that are tried. */
const SKIPPED = [0, 1, 2];

/** Bits that a first deal must tell if a sieve is to leave the later ones alone. */
const ENOUGH = 20;

/** The share of seeds that a sieve may let through, which then each take as long as a thousand others. */
const [FEW, MANY] = [2 ** -14, 2 ** -7];

/** log2 of the generators, methods, shuffles, starts and numbers passed over, all of which are tried with every seed. */
const HYPOTHESES = 18;

/** log2 of the most seeds that are tried by default. */
const MOST_SEED_BITS = 29;

/** A sieve and what it tells of. */
interface Trial {
  readonly form: DrawForm;
  readonly way: Way;
  readonly sieve: Sieve;
  readonly skipped: number;
  readonly streams: readonly Stream[];
  readonly between: readonly number[];
}

/** The ways to find the seed of a generator, one for each method. They are searched together by the first, for their words are the same. */
export function seedWays({ words, forms, pace }: Seeded): readonly Way[] {
  const { prng } = words;
  const idOf = ({ bounded }: DrawForm) => `${prng.id}/${bounded.id}/seeds`;
  const ranges = (limits: Limits) => seedRanges(pace, limits);
  const ways: readonly Way[] = forms.map((form, k) => ({
    id: idOf(form),
    prng,
    method: form,
    by: 'seeds',
    ...(k > 0 && { searchedBy: idOf(forms[0]) }),
    heldBits: MOST_SEED_BITS + HYPOTHESES,
    // Nothing is worked out from deals: every seed is held against all of them.
    needs: () => 0,
    parts: (limits) => (k === 0 ? ranges(limits).length : 0),
    search(sheets, limits, part, believe) {
      const { from, to } = ranges(limits)[part];
      const seeds = ranges(limits).reduce((sum, range) => sum + range.to - range.from, 0);
      const streams = streamsOf(sheets);
      if (streams.length === 0) return;
      const isShort = bitsPerDeal(streams[0].bounds) < ENOUGH;
      const each = isShort ? LONG_ROW : ROW;
      const trials = trialsOf(streams, limits, each, from < 2 ** pace.bits ? MANY : FEW);
      const row = new Uint32Array(BLOCK * each);
      for (let first = from; first < to; first += BLOCK) {
        const count = Math.min(BLOCK, to - first);
        words.make(first, count, 0, each, row);
        for (const trial of trials) {
          const found = (place: number, fitting: number) =>
            trial.streams.some((stream, bit) => (fitting >> bit) & 1 && confirm(trial, stream, first + place, Math.log2(seeds), believe));
          if (trial.sieve.run(row, count, found)) return;
        }
      }
    },
    open({ seed = '0', skipped }) {
      const machine = startMachine(prng, form, sourceOf(Number(seed)));
      machine.skip(skipped);
      return machine;
    },
  }));

  function sourceOf(seed: number): BitSource {
    const source = prng.seeded?.(BigInt(seed));
    if (!source) throw new TypeError(`${prng.id} has no seeding of its own`);
    return source;
  }

  function trialsOf(streams: readonly Stream[], { between }: Limits, each: number, most: number): readonly Trial[] {
    return groupStreams(streams).flatMap((group) => {
      const branches = bitsPerDeal(group[0].bounds) < ENOUGH ? between.map((one) => [one]) : [between];
      return SKIPPED.flatMap((skipped) =>
        branches.flatMap((branch) =>
          forms.flatMap((form, k) => {
            const steps = stepsOf(group, branch.length === 1 ? branch[0] * form.perNumber : null);
            const sieve = makeSieve(form, Number(prng.range), skipped * form.perNumber, each, steps);
            return sieve.rate > most ? [] : [{ form, way: ways[k], sieve, skipped, streams: group, between: branch }];
          }),
        ),
      );
    });
  }

  /** Deals the first deal whole, and has the streams that fit it believed. */
  function confirm(trial: Trial, { before, bounds, draws, sheet }: Stream, seed: number, bits: number, believe: Believe): boolean {
    const { form, way, skipped, between } = trial;
    const words = new Words(sourceOf(seed), prng.range, form.bounded.width, 64);
    for (let k = skipped * form.perNumber; k > 0; k--) words.take();
    const [bound, draw] = [new Uint32Array(1), new Uint32Array(1)];
    for (let k = 0; k < bounds.length; k++) {
      bound[0] = bounds[k];
      form.bounded.draw(words, bound, draw);
      if (draw[0] !== draws[k]) return false;
    }
    const dealt = words.taken / form.perNumber;
    return between.some((numbers) =>
      believe(
        {
          sheet,
          between: numbers,
          used: 0,
          state: { seed: `${seed}`, skipped: before === 0 ? skipped : dealt + numbers },
          heldBits: bits + HYPOTHESES,
        },
        way,
      ),
    );
  }
  return ways;
}

type Believe = (candidate: Candidate, way: Way) => boolean;

/** The draws of the first deal, or of as many deals as there are where the numbers between them are known. */
function stepsOf(streams: readonly Stream[], between: number | null): readonly SieveStep[] {
  const { bounds, draws } = streams[0];
  const count = between === null ? bounds.length : Math.min(...streams.map((stream) => stream.draws.length), draws.length);
  return Array.from({ length: count }, (_, at) => ({
    skipped: at > 0 && at % bounds.length === 0 ? (between ?? 0) : 0,
    bound: bounds[at % bounds.length],
    draws: streams.map((stream) => stream.draws[at]),
  }));
}
