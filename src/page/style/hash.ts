import { sha256 } from '@noble/hashes/sha2.js';

/** The Content-Security-Policy source that allows exactly this style block: `'sha256-…'`. */
export function styleSource(style: string): string {
  const digest = sha256(new TextEncoder().encode(style));
  return `'sha256-${btoa(String.fromCharCode(...digest))}'`;
}
