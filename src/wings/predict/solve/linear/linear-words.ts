import type { Prng } from '../../../../core/subject/source.js';

/** The bits of a generator's words that are sums modulo 2 of bits of its state. */
export interface LinearBits {
  readonly width: number;
  /** Linear bits from the highest of a word down. */
  readonly leading: number;
  /** Linear bits from the lowest up. */
  readonly low: number;
}

/** The words that one number takes, and which of them has its leading or its lowest bits. */
export interface NumberForm {
  readonly perNumber: 1 | 2;
  readonly lead: 0 | 1;
}

const PROBES = 4;
const LOOKED_AT = 64;

/** Words that are made at least. */
const FEW_WORDS = 1024;

/**
 * Finds out which bits of a generator's words are linear in its state, of those words alone whose index is `lead` modulo `perNumber`. Null where none
 * are, or where it has no state to speak of.
 */
export function linearBits(prng: Prng, { perNumber, lead }: NumberForm): LinearBits | null {
  const { range, seedWords } = prng;
  if (seedWords === 0 || (range & (range - 1n)) !== 0n) return null;
  const width = range.toString(2).length - 1;
  let open = width === 32 ? 0 : -1 << width;
  for (let probe = 0; probe < PROBES; probe++) {
    const [a, b] = [probeState(seedWords, 2 * probe), probeState(seedWords, 2 * probe + 1)];
    const both = a.map((word, k) => word ^ b[k]);
    if ([a, b, both].some((state) => prng.forbids?.(state))) return null;
    const [ofA, ofB, ofBoth] = [a, b, both].map((state) => wordsFrom(prng, state, LOOKED_AT));
    for (let t = lead; t < LOOKED_AT; t += perNumber) open |= ofA[t] ^ ofB[t] ^ ofBoth[t];
  }
  const leading = Math.min(width, Math.clz32(open << (32 - width)));
  const low = open === 0 ? width : 31 - Math.clz32(open & -open);
  return leading === 0 && low === 0 ? null : { width, leading, low };
}

function wordsFrom(prng: Prng, state: Uint32Array, count: number): Uint32Array {
  const words = new Uint32Array(count);
  prng.create(state).fill(words);
  return words;
}

/** States that have nothing to do with each other: a Weyl sequence, mixed. */
function probeState(words: number, at: number): Uint32Array {
  return Uint32Array.from({ length: words }, (_, k) => {
    let x = Math.imul(at * words + k + 1, 0x9e37_79b9);
    x = Math.imul(x ^ (x >>> 16), 0x85eb_ca6b);
    return x ^ (x >>> 13);
  });
}

/** The words of a linear generator as sums of bits of its state, made as far as they are asked for. */
export class LinearWords {
  readonly unknowns: number;
  readonly #prng: Prng;
  /** The words that each single bit of the state makes. */
  #ofBits: readonly Uint32Array[] = [];
  #made = 0;
  #live = 0;
  readonly #equations = new Map<number, Uint32Array>();

  constructor(prng: Prng) {
    this.#prng = prng;
    this.unknowns = 32 * prng.seedWords;
  }

  /** Bits of the state that some word depends on. */
  get live(): number {
    if (this.#made === 0) this.#make(FEW_WORDS);
    return this.#live;
  }

  /** The bits of the state that add up to bit `bit` of word `at`. */
  equation(at: number, bit: number): Uint32Array {
    const key = 32 * at + bit;
    const known = this.#equations.get(key);
    if (known) return known;
    if (at >= this.#made) this.#make(Math.max(FEW_WORDS, 2 * at));
    const found = new Uint32Array(this.unknowns / 32);
    for (const [u, words] of this.#ofBits.entries()) found[u >>> 5] |= ((words[at] >>> bit) & 1) << (u & 31);
    this.#equations.set(key, found);
    return found;
  }

  #make(count: number): void {
    this.#made = count;
    this.#ofBits = Array.from({ length: this.unknowns }, (_, u) => {
      const state = new Uint32Array(this.#prng.seedWords);
      state[u >>> 5] = 1 << (u & 31);
      return wordsFrom(this.#prng, state, count);
    });
    this.#live = this.#ofBits.filter((words) => words.some((word) => word !== 0)).length;
  }
}
