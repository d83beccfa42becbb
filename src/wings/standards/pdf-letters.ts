import { inflateSync } from 'node:zlib';

/** Where the vowels and consonants of an Indic script stand in its block of Unicode; stops and digits beside them are in other fonts too. */
const [FIRST, LAST] = [0x05, 0x39];

/** A table of a PDF from the shapes of a font to the letters they stand for (ISO 32000-1, section 9.10.3). */
const TABLE = 'begincmap';

/**
 * Whether a PDF has shapes for any letter of the Indic script whose Unicode block begins at `block`: a browser that finds no font prints empty boxes,
 * which stand for no letter, and says nothing of it.
 */
export function hasLetters(pdf: Uint8Array, block: number): boolean {
  return tablesOf(pdf).some((table) => [...table.matchAll(/<([0-9a-f]+)>/gi)].some(([, digits]) => holds(digits, block)));
}

/** Whether UTF-16 in hex digits has a letter of the block. */
function holds(digits: string, block: number): boolean {
  const places = (digits.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16) - block);
  return places.some((place) => place >= FIRST && place <= LAST);
}

function tablesOf(pdf: Uint8Array): readonly string[] {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const tables: string[] = [];
  for (let from = bytes.indexOf('stream'); from >= 0; from = bytes.indexOf('stream', from)) {
    const to = bytes.indexOf('endstream', from);
    if (to < 0) break;
    const text = unpacked(bytes.subarray(from + 'stream'.length, to));
    if (text.includes(TABLE)) tables.push(text);
    from = to + 'endstream'.length;
  }
  return tables;
}

/** A stream as text, packed or not; what is neither is no table. */
function unpacked(stream: Buffer): string {
  const start = stream[0] === 0x0d ? 2 : 1;
  try {
    return inflateSync(stream.subarray(start)).toString('latin1');
  } catch {
    return stream.toString('latin1');
  }
}
