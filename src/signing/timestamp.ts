import { bytesToHex } from '@noble/hashes/utils.js';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { AuditError } from '../core/errors.js';
import { fromBase64, sha256Hex } from './encoding.js';

/** What a token of RFC 3161 says: that bytes of this digest were there at this time. Nothing of it is true before its signature is checked. */
export interface TimeStamp {
  /** SHA-256 of what was stamped: 64 hex digits. */
  readonly imprint: string;
  /** The latest moment it may mean: its time and its accuracy together, in milliseconds of Unix time. */
  readonly at: number;
}

/** Milliseconds of Unix time: no Date is further from 1970. */
const LATEST = 8.64e15;
const SHA_256 = '2.16.840.1.101.3.4.2.1';
/** SHA-256, SHA-384, SHA-512: what a signature may rest on. */
const HASHES = [SHA_256, '2.16.840.1.101.3.4.2.2', '2.16.840.1.101.3.4.2.3'];
const TST_INFO = '1.2.840.113549.1.9.16.1.4';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const PEM = /^-----BEGIN CERTIFICATE-----\r?\n([A-Za-z0-9+/=\r\n]+)-----END CERTIFICATE-----\s*$/;

interface Token {
  readonly signed: pkijs.SignedData;
  readonly info: pkijs.TSTInfo;
}

/** Reads a response of a time stamping authority (`.tsr`, DER); `name` is what messages call it. Throws E_TIMESTAMP for what is none, or was not granted. */
export function readTimestamp(der: Uint8Array, name: string): TimeStamp {
  const { info } = tokenIn(der, name);
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  if (hashAlgorithm.algorithmId !== SHA_256) throw unfit(name, `must be over a SHA-256 digest, got algorithm ${hashAlgorithm.algorithmId}`);
  const { seconds = 0, millis = 0, micros = 0 } = info.accuracy ?? {};
  const at = info.genTime.getTime() + seconds * 1000 + millis + Math.ceil(micros / 1000);
  if (!(Math.min(seconds, millis, micros) >= 0 && Math.abs(at) <= LATEST))
    throw unfit(name, 'must say a time and how far it may be off, got none that a calendar has');
  return { imprint: bytesToHex(new Uint8Array(hashedMessage.valueBlock.valueHexView)), at };
}

/**
 * Why a token was not made over `stamped` by the holder of one of these certificates (PEM), lower case without a full stop; null where it was. The certificates
 * are the reader's own: those in the token are left aside, and no chain is built, since the reader names the authority itself. Throws E_TIMESTAMP, and
 * E_POLICY for what is no certificate. Source: RFC 3161, sections 2.3 and 2.4.2.
 */
export async function timestampFault(
  der: Uint8Array,
  name: string,
  stamped: Uint8Array,
  certificates: readonly string[],
): Promise<string | null> {
  const { at, imprint } = readTimestamp(der, name);
  if (imprint !== sha256Hex(stamped)) return `it must be over ${sha256Hex(stamped)}, got ${imprint}`;
  const all = certificates.map(certificateOf);
  for (const certificate of all)
    if (isForStamping(certificate) && isWithin(certificate, at) && (await isSignedBy(der, name, stamped, certificate))) return null;
  return `it must be signed by an authority of the policy, for time stamping and within its certificate, got another`;
}

async function isSignedBy(der: Uint8Array, name: string, stamped: Uint8Array, certificate: pkijs.Certificate): Promise<boolean> {
  const { signed } = tokenIn(der, name);
  signed.certificates = [certificate];
  try {
    const { signatureVerified } = await signed.verify({ signer: 0, data: stamped.slice().buffer, checkChain: false, extendedMode: true });
    return signatureVerified === true;
  } catch {
    // It ends so where the signer is somebody else, or an attribute does not fit.
    return false;
  }
}

function tokenIn(der: Uint8Array, name: string): Token {
  try {
    const read = asn1js.fromBER(der.slice());
    if (read.offset !== der.length) throw unfit(name, 'must hold one response and nothing behind it');
    const response = new pkijs.TimeStampResp({ schema: read.result });
    const granted = Number(response.status.status) <= 1;
    if (!granted || response.timeStampToken?.contentType !== SIGNED_DATA) throw unfit(name, 'must hold a granted token, got a refusal');
    const signed = new pkijs.SignedData({ schema: response.timeStampToken.content });
    const [signer, ...more] = signed.signerInfos;
    const { eContent, eContentType } = signed.encapContentInfo;
    if (
      eContentType !== TST_INFO ||
      !eContent ||
      !signer?.signedAttrs ||
      more.length > 0 ||
      !HASHES.includes(signer.digestAlgorithm.algorithmId)
    )
      throw unfit(name, 'must hold one signature over a TSTInfo and its attributes, by SHA-256 or longer');
    return { signed, info: pkijs.TSTInfo.fromBER(eContent.getValue()) };
  } catch (cause) {
    throw cause instanceof AuditError ? cause : unfit(name, 'must be a response of RFC 3161 in DER, got something else', cause);
  }
}

function certificateOf(pem: string): pkijs.Certificate {
  const [, body] = PEM.exec(pem.trim()) ?? [];
  const der = body === undefined ? null : fromBase64(body.replace(/\r?\n/g, ''));
  try {
    if (der !== null) return pkijs.Certificate.fromBER(der);
  } catch {
    // Said below.
  }
  throw new AuditError('E_POLICY', 'timestamp.certificates must be certificates in PEM, one a text, got something else');
}

/** Whether its only extended use is stamping, marked critical, as RFC 3161 asks. */
function isForStamping({ extensions = [] }: pkijs.Certificate): boolean {
  const found = extensions.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE);
  const uses = found?.parsedValue instanceof pkijs.ExtKeyUsage ? found.parsedValue.keyPurposes : [];
  return found?.critical === true && uses.length === 1 && uses[0] === TIME_STAMPING;
}

function isWithin({ notAfter, notBefore }: pkijs.Certificate, at: number): boolean {
  return notBefore.value.getTime() <= at && at <= notAfter.value.getTime();
}

function unfit(name: string, rule: string, cause?: unknown): AuditError {
  return new AuditError('E_TIMESTAMP', `${name} ${rule}`, { hint: 'run with --announce prints the command that asks for one', cause });
}
