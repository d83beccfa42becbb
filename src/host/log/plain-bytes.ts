import { Buffer, isAscii } from 'node:buffer';

/** True if all bytes are ASCII and none is 0: Node checks many at a time. */
export function plainBytes(bytes: Uint8Array): boolean {
  return isAscii(bytes) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(0) < 0;
}
