import * as z from 'zod';
import { guard } from './by-law-schema.js';
import { diagnosis } from './diagnosis.js';
import { origin } from './origin-schema.js';
import { type Sealed, sealed } from './run-info.js';
import { cards, count, counts, level, type Shape, tool } from './schema-parts.js';
import { SEED_SCHEME } from './scheme-names.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_DEALS = 1e9;
const MOST_KEPT = 1000;
const MOST_CELL = 65_535;

const trials = z.int().min(1).max(MOST_DEALS);

/** Why a run cannot tell: too little evidence, starts alike of a program that may have been told its seed, or outcomes that are copies, as these guards say. */
const doubt = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['undecided', 'told-seed']) }),
  z.strictObject({ why: z.literal('copies'), guards: z.array(guard).min(1) }),
]);

const reason = z.enum(['impossible', 'starts-alike', 'keeps-cards']);
/** What decides beside the evidence: an even one never makes the last outcome, two processes began alike, or a function looks at its cards. */
export type SequentialReason = Shape<typeof reason>;

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('biased'), trials, reason: z.exactOptional(reason) }),
  z.strictObject({ kind: z.literal('inconclusive'), reason: doubt }),
]);
/** A run that stops by itself can show a bias; nothing it does can clear a subject. */
export type SequentialVerdict = Shape<typeof verdict>;

/** The core of a record that names some of these processes, at most so many. */
function coreOf(processes: readonly string[], most: number) {
  const at = z.strictObject({
    trial: trials,
    /** Of the mean over all kinds: what is decided by. */
    logE: z.number(),
    /** In the order of the plan's processes. */
    parts: z.array(z.number()).min(1).max(most),
  });
  const plan = z.strictObject({
    seed: z.string(),
    n: cards,
    /** It ends undecided after so many deals. */
    mostTrials: trials,
    alpha: level,
    blockSize: z.int().min(1),
    seedScheme: z.literal(SEED_SCHEME),
    /** The kinds of evidence averaged, by their ids; biased as soon as their mean reaches 1/alpha. */
    processes: z.array(z.enum(processes)).min(1).max(most),
  });
  const result = z.strictObject({
    /** Outcomes looked at: up to the one that decided, or all. */
    trials,
    end: at,
    /**
     * The last outcome, cell by cell, where it is one that an even subject never makes: no finite number says what a bet on it wins, so none is
     * made, and the evidence stands where it stood before.
     */
    impossible: z.exactOptional(z.array(z.int().min(0).max(MOST_CELL)).min(1)),
    /** The most evidence there ever was, and the outcome it was reached with. */
    largest: z.strictObject({ trial: count, logE: z.number().min(0) }),
    /** About forty outcomes a power of ten, and the last. */
    trajectory: z.array(at).min(1).max(MOST_KEPT),
    /** What the kind of outcome counts to show where a bias lies, row-major: of decks [card][position]. */
    counts,
  });
  return z.strictObject({
    kind: z.literal('until-decided'),
    tool,
    plan,
    subject: z.strictObject({ id: z.string(), origin, replay: z.enum(['exact', 'none']) }),
    result,
    /** Which known mistake fits the positions; null unless biased, and for decks whose mistakes are not worked out. */
    diagnosis: diagnosis.nullable(),
    verdict,
  });
}
/** The digested part of the record of a run that stops when it is decided. */
export type SequentialCore = Shape<ReturnType<typeof coreOf>>;

/** What was fixed before the first deal of a run that stops when it is decided. */
export type SequentialPlan = SequentialCore['plan'];

/** What the outcomes came to. */
export type SequentialResult = SequentialCore['result'];

/** The evidence after one outcome: natural logarithms, 0 before the first. */
export type EvidenceAt = SequentialResult['end'];

/** A run that stops when it is decided, whole. */
export type Sequential = Sealed<SequentialCore>;

/** The record of such a run on some of these processes, at most so many. */
export function sequentialRecord(processes: readonly string[], most: number): z.ZodType<Sequential> {
  return sealed(coreOf(processes, most));
}
