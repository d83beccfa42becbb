import { instantiate, type Kernels } from './kernels.js';

/** The size of a cache line: every part of the memory starts at a multiple of it. */
const LINE = 64;

/** Bytes of a page of WebAssembly's memory. */
const PAGE = 65_536;

/** The kernels and their memory, from which the holder takes parts in sequence. */
export class Arena {
  readonly kernels: Kernels;
  #next: number = LINE;

  constructor(kernels: Kernels) {
    this.kernels = kernels;
  }

  /** Takes `bytes` more bytes, all 0, and returns their address. May detach arrays that were read from here before. */
  take(bytes: number): number {
    const { memory } = this.kernels;
    const at = this.#next;
    this.#next += Math.ceil(bytes / LINE) * LINE;
    const missing = this.#next - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    this.bytes(at, bytes).fill(0);
    return at;
  }

  /** Returns the bytes at an address. Valid until more is taken. */
  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.kernels.memory.buffer, at, length);
  }

  /** Returns the same as `length` words of 32 bits; the address is a multiple of 4. */
  words(at: number, length: number): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.kernels.memory.buffer, at, length);
  }

  /** Returns the same as `length` words of 16 bits; the address is a multiple of 2. */
  halves(at: number, length: number): Uint16Array<ArrayBuffer> {
    return new Uint16Array(this.kernels.memory.buffer, at, length);
  }

  /** Returns the same as `length` doubles; the address is a multiple of 8. */
  doubles(at: number, length: number): Float64Array<ArrayBuffer> {
    return new Float64Array(this.kernels.memory.buffer, at, length);
  }

  clear(): void {
    this.#next = LINE;
  }
}

/** Arenas that nobody holds: creating a memory is expensive, and the next block reuses it. */
const idle: Arena[] = [];

const lent = new WeakSet<Arena>();

/** Borrows an empty arena; null where there are no kernels. */
export function borrowArena(): Arena | null {
  const kernels = idle.length === 0 ? instantiate() : null;
  const one = idle.pop() ?? (kernels && new Arena(kernels));
  if (one) lent.add(one);
  return one;
}

/**
 * Returns an arena; nothing of it may be used any more. One that was not borrowed, or was returned before, is not lent again: its kernels may be
 * different ones, or two holders would share it.
 */
export function returnArena(arena: Arena): void {
  if (!lent.delete(arena)) return;
  arena.clear();
  idle.push(arena);
}
