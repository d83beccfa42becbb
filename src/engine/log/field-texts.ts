/** Texts that are remembered at a time, and the longest of them, in bytes. */
const PLACES = 1 << 10;
const LONGEST = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/**
 * Makes texts of the bytes of a field, row after row. Most logs have few different ones, and to make a text takes longer than to read the row it stands in:
 * so those that came before are found by their bytes.
 */
export class FieldTexts {
  readonly #bytes = new Uint8Array(PLACES * LONGEST);
  readonly #lengths = new Uint8Array(PLACES);
  readonly #texts: string[] = [];

  readonly #trimmed: boolean;

  /** `trimmed`: whether blanks around a text are no part of it. */
  constructor(trimmed: boolean) {
    this.#trimmed = trimmed;
    for (let place = 0; place < PLACES; place++) this.#texts.push('');
  }

  /** What stands in [from, to), UTF-8. */
  read(bytes: Uint8Array, from: number, to: number): string {
    const length = to - from;
    if (length > LONGEST) return this.#textOf(bytes, from, to);
    let hash = length;
    for (let at = from; at < to; at++) hash = Math.imul(hash ^ bytes[at], 0x01000193);
    const place = (hash ^ (hash >>> 15)) & (PLACES - 1);
    if (!this.#holds(place, bytes, from, length)) {
      this.#texts[place] = this.#textOf(bytes, from, to);
      this.#bytes.set(bytes.subarray(from, to), place * LONGEST);
      this.#lengths[place] = length;
    }
    return this.#texts[place];
  }

  /** Whether the text at a place was made of these bytes; an empty one is at every place at first. */
  #holds(place: number, bytes: Uint8Array, from: number, length: number): boolean {
    if (this.#lengths[place] !== length) return false;
    const own = this.#bytes;
    for (let k = 0, at = place * LONGEST; k < length; k++, at++) if (own[at] !== bytes[from + k]) return false;
    return true;
  }

  #textOf(bytes: Uint8Array, from: number, to: number): string {
    const text = utf8.decode(bytes.subarray(from, to));
    return this.#trimmed ? text.trim() : text;
  }
}
