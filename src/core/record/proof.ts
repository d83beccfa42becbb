import * as z from 'zod';
import { sizedProbe } from '../source/function-probe.js';
import { tapeProbe } from '../source/tape-probe.js';
import { claimsPlan } from './claims-plan-schema.js';
import { provableOrigin } from './origin-schema.js';
import { scope } from './proof-scope.js';
import { proofVerdict } from './proof-verdict.js';
import { deck, draws } from './proved-deck.js';
import { law } from './proved-law.js';
import { MOST_EXACT_CARDS } from './record-limits.js';
import { claim, finding } from './recorded-claim.js';
import { type Sealed, sealed } from './run-info.js';
import { type Shape, tool } from './schema-parts.js';

export type { ProvableOrigin } from './origin-schema.js';

const cards = z.int().min(2).max(MOST_EXACT_CARDS);

const proofPlan = z.strictObject({
  /** The number of cards asked for. */
  n: cards,
  /** Every number of cards for which something was worked out, rising; the verdict is about these and no others. */
  sizes: z.array(cards).min(1),
  /** Cards of the deck whose position law and draws are worked out beside that; null where there is none. */
  deck: cards.nullable(),
  /** A choice tree with more leaves than this is not walked. */
  mostLeaves: z.int().min(1),
});
/** What a proof was asked for, fixed before it starts. */
export type ProofPlan = Shape<typeof proofPlan>;

const proofFacts = z.strictObject({
  /** Whether every choice of every deck looked at is exactly even: the proof assumes no more than ideal words, and so says "ideal choices". */
  ideal: z.boolean(),
  laws: z.array(law).min(1),
  /** Null where every draw is ideal by assumption (a function), or for a shuffle without a plan of its draws. */
  draws: draws.nullable(),
  deck: deck.nullable(),
  /** By number of cards; null for built-in subjects and programs. */
  probes: z.array(sizedProbe).nullable(),
  /** By number of cards, for a program that was dealt on a tape; absent for everything else. */
  tapes: z.exactOptional(z.array(tapeProbe).min(1)),
  /** What the proof covers and what it does not. */
  scope: z.array(scope),
});
/** What was proved, in full. */
export type ProofFacts = Shape<typeof proofFacts>;

const proofCore = z.strictObject({
  kind: z.literal('proof'),
  tool,
  plan: proofPlan,
  subject: z.strictObject({ id: z.string(), origin: provableOrigin, replay: z.literal('exact') }),
  /** One for every size: `uniform/5`. */
  claims: z.array(claim),
  proof: proofFacts,
  verdict: proofVerdict,
});
/** The digested part of a proof's record. */
export type ProofCore = Shape<typeof proofCore>;

/** A proof about one subject, whole. */
export type Proof = Sealed<ProofCore>;

/** The record of a proof about one subject. */
export const proofSchema: z.ZodType<Proof> = sealed(proofCore);

const claimWithTwin = z.strictObject({ id: z.string(), ...finding, twin: z.strictObject(finding) });
/** A claim of the catalogue with what became of its sabotaged twin, which must fail. */
export type ClaimWithTwin = Shape<typeof claimWithTwin>;

const claimsCore = z.strictObject({
  kind: z.literal('claims'),
  tool,
  plan: claimsPlan,
  claims: z.array(claimWithTwin),
  /** The ids of those that have no meaning on the grid or board that was asked about; absent where none was. */
  leftOut: z.exactOptional(z.array(z.string())),
  verdict: proofVerdict,
});
/** The digested part of a record of claims: of the catalogue of shuffles, or of a game. */
export type ClaimsCore = Shape<typeof claimsCore>;

/** A family of claims checked, whole. */
export type ClaimsProof = Sealed<ClaimsCore>;

/** The record of a family of claims. */
export const claimsSchema: z.ZodType<ClaimsProof> = sealed(claimsCore);
