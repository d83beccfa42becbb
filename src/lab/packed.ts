/** What the page carries as compressed text, to be unpacked when it is needed. */
export type Packed = 'worker' | 'harness' | 'bench';

/** What the page carries as the whole text of a frame. */
export type Framed = 'sandbox' | 'viewer';

/** The id of the element that holds it. */
export function packedId(name: Packed | Framed): string {
  return `packed-${name}`;
}
