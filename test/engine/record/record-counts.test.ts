import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { digestOfText } from '../../../src/engine/record/digest.js';
import { countsDigest, MOST_RECORDED_CELLS, recordCounts } from '../../../src/engine/record/record-counts.js';

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

describe('counts as a record keeps them', () => {
  it('are digested as little-endian numbers of eight bytes, which Node writes and digests alike', () => {
    const counts = [0, 1, 256, 2 ** 32, Number.MAX_SAFE_INTEGER];
    const bytes = Buffer.alloc(40);
    for (const [i, count] of counts.entries()) bytes.writeBigUInt64LE(BigInt(count), 8 * i);
    expect(countsDigest(counts)).toBe(sha256(bytes));
    expect(countsDigest([])).toBe(sha256(''));
    for (const length of [4095, 4096, 4097, 10_000]) {
      const many = Float64Array.from({ length }, (_, i) => i * 2 ** 30 + i);
      const written = BigUint64Array.from(many, BigInt);
      expect(countsDigest(many), `${length} counts`).toBe(sha256(new Uint8Array(written.buffer)));
    }
  });

  it('have their shape, their sum and their values', () => {
    const counts = Float64Array.of(1, 2, 3, 4, 5, 6);
    const kept = { shape: [2, 3], sum: 21, sha256: countsDigest(counts), values: [1, 2, 3, 4, 5, 6] };
    expect(recordCounts([2, 3], counts)).toEqual(kept);
    expect(recordCounts([2, 3], counts, Float64Array.of(0.5, 0.25))).toEqual({ ...kept, law: [0.5, 0.25] });
  });

  it('are kept up to 65,536 cells, and beyond by their digest alone', () => {
    expect(MOST_RECORDED_CELLS).toBe(65_536);
    const most = new Float64Array(65_536).fill(1);
    expect(recordCounts([65_536], most).values).toHaveLength(65_536);
    const more = new Float64Array(65_537).fill(1);
    expect(recordCounts([65_537], more)).toEqual({ shape: [65_537], sum: 65_537, sha256: countsDigest(more) });
  });
});

describe('a digest', () => {
  it('is the SHA-256 of the text in UTF-8, as Node works it out', () => {
    expect(digestOfText('{"a":"♠ 1"}')).toBe(`sha256:${sha256('{"a":"♠ 1"}')}`);
  });
});
