import * as z from 'zod';
import type { ClaimsProof, Proof } from '../../core/proof.js';
import { provableOrigin } from './origin-schema.js';
import { claim, count, sealed, tool } from './schema-parts.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_CARDS = 104;
const MOST_DIGITS = 200_000;

const whole = z
  .string()
  .regex(/^[0-9]+$/)
  .max(MOST_DIGITS);
const fraction = z
  .string()
  .regex(/^[0-9]+\/[1-9][0-9]*$/)
  .max(MOST_DIGITS);
const signed = z
  .string()
  .regex(/^-?[0-9]+\/[1-9][0-9]*$/)
  .max(MOST_DIGITS);
const cards = z.int().min(2).max(MOST_CARDS);
const order = z.array(count).min(2).max(MOST_CARDS);

const choice = z.strictObject({ bound: z.int().min(1), draw: count });
const interval = z.strictObject({ from: fraction, to: fraction });
const example = z.strictObject({
  order,
  probability: fraction,
  choices: z.union([z.array(choice), z.array(interval)]).nullable(),
});

const law = z.strictObject({
  n: cards,
  method: z.strictObject({
    kind: z.enum(['enumeration', 'convolution', 'closed-form', 'divisibility', 'positions']),
    leaves: count.nullable(),
    tree: whole.nullable(),
    statement: z.string(),
  }),
  uniform: z.boolean(),
  orders: whole,
  divides: z.boolean().nullable(),
  reached: whole.nullable(),
  least: fraction.nullable(),
  leastReached: fraction.nullable(),
  greatest: fraction.nullable(),
  totalVariation: fraction.nullable(),
  chiSquared: fraction.nullable(),
  meanSign: signed.nullable(),
  positions: z.array(z.array(fraction)).nullable(),
  probabilities: z.record(z.string(), fraction).nullable(),
  counterexample: z.strictObject({ often: example, seldom: example }).nullable(),
  tree: z.array(z.strictObject({ choices: z.array(choice), order })).nullable(),
});

const draws = z.strictObject({
  n: cards,
  bounded: z.string(),
  range: whole,
  how: z.enum(['counted', 'formula']),
  rows: z.array(
    z.strictObject({
      bound: z.int().min(1),
      draws: z.int().min(1),
      least: fraction,
      greatest: fraction,
      totalVariation: fraction,
      chiSquared: fraction,
    }),
  ),
  worst: fraction,
  dealAtMost: fraction,
  dealAtMostByDivergence: z.number().min(0).max(1),
  limit: fraction,
  withinLimit: z.boolean(),
});

const deck = z.strictObject({
  n: cards,
  probabilities: z.array(z.array(z.number().min(0).max(1))),
  deviations: z.array(z.array(z.number().min(-1).max(1))),
  noncentrality: z.number().min(0),
  size: z.number().min(0),
  furthest: z.strictObject({ card: count, position: count, relative: z.number() }),
  meanSign: z.number().min(-1).max(1),
  detection: z.array(
    z.strictObject({
      test: z.string(),
      index: count.nullable(),
      degrees: z.int().min(1),
      noncentrality: z.number().min(0),
      trials: z.number().min(1).nullable(),
    }),
  ),
  trialsToSee: z.number().min(1).nullable(),
});

const probe = z.strictObject({
  n: cards,
  runs: count,
  rational: z.boolean(),
  tolerance: z.number().gt(0),
  error: z.number().min(0),
  grid: z.strictObject({ points: count, everywhere: z.boolean() }),
  uses: z.array(z.strictObject({ draw: z.int().min(1), boundaries: z.array(fraction), paths: z.int().min(1) })),
});

const verdict = z.strictObject({ kind: z.enum(['holds', 'fails']), statement: z.string() });

/** The record of a proof about one subject. */
export const proofSchema: z.ZodType<Proof> = sealed(
  z.strictObject({
    tool,
    plan: z.strictObject({ n: cards, sizes: z.array(cards).min(1), deck: cards.nullable(), mostLeaves: z.int().min(1) }),
    subject: z.strictObject({ id: z.string(), origin: provableOrigin, replay: z.literal('exact') }),
    claims: z.array(claim),
    proof: z.strictObject({
      ideal: z.boolean(),
      laws: z.array(law).min(1),
      draws: draws.nullable(),
      deck: deck.nullable(),
      probes: z.array(probe).nullable(),
      scope: z.array(z.string()),
    }),
    verdict,
  }),
);

/** The record of the claims catalogue. */
export const claimsSchema: z.ZodType<ClaimsProof> = sealed(
  z.strictObject({
    tool,
    plan: z.strictObject({ n: cards, mostLeaves: z.int().min(1) }),
    claims: z.array(
      z.strictObject({
        id: z.string(),
        holds: z.boolean(),
        cases: count,
        statement: z.string(),
        title: z.string(),
        reference: z.string(),
        counterexample: z.string().nullable(),
        twin: z.strictObject({ statement: z.string(), holds: z.boolean(), cases: count, counterexample: z.string().nullable() }),
      }),
    ),
    verdict,
  }),
);
