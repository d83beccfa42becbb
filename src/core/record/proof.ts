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
  n: cards,
  /** Every number of cards with a result, ascending; the verdict is about these and no others. */
  sizes: z.array(cards).min(1),
  /** Cards of the deck whose position law and draws are also computed; null if there is none. */
  deck: cards.nullable(),
  /** The most leaves of a choice tree; a larger tree is not walked. */
  mostLeaves: z.int().min(1),
});
/** The request for a proof, fixed before it starts. */
export type ProofPlan = Shape<typeof proofPlan>;

const proofFacts = z.strictObject({
  /** True if every choice of every deck examined is exactly uniform: the proof then assumes only ideal words, and so says "ideal choices". */
  ideal: z.boolean(),
  laws: z.array(law).min(1),
  /** Null if every draw is ideal by assumption (a function), or for a shuffle without a plan of its draws. */
  draws: draws.nullable(),
  deck: deck.nullable(),
  /** Findings by number of cards; null for built-in subjects and programs. */
  probes: z.array(sizedProbe).nullable(),
  /** Findings by number of cards, for a program that was dealt on a tape; absent for everything else. */
  tapes: z.exactOptional(z.array(tapeProbe).min(1)),
  /** The statements the proof covers and does not cover. */
  scope: z.array(scope),
});
export type ProofFacts = Shape<typeof proofFacts>;

const proofCore = z.strictObject({
  kind: z.literal('proof'),
  tool,
  plan: proofPlan,
  subject: z.strictObject({ id: z.string(), origin: provableOrigin, replay: z.literal('exact') }),
  /** A claim for every size: `uniform/5`. */
  claims: z.array(claim),
  proof: proofFacts,
  verdict: proofVerdict,
});
/** The part of a proof's record that the digest covers. */
export type ProofCore = Shape<typeof proofCore>;

/** A complete proof about one subject. */
export type Proof = Sealed<ProofCore>;

export const proofSchema: z.ZodType<Proof> = sealed(proofCore);

const claimWithTwin = z.strictObject({ id: z.string(), ...finding, twin: z.strictObject(finding) });
/** A claim of the catalogue with the result of its sabotaged twin, which must fail. */
export type ClaimWithTwin = Shape<typeof claimWithTwin>;

const claimsCore = z.strictObject({
  kind: z.literal('claims'),
  tool,
  plan: claimsPlan,
  claims: z.array(claimWithTwin),
  /** The ids of those without a meaning on the requested grid or board; absent if none was requested. */
  leftOut: z.exactOptional(z.array(z.string())),
  verdict: proofVerdict,
});
/** The part of a record of claims that the digest covers: claims of the catalogue of shuffles, or about a game. */
export type ClaimsCore = Shape<typeof claimsCore>;

/** A complete check of a family of claims. */
export type ClaimsProof = Sealed<ClaimsCore>;

export const claimsSchema: z.ZodType<ClaimsProof> = sealed(claimsCore);
