import * as z from 'zod';
import type { Calibration } from '../../core/calibration.js';
import { SEED_SCHEME } from '../../core/evidence.js';
import { outcomeSchema } from './origin-schema.js';
import { cards, count, sealed, sha256, tool } from './schema-parts.js';
import { skipReason } from './skip-reason-schema.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_AUDITS = 1e7;
const MOST_DEALS = 65_536;
const MOST_SIZES = 1000;

/** Measurements of a row far out, samples side by side and their steps. */
const MOST_REPEATS = 1000;
const MOST_PARTICLES = 100_000;

const deals = z.int().min(1).max(MOST_DEALS);
const audits = z.int().min(1).max(MOST_AUDITS);
const repeats = z.int().min(0).max(MOST_REPEATS);
const share = z.number().min(0).max(1);
const level = z.number().gt(0).lt(1);
const logProbability = z.number().max(0);
const test = z.string().min(1);

const farSize = { outcome: outcomeSchema, n: z.int().min(0), trials: deals, by: z.enum(['counting', 'splitting']) };

const farPlan = z.strictObject({
  levels: z.array(level).min(1),
  judgedFrom: level,
  particles: z.int().min(1).max(MOST_PARTICLES),
  steps: z.int().min(1).max(MOST_PARTICLES),
  repeats,
  prng: z.string(),
  sizes: z.array(z.strictObject({ ...farSize, tests: z.array(test).min(1) })).max(MOST_SIZES),
});

const farRate = z.strictObject({
  level,
  rate: z.number().min(0).max(1.001),
  error: z.number().min(0),
  worth: z.number().min(0).nullable(),
  logP: logProbability,
});

const farResult = z.strictObject({
  ...farSize,
  rows: z.array(z.strictObject({ test, degrees: count, heldTo: count.nullable(), upper: z.array(farRate), lower: z.array(farRate) })),
});

const plan = z.strictObject({
  seed: z.string(),
  seedScheme: z.literal(SEED_SCHEME),
  asked: z.strictObject({
    tests: z.array(test).min(1).nullable(),
    sizes: z
      .array(z.strictObject({ n: cards, trials: z.union([deals, z.literal('least')]) }))
      .min(1)
      .max(MOST_SIZES),
    usual: z.boolean(),
    audits,
    repeats,
  }),
  shuffle: z.string(),
  bounded: z.string(),
  auditsPerBlock: z.int().min(1),
  sources: z.array(z.strictObject({ id: z.string(), audits })).min(1),
  sizes: z
    .array(z.strictObject({ n: cards, trials: deals, tests: z.array(test).min(1) }))
    .min(1)
    .max(MOST_SIZES),
  levels: z.array(z.strictObject({ level, allowed: level })).min(1),
  far: farPlan,
  confidence: level,
  allowedDistance: share,
  falseAlarm: level,
  recording: z.strictObject({ file: z.string().regex(/^[^/\\]+$/), bytes: z.int().min(1), sha256 }).nullable(),
});

const rate = z.strictObject({
  level,
  stated: share,
  rejections: count,
  low: share,
  high: share,
  answer: z.enum(['as-stated', 'more-often', 'less-often']),
  logP: logProbability,
});

const rates = z.strictObject({
  audits,
  upper: z.array(rate),
  lower: z.array(rate),
  straightness: z
    .strictObject({ distance: share, p: z.number().gt(0).max(1), logP: logProbability, logBeyondAllowed: logProbability })
    .nullable(),
});

const size = z.strictObject({
  n: cards,
  trials: deals,
  rows: z.array(
    z.strictObject({
      test,
      degrees: count,
      grade: z.enum(['exact', 'asymptotic', 'calibrated']),
      law: z.enum(['coin', 'steps', 'continuous']),
      repeated: share,
      together: rates,
      sources: z.array(rates).min(1),
    }),
  ),
  tallies: z.array(sha256),
});

const row = { n: count, trials: deals, test, outcome: z.exactOptional(outcomeSchema), source: z.exactOptional(test) };

const question = z.discriminatedUnion('asks', [
  z.strictObject({ ...row, asks: z.enum(['upper', 'lower']), level }),
  z.strictObject({ ...row, asks: z.literal('spread') }),
]);

const verdict = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('holds') }),
  z.strictObject({ kind: z.literal('fails'), because: z.array(question).min(1) }),
  z.strictObject({ kind: z.literal('inconclusive'), audits: count, needed: count }),
]);

const least = z.strictObject({ n: cards, trials: z.int().min(1).nullable(), reason: skipReason.nullable() });

/** The record of a calibration. */
export const calibrationSchema: z.ZodType<Calibration> = sealed(
  z.strictObject({
    kind: z.literal('calibration'),
    tool,
    plan,
    calibration: z.array(size).min(1),
    far: z.array(farResult),
    refused: z.array(z.strictObject({ n: cards, trials: deals, test, reason: skipReason })),
    regions: z.array(z.strictObject({ test, least: z.array(least) })),
    hypotheses: z.int().min(1),
    outside: z.strictObject({ more: count, less: count, of: count }),
    verdict,
  }),
);
