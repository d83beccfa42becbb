import { Arena } from '../../../../../kernel/arena.js';
import { instantiate, type Kernels } from '../../../../../kernel/kernels.js';

/** The kernels of assembly/bit-rows.ts and assembly/twister-planes.ts. */
export type BitKernels = Pick<Kernels, 'addSums' | 'sumTables' | 'twisterSums'>;

/** Memory of kernels from `at` on, as words of 32 bits; addresses are in bytes, those of rows multiples of 64. */
export interface BitMemory {
  readonly kernels: BitKernels;
  readonly at: number;
  readonly words: Uint32Array;
}

/** Words of a row of 512 bits, of one of the eight tables, and of the planes of a bit. */
const [ROW, TABLE, PLANE] = [16, 256 * 16, 4];

/** The word in the midst of the Mersenne Twister's state, its length, and the bits that an odd word turns over. */
const [MIDDLE, WORDS, CONSTANT] = [397, 624, 0x9908_b0df];

/** Takes memory of its own, all 0, so that it is given back once nobody holds it. */
export function bitMemory(bytes: number, kernels = instantiate()): BitMemory {
  if (!kernels) {
    const words = new Uint32Array(Math.ceil(bytes / 4));
    return { kernels: plainKernels(words), at: 0, words };
  }
  const arena = new Arena(kernels);
  const at = arena.take(bytes);
  return { kernels, at, words: arena.words(0, (at + bytes) >>> 2) };
}

/** The definitions of the kernels, for memory where there are none. */
function plainKernels(words: Uint32Array): BitKernels {
  const add = (to: number, from: number, length: number) => {
    for (let w = 0; w < length; w++) words[to + w] ^= words[from + w];
  };
  return {
    sumTables(rows, tables) {
      for (let k = 0; k < 64; k++) {
        const table = (tables >>> 2) + (k >>> 3) * TABLE;
        const half = ROW << (k & 7);
        if (half === ROW) words.fill(0, table, table + ROW);
        words.copyWithin(table + half, table, table + half);
        for (let to = table + half; to < table + 2 * half; to += ROW) add(to, (rows >>> 2) + k * ROW, ROW);
      }
    },
    addSums(rows, count, choices, tables) {
      for (let r = 0; r < count; r++)
        for (let t = 0; t < 8; t++) {
          const chosen = (words[(choices >>> 2) + 2 * r + (t >>> 2)] >>> (8 * (t & 3))) & 255;
          add((rows >>> 2) + r * ROW, (tables >>> 2) + t * TABLE + chosen * ROW, ROW);
        }
    },
    twisterSums(planes, wanted, rows, out) {
      const plane = (word: number, bit: number) => (planes >>> 2) + PLANE * (32 * (word % WORDS) + bit);
      let made = 0;
      for (let r = 0; r < rows; r++) {
        const word = words[(wanted >>> 2) + 2 * r];
        for (; made <= word; made++) {
          for (let bit = 0; bit < 32; bit++) {
            const own = plane(made, bit);
            // The top bit alone is read of the word itself, before it is overwritten.
            const shifted = bit === 30 ? plane(made, 31) : plane(made + 1, bit + 1);
            if (bit === 31) words.copyWithin(own, plane(made + MIDDLE, 31), plane(made + MIDDLE, 31) + PLANE);
            else {
              words.copyWithin(own, plane(made + MIDDLE, bit), plane(made + MIDDLE, bit) + PLANE);
              add(own, shifted, PLANE);
            }
            if ((CONSTANT >>> bit) & 1) add(own, plane(made + 1, 0), PLANE);
          }
        }
        const to = (out >>> 2) + ROW * r;
        words.fill(0, to, to + PLANE);
        for (let bits = words[(wanted >>> 2) + 2 * r + 1]; bits !== 0; bits &= bits - 1)
          add(to, plane(word, 31 - Math.clz32(bits & -bits)), PLANE);
      }
    },
  };
}
