import type { Arena } from './arena.js';

/** The machine's own SHA-256, where it has a faster one than the kernels: takes bytes piece by piece. */
export interface Sha256 {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

/** Counts that are written at a time; this many make whole blocks of SHA-256. */
const WRITTEN = 8192;

/** Bytes of a count, and of a block. */
const COUNT_BYTES = 8;
const BLOCK_BYTES = 64;

/** Words of the state, and rounds of a block. */
const STATE = 8;
const ROUNDS = 64;

/**
 * Computes the SHA-256 of counts as little-endian words of 64 bits, in 32 bytes, by kernels; the counts are whole numbers in [0, 2^53).
 * `engine/record/record-counts.ts` has its definition. National Institute of Standards and Technology (2015), Secure Hash Standard, FIPS 180-4,
 * doi:10.6028/NIST.FIPS.180-4.
 */
export function countsHash(counts: ArrayLike<number>, arena: Arena): Uint8Array {
  const { kernels } = arena;
  const state = arena.take(4 * STATE);
  const work = arena.take(2 * 4 * ROUNDS);
  const message = arena.take(WRITTEN * COUNT_BYTES + BLOCK_BYTES);
  arena.words(state, STATE).set(rootsOf(STATE, (prime) => root(prime, 2n)));
  arena.words(work, ROUNDS).set(rootsOf(ROUNDS, (prime) => root(prime, 3n)));
  const whole = counts.length - (counts.length % (BLOCK_BYTES / COUNT_BYTES));
  const doubles = arena.doubles(message, WRITTEN);
  for (let from = 0; from < whole; from += WRITTEN) {
    const length = Math.min(WRITTEN, whole - from);
    write(counts, from, length, doubles);
    kernels.wholeNumbers(message, length);
    kernels.sha256(state, message, (length * COUNT_BYTES) / BLOCK_BYTES, work);
  }
  // What is left of the counts, a bit that is set, and as the last 64 bits how many bits they were: 56 bytes and those, so that all fit one block.
  const left = counts.length - whole;
  arena.bytes(message, 2 * BLOCK_BYTES).fill(0);
  write(counts, whole, left, doubles);
  kernels.wholeNumbers(message, left);
  const last = new DataView(kernels.memory.buffer, message, 2 * BLOCK_BYTES);
  last.setUint8(left * COUNT_BYTES, 0x80);
  const blocks = left * COUNT_BYTES + 1 + COUNT_BYTES > BLOCK_BYTES ? 2 : 1;
  last.setBigUint64(blocks * BLOCK_BYTES - COUNT_BYTES, BigInt(counts.length) * 64n);
  kernels.sha256(state, message, blocks, work);
  const hash = new DataView(new ArrayBuffer(4 * STATE));
  for (const [i, word] of arena.words(state, STATE).entries()) hash.setUint32(4 * i, word);
  return new Uint8Array(hash.buffer);
}

function write(counts: ArrayLike<number>, from: number, length: number, into: Float64Array): void {
  if (counts instanceof Float64Array) into.set(counts.subarray(from, from + length));
  else for (let i = 0; i < length; i++) into[i] = counts[from + i];
}

/** Computes the same by a hash of the machine, which gets those words piece by piece. */
export function countsHashBy(hash: Sha256, counts: ArrayLike<number>, arena: Arena): Uint8Array {
  const message = arena.take(WRITTEN * COUNT_BYTES);
  const doubles = arena.doubles(message, WRITTEN);
  for (let from = 0; from < counts.length; from += WRITTEN) {
    const length = Math.min(WRITTEN, counts.length - from);
    write(counts, from, length, doubles);
    arena.kernels.wholeNumbers(message, length);
    hash.update(arena.bytes(message, length * COUNT_BYTES));
  }
  return hash.digest();
}

/** Returns the first 32 fractional bits of a root of each of the first primes, the constants of SHA-256: FIPS 180-4, 4.2.2 and 5.3.3. */
function rootsOf(many: number, bitsOf: (prime: bigint) => number): Uint32Array {
  const primes: bigint[] = [];
  for (let n = 2n; primes.length < many; n++) if (primes.every((prime) => n % prime !== 0n)) primes.push(n);
  return Uint32Array.from(primes, bitsOf);
}

/**
 * Returns the low 32 bits of the whole part of 2^32 times the root of that degree. It is the greatest whole number whose power is at most 2^(32
 * degree) n.
 */
function root(n: bigint, degree: bigint): number {
  const wanted = n << (32n * degree);
  let found = 0n;
  for (let bit = 40n; bit >= 0n; bit--) if ((found | (1n << bit)) ** degree <= wanted) found |= 1n << bit;
  return Number(BigInt.asUintN(32, found));
}
