import * as z from 'zod';
import { SEED_SCHEME } from '../../core/evidence.js';
import type { Sequential } from '../../core/sequential.js';
import { KINDS } from '../../kinds/index.js';
import { inBothReadings } from '../../kinds/processes-of.js';
import { origin } from './origin-schema.js';
import { cards, count, counts, diagnosis, guard, level, sealed, tool } from './schema-parts.js';

const MOST_DEALS = 1e9;
const MOST_KEPT = 1000;
const MOST_CELL = 65_535;

const trials = z.int().min(1).max(MOST_DEALS);

const kinds = Object.values(KINDS).map(({ evidence }) => inBothReadings(evidence.processes.map(({ id }) => id)));
const most = Math.max(...kinds.map(({ length }) => length));

const processes = z
  .array(z.enum([...new Set(kinds.flat())]))
  .min(1)
  .max(most);

const at = z.strictObject({ trial: trials, logE: z.number(), parts: z.array(z.number()).min(1).max(most) });

const doubt = z.discriminatedUnion('why', [
  z.strictObject({ why: z.enum(['undecided', 'told-seed']) }),
  z.strictObject({ why: z.literal('copies'), guards: z.array(guard).min(1) }),
]);

/** The record of a run that stops when it is decided. */
export const sequentialSchema: z.ZodType<Sequential> = sealed(
  z.strictObject({
    kind: z.literal('until-decided'),
    tool,
    plan: z.strictObject({
      seed: z.string(),
      n: cards,
      mostTrials: trials,
      alpha: level,
      blockSize: z.int().min(1),
      seedScheme: z.literal(SEED_SCHEME),
      processes,
    }),
    subject: z.strictObject({ id: z.string(), origin, replay: z.enum(['exact', 'none']) }),
    result: z.strictObject({
      trials,
      end: at,
      impossible: z.exactOptional(z.array(z.int().min(0).max(MOST_CELL)).min(1)),
      largest: z.strictObject({ trial: count, logE: z.number().min(0) }),
      trajectory: z.array(at).min(1).max(MOST_KEPT),
      counts,
    }),
    diagnosis: diagnosis.nullable(),
    verdict: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('biased'), trials, reason: z.exactOptional(z.enum(['impossible', 'starts-alike', 'keeps-cards'])) }),
      z.strictObject({ kind: z.literal('inconclusive'), reason: doubt }),
    ]),
  }),
);
