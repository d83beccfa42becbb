import * as z from 'zod';
import { SEED_SCHEME } from '../../core/evidence.js';
import type { Sequential } from '../../core/sequential.js';
import { origin } from './origin-schema.js';
import { cards, count, counts, diagnosis, sealed, tool } from './schema-parts.js';

const MOST_DEALS = 1e9;
const MOST_KEPT = 1000;

const trials = z.int().min(1).max(MOST_DEALS);

const processes = z
  .array(z.enum(['rows', 'pos', 'succ', 'digits', 'rising']))
  .min(1)
  .max(5);

const at = z.strictObject({ trial: trials, logE: z.number(), parts: z.array(z.number()).min(1).max(5) });

/** The record of a run that stops when it is decided. */
export const sequentialSchema: z.ZodType<Sequential> = sealed(
  z.strictObject({
    tool,
    plan: z.strictObject({
      seed: z.string(),
      n: cards,
      mostTrials: trials,
      alpha: z.number().gt(0).lt(1),
      blockSize: z.int().min(1),
      seedScheme: z.literal(SEED_SCHEME),
      processes,
    }),
    subject: z.strictObject({ id: z.string(), origin, replay: z.enum(['exact', 'none']) }),
    result: z.strictObject({
      trials,
      end: at,
      largest: z.strictObject({ trial: count, logE: z.number().min(0) }),
      trajectory: z.array(at).min(1).max(MOST_KEPT),
      positions: counts,
    }),
    diagnosis: diagnosis.nullable(),
    verdict: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('biased'), trials }),
      z.strictObject({ kind: z.literal('inconclusive'), reason: z.string() }),
    ]),
  }),
);
