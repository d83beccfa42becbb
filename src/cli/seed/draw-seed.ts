const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Draws a seed text of 80 bits from the operating system's source, in letters and digits that cannot be confused. */
export function drawSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
