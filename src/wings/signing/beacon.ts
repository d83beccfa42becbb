import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import type { BeaconInfo, BeaconSource } from '../../core/record/seed-from.js';
import { utf8 } from './encoding.js';

const G1_BYTES = 48;
const G2_BYTES = 96;
/** The longest period: a chain's hash holds it in 32 bits, so a longer one would have the hash of another chain, and rounds that come later. */
const MOST_PERIOD = 0xffff_ffff;

/** The way in which rounds of a chain are signed: what is hashed to a curve, to which, and under which name. */
interface Scheme {
  /** True where the signature of a round covers that of the round before. */
  readonly chained: boolean;
  /** True where signatures lie in G1 and keys in G2; false the other way. */
  readonly short: boolean;
  readonly domain: string;
}

/** The schemes of drand on BLS12-381, by the ids it gives them. */
const SCHEMES: ReadonlyMap<string, Scheme> = new Map([
  ['pedersen-bls-chained', { chained: true, short: false, domain: 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_' }],
  ['pedersen-bls-unchained', { chained: false, short: false, domain: 'BLS_SIG_BLS12381G2_XMD:SHA-256_SSWU_RO_NUL_' }],
  ['bls-unchained-g1-rfc9380', { chained: false, short: true, domain: 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_' }],
]);

/** The name under which drand leaves the id of a chain out of its hash. */
const UNNAMED = 'default';

/** Returns the hash that names a chain, 64 hex digits: SHA-256 of its period, genesis time, public key, group hash and id, as drand computes it. */
export function chainHash({ beaconId, genesisTime, groupHash, period, publicKey }: BeaconInfo): string {
  const numbers = new Uint8Array(12);
  const view = new DataView(numbers.buffer);
  view.setUint32(0, period);
  view.setBigInt64(4, BigInt(genesisTime));
  const id = beaconId === UNNAMED ? '' : beaconId;
  return bytesToHex(sha256(concatBytes(numbers, hexToBytes(publicKey), hexToBytes(groupHash), utf8(id))));
}

/**
 * Says why a round is not one of the chain it names, lower case without a full stop; null where its signature holds. The chain's hash binds its key,
 * so whoever names the chain beforehand has named the key. Source: drand's specification, "Cryptography"; pairing by `@noble/curves`.
 */
export function roundFault(source: BeaconSource): string | null {
  const { chain, info, previous, round, signature } = source;
  const scheme = SCHEMES.get(info.scheme);
  if (!scheme) return `its scheme must be one of ${[...SCHEMES.keys()].join(', ')}, got ${info.scheme}`;
  if (info.period > MOST_PERIOD) return `its period must be ${MOST_PERIOD} seconds at the most, got ${info.period}`;
  const found = chainHash(info);
  if (found !== chain) return `its chain must be ${chain}, got the key and times of ${found}`;
  if ((previous !== undefined) !== scheme.chained)
    return scheme.chained
      ? 'it must have the signature of the round before, got none'
      : 'it must have no signature of the round before, got one';
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  const message = sha256(concatBytes(hexToBytes(previous ?? ''), bytes));
  return holds(scheme, hexToBytes(signature), message, hexToBytes(info.publicKey))
    ? null
    : `the signature of round ${round} must be that of its chain, got another`;
}

/** Says whether a signature holds. Bytes that are no point of the right group fail, and so does the point at infinity. */
function holds({ domain, short }: Scheme, signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  const [signatureBytes, keyBytes] = short ? [G1_BYTES, G2_BYTES] : [G2_BYTES, G1_BYTES];
  if (signature.length !== signatureBytes || publicKey.length !== keyBytes) return false;
  const { longSignatures, shortSignatures } = bls12_381;
  try {
    return short
      ? shortSignatures.verify(signature, shortSignatures.hash(message, domain), publicKey)
      : longSignatures.verify(signature, longSignatures.hash(message, domain), publicKey);
  } catch {
    return false;
  }
}
