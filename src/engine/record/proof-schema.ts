import * as z from 'zod';
import {
  gridPositions,
  LEAST_CLAIM_CARDS,
  LEAST_SIDE,
  MOST_CLAIM_CARDS,
  MOST_CLAIM_CELLS,
  MOST_PILES,
  MOST_POSITIONS,
  MOST_STONES,
} from '../../core/claims-plan.js';
import type { ClaimsProof, Proof } from '../../core/proof.js';
import { choice, choices, fraction, MOST_CARDS, MOST_DIGITS, method, proofVerdict, scope, sizedProbe, whole } from './law-parts.js';
import { provableOrigin } from './origin-schema.js';
import { claim, count, finding, sealed, tool } from './schema-parts.js';

const signed = z
  .string()
  .regex(/^-?[0-9]+\/[1-9][0-9]*$/)
  .max(MOST_DIGITS);
const cards = z.int().min(2).max(MOST_CARDS);
const order = z.array(count).min(2).max(MOST_CARDS);

const example = z.strictObject({ order, probability: fraction, choices });

const law = z.strictObject({
  n: cards,
  method,
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

const tapeParts = z.union([
  z.strictObject({ by: z.literal('values'), of: whole }),
  z.strictObject({ by: z.literal('pieces'), of: z.int().min(1) }),
  z.strictObject({ by: z.literal('remainder'), of: whole, low: count, first: whole, last: whole }),
]);

const tapeProbe = z.strictObject({
  n: cards,
  deals: z.int().min(1),
  questions: count,
  rational: z.boolean(),
  error: z.number().min(0).max(1),
  uses: z.array(
    z.strictObject({ draw: z.int().min(1), question: z.string().max(32), parts: tapeParts, paths: z.int().min(1), again: count }),
  ),
});

/** The record of a proof about one subject. */
export const proofSchema: z.ZodType<Proof> = sealed(
  z.strictObject({
    kind: z.literal('proof'),
    tool,
    plan: z.strictObject({ n: cards, sizes: z.array(cards).min(1), deck: cards.nullable(), mostLeaves: z.int().min(1) }),
    subject: z.strictObject({ id: z.string(), origin: provableOrigin, replay: z.literal('exact') }),
    claims: z.array(claim),
    proof: z.strictObject({
      ideal: z.boolean(),
      laws: z.array(law).min(1),
      draws: draws.nullable(),
      deck: deck.nullable(),
      probes: z.array(sizedProbe).nullable(),
      tapes: z.exactOptional(z.array(tapeProbe).min(1)),
      scope: z.array(scope),
    }),
    verdict: proofVerdict,
  }),
);

const grid = z
  .strictObject({ piles: z.int().min(1).max(MOST_PILES), most: z.int().min(1).max(MOST_STONES) })
  .refine((asked) => gridPositions(asked) <= MOST_POSITIONS, { error: `must have at most ${MOST_POSITIONS} positions` });

const side = z.int().min(LEAST_SIDE).max(MOST_CLAIM_CELLS);
const board = z
  .strictObject({ rows: side, columns: side })
  .refine(({ columns, rows }) => rows * columns <= MOST_CLAIM_CELLS, { error: `must have at most ${MOST_CLAIM_CELLS} cells` });

const claimsPlan = z.union([
  z.strictObject({ n: z.int().min(LEAST_CLAIM_CARDS).max(MOST_CLAIM_CARDS), mostLeaves: z.int().min(1) }),
  z.strictObject({ family: z.literal('nim'), long: z.boolean(), grid: z.exactOptional(grid) }),
  z.strictObject({ family: z.literal('puzzle'), board: z.exactOptional(board) }),
]);

/** The record of a family of claims. */
export const claimsSchema: z.ZodType<ClaimsProof> = sealed(
  z.strictObject({
    kind: z.literal('claims'),
    tool,
    plan: claimsPlan,
    claims: z.array(z.strictObject({ id: z.string(), ...finding, twin: z.strictObject(finding) })),
    leftOut: z.exactOptional(z.array(z.string())),
    verdict: proofVerdict,
  }),
);
