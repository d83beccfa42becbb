/** A program that the page carries as compressed text, to be unpacked when it is needed. */
export type Packed = 'worker' | 'harness' | 'bench';

/** A program that the page carries as the whole text of a frame. */
export type Framed = 'sandbox' | 'viewer';

/** Returns the id of the element that holds it. */
export function packedId(name: Packed | Framed): string {
  return `packed-${name}`;
}
