/** What the page carries as compressed text, to be unpacked when it is needed. */
export type Packed = 'worker' | 'harness';

/** What the page carries as the whole text of a frame. */
export type Framed = 'sandbox';

/** The id of the element that holds it. */
export function packedId(name: Packed | Framed): string {
  return `packed-${name}`;
}
