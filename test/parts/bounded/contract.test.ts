import { describe, expect, it } from 'vitest';
import { catalogue } from '../../../src/core/catalogue.js';
import type { Bounded } from '../../../src/core/subject/bounded.js';
import { Words } from '../../../src/core/subject/source.js';
import * as entries from '../../../src/parts/bounded/index.js';
import { lawFault, tape, valuesOf } from './tape.js';

const methods = catalogue<Bounded>('bounded', entries);

/** Powers of two, MINSTD's kind of range, odd and prime ranges: small enough for every word to be drawn. */
const SMALL_RANGES = [2, 3, 7, 16, 61, 100, 127, 128, 255, 256, 257, 510, 1000, 2 ** 11 - 2];
const BIG_RANGES = [2 ** 15, 2 ** 16, 2 ** 31, 2 ** 31 - 2, 2 ** 32 - 1, 2 ** 32 - 5, 2 ** 32];
const mayDraw = (method: Bounded, bound: number, range: number): boolean => !method.rejects || bound <= range;

describe.each(methods.all.map((method) => [method.id, method] as const))('%s', (id, method) => {
  it('states the law that drawing every word of a small range shows', () => {
    const faults: string[] = [];
    for (const range of SMALL_RANGES) {
      for (let bound = 1; bound <= Math.min(range + 9, 270); bound += range > 300 ? 13 : 1) {
        const fault = mayDraw(method, bound, range) ? lawFault(method, bound, BigInt(range)) : null;
        if (fault) faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
  });

  it('states the law that drawing all 2^16 words shows', () => {
    for (const bound of [1, 3, 52, 255, 1000, 2 ** 15 + 1, 2 ** 16 - 1]) expect(lawFault(method, bound, 2n ** 16n)).toBeNull();
  });

  it('says how its code is mended where it is uneven', () => {
    expect(method.cure === undefined).toBe(method.law(3, 8n) === 'uniform');
  });

  it('states a law that sums to the range', () => {
    for (const range of [...SMALL_RANGES, ...BIG_RANGES]) {
      for (const bound of [1, 2, 3, 5, 52, 104, 416, 1000]) {
        const law = method.law(bound, BigInt(range));
        expect(law === 'uniform').toBe(method.rejects);
        if (law === 'uniform') continue;
        let sum = 0n;
        for (let value = 0; value < bound; value++) sum += law(value);
        expect(sum, `${bound} of ${range}`).toBe(BigInt(range));
      }
    }
  });

  it('keeps every draw below its bound, each bound in its turn', () => {
    let x = 2463534242;
    const words = Array.from({ length: 4096 }, () => {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
      return x >>> 0;
    });
    const bounds = Uint32Array.from({ length: 500 }, (_, k) => (k < 52 ? 52 - k : 2 ** (k % 32) + (k % 5)));
    for (const width of [undefined, 32, 31, 16]) {
      const draws = new Uint32Array(bounds.length);
      const fitting = bounds.map((bound) => (method.rejects ? Math.min(bound, 2 ** (width ?? 32) - 1) : bound));
      method.draw(new Words(tape(words), 2n ** 32n, width), fitting, draws);
      expect([...draws].filter((value, k) => value >= fitting[k])).toEqual([]);
      expect(new Set(draws).size).toBeGreaterThan(100);
    }
  });

  it('draws again only where it says that it rejects, and takes the words one by one', () => {
    const words = Array.from({ length: 256 }, (_, i) => (i * 101 + 7) % 256);
    const values = valuesOf(method, words, 100, 256n);
    expect(values.includes(null)).toBe(method.rejects);
    const kept = values.filter((value) => value !== null);
    const draws = new Uint32Array(kept.length);
    method.draw(new Words(tape(words), 256n), new Uint32Array(kept.length).fill(100), draws);
    expect([...draws]).toEqual(kept);
  });

  it('with a width after a colon keeps that many top bits', () => {
    const narrow = methods.get(`${id}:8`);
    expect([narrow.id, narrow.width, narrow.rejects]).toEqual([`${id}:8`, 8, method.rejects]);
    expect(method.width).toBeUndefined();
    const words = Array.from({ length: 300 }, (_, i) => Math.imul(i + 1, 0x9e37_79b9) >>> 0);
    const draws = new Uint32Array(100);
    const same = new Uint32Array(100);
    narrow.draw(new Words(tape(words), 2n ** 32n, narrow.width), new Uint32Array(100).fill(52), draws);
    method.draw(new Words(tape(words.map((word) => word >>> 24)), 2n ** 8n), new Uint32Array(100).fill(52), same);
    expect(draws).toEqual(same);
    expect(() => methods.get(`${id}:33`)).toThrow(`bounded ${id}: word width in bits must be a whole number from 1 to 32, got "33"`);
  });
});

describe('the law checker', () => {
  it('catches a modulo that claims to be uniform', () => {
    expect(lawFault({ ...entries.modulo, law: () => 'uniform' }, 52, 256n)).toBe('value 48 of 52 has 4 words of 256, the law says 5');
  });

  it('catches a rejection whose threshold is one too low', () => {
    const lie: Bounded = {
      ...entries.lemire,
      draw(words, bounds, draws) {
        for (let k = 0; k < bounds.length; k++) {
          let product = words.take() * bounds[k];
          while (product % words.range < (words.range % bounds[k]) - 1) product = words.take() * bounds[k];
          draws[k] = Math.floor(product / words.range);
        }
      },
    };
    expect(lawFault(lie, 5, 256n)).toBe('value 1 of 5 has 51 words of 256, the law says 52');
    expect(lawFault(lie, 7, 255n)).not.toBeNull();
    // Products of 6 leave even remainders of 256, so a threshold of 3 for 4 changes nothing.
    expect(lawFault(lie, 6, 256n)).toBeNull();
  });

  it('catches a value at the bound', () => {
    const lie: Bounded = {
      ...entries.roundScale,
      draw: (words, bounds, draws) => draws.set(bounds.map((bound) => Math.round((words.take() / words.range) * bound))),
    };
    expect(lawFault(lie, 6, 256n)).toBe('a value reaches 6, the bound is 6');
  });

  it('catches words drawn again where the law counts them', () => {
    expect(lawFault({ ...entries.lemire, law: entries.multiplyShift.law }, 52, 256n)).toBe('48 words are drawn again');
  });
});
