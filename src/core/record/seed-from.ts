import * as z from 'zod';
import { type Shape, sha256 } from './schema-parts.js';

/** A cap for any record, so that a forged one cannot keep a reader busy forever before it is refused. */
const MOST_CHALLENGE = 1024;
const MOST_SECONDS = 1e12;
/** A chain's hash holds its period in 32 bits: a longer one would have the hash of another chain. */
const MOST_PERIOD = 0xffff_ffff;

/** A point of BLS12-381 in compressed form: 48 bytes of G1 or 96 of G2. */
const point = z.string().regex(/^(?:[0-9a-f]{96}|[0-9a-f]{192})$/);

const challenge = { kind: z.literal('challenge'), text: z.string().min(1).max(MOST_CHALLENGE) };

const beaconInfo = z.strictObject({
  publicKey: point,
  /** Seconds between rounds. */
  period: z.int().min(1).max(MOST_PERIOD),
  /** The time of round 1, in seconds of Unix time. */
  genesisTime: z.int().min(0).max(MOST_SECONDS),
  groupHash: sha256,
  scheme: z.string().max(100),
  beaconId: z.string().max(100),
});
/** The facts about a drand chain that its hash covers. */
export type BeaconInfo = Shape<typeof beaconInfo>;

const beacon = {
  kind: z.literal('beacon'),
  /** SHA-256 of `info`: 64 hex digits; its name binds the key of the chain. */
  chain: sha256,
  info: beaconInfo,
  round: z.int().min(1).max(MOST_SECONDS),
  /** The signature is the randomness: its SHA-256 is what a beacon publishes under that name. */
  signature: point,
  /** The signature of the round before; present if the chain's scheme is chained. */
  previous: z.exactOptional(z.union([point, sha256])),
};

/** SHA-256 of the subject as its record names it, and of the plan without its seed. */
const beside = { subject: sha256, plan: sha256 };

export const seedFrom = z.discriminatedUnion('kind', [
  z.strictObject({ ...challenge, ...beside }),
  z
    .strictObject({ ...beacon, ...beside })
    .refine(({ info: { genesisTime, period }, round }) => genesisTime + (round - 1) * period <= MOST_SECONDS, {
      path: ['round'],
      message: `must come within ${MOST_SECONDS} seconds of 1970`,
    }),
]);
/** The derivation of a seed: its source, and the plan and subject fixed together with it. */
export type SeedFrom = Shape<typeof seedFrom>;
/** A text that a verifier chose. */
export type ChallengeSource = Omit<Extract<SeedFrom, { readonly kind: 'challenge' }>, 'subject' | 'plan'>;
/** A round of a drand chain, with the data to verify its signature. All bytes as lower-case hex digits. */
export type BeaconSource = Omit<Extract<SeedFrom, { readonly kind: 'beacon' }>, 'subject' | 'plan'>;
/** The source of a seed that nobody could choose, besides the plan and the subject: a verifier's text, or a round of public randomness. */
export type SeedSource = ChallengeSource | BeaconSource;
