const utf8 = new TextEncoder();

/**
 * Writes a field's decoded text over its encoded form and returns its end: quotes and escapes are longer than what they stand for. So an item is
 * always a stretch of the window, whose row has been read by then.
 */
export function writeText(bytes: Uint8Array, at: number, text: string): number {
  return at + utf8.encodeInto(text, bytes.subarray(at)).written;
}
