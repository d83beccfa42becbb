import * as z from 'zod';
import { handing } from '../source/live-source.js';
import { guard, knownLaw, landmark, reach } from './by-law-schema.js';
import { declaredNull } from './declared-null-schema.js';
import { diagnosis } from './diagnosis.js';
import { doubt } from './doubt.js';
import { origin } from './origin-schema.js';
import { MOST_LAGS } from './record-limits.js';
import { claim } from './recorded-claim.js';
import { recordedResult } from './results-schema.js';
import { type Sealed, sealed } from './run-info.js';
import { cards, counts, level, probability, type Shape, tail, tool, trials } from './schema-parts.js';
import { SEED_SCHEME } from './scheme-names.js';
import { skipReason } from './skip-reason.js';

export type { RunInfo, Sealed, SeedOrigin } from './run-info.js';
export type { RecordedCounts } from './schema-parts.js';

/** The least `detect` of any record, so that a forged one cannot keep a reader busy forever before it is refused. */
const LEAST_DETECT = 1e-9;

const absolutePlan = z.strictObject({
  /** The level: biased below it, after Holm's correction over the rows of this reading and both tails. */
  alpha: level,
});
/** The plan of the absolute reading of a sample: it has the deals and the tests of that sample. */
export type AbsolutePlan = Shape<typeof absolutePlan>;

/** The plan of a second sample, fixed before the first deal. Its tests are those of the first sample that work with so few deals. */
const inputPlan = z.strictObject({
  handed: handing,
  /** Deals: at most a tenth of the first sample's. */
  trials,
  /** The level: biased below it, after Holm's correction over the rows of this sample and both tails. */
  alpha: level,
  /** Present if the function gets decks in random order in it: the cards dealt are counted besides their order. */
  absolute: z.exactOptional(absolutePlan),
});

export const planSchema = z.strictObject({
  seed: z.string(),
  n: cards,
  trials,
  blockSize: z.int().min(1),
  battery: z.string(),
  /** The relative root-mean-square deviation that must be visible. */
  detect: z.number().min(LEAST_DETECT).max(1),
  seedScheme: z.literal(SEED_SCHEME),
  /** Deals of the fresh sample, should one be needed. */
  confirmationTrials: z.int().min(1),
  /** The level: biased below it, after Holm's correction over every row and both tails. */
  alpha: level,
  tests: z.array(z.string().min(1)).min(1),
  /** The largest lag at which deals are compared, from 2; absent if each is compared only with the one before. */
  lags: z.exactOptional(z.int().min(2).max(MOST_LAGS)),
  /** The declared null; absent if every order is to be equally likely. */
  null: z.exactOptional(declaredNull),
  /** The second sample of a function, with the other input mode; absent if there is none. */
  input: z.exactOptional(inputPlan),
  /** Present if a function gets decks in random order in the first sample: the cards dealt are counted besides their order. */
  absolute: z.exactOptional(absolutePlan),
});
/** Everything fixed before the first deal. */
export type Plan = Shape<typeof planSchema>;

const skippedTest = z.strictObject({ test: z.string(), reason: skipReason });
export type SkippedTest = Shape<typeof skippedTest>;

const allCounts = z.record(z.string(), counts);
const results = z.array(recordedResult);

const confirmation = z.strictObject({
  trials: z.int().min(1),
  /** The rows looked at again, with the tail each was flagged for. */
  flagged: z.array(z.strictObject({ test: z.string(), tail })).min(1),
  counts: allCounts,
  results,
  confirmed: z.boolean(),
});
/** The fresh sample, drawn because a row was doubtful. */
export type Confirmation = Shape<typeof confirmation>;

const sample = { counts: allCounts, results, skipped: z.array(skippedTest) };
const countedSample = z.strictObject(sample);
/** A sample in one reading: its counts, and the results of the tests. */
export type CountedSample = Shape<typeof countedSample>;

/** The second sample of a function, with the other input mode. It is never pooled with the first, and gets no fresh sample. */
const inputSample = z.strictObject({
  ...sample,
  /** Present if the plan has an absolute reading of it. */
  absolute: z.exactOptional(countedSample),
});

const smallestDetectable = z.number().gt(0);

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('biased'),
    because: z.array(z.string()).min(1),
    smallestDetectable: smallestDetectable.nullable(),
  }),
  z.strictObject({ kind: z.literal('no-bias-found'), smallestDetectable, power: probability }),
  z.strictObject({
    kind: z.literal('inconclusive'),
    reason: doubt,
    trialsNeeded: z.number().min(1).nullable(),
    smallestDetectable: smallestDetectable.nullable(),
  }),
]);
/**
 * The result of an audit. `smallestDetectable` is a relative root-mean-square deviation of the probabilities (0.01 is 1 %) that every required test
 * would have detected. A verdict claims no more of a shuffle than what was looked for and not found.
 */
export type Verdict = Shape<typeof verdict>;

export const subjectSchema = z.strictObject({ id: z.string(), origin, replay: z.enum(['exact', 'none']) });

const core = z.strictObject({
  kind: z.literal('audit'),
  tool,
  plan: planSchema,
  subject: subjectSchema,
  ...sample,
  confirmation: confirmation.nullable(),
  /** Present if the plan has a second sample. */
  input: z.exactOptional(inputSample),
  /** The cards dealt in the first sample, besides their order; present if the plan has this reading. */
  absolute: z.exactOptional(countedSample),
  known: knownLaw.nullable(),
  /** The total variation between the boards of a walk and the uniform law after 0, 1, 2, … moves; present if computed. */
  walk: z.exactOptional(z.array(z.number().min(0).max(1)).min(1)),
  /** Null unless a bias was seen and positions were counted. */
  diagnosis: diagnosis.nullable(),
  landmarks: z.array(landmark),
  guards: z.array(guard),
  reach: reach.nullable(),
  claims: z.array(claim),
  verdict,
});
/** Everything that is reproducible bit for bit; the digest covers it. */
export type EvidenceCore = Shape<typeof core>;

/** A complete record of an audit: a report is a pure function of it. */
export type Evidence = Sealed<EvidenceCore>;

/** The schema of the record of an audit. Unknown fields are refused; every object lists all fields it may have. */
export const evidenceSchema: z.ZodType<Evidence> = sealed(core);
