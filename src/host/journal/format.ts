import { createHash } from 'node:crypto';
import { closeSync, fstatSync, readSync } from 'node:fs';
import { fromLittleEndian, littleEndian } from '../little-endian.js';
import { openFile } from '../read-file.js';

const MAGIC = Buffer.from('shuffle-audit/journal/2\n');

const LENGTH_BYTES = 4;
const DIGEST_BYTES = 32;

/** The run a journal belongs to: its plan, subject and version as named texts. */
export type JournalHeader = Readonly<Record<string, string>>;

/** Finished blocks of one stage (a sample, or one part of a calibration) with their counts. */
export interface JournalEntry {
  readonly stage: string;
  readonly blocks: readonly number[];
  /** Pairs of an id and its counts; an id may occur several times. */
  readonly arrays: readonly (readonly [id: string, counts: Float64Array])[];
}

export interface ReadJournal {
  readonly header: JournalHeader;
  readonly entries: readonly JournalEntry[];
  /** Bytes up to the end of the last whole entry, and after it. */
  readonly whole: number;
  readonly torn: number;
  /** The digest of the last whole entry: the next one's digest includes it. */
  readonly chain: Buffer;
}

/** An encoded part: its length, its text, its arrays, and SHA-256 of these after the digest of the part before. */
interface Part {
  readonly bytes: readonly Buffer[];
  readonly chain: Buffer;
}

export function encodeHeader(header: JournalHeader): Part {
  const { bytes, chain } = encodePart(Buffer.alloc(DIGEST_BYTES), header, []);
  return { bytes: [MAGIC, ...bytes], chain };
}

/** Encodes an entry after the one whose digest is `chain`. */
export function encodeEntry(chain: Buffer, { arrays, blocks, stage }: JournalEntry): Part {
  const head = { stage, blocks: toRanges(blocks), arrays: arrays.map(([id, { length }]) => [id, length]) };
  return encodePart(
    chain,
    head,
    arrays.map(([, counts]) => littleEndian(counts)),
  );
}

/**
 * Reads a journal up to the first part that is torn or altered. Every digest includes the one before, so nothing in the middle can be missing. Null
 * where not even the beginning is whole. Throws what the file system throws.
 */
export function readJournal(file: string): ReadJournal | null {
  const handle = openFile(file);
  try {
    const { size } = fstatSync(handle);
    const read = (at: number, length: number): Buffer | null => (at + length > size ? null : readAt(handle, at, length));
    if (!read(0, MAGIC.length)?.equals(MAGIC)) return null;
    const first = readPart(read, MAGIC.length, Buffer.alloc(DIGEST_BYTES), () => []);
    if (!first || !isHeader(first.head)) return null;
    const entries: JournalEntry[] = [];
    const seen = new Set<string>();
    let { chain, end } = first;
    for (;;) {
      const part = readPart(read, end, chain, arrayBytes);
      const entry = part && toEntry(part.head, part.body);
      const names = entry?.blocks.map((block) => `${block} ${entry.stage}`);
      // A block counted twice would be worse than one dealt again.
      if (!entry || !names || names.some((name) => seen.has(name))) break;
      for (const name of names) seen.add(name);
      entries.push(entry);
      ({ chain, end } = part);
    }
    return { header: first.head, entries, whole: end, torn: size - end, chain };
  } finally {
    closeSync(handle);
  }
}

function encodePart(before: Buffer, head: unknown, arrays: readonly Buffer[]): Part {
  const text = Buffer.from(JSON.stringify(head), 'utf8');
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  const content = [length, text, ...arrays];
  const chain = digestOf(before, content);
  return { bytes: [...content, chain], chain };
}

function readPart(
  read: (at: number, length: number) => Buffer | null,
  at: number,
  before: Buffer,
  bodyBytes: (head: unknown) => readonly number[] | null,
): { readonly head: unknown; readonly body: readonly Buffer[]; readonly chain: Buffer; readonly end: number } | null {
  const length = read(at, LENGTH_BYTES);
  const textBytes = length?.readUInt32LE() ?? Number.POSITIVE_INFINITY;
  const text = read(at + LENGTH_BYTES, textBytes);
  if (!length || !text) return null;
  const head = parsed(text);
  const lengths = bodyBytes(head);
  let end = at + LENGTH_BYTES + textBytes;
  const body: Buffer[] = [];
  for (const bytes of lengths ?? []) {
    const part = read(end, bytes);
    if (!part) return null;
    body.push(part);
    end += bytes;
  }
  const digest = lengths && read(end, DIGEST_BYTES);
  const chain = digestOf(before, [length, text, ...body]);
  return digest?.equals(chain) ? { head, body, chain, end: end + DIGEST_BYTES } : null;
}

function digestOf(before: Buffer, content: readonly Buffer[]): Buffer {
  const hash = createHash('sha256').update(before);
  for (const bytes of content) hash.update(bytes);
  return hash.digest();
}

function readAt(handle: number, at: number, length: number): Buffer | null {
  const bytes = Buffer.alloc(length);
  for (let got = 0; got < length; ) {
    const count = readSync(handle, bytes, got, length - got, at + got);
    if (count === 0) return null;
    got += count;
  }
  return bytes;
}

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}

function isHeader(head: unknown): head is JournalHeader {
  return typeof head === 'object' && head !== null && Object.values(head).every((value) => typeof value === 'string');
}

/** An entry's text, before its digest is known to be right. */
interface EntryHead {
  readonly stage: string;
  readonly blocks: readonly (readonly [first: number, last: number])[];
  readonly arrays: readonly (readonly [id: string, length: number])[];
}

function isEntryHead(head: unknown): head is EntryHead {
  if (typeof head !== 'object' || head === null) return false;
  const { arrays, blocks, stage } = head as Record<string, unknown>;
  const pairs = (value: unknown, first: string): boolean =>
    Array.isArray(value) &&
    value.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === first && Number.isSafeInteger(pair[1]) && pair[1] >= 0,
    );
  return typeof stage === 'string' && pairs(blocks, 'number') && pairs(arrays, 'string');
}

function arrayBytes(head: unknown): readonly number[] | null {
  return isEntryHead(head) ? head.arrays.map(([, length]) => length * Float64Array.BYTES_PER_ELEMENT) : null;
}

function toEntry(head: unknown, body: readonly Buffer[]): JournalEntry | null {
  if (!isEntryHead(head)) return null;
  return {
    stage: head.stage,
    blocks: head.blocks.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, k) => first + k)),
    arrays: head.arrays.map(([id], k) => [id, fromLittleEndian(body[k])]),
  };
}

/** Returns consecutive blocks as pairs of the first and the last. */
function toRanges(blocks: readonly number[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const block of blocks.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === block - 1) last[1] = block;
    else ranges.push([block, block]);
  }
  return ranges;
}
