import * as z from 'zod';
import { guard } from './by-law-schema.js';
import { diagnosis } from './diagnosis.js';
import { origin } from './origin-schema.js';
import { type Sealed, sealed } from './run-info.js';
import { cards, count, counts, level, type Shape, tool } from './schema-parts.js';
import { SEED_SCHEME } from './scheme-names.js';

/** A cap for any record, so that a forged one cannot keep a reader busy forever before it is refused. */
const MOST_DEALS = 1e9;
const MOST_KEPT = 1000;
const MOST_CELL = 65_535;

const trials = z.int().min(1).max(MOST_DEALS);

/**
 * The reason why a run is inconclusive. Too little evidence; identical starts of a program that may have been told its seed; or outcomes that are
 * copies, by these guards.
 */
const doubt = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['undecided', 'told-seed']) }),
  z.strictObject({ why: z.literal('copies'), guards: z.array(guard).min(1) }),
]);

const reason = z.enum(['impossible', 'starts-alike', 'keeps-cards']);
/** A reason to decide besides the evidence: the last outcome is impossible under the null, two processes began alike, or a function looks at its cards. */
export type SequentialReason = Shape<typeof reason>;

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('biased'), trials, reason: z.exactOptional(reason) }),
  z.strictObject({ kind: z.literal('inconclusive'), reason: doubt }),
]);
/** The verdict of a run that stops by itself: it can show a bias, but can never clear a subject. */
export type SequentialVerdict = Shape<typeof verdict>;

/** Makes the schema of the core of a record that names some of these processes, `most` of them at most. */
function coreOf(processes: readonly string[], most: number) {
  const at = z.strictObject({
    trial: trials,
    /** Natural log of the mean over all kinds, which decides. */
    logE: z.number(),
    /** Natural logs in the order of the plan's processes. */
    parts: z.array(z.number()).min(1).max(most),
  });
  const plan = z.strictObject({
    seed: z.string(),
    n: cards,
    /** Deals after which it ends undecided. */
    mostTrials: trials,
    alpha: level,
    blockSize: z.int().min(1),
    seedScheme: z.literal(SEED_SCHEME),
    /** The kinds of evidence averaged, by their ids; biased as soon as their mean reaches 1/alpha. */
    processes: z.array(z.enum(processes)).min(1).max(most),
  });
  const result = z.strictObject({
    /** Outcomes read: up to the one that decided, or all. */
    trials,
    end: at,
    /**
     * The last outcome, cell by cell, if it is impossible under the null. A bet on it would win without limit, so none is made, and the evidence
     * stays at its value before.
     */
    impossible: z.exactOptional(z.array(z.int().min(0).max(MOST_CELL)).min(1)),
    /** The maximum of the evidence, and the outcome that reached it. */
    largest: z.strictObject({ trial: count, logE: z.number().min(0) }),
    /** The evidence at about forty outcomes per power of ten, and at the last. */
    trajectory: z.array(at).min(1).max(MOST_KEPT),
    /** The counts of this kind of outcome that locate a bias, row-major: for decks [card][position]. */
    counts,
  });
  return z.strictObject({
    kind: z.literal('until-decided'),
    tool,
    plan,
    subject: z.strictObject({ id: z.string(), origin, replay: z.enum(['exact', 'none']) }),
    result,
    /** The known mistake that fits the positions; null unless biased, and for decks whose mistakes are not computed. */
    diagnosis: diagnosis.nullable(),
    verdict,
  });
}
/** The part of the record of a run that stops when it is decided that the digest covers. */
export type SequentialCore = Shape<ReturnType<typeof coreOf>>;

/** The plan of a run that stops when it is decided, fixed before its first deal. */
export type SequentialPlan = SequentialCore['plan'];

export type SequentialResult = SequentialCore['result'];

/** The evidence after one outcome: natural logs, 0 before the first. */
export type EvidenceAt = SequentialResult['end'];

/** A complete record of a run that stops when it is decided. */
export type Sequential = Sealed<SequentialCore>;

/** Makes the schema of the record of such a run on some of these processes, `most` of them at most. */
export function sequentialRecord(processes: readonly string[], most: number): z.ZodType<Sequential> {
  return sealed(coreOf(processes, most));
}
