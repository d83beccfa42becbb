const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** A seed text of 80 bits from the operating system's source, in letters and digits that are not mistaken for one another. */
export function drawSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
