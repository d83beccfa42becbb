/** What fixed a seed that nobody could choose, beside the plan and the subject: a text of whoever verifies, or a round of public randomness. */
export type SeedSource = ChallengeSource | BeaconSource;

/** A text that a verifier chose. */
export interface ChallengeSource {
  readonly kind: 'challenge';
  readonly text: string;
}

/** A round of a drand chain, with what its signature is checked by. All bytes as lower-case hex digits. */
export interface BeaconSource {
  readonly kind: 'beacon';
  /** SHA-256 of `info`: 64 hex digits; its name binds the key of the chain. */
  readonly chain: string;
  readonly info: BeaconInfo;
  readonly round: number;
  /** The signature is the randomness: its SHA-256 is what a beacon publishes under that name. */
  readonly signature: string;
  /** The signature of the round before; present where the scheme of the chain is chained. */
  readonly previous?: string;
}

/** What a drand chain is, as its hash covers it. */
export interface BeaconInfo {
  readonly publicKey: string;
  /** Seconds between rounds. */
  readonly period: number;
  /** When round 1 came, in seconds of Unix time. */
  readonly genesisTime: number;
  readonly groupHash: string;
  readonly scheme: string;
  readonly beaconId: string;
}

/** What a seed was derived from: its source, and what the source was fixed together with. */
export type SeedFrom = SeedSource & {
  /** SHA-256 of the subject as its record names it. */
  readonly subject: string;
  /** SHA-256 of the plan without its seed. */
  readonly plan: string;
};
