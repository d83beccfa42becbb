import * as z from 'zod';
import { probe } from '../source/function-probe.js';
import { outcomeOrigin } from './origin-schema.js';
import { scope } from './proof-scope.js';
import { proofVerdict } from './proof-verdict.js';
import { choices, fraction, method, whole } from './proved-law.js';
import { claim } from './recorded-claim.js';
import { type Sealed, sealed } from './run-info.js';
import { cards, count, type Shape, tool } from './schema-parts.js';

export type { OutcomeOrigin } from './origin-schema.js';
export type { SizedOutcome } from './outcome-schema.js';

const MOST_CELLS = 5000;

const cells = z.array(count).max(MOST_CELLS);
const chance = { cells, probability: fraction, even: fraction };

const outcomeChance = z.strictObject(chance);
/** An outcome, its exact probability in its situation, and the one under a uniform maker: 0/1 if that one never makes it. */
export type OutcomeChance = Shape<typeof outcomeChance>;

const example = z.strictObject({ ...chance, choices });
/** An outcome with choices that lead to it: those of one leaf, the first in the tree's order; null if no leaf does, or none was found. */
export type OutcomeExample = Shape<typeof example>;

const situation = z.strictObject({
  /** The maker's input: the piles before a move. Empty for other outcomes. */
  given: cells,
  /** The number of outcomes that a uniform maker makes, and the number of these that occur here. */
  outcomes: whole,
  reached: whole,
  /** The number of outcomes that occur here but never for a uniform maker, and their total probability. */
  strays: whole,
  astray: fraction,
  /** The least and the greatest probability of the outcomes that a uniform maker makes. */
  least: fraction,
  greatest: fraction,
  /** ½ Σ |p − p of a uniform maker| over all outcomes. */
  totalVariation: fraction,
  /** Every outcome of the situation; null if there are more than 64. */
  chances: z.array(outcomeChance).nullable(),
});
/** The law in one situation. Only moves have several situations; every other outcome has one, without input. */
export type ProvedSituation = Shape<typeof situation>;

const law = z.strictObject({
  method,
  /** True if every outcome has the probability that a uniform maker gives it, in every situation. */
  uniform: z.boolean(),
  /** The number of situations, each examined by itself, and the number of biased ones. */
  situations: z.int().min(1),
  uneven: count,
  /** The situation with the largest total variation; the first of several. */
  worst: situation,
  /** The probability in its situation, by outcome, its cells joined by spaces; includes outcomes that never occur. Null if there are more than 40,320. */
  probabilities: z.record(z.string(), fraction).nullable(),
  /** The outcomes furthest above and furthest below their uniform probability in the worst situation; null if all is uniform. */
  counterexample: z.strictObject({ often: example, seldom: example }).nullable(),
});
/** The exact law of the outcomes of one size, against the uniform one. */
export type ProvedOutcomes = Shape<typeof law>;

const core = z.strictObject({
  kind: z.literal('outcome-proof'),
  tool,
  /** Cards of the deck for a hand, else the cells of an outcome; and the most leaves of a tree that is walked. */
  plan: z.strictObject({ n: cards, mostLeaves: z.int().min(1) }),
  subject: z.strictObject({ id: z.string(), origin: outcomeOrigin, replay: z.literal('exact') }),
  claims: z.array(claim),
  law,
  /** True if the proof assumes only ideal choices; else it assumes ideal words. */
  ideal: z.boolean(),
  /** The findings about a function; null for built-in makers. */
  probe: probe.nullable(),
  /** The statements the proof covers and does not cover. */
  scope: z.array(scope),
  verdict: proofVerdict,
});
/** The part of the record of such a proof that the digest covers. */
export type OutcomeProofCore = Shape<typeof core>;

/** A complete proof about hands, boards, deals or moves of one subject. */
export type OutcomeProof = Sealed<OutcomeProofCore>;

export const outcomeProofSchema: z.ZodType<OutcomeProof> = sealed(core);
