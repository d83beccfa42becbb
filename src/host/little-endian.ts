const BIG_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 0;

/** Returns numbers as bytes for the disk, eight each with the low one first; not copied where the machine stores them so. */
export function littleEndian({ buffer, byteLength, byteOffset }: Float64Array): Buffer {
  const bytes = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  return BIG_ENDIAN ? Buffer.from(bytes).swap64() : bytes;
}

/** Returns such bytes as numbers again, copied. */
export function fromLittleEndian(bytes: Buffer): Float64Array {
  const own = Uint8Array.from(BIG_ENDIAN ? bytes.swap64() : bytes);
  return new Float64Array(own.buffer);
}
