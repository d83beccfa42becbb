import { type BitSource, Words } from '../../../../core/subject/source.js';
import { type Machine, startAnew, startMachine } from '../machine.js';
import { bitsPerDeal } from '../sheet.js';
import type { Candidate, Limits, Way } from '../way.js';
import type { DrawForm } from './draw-forms.js';
import type { FirstWords } from './first-words.js';
import { type Pace, seedRanges } from './seed-ranges.js';
import { makeSieve, type Sieve } from './sieve.js';
import type { SieveStep } from './sieve-rate.js';
import { siftedRows } from './sifted-rows.js';
import { groupStreams, type Stream, streamsOf } from './streams.js';

/** A generator whose seeds are tried, the methods of choices tried on its words, and what there is time for. */
export interface Seeded {
  readonly words: FirstWords;
  readonly forms: readonly DrawForm[];
  readonly pace: Pace;
}

/** Words that are made at a time: they stay near the processor. */
const BLOCK = 12_288;

/** The most words made of each seed. */
const MOST_WORDS = 24;

/** Numbers drawn before the first deal that are tried with small seeds. */
const SKIPPED = [0, 1, 2];

/** Bits that a first deal must tell if a sieve is to leave the later ones alone. */
const ENOUGH = 12;

/** The share of seeds that a sieve may let through, which then each take as long as a thousand others: of small seeds, and of all. */
const [MANY, FEW] = [2 ** -7, 2 ** -13];

/** The first bound from which on words that are often refused are read for so many seeds: each smaller one says little. */
const LARGE = 16;

/** log2 of the generators, methods, shuffles, starts, numbers passed over and steps of seeds, all of which are tried with every seed. */
const HYPOTHESES = 30;

/** log2 of the most seeds that are tried by default. */
const MOST_SEED_BITS = 29;

/** The largest step by which the seeds of deals are tried to grow, for decks of which a deal tells more bits than there are seeds: a clock of many ticks. */
const [MOST_STEP, MANY_BITS] = [4096, 40];

/** A sieve and what it tells of. */
interface Trial {
  readonly form: DrawForm;
  readonly way: Way;
  readonly sieve: Sieve;
  /** The sieve of rows that end with the first word. */
  readonly first: Sieve;
  readonly skipped: number;
  readonly streams: readonly Stream[];
  readonly between: readonly number[];
}

/** The ways to find the seed of a generator, one for each method. They are searched together by the first, for their words are the same. */
export function seedWays({ words, forms, pace }: Seeded): readonly Way[] {
  const { prng } = words;
  const idOf = ({ bounded }: DrawForm) => `${prng.id}/${bounded.id}/seeds`;
  const ranges = (limits: Limits) => seedRanges(pace, limits);
  const unknown = (limits: Limits) => Math.log2(ranges(limits).reduce((sum, { from, to }) => sum + to - from, 0));
  const ways: readonly Way[] = forms.map((form, k) => ({
    id: idOf(form),
    prng,
    method: form,
    by: 'seeds',
    ...(k > 0 && { searchedBy: idOf(forms[0]) }),
    heldBits: HYPOTHESES,
    needs: (n) => dealsFor(MOST_SEED_BITS, bitsPerDeal(Uint32Array.from({ length: n - 1 }, (_, p) => p + 2))),
    unknown,
    parts: (limits) => (k === 0 ? ranges(limits).length : 0),
    search(sheets, limits, part, believe) {
      const { from, to } = ranges(limits)[part];
      const bits = unknown(limits);
      const streams = streamsOf(sheets);
      if (streams.length === 0) return;
      const isSmall = to <= 2 ** pace.bits;
      const most = isSmall ? MANY : FEW;
      const skipped = isSmall ? SKIPPED : [0];
      const each = isSmall ? MOST_WORDS : rowLength(streams, limits);
      const trials = trialsOf(streams, limits, each, skipped).filter(
        ({ sieve, streams: [{ bounds }] }) => sieve.rate <= most && (isSmall || sieve.fixed || bounds[0] > LARGE),
      );
      const block = Math.floor(BLOCK / each);
      const rows = siftedRows(words, isSmall ? [] : trials.map(({ first }) => first), block, each);
      for (let first = from; first < to; first += block) {
        const { count, row, seedAt } = rows(first, Math.min(block, to - first));
        for (const trial of trials) {
          const found = (place: number, fitting: number) =>
            trial.streams.some((stream, bit) => (fitting >> bit) & 1 && confirm(trial, stream, seedAt(place), bits, believe));
          if (trial.sieve.run(row, count, found)) return;
        }
      }
    },
    open({ seed = '0', skipped, step }) {
      const opened = (from: number): Machine => {
        const machine = startMachine(prng, form, sourceOf(from));
        machine.skip(skipped);
        return machine;
      };
      return step === undefined ? opened(Number(seed)) : startAnew(opened, Number(seed), step);
    },
  }));

  function sourceOf(seed: number): BitSource {
    const source = prng.seeded?.(BigInt(seed));
    if (!source) throw new TypeError(`${prng.id} has no seeding of its own`);
    return source;
  }

  /** The fewest words by which each method can tell a shuffle whose first bounds are large. */
  function rowLength(streams: readonly Stream[], limits: Limits): number {
    const falling = streams.filter(({ bounds }) => bounds[0] === streams[0].bounds[0]);
    let each = 2;
    while (each < MOST_WORDS && trialsOf(falling, limits, each, [0]).some(({ sieve }) => sieve.rate > FEW)) each++;
    return each;
  }

  function trialsOf(streams: readonly Stream[], { between }: Limits, each: number, before: readonly number[]): readonly Trial[] {
    return groupStreams(streams, MOST_WORDS).flatMap((group) => {
      const branches = bitsPerDeal(group[0].bounds) < ENOUGH ? between.map((one) => [one]) : [between];
      return before.flatMap((skipped) =>
        branches.flatMap((branch) =>
          forms.map((form, k) => {
            const steps = stepsOf(group, branch.length === 1 ? branch[0] * form.perNumber : null, each);
            const [range, at] = [Number(prng.range), skipped * form.perNumber];
            const [sieve, first] = [each, at + 1].map((words) => makeSieve(form, range, at, words, steps));
            return { form, way: ways[k], sieve, first, skipped, streams: group, between: branch };
          }),
        ),
      );
    });
  }

  /** True if a seed deals these draws, and then how many numbers were drawn until their end. */
  function dealsAs({ form, skipped }: Trial, seed: number, bounds: Uint32Array, draws: Uint32Array): number | null {
    const words = new Words(sourceOf(seed), prng.range, form.bounded.width, 64);
    for (let k = skipped * form.perNumber; k > 0; k--) words.take();
    const [bound, draw] = [new Uint32Array(1), new Uint32Array(1)];
    for (let k = 0; k < bounds.length; k++) {
      bound[0] = bounds[k];
      form.bounded.draw(words, bound, draw);
      if (draw[0] !== draws[k]) return null;
    }
    return words.taken / form.perNumber;
  }

  /** Deals the first deal whole, and has the streams that fit it believed, and then seeds that grow by a step from deal to deal. */
  function confirm(trial: Trial, { before, bounds, draws, sheet }: Stream, seed: number, bits: number, believe: Believe): boolean {
    const { between, skipped, way } = trial;
    const dealt = dealsAs(trial, seed, bounds, draws);
    if (dealt === null) return false;
    const used = dealsFor(bits, bitsPerDeal(bounds));
    const candidate = { sheet, used, heldBits: HYPOTHESES };
    const isBelieved = between.some((numbers) =>
      believe({ ...candidate, between: numbers, state: { seed: `${seed}`, skipped: before === 0 ? skipped : dealt + numbers } }, way),
    );
    if (isBelieved || before === 1 || sheet.deals < 2 || (between[0] !== 0 && between.length === 1)) return isBelieved;
    const second = draws.subarray(bounds.length, 2 * bounds.length);
    const steps = bitsPerDeal(bounds) > MANY_BITS ? MOST_STEP : 1;
    for (let step = 0; step <= steps; step++)
      if (
        dealsAs(trial, seed + step, bounds, second) !== null &&
        believe({ ...candidate, used: used + 1, between: 0, state: { seed: `${seed}`, step, skipped } }, way)
      )
        return true;
    return false;
  }
  return ways;
}

/** Deals that single out one of 2^`bits` seeds. */
function dealsFor(bits: number, perDeal: number): number {
  return Math.max(1, Math.ceil(bits / perDeal));
}

type Believe = (candidate: Candidate, way: Way) => boolean;

/** The first draws of the first deal, or of as many deals as there are where the numbers between them are known. */
function stepsOf(streams: readonly Stream[], between: number | null, most: number): readonly SieveStep[] {
  const { bounds, draws } = streams[0];
  const known = between === null ? bounds.length : Math.min(...streams.map((stream) => stream.draws.length), draws.length);
  const count = Math.min(known, most);
  return Array.from({ length: count }, (_, at) => ({
    skipped: at > 0 && at % bounds.length === 0 ? (between ?? 0) : 0,
    bound: bounds[at % bounds.length],
    draws: streams.map((stream) => stream.draws[at]),
  }));
}
