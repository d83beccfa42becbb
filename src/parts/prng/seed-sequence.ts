import { AuditError } from '../../core/errors.js';
import { lowWords } from './low-words.js';

const POOL = 4;

/**
 * The first `count` words of numpy's SeedSequence of one whole number from 0 on, of any size: `generate_state(count)`. A 64-bit number is two words,
 * low first. The number is hashed into a pool of 128 bits, from which the words are hashed. Throws E_USAGE for a negative number. Source: O'Neill
 * (2015), Developing a seed_seq alternative, pcg-random.org/posts/developing-a-seed_seq-alternative.html; numpy.random.SeedSequence.
 */
export function seedSequence(seed: bigint, count: number): Uint32Array {
  if (seed < 0n) throw new AuditError('E_USAGE', `a seed of SeedSequence must be 0 or more, got ${seed}`, { hint: 'for example 42' });
  const entropy = lowWords(seed, Math.max(POOL, Math.ceil(seed.toString(16).length / 8)));
  const mixedIn = hash(0x43b0_d7e5, 0x931e_8875);
  const pool = entropy.slice(0, POOL).map(mixedIn);
  for (let from = 0; from < POOL; from++) {
    for (let to = 0; to < POOL; to++) if (from !== to) pool[to] = mix(pool[to], mixedIn(pool[from]));
  }
  for (const word of entropy.subarray(POOL)) for (let to = 0; to < POOL; to++) pool[to] = mix(pool[to], mixedIn(word));
  const handedOut = hash(0x8b51_f9dd, 0x58f3_8ded);
  return Uint32Array.from({ length: count }, (_, i) => handedOut(pool[i % POOL]));
}

/** A hash of words whose constant changes with every call. */
function hash(start: number, multiplier: number): (word: number) => number {
  let constant = start;
  return (word) => {
    const open = word ^ constant;
    constant = Math.imul(constant, multiplier);
    const product = Math.imul(open, constant);
    return product ^ (product >>> 16);
  };
}

function mix(a: number, b: number): number {
  const difference = Math.imul(a, 0xca01_f9dd) - Math.imul(b, 0x4973_f715);
  return difference ^ (difference >>> 16);
}
