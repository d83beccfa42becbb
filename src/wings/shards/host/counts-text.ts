/**
 * Encodes counts as a text: each as bytes of seven bits, the low ones first, all but its last byte with the eighth bit set. After a count of 0 comes,
 * in the same way, how many more zeros follow, since a shard fills few of the cells that tell parts of a sample apart. All that in base64. Counts are
 * whole numbers in [0, 2^53).
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

/** The bytes for 53 bits in groups of seven. */
const MOST_BYTES_A_COUNT = 8;

/** Reads such texts, one after the other, into buffers that it keeps: garbage of some hundred kilobytes per shard takes longer to collect than to make. */
export class CountsTextReader {
  #bytes: Buffer = Buffer.alloc(0);
  readonly #counts = new Map<string, Float64Array>();

  /** Returns the `cells` counts of a text, valid until the next ones called `id` are read; null where the text does not hold that number. */
  read(id: string, text: string, cells: number): Float64Array | null {
    if (this.#bytes.length < text.length) this.#bytes = Buffer.alloc(2 * text.length);
    const length = this.#bytes.write(text, 'base64');
    const room = this.#counts.get(id);
    const counts = room?.length === cells ? room.fill(0) : new Float64Array(cells);
    this.#counts.set(id, counts);
    return unpack(this.#bytes.subarray(0, length), counts) ? counts : null;
  }
}

/** Unpacks counts; returns whether the bytes hold exactly as many as there are cells. */
function unpack(bytes: Uint8Array, counts: Float64Array): boolean {
  const { length } = bytes;
  let filled = 0;
  // A count of 0 was read, and the number that comes says how many more of them follow.
  let zeros = false;
  for (let at = 0; at < length; ) {
    let value = bytes[at++];
    if (value >= 0x80) {
      value &= 0x7f;
      let byte: number;
      // The unit is a factor and no shift, since a count may be greater than 32 bits hold; of those that are not, these are whole numbers to the engine too.
      let unit = 0x80;
      do {
        if (at === length) return false;
        byte = bytes[at++];
        value += (byte & 0x7f) * unit;
        unit *= 0x80;
      } while (byte >= 0x80);
    }
    // Not a number either, where bytes go on until their unit is none.
    if (!(value <= Number.MAX_SAFE_INTEGER) || filled > counts.length) return false;
    if (zeros) filled += value;
    else if (value > 0) counts[filled++] = value;
    else filled++;
    zeros = !zeros && value === 0;
  }
  return filled === counts.length && !zeros;
}
