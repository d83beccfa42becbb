import * as z from 'zod';
import { isBuiltIn } from '../../../core/origin.js';
import { origin } from '../../../core/origin-schema.js';
import { sealed } from '../../../core/run-info.js';
import { cards, count, counts, level, tool, trials } from '../../../core/schema-parts.js';
import { SEED_SCHEME } from '../../../core/scheme-names.js';
import type { UntilCaught } from './until-caught.js';

/** Twice as many deals at every look: forty of them are a million million. */
const MOST_LOOKS = 64;

const row = z.string().min(1);

const look = z.strictObject({
  trials,
  words: count.nullable(),
  rows: z.int().min(1),
  least: z.strictObject({ test: row, tail: z.enum(['upper', 'lower']), logP: z.number().max(0) }),
});

/** The record of a sample that is dealt on until it is caught. */
export const untilCaughtSchema: z.ZodType<UntilCaught> = sealed(
  z.strictObject({
    kind: z.literal('until-caught'),
    tool,
    plan: z.strictObject({
      seed: z.string(),
      n: cards,
      budget: trials,
      firstLook: trials,
      level,
      blockSize: z.int().min(1),
      seedScheme: z.literal(SEED_SCHEME),
      battery: z.string(),
      tests: z.array(row).min(1),
    }),
    subject: z.strictObject({
      id: z.string(),
      origin: origin.refine(isBuiltIn, { error: 'only a built-in subject is dealt until it is caught' }),
      replay: z.literal('exact'),
    }),
    looks: z.array(look).max(MOST_LOOKS),
    counts: z.record(z.string(), counts),
    end: z.enum(['caught', 'budget', 'period']),
    verdict: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('biased'), trials, because: row }),
      z.strictObject({ kind: z.literal('inconclusive') }),
    ]),
  }),
) as z.ZodType<UntilCaught>;
