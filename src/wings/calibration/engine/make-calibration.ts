import { AuditError } from '../../../core/errors.js';
import { SEED_SCHEME } from '../../../core/record/scheme-names.js';
import type { Statistic } from '../../../core/statistic/statistic.js';
import { BLOCK_SIZE } from '../../../core/subject/subject.js';
import { counted } from '../../../core/words/counted.js';
import { fixed } from '../../../core/words/numbers.js';
import { deckStatistics as statistics } from '../../../kinds/deck/catalogue.js';
import { skipReasonWords } from '../../../kinds/words/skip-reason.js';
import { permutations } from '../../../math/orders/permutation.js';
import { lemire } from '../../../parts/bounded/lemire.js';
import { prngs } from '../../../parts/catalogues.js';
import { chacha20, os, philox4x32 } from '../../../parts/prng/index.js';
import { fisherYates } from '../../../parts/shuffle/fisher-yates.js';
import type { CalibrationPlan, CalibrationSource, CalibrationWish } from '../record/calibration.js';
import { recordingBytes } from './allotment.js';
import { farSizesOf } from './far/far-sizes.js';
import type { Sizes } from './sizes.js';
import { sizesOf } from './sizes.js';
import { LEVELS } from './tally.js';

/** The choices of a user for a calibration; anything absent takes its default. */
export interface CalibrationWishes {
  readonly seed: string;
  /** Ids of the statistics; all by default. */
  readonly tests?: readonly string[];
  readonly sizes?: readonly CalibrationWish[];
  /** True to examine the far tails of all kinds of outcome; by default so if neither tests nor sizes are named. */
  readonly usual?: boolean;
  readonly audits?: number;
  /** Measurements of every row in the far tail; none at 0. */
  readonly repeats?: number;
  readonly sources?: readonly string[];
}

/** A plan whose recording is still to be drawn, and what follows from it without a deal. */
export interface MadeCalibration {
  readonly plan: Omit<CalibrationPlan, 'recording'>;
  /** Bytes to record of the operating system's source; 0 if it is not used. */
  readonly bytes: number;
  readonly refused: Sizes['refused'];
  readonly regions: Sizes['regions'];
}

/** The id of the source that is recorded: it cannot be dealt again, so its bytes are kept beside the record. */
export const RECORDED: string = os.id;

/** The default sources: two generators of very different design, and the operating system's. */
export const SOURCES: readonly string[] = [chacha20.id, philox4x32.id, RECORDED];

/** Returns the default deals of an audit of `n` cards: few rows are too coarse, and every order of five cards can be counted. */
export function usualTrials(n: number): number {
  return n === 5 ? 1000 : Math.max(500, 10 * n);
}

/** The default sizes, from few cards to a full deck: the sizes of everyday audits, and the fewest deals that each statistic accepts. */
const SIZES: readonly CalibrationWish[] = [
  { n: 3, trials: usualTrials(3) },
  { n: 4, trials: 'least' },
  { n: 5, trials: usualTrials(5) },
  { n: 13, trials: usualTrials(13) },
  { n: 13, trials: 'least' },
  { n: 52, trials: usualTrials(52) },
  { n: 52, trials: 'least' },
];

/** Audits at every size by default; the long form has `LONG_AUDITS`. */
export const QUICK_AUDITS = 500;
/** See `QUICK_AUDITS`. */
export const LONG_AUDITS = 100_000;

/** Measurements of every row in the far tail by default; the long form has `LONG_REPEATS`. */
export const QUICK_REPEATS = 12;
/** See `QUICK_REPEATS`. */
export const LONG_REPEATS = 64;

/** The measurements in the far tail. Holm leaves one of a hundred rows a share of 1e-6; rates to 1e-3 are those of whole audits. */
const FAR = {
  levels: [1e-1, 1e-2, 1e-3, 1e-4, 1e-5, 1e-6, 1e-7, 1e-8],
  judgedFrom: 1e-4,
  particles: 50,
  steps: 5,
  prng: chacha20.id,
} as const;

const AUDITS_PER_BLOCK = 100;
/** The greatest length of the recording: 64 MiB. */
const MOST_RECORDED = 2 ** 26;
/** The most bits of state at which the streams of separate blocks would overlap. */
const ONE_STREAM_BITS = 64;
/** The factor by which an approximate law may reject too often: what a handful of p-values far apart can account for. */
const ALLOWED_TIMES = 2;
const ALLOWED_DISTANCE = 0.02;
const CONFIDENCE = 0.999;
const FALSE_ALARM = 1e-3;

/**
 * Fixes everything about a calibration before the first deal. Returns `plan`, still without its recording; how many `bytes` to record if the source
 * os is included, else 0; and what was refused, with the reasons. Throws E_UNKNOWN_ID for an unknown statistic or generator, E_USAGE for sizes at
 * which none can be used.
 */
export function makeCalibration(wishes: CalibrationWishes): MadeCalibration {
  const asked = {
    tests: wishes.tests ? [...new Set(wishes.tests.map((id) => statistics.get(id).id))] : null,
    sizes: wishes.sizes ?? SIZES,
    usual: wishes.usual ?? (wishes.tests === undefined && wishes.sizes === undefined),
    audits: wishes.audits ?? QUICK_AUDITS,
    repeats: wishes.repeats ?? QUICK_REPEATS,
  };
  const { audits, sizes: wished, tests } = asked;
  for (const { trials } of wished) checkTrials(trials);
  const chosen = tests ? statistics.all.filter(({ id }) => tests.includes(id)) : statistics.all;
  const { refused, regions, sizes } = sizesOf(wished, chosen);
  if (sizes.length === 0) {
    const [first] = refused;
    const why = first ? `: ${first.test} ${skipReasonWords(first.reason, 'deal')}` : '';
    throw new AuditError('E_USAGE', `no statistic named can be used at these sizes${why}`, { hint: usableHint(wished, chosen) });
  }
  const shape = { auditsPerBlock: AUDITS_PER_BLOCK, sizes };
  const sources = [...new Set(wishes.sources ?? SOURCES)].map(
    (id): CalibrationSource => ({ id: sourceId(id), audits: id === RECORDED ? recordedAudits(shape, audits) : audits }),
  );
  return {
    plan: {
      seed: wishes.seed,
      seedScheme: SEED_SCHEME,
      asked,
      shuffle: fisherYates.id,
      bounded: lemire.id,
      ...shape,
      sources,
      levels: LEVELS.map((level) => ({ level, allowed: ALLOWED_TIMES * level })),
      far: { ...FAR, repeats: asked.repeats, sizes: farSizesOf(asked, sizes) },
      confidence: CONFIDENCE,
      allowedDistance: ALLOWED_DISTANCE,
      falseAlarm: FALSE_ALARM,
    },
    bytes: recordingBytes(shape, sources.find(({ id }) => id === RECORDED)?.audits ?? 0),
    refused,
    regions,
  };
}

/** Decks up to this size are searched for one that a statistic accepts. */
const MOST_LOOKED = 60;

/** Returns what to type instead: the fewest deals if only those are too few, else the nearest deck that the first statistic accepts. */
function usableHint(wished: readonly CalibrationWish[], chosen: readonly Statistic[]): string {
  const accepts = (statistic: Statistic, n: number): boolean => !('skipped' in statistic.fit(permutations(n), BLOCK_SIZE));
  if (wished.some(({ n, trials }) => trials !== 'least' && chosen.some((statistic) => accepts(statistic, n)))) {
    return 'use --trials least to audit each at the fewest deals it accepts';
  }
  const [[first], [wish]] = [chosen, wished];
  const decks = Array.from({ length: MOST_LOOKED - 1 }, (_, k) => k + 2).sort((a, b) => Math.abs(a - wish.n) - Math.abs(b - wish.n));
  const nearest = decks.find((n) => accepts(first, n));
  return nearest === undefined
    ? `no deck of up to ${MOST_LOOKED} cards suits ${first.id} with ${BLOCK_SIZE} deals or fewer`
    : `${first.id} can be used with ${counted(nearest, 'card')}: use --n ${nearest} --trials least`;
}

/** Throws unless an audit fits in one block. Statistics that compare a deal with the previous one see one block at a time. */
function checkTrials(trials: number | 'least'): void {
  if (trials !== 'least' && trials > BLOCK_SIZE) {
    throw new AuditError('E_USAGE', `an audit of a calibration has at most ${BLOCK_SIZE} deals, got ${trials}`);
  }
}

/** Returns the id, checked to be that of a source whose blocks can be dealt separately and again. */
function sourceId(id: string): string {
  const prng = prngs.get(id);
  if (prng.live && id !== RECORDED) {
    throw new AuditError('E_USAGE', `${id} cannot be dealt again, and only ${RECORDED} is recorded`, {
      hint: `use --prng ${SOURCES.join(',')}`,
    });
  }
  if (prng.stateBits <= ONE_STREAM_BITS) {
    throw new AuditError(
      'E_USAGE',
      `${id} has ${Number.isInteger(prng.stateBits) ? prng.stateBits : fixed(prng.stateBits, 1)} bits of state, too few for streams that do not overlap`,
      {
        hint: `a calibration needs known-good randomness: use --prng ${SOURCES.join(',')}`,
      },
    );
  }
  return prng.id;
}

/** Returns as many audits, in whole blocks, as the recording has room for; at most `audits`. */
function recordedAudits(shape: Parameters<typeof recordingBytes>[0], audits: number): number {
  if (recordingBytes(shape, audits) <= MOST_RECORDED) return audits;
  const blocks = Math.floor(MOST_RECORDED / recordingBytes(shape, shape.auditsPerBlock));
  if (blocks === 0)
    throw new AuditError('E_USAGE', `${counted(shape.auditsPerBlock, 'audit')} at these sizes do not fit into a recording of 64 MiB`, {
      hint: `leave ${RECORDED} out of --prng`,
    });
  let fits = blocks * shape.auditsPerBlock;
  while (recordingBytes(shape, fits + shape.auditsPerBlock) <= MOST_RECORDED) fits += shape.auditsPerBlock;
  return Math.min(fits, audits);
}
