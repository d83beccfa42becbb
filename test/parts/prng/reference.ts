import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { BitSource, Prng } from '../../../src/core/subject/source.js';

/** How a fixture starts a stream; see fixtures/prng/README.md. */
export type Start = { create: string[] } | { seeded: string; stream?: string } | { text: string };

export interface Vector {
  start: Start;
  alsoStart?: Start[];
  keep?: 'low 32 bits';
  first: string[];
  at: Record<string, string>;
  sha256of10000?: string;
}

export interface Citation {
  id: string;
  start: Start;
  keep?: 'low 32 bits';
  from: number;
  outputs: string[];
  source: string;
}

const folder = new URL('../../../fixtures/prng/', import.meta.url);

/** What a fixture says of its generator; see fixtures/prng/README.md. */
export interface PrngFixture {
  vectors: Vector[];
  mistakenWith?: string;
  seeds?: { apart?: string; base?: string; beyondStates?: string; ownTest?: string };
}

/** The fixture of a generator; nothing where it has none. */
export function fixtureOf(id: string): PrngFixture {
  const file = new URL(`${id}.json`, folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PrngFixture) : { vectors: [] };
}

export const citations = JSON.parse(readFileSync(new URL('cited.json', folder), 'utf8')) as Citation[];

export function startOf(prng: Prng, start: Start): BitSource {
  if ('create' in start) return prng.create(Uint32Array.from(start.create, (word) => Number.parseInt(word, 16)));
  if (!prng.seeded) throw new Error(`${prng.id} has no seeding of its own`);
  if ('text' in start) return prng.seeded(start.text);
  return prng.seeded(BigInt(start.seeded), start.stream === undefined ? undefined : BigInt(start.stream));
}

/** The published outputs behind the stream's next words. */
export function outputsOf(prng: Prng, source: BitSource, count: number): bigint[] {
  const words = new Uint32Array(count * prng.wordsPerOutput);
  source.fill(words);
  return Array.from({ length: count }, (_, i) => {
    const low = BigInt(words[i * prng.wordsPerOutput] + prng.lowest);
    return prng.wordsPerOutput === 1 ? low : low | (BigInt(words[2 * i + 1]) << 32n);
  });
}

/** The first thing in which the generator differs from the vector, or null. */
export function mismatch(prng: Prng, vector: Vector, start: Start = vector.start): string | null {
  const digits = vector.keep ? 8 : vector.first[0].length;
  const seen = outputsOf(prng, startOf(prng, start), 10_000).map((output) => output.toString(16).padStart(digits, '0'));
  const wanted = [
    ...vector.first.map((hex, i) => [i + 1, hex] as const),
    ...Object.entries(vector.at).map(([at, hex]) => [Number(at), hex] as const),
  ];
  for (const [position, hex] of wanted) {
    const expected = vector.keep ? hex.slice(-8) : hex;
    if (seen[position - 1] !== expected) return `output ${position} is ${seen[position - 1]}, not ${expected}`;
  }
  if (vector.sha256of10000 === undefined) return null;
  const digest = createHash('sha256').update(seen.join(' ')).digest('hex');
  return digest === vector.sha256of10000 ? null : `the digest of 10,000 outputs is ${digest}`;
}

/** The first word at which filling by `sizes` differs from filling at once, or null. */
export function pieceFault(open: () => BitSource, sizes: readonly number[]): string | null {
  const whole = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0));
  const pieces = new Uint32Array(whole.length);
  open().fill(whole);
  const source = open();
  let at = 0;
  for (const size of sizes) {
    source.fill(pieces.subarray(at, at + size));
    at += size;
  }
  const differs = whole.findIndex((word, i) => word !== pieces[i]);
  return differs < 0 ? null : `word ${differs} is ${pieces[differs]} in pieces, ${whole[differs]} at once`;
}
