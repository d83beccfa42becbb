const BIG_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 0;

/** Returns numbers as bytes for others, the low one of each first; not copied where the machine stores them so. */
export function littleEndian({ buffer, byteLength, byteOffset, BYTES_PER_ELEMENT: size }: Float64Array | Uint32Array): Buffer {
  const bytes = Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
  return BIG_ENDIAN ? Buffer.from(bytes)[size === 4 ? 'swap32' : 'swap64']() : bytes;
}

/** Returns such bytes as numbers again, copied. */
export function fromLittleEndian(bytes: Buffer): Float64Array {
  const own = Uint8Array.from(BIG_ENDIAN ? bytes.swap64() : bytes);
  return new Float64Array(own.buffer);
}
