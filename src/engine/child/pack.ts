import { Arena } from '../../kernel/arena.js';
import { instantiate } from '../../kernel/kernels.js';

/** The number of cells passed to the kernel at a time. */
const ROOM = 32_768;

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const { set } = Uint8Array.prototype;
const Bytes = Uint8Array;
const Halves = Uint16Array;

interface Packer {
  readonly buffer: ArrayBuffer;
  /** Addresses: of cells, and below it of bytes. */
  readonly cells: number;
  readonly bytes: number;
  /** Packs the first `count` of the cells. Returns true if none is above 255. */
  pack(count: number): boolean;
}

function newPacker(): Packer | null {
  const kernels = instantiate();
  if (!kernels) return null;
  const arena = new Arena(kernels);
  const [cells, bytes] = [arena.take(2 * ROOM), arena.take(ROOM)];
  // Taken out of its object: a subject that is loaded later does not reach it.
  const { packCells } = kernels;
  return { buffer: kernels.memory.buffer, cells, bytes, pack: (count) => packCells(cells, count, bytes) !== 0 };
}

/**
 * Packs the cells of outcomes into bytes. Make it before the subject is loaded.
 *
 * Plain syntax and captured functions only: a subject may replace any other.
 */
export class ChildPack {
  readonly #from: ArrayBuffer;
  readonly #fromAt: number;
  readonly #cells: Uint16Array;
  readonly #bytes: Uint8Array;
  readonly #packer: Packer | null;

  /** Cells begin at `fromAt` of `from`, bytes at `toAt` of `to`; the room there limits their number. `fast`: by the kernel, if there is one. */
  constructor(from: ArrayBuffer, fromAt: number, to: ArrayBuffer, toAt: number, fast: boolean = true) {
    this.#from = from;
    this.#fromAt = fromAt;
    this.#cells = new Halves(from, fromAt);
    this.#bytes = new Bytes(to, toAt);
    this.#packer = fast ? newPacker() : null;
  }

  /** Packs the first `count` cells; false if one of them is above 255, which no byte holds. The last 32-bit word is padded with 0. */
  pack(count: number): boolean {
    for (let i = count; i % 4 !== 0; i++) this.#bytes[i] = 0;
    return this.#packer ? this.#byKernel(this.#packer, count) : this.#plainly(count);
  }

  #byKernel({ buffer, bytes, cells, pack }: Packer, count: number): boolean {
    for (let from = 0; from < count; from += ROOM) {
      const length = count - from < ROOM ? count - from : ROOM;
      apply(set, new Halves(buffer, cells, length), [new Halves(this.#from, this.#fromAt + 2 * from, length)]);
      if (!pack(length)) return false;
      apply(set, this.#bytes, [new Bytes(buffer, bytes, length), from]);
    }
    return true;
  }

  #plainly(count: number): boolean {
    for (let i = 0; i < count; i++) {
      const cell = this.#cells[i];
      if (cell > 255) return false;
      this.#bytes[i] = cell;
    }
    return true;
  }
}
