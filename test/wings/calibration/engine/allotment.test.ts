import { describe, expect, it } from 'vitest';
import { Words } from '../../../../src/core/subject/source.js';
import { lemire } from '../../../../src/parts/bounded/lemire.js';
import { chacha20 } from '../../../../src/parts/prng/chacha20.js';
import { allotment, auditsIn, recordingBytes, stretchOf, wordBytes } from '../../../../src/wings/calibration/engine/allotment.js';

const shape = {
  auditsPerBlock: 100,
  sizes: [
    { n: 3, trials: 50, tests: ['parity'] },
    { n: 300, trials: 10, tests: ['parity'] },
    { n: 52, trials: 20, tests: ['parity'] },
  ],
};

describe('the recording', () => {
  it.each([1, 99, 100, 101, 250])('of %i audits is cut into stretches that meet and end with it', (audits) => {
    let at = 0;
    for (const [size, { n, trials }] of shape.sizes.entries()) {
      for (let block = 0; block * 100 < audits; block++) {
        const [from, to] = stretchOf(shape, audits, size, block);
        expect(from).toBe(at);
        expect(to - from).toBe(allotment(n, auditsIn(audits, 100, block) * trials));
        at = to;
      }
    }
    expect(recordingBytes(shape, audits)).toBe(at);
  });

  it('has words large enough for every choice', () => {
    expect([2, 256, 257, 5000].map(wordBytes)).toEqual([1, 1, 2, 2]);
    expect(recordingBytes(shape, 0)).toBe(0);
  });

  it.each([3, 5, 52, 200])('has room for the words that dealing %i cards uses, rejected ones included, and not much more', (n) => {
    const bounds = Uint32Array.from({ length: n - 1 }, (_, k) => k + 2);
    const draws = new Uint32Array(n - 1);
    let seed = 1;
    const source = chacha20.create(Uint32Array.from({ length: 12 }, () => seed++));
    const bytes = {
      fill(out: Uint32Array) {
        source.fill(out);
        for (let k = 0; k < out.length; k++) out[k] &= 255;
      },
    };
    const words = new Words(bytes, 256n);
    const deals = 2000;
    for (let deal = 0; deal < deals; deal++) lemire.draw(words, bounds, draws);
    expect(words.taken).toBeLessThan(allotment(n, deals) - 1024);
    expect(words.taken).toBeGreaterThan(0.85 * (allotment(n, deals) - 1024));
  });
});
