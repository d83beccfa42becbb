import * as z from 'zod';
import type { DeclaredNull } from '../../core/declared-null.js';
import type { Evidence, EvidenceCore, Plan } from '../../core/evidence.js';
import { SEED_SCHEME } from '../../core/evidence.js';
import { MOST_LAGS } from '../../core/rules.js';
import { doubt } from './doubt-schema.js';
import { handing, origin, provable } from './origin-schema.js';
import { cards, claim, counts, diagnosis, guard, level, reach, sealed, tool, trials } from './schema-parts.js';
import { skipReason } from './skip-reason-schema.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const LEAST_DETECT = 1e-9;
/** A deck has no more cards, so no null has more weights, blocks or groups. */
const MOST_CARDS = 65_535;
/** No statistic of so many deals comes near it. */
const MOST_VALUE = 1e30;

const probability = z.number().gt(0).max(1);
const logProbability = z.number().max(0);
const tail = z.enum(['upper', 'lower']);

const tails = { p: probability, logP: logProbability, lowerP: probability, logLowerP: logProbability };

const shows = z.strictObject({
  of: z.enum(['card-blocks', 'choices', 'boards', 'positions', 'cards', 'distances', 'one-pile', 'two-piles']),
  size: z.int().min(1),
});

const row = {
  test: z.string().min(1),
  value: z.number().min(0).max(MOST_VALUE),
  degrees: z.int().min(0),
  ...tails,
  pAdjusted: probability,
  logPAdjusted: logProbability,
  tail,
  grade: z.enum(['exact', 'asymptotic', 'calibrated']),
  plain: z.strictObject(tails).nullable(),
  trials: z.int().min(1),
  required: z.boolean(),
};

const deals = z.number().gt(0);

const equalDeals = { ...row, power: z.null() };

const result = z.union([
  z.strictObject({
    ...row,
    shows: z.exactOptional(shows),
    scatter: z.exactOptional(z.number().gt(1).max(MOST_VALUE)),
    compared: z.exactOptional(z.strictObject({ parts: z.int().min(0), of: z.int().min(1), enough: z.boolean() })),
    furthest: z.exactOptional(
      z.strictObject({ group: z.int().min(0), deals: z.int().min(1), of: z.int().min(1), seenFrom: z.number().gt(0) }),
    ),
    effect: z.strictObject({
      name: z.literal('rms-relative-deviation'),
      estimate: z.number().min(0),
      low: z.number().min(0),
      high: z.number().min(0),
    }),
    power: z.strictObject({ effect: z.number().gt(0), power: z.number().min(0).max(1), smallestDetectable: z.number().gt(0) }),
  }),
  z.strictObject({
    ...equalDeals,
    effect: z.strictObject({
      name: z.literal('distinct-deals'),
      expected: deals,
      estimate: deals.nullable(),
      low: deals,
      high: deals.nullable(),
      seenUpTo: deals,
    }),
  }),
  z.strictObject({
    ...equalDeals,
    effect: z.strictObject({
      name: z.literal('frequent-deal'),
      expected: deals,
      times: z.int().min(3),
      different: z.int().min(1),
      together: z.int().min(3),
      seenUpTo: deals,
    }),
  }),
]);

/** The part that each card belongs to. */
const parted = z.array(z.int().min(0).max(MOST_CARDS)).min(2).max(MOST_CARDS);

const declaredNull: z.ZodType<DeclaredNull> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cyclic') }),
  z.strictObject({ kind: z.literal('derangement') }),
  z.strictObject({ kind: z.literal('weighted'), file: z.string().min(1), weights: z.array(z.number().gt(0)).min(2).max(MOST_CARDS) }),
  z.strictObject({ kind: z.literal('blocks'), sizes: z.array(z.int().min(1)).min(1).max(MOST_CARDS) }),
  z.strictObject({ kind: z.literal('strata'), file: z.string().min(1), strata: parted }),
  z.strictObject({ kind: z.literal('no-adjacent'), file: z.string().min(1), groups: parted }),
  z.strictObject({ kind: z.literal('matchings') }),
  z.strictObject({ kind: z.literal('reference'), source: provable }),
]);

const absolutePlan = z.strictObject({ alpha: level });

/** What is fixed of an audit before its first deal. */
export const planSchema: z.ZodType<Plan> = z.strictObject({
  seed: z.string(),
  n: cards,
  trials,
  blockSize: z.int().min(1),
  battery: z.string(),
  detect: z.number().min(LEAST_DETECT).max(1),
  seedScheme: z.literal(SEED_SCHEME),
  confirmationTrials: z.int().min(1),
  alpha: level,
  tests: z.array(z.string().min(1)).min(1),
  lags: z.exactOptional(z.int().min(2).max(MOST_LAGS)),
  null: z.exactOptional(declaredNull),
  input: z.exactOptional(z.strictObject({ handed: handing, trials, alpha: level, absolute: z.exactOptional(absolutePlan) })),
  absolute: z.exactOptional(absolutePlan),
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

const fraction = z.string().regex(/^[0-9]+(?:\/[0-9]+)?$/);

const skipped = z.array(z.strictObject({ test: z.string(), reason: skipReason }));

const sample = { counts: z.record(z.string(), counts), results: z.array(result), skipped };

/** A subject as a record names it. */
export const subjectSchema: z.ZodType<EvidenceCore['subject']> = z.strictObject({
  id: z.string(),
  origin,
  replay: z.enum(['exact', 'none']),
});

const core = z.strictObject({
  kind: z.literal('audit'),
  tool,
  plan: planSchema,
  subject: subjectSchema,
  counts: z.record(z.string(), counts),
  results: z.array(result),
  skipped,
  confirmation: z
    .strictObject({
      trials: z.int().min(1),
      flagged: z.array(z.strictObject({ test: z.string(), tail })).min(1),
      counts: z.record(z.string(), counts),
      results: z.array(result),
      confirmed: z.boolean(),
    })
    .nullable(),
  input: z.exactOptional(z.strictObject({ ...sample, absolute: z.exactOptional(z.strictObject(sample)) })),
  absolute: z.exactOptional(z.strictObject(sample)),
  known: z
    .strictObject({
      kind: z.enum(['choices', 'positions', 'outcomes']),
      size: z.number().min(0),
      positions: z.number().min(0).nullable(),
      variation: z.exactOptional(z.strictObject({ value: z.number().min(0).max(1), exact: z.boolean() })),
      trialsToSee: z.number().min(1).nullable(),
      piles: z.exactOptional(z.strictObject({ single: fraction, pairs: z.number().min(0), nimSum: fraction })),
    })
    .nullable(),
  walk: z.exactOptional(z.array(z.number().min(0).max(1)).min(1)),
  diagnosis: diagnosis.nullable(),
  landmarks: z.array(z.strictObject({ id: z.string(), size: z.number().gt(0) })),
  guards: z.array(guard),
  reach: reach.nullable(),
  claims: z.array(claim),
  verdict,
});

/** The record of an audit, version 1. Unknown fields are refused; every object says all it may hold. */
export const evidenceSchema: z.ZodType<Evidence> = sealed(core);
