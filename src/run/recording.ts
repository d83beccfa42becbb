import { readFileSync } from 'node:fs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { AuditError } from '../core/errors.js';

/** Web Crypto refuses more than 65,536 bytes a call. */
const MOST_A_CALL = 65_536;

/** So many bytes from the operating system's source, in memory that threads share. */
export function drawRecording(bytes: number): Uint8Array {
  const recorded = new Uint8Array(new SharedArrayBuffer(bytes));
  const drawn = new Uint8Array(MOST_A_CALL);
  for (let at = 0; at < bytes; at += MOST_A_CALL) {
    crypto.getRandomValues(drawn);
    recorded.set(drawn.subarray(0, Math.min(MOST_A_CALL, bytes - at)), at);
  }
  return recorded;
}

/** The bytes of a recording's file. Throws E_INPUT_MISSING where it cannot be read. */
export function readRecording(file: string): Uint8Array {
  try {
    const read = readFileSync(file);
    const recorded = new Uint8Array(new SharedArrayBuffer(read.length));
    recorded.set(read);
    return recorded;
  } catch (cause) {
    throw new AuditError(
      'E_INPUT_MISSING',
      `cannot read the recorded bytes ${file}: ${(cause as NodeJS.ErrnoException).code ?? 'unknown error'}`,
      { at: { file }, hint: 'the recording was written beside the record, and is needed to deal again', cause },
    );
  }
}

/** SHA-256, in hex. */
export function recordingDigest(bytes: Uint8Array): string {
  return bytesToHex(sha256(bytes));
}
