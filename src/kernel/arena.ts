import { instantiate, type Kernels } from './kernels.js';

/** Every part of the memory starts at a multiple of a cache line. */
const LINE = 64;

/** A page of WebAssembly's memory, in bytes. */
const PAGE = 65_536;

/** The kernels and their memory, of which whoever holds it takes parts, one behind the other. */
export class Arena {
  readonly kernels: Kernels;
  #next: number = LINE;

  constructor(kernels: Kernels) {
    this.kernels = kernels;
  }

  /** The address of so many bytes more, all 0. Arrays that were read from here before may be cut off from the memory by it. */
  take(bytes: number): number {
    const { memory } = this.kernels;
    const at = this.#next;
    this.#next += Math.ceil(bytes / LINE) * LINE;
    const missing = this.#next - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
    this.bytes(at, bytes).fill(0);
    return at;
  }

  /** What lies at an address, as bytes. Holds until more is taken. */
  bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.kernels.memory.buffer, at, length);
  }

  /** The same as `length` words of 32 bits; the address is a multiple of 4. */
  words(at: number, length: number): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.kernels.memory.buffer, at, length);
  }

  /** The same as `length` words of 16 bits; the address is a multiple of 2. */
  halves(at: number, length: number): Uint16Array<ArrayBuffer> {
    return new Uint16Array(this.kernels.memory.buffer, at, length);
  }

  /** The same as `length` doubles; the address is a multiple of 8. */
  doubles(at: number, length: number): Float64Array<ArrayBuffer> {
    return new Float64Array(this.kernels.memory.buffer, at, length);
  }

  /** Lets go of all that was taken. */
  clear(): void {
    this.#next = LINE;
  }
}

/** Arenas that nobody holds: a memory is dear to make, and is used again by the next block. */
const idle: Arena[] = [];

/** Those that somebody borrowed and has not given back. */
const lent = new WeakSet<Arena>();

/** An arena of which nothing is taken; null where there are no kernels. */
export function borrowArena(): Arena | null {
  const kernels = idle.length === 0 ? instantiate() : null;
  const one = idle.pop() ?? (kernels && new Arena(kernels));
  if (one) lent.add(one);
  return one;
}

/** Gives an arena back; nothing of it may be used any more. One that was not borrowed, or was given back before, is nobody else's to borrow: its kernels may be others, or two would share it. */
export function returnArena(arena: Arena): void {
  if (!lent.delete(arena)) return;
  arena.clear();
  idle.push(arena);
}
