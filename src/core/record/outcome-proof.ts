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

/** Cells that an outcome of such a proof may have. */
const MOST_CELLS = 5000;

const cells = z.array(count).max(MOST_CELLS);
const chance = { cells, probability: fraction, even: fraction };

const outcomeChance = z.strictObject(chance);
/** An outcome, its exact chance in its situation, and the chance that an even maker gives it: 0/1 where that one never makes it. */
export type OutcomeChance = Shape<typeof outcomeChance>;

const example = z.strictObject({ ...chance, choices });
/** An outcome with choices that lead to it: those of one leaf, the first in the tree's order; null where none does, or none was found. */
export type OutcomeExample = Shape<typeof example>;

const situation = z.strictObject({
  /** What its maker was given: the piles before a move. Empty for other outcomes. */
  given: cells,
  /** Outcomes that an even maker makes, and how many of these come. */
  outcomes: whole,
  reached: whole,
  /** Outcomes that come although an even maker never makes them, and their probability together. */
  strays: whole,
  astray: fraction,
  /** Of the outcomes that an even maker makes. */
  least: fraction,
  greatest: fraction,
  /** ½ Σ |p − even p| over all outcomes. */
  totalVariation: fraction,
  /** Every outcome of the situation; null where there are more than 64. */
  chances: z.array(outcomeChance).nullable(),
});
/** The law in one situation. Every outcome but a move has one situation only, in which nothing is given. */
export type ProvedSituation = Shape<typeof situation>;

const law = z.strictObject({
  method,
  /** Whether every outcome has the chance that an even maker gives it, in every situation. */
  uniform: z.boolean(),
  /** Situations looked at, each by itself, and how many of them are uneven. */
  situations: z.int().min(1),
  uneven: count,
  /** The situation with the largest total variation, the first of those. */
  worst: situation,
  /** By outcome, its cells joined by spaces: its chance in its situation, of outcomes that never come too. Null where there are more than 40,320. */
  probabilities: z.record(z.string(), fraction).nullable(),
  /** Of the worst situation, the outcome that is furthest above its even chance and the one furthest below; null where all is even. */
  counterexample: z.strictObject({ often: example, seldom: example }).nullable(),
});
/** The exact law of the outcomes of one size, against the even one. */
export type ProvedOutcomes = Shape<typeof law>;

const core = z.strictObject({
  kind: z.literal('outcome-proof'),
  tool,
  /** Cards of the deck for a hand, else the cells of an outcome; a tree with more leaves is not walked. */
  plan: z.strictObject({ n: cards, mostLeaves: z.int().min(1) }),
  subject: z.strictObject({ id: z.string(), origin: outcomeOrigin, replay: z.literal('exact') }),
  claims: z.array(claim),
  law,
  /** Whether the proof assumes no more than ideal choices; else ideal words. */
  ideal: z.boolean(),
  /** What was found of a function; null for built-in makers. */
  probe: probe.nullable(),
  /** What the proof covers and what it does not. */
  scope: z.array(scope),
  verdict: proofVerdict,
});
/** The digested part of the record of such a proof. */
export type OutcomeProofCore = Shape<typeof core>;

/** A proof about hands, boards, deals or moves of one subject, whole. */
export type OutcomeProof = Sealed<OutcomeProofCore>;

/** The record of a proof about hands, boards, deals or moves. */
export const outcomeProofSchema: z.ZodType<OutcomeProof> = sealed(core);
