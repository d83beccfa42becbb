import { describe, expect, it } from 'vitest';
import { dealtRows } from '../../../src/host/program/dealt-rows.js';

/** The rows of a text that comes in pieces of so many bytes. */
async function rowsOf(text: string, piece: number): Promise<unknown[]> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const bytes = Buffer.from(text);
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
    await Promise.resolve();
  }
  const rows: unknown[] = [];
  for await (const row of dealtRows(pieces())) rows.push([...row]);
  return rows;
}

describe('lines of deals', () => {
  it.each([1, 2, 3, 1000])('are read in pieces of %d bytes', async (piece) => {
    expect(await rowsOf('0 1 2\n10 300 65536\r\n2 0', piece)).toEqual([
      [0, 1, 2],
      [10, 300, 65_536],
      [2, 0],
    ]);
  });

  it('with something else than numbers give what is there, so that it can be named', async () => {
    expect(await rowsOf('1 x 2\n-1 1\n1.5 0\n1  2\n\n12345678901 0\n', 1000)).toEqual([
      [1, 'x', 2],
      [-1, 1],
      ['1.5', 0],
      [1, 2],
      [],
      [12_345_678_901, 0],
    ]);
  });

  it('that never end are refused', async () => {
    await expect(rowsOf('1'.repeat(2 ** 20 + 1), 2 ** 16)).rejects.toThrow('a deal must be a line of at most 1048576 bytes');
  });
});
