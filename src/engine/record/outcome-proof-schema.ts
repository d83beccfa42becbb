import * as z from 'zod';
import type { OutcomeProof } from '../../core/outcome-proof.js';
import { choices, fraction, method, probe, proofVerdict, scope, whole } from './law-parts.js';
import { outcomeOrigin } from './origin-schema.js';
import { cards, claim, count, sealed, tool } from './schema-parts.js';

/** Cells that an outcome of such a proof may have. */
const MOST_CELLS = 5000;

const cells = z.array(count).max(MOST_CELLS);
const chance = { cells, probability: fraction, even: fraction };
const example = z.strictObject({ ...chance, choices });

const situation = z.strictObject({
  given: cells,
  outcomes: whole,
  reached: whole,
  strays: whole,
  astray: fraction,
  least: fraction,
  greatest: fraction,
  totalVariation: fraction,
  chances: z.array(z.strictObject(chance)).nullable(),
});

/** The record of a proof about hands, boards, deals or moves. */
export const outcomeProofSchema: z.ZodType<OutcomeProof> = sealed(
  z.strictObject({
    kind: z.literal('outcome-proof'),
    tool,
    plan: z.strictObject({ n: cards, mostLeaves: z.int().min(1) }),
    subject: z.strictObject({ id: z.string(), origin: outcomeOrigin, replay: z.literal('exact') }),
    claims: z.array(claim),
    law: z.strictObject({
      method,
      uniform: z.boolean(),
      situations: z.int().min(1),
      uneven: count,
      worst: situation,
      probabilities: z.record(z.string(), fraction).nullable(),
      counterexample: z.strictObject({ often: example, seldom: example }).nullable(),
    }),
    ideal: z.boolean(),
    probe: probe.nullable(),
    scope: z.array(scope),
    verdict: proofVerdict,
  }),
);
