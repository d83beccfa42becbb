import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PathStep } from '../../../src/engine/seeds/seed-path.js';
import { deriveWords, encodePath, rootOf } from '../../../src/engine/seeds/seed-path.js';
import { readFixture } from '../../support/read-fixture.js';

interface Row {
  readonly seed: string;
  readonly root: string;
  readonly path: readonly (readonly [string, string | { readonly u64: string }])[];
  readonly info: string;
  readonly words: readonly string[];
  readonly count: number;
  readonly sha256: string;
}

const { rows } = readFixture<{ rows: readonly Row[] }>('seed/paths.json');
const pathOf = (row: Row): PathStep[] => row.path.map(([label, value]) => [label, typeof value === 'string' ? value : BigInt(value.u64)]);

describe('seed path', () => {
  it.each(rows.map((row, i) => [i, row] as const))('row %i equals Python and openssl', (_, row) => {
    const root = rootOf(row.seed);
    const words = deriveWords(root, pathOf(row), row.count);
    expect(bytesToHex(root)).toBe(row.root);
    expect(bytesToHex(encodePath(pathOf(row)))).toBe(row.info);
    expect(Array.from(words.slice(0, 8), (word) => word.toString(16).padStart(8, '0'))).toEqual(row.words);
    expect(bytesToHex(sha256(new Uint8Array(words.buffer)))).toBe(row.sha256);
  });

  it('keeps every two different paths apart', () => {
    const step = fc.tuple(fc.string({ maxLength: 4 }), fc.oneof(fc.string({ maxLength: 4 }), fc.bigInt({ min: 0n, max: 2n ** 64n - 1n })));
    const path = fc.array(step, { maxLength: 4 });
    const text = (p: readonly (readonly [string, string | bigint])[]): string =>
      JSON.stringify(p.map(([l, v]) => [l, typeof v, String(v)]));
    fc.assert(
      fc.property(path, path, (a, b) => {
        expect(bytesToHex(encodePath(a)) === bytesToHex(encodePath(b))).toBe(text(a) === text(b));
      }),
      { seed: 20261121, numRuns: 500 },
    );
  });
});
