/**
 * Counts as a text: each as bytes of seven bits, the low ones first, all but its last byte with the eighth bit set; after a count of 0 comes, in the same way, how many more
 * of them follow, since a shard fills few of the cells that tell parts of a sample apart. All that in base64. Counts are whole numbers in [0, 2^53).
 */
export function countsText(counts: Float64Array): string {
  const bytes = new Uint8Array(MOST_BYTES_A_COUNT * counts.length);
  let length = 0;
  const put = (value: number): void => {
    let rest = value;
    while (rest >= 0x80) {
      bytes[length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    bytes[length++] = rest;
  };
  for (let i = 0; i < counts.length; i++) {
    put(counts[i]);
    if (counts[i] !== 0) continue;
    const first = i;
    while (counts[i + 1] === 0) i++;
    put(i - first);
  }
  return Buffer.from(bytes.buffer, 0, length).toString('base64');
}

/** 53 bits in sevens. */
const MOST_BYTES_A_COUNT = 8;

/** The counts of such a text, which are `cells`; null where it is none of so many. */
export function countsFromText(text: string, cells: number): Float64Array | null {
  const bytes = Buffer.from(text, 'base64');
  const counts = new Float64Array(cells);
  let at = 0;
  let filled = 0;
  while (at < bytes.length) {
    const value = take();
    if (value === 0) filled += 1 + take();
    else counts[filled++] = value;
    // Written so that what is not a number is none either.
    if (!(filled <= cells)) return null;
  }
  return filled === cells ? counts : null;

  function take(): number {
    let value = 0;
    for (let unit = 1; at < bytes.length; unit *= 0x80) {
      const byte = bytes[at++];
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value <= Number.MAX_SAFE_INTEGER ? value : Number.NaN;
    }
    return Number.NaN;
  }
}
