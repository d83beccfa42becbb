import { hexToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod';
import { AuditError } from '../../core/errors.js';
import type { BeaconSource } from '../../core/record/seed-from.js';
import { strictJson } from '../../engine/record/strict-json.js';
import { sha256Hex } from './encoding.js';
import type { NamedRound } from './named-round.js';
import { fetchCommand } from './named-round.js';

/** The bound on seconds; no date is later than some thousand times this. */
const MOST_SECONDS = 1e12;

const hex = z.string().regex(/^[0-9a-f]{64,192}$/);

// As the HTTP interface of drand answers /info and /public/<round>, put into one object.
const file = z.strictObject({
  info: z.strictObject({
    public_key: hex,
    period: z.int().min(1).max(1e9),
    genesis_time: z.int().min(0).max(MOST_SECONDS),
    hash: hex,
    groupHash: hex,
    schemeID: z.string().max(100),
    metadata: z.strictObject({ beaconID: z.string().max(100) }),
  }),
  round: z.strictObject({
    round: z.int().min(1).max(1e12),
    randomness: hex,
    signature: hex,
    previous_signature: z.exactOptional(z.union([hex, z.literal('')])),
  }),
});

/** Reads the file of `--beacon-file` strictly, as the round that was named; its signature is not checked here. Throws E_BEACON. */
export function readBeacon(text: string, name: string, named: NamedRound): BeaconSource {
  const { chain, round } = named;
  const hint = `fetch it once it has come: ${fetchCommand(named)}`;
  const read = strictJson(text, file, { code: 'E_BEACON', name, hint });
  const refuse = (rule: string): AuditError => new AuditError('E_BEACON', `${name}: ${rule}`, { hint });
  if (read.round.round !== round) throw refuse(`must hold round ${round}, which was named, got ${read.round.round}`);
  if (read.info.hash !== chain) throw refuse(`must be of the chain ${chain}, which was named, got ${read.info.hash}`);
  if (sha256Hex(hexToBytes(read.round.signature)) !== read.round.randomness)
    throw refuse('randomness must be the SHA-256 of the signature, got another');
  if (read.info.genesis_time + (round - 1) * read.info.period > MOST_SECONDS)
    throw refuse(`round ${round} must come within ${MOST_SECONDS} seconds of 1970, got a later one`);
  const { groupHash, metadata, public_key: publicKey, schemeID: scheme } = read.info;
  const previous = read.round.previous_signature;
  return {
    kind: 'beacon',
    chain,
    info: { publicKey, period: read.info.period, genesisTime: read.info.genesis_time, groupHash, scheme, beaconId: metadata.beaconID },
    round,
    signature: read.round.signature,
    ...(previous !== undefined && previous !== '' && { previous }),
  };
}
