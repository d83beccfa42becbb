import { Buffer, isAscii } from 'node:buffer';

/** Whether bytes are ASCII and none of them 0: Node looks at many at a time. */
export function plainBytes(bytes: Uint8Array): boolean {
  return isAscii(bytes) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(0) < 0;
}
