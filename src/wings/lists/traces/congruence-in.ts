import { inverseModulo, multiplyModulo } from '../math/multiply-modulo.js';
import type { ListFacts } from './list-facts.js';

/** The map of x to multiplier · x + increment modulo modulus, repeated while the result is no item. */
export interface Congruence {
  readonly multiplier: number;
  readonly increment: number;
  readonly modulus: number;
}

/** The number of items from which a congruence is read, and against which each is checked before all are. */
const TRIED = 64;

/** The most steps in a row that are no items: with a modulus up to four times the list that many come once in 10^8 items. */
const MOST_STEPS = 64;

/** The largest modulus, as a multiple of the list's length. */
const WIDEST = 4;

const LARGEST = 2 ** 32;

/**
 * Returns the congruence by which every item of the first list follows from the one before it. Null where there is none, or none by which one of the
 * other lists goes on. Moduli: the number of items, the prime above it, the powers of two up to four times as many.
 */
export function congruenceIn({ head, n, others }: Pick<ListFacts, 'head' | 'n' | 'others'>): Congruence | null {
  const found = congruenceOf(head, n);
  return found && others.every((list) => congruenceOf(list, n)) ? found : null;
}

function congruenceOf(head: Uint32Array, n: number): Congruence | null {
  for (const modulus of moduli(n)) {
    for (let place = 0; place + 2 < Math.min(head.length, TRIED); place++) {
      const found = solved(head, place, modulus);
      if (found && !isStep(found) && holds(found, head, n, Math.min(head.length, TRIED)) && holds(found, head, n, head.length))
        return found;
    }
  }
  return null;
}

/** Says whether it only adds. Any list in order, or reversed, does so for as long as it is held, and strides and linear keys do. */
function isStep({ multiplier }: Congruence): boolean {
  return multiplier === 1;
}

function moduli(n: number): readonly number[] {
  const powers = Array.from({ length: 33 }, (_, k) => 2 ** k).filter((power) => power > n && power < WIDEST * n);
  return [n, n + 1, primeAbove(n), ...powers].filter((modulus) => modulus <= LARGEST);
}

function primeAbove(n: number): number {
  let prime = n + 1;
  while (hasDivisor(prime)) prime++;
  return prime;
}

function hasDivisor(number: number): boolean {
  for (let divisor = 2; divisor * divisor <= number; divisor++) if (number % divisor === 0) return true;
  return false;
}

/** Solves for the congruence from three items, if each follows from the one before in a single step. */
function solved(head: Uint32Array, place: number, modulus: number): Congruence | null {
  const [x, y, z] = head.subarray(place, place + 3);
  const inverse = inverseModulo(less(y, x, modulus), modulus);
  if (inverse === null) return null;
  const multiplier = multiplyModulo(less(z, y, modulus), inverse, modulus);
  return { multiplier, increment: less(y, multiplyModulo(multiplier, x, modulus), modulus), modulus };
}

function less(a: number, b: number, modulus: number): number {
  return a >= b ? a - b : a - b + modulus;
}

function holds({ increment, modulus, multiplier }: Congruence, head: Uint32Array, n: number, length: number): boolean {
  for (let place = 1; place < length; place++) {
    let x = head[place - 1];
    let steps = 0;
    do {
      x = (multiplyModulo(multiplier, x, modulus) + increment) % modulus;
      steps++;
    } while (x >= n && steps < MOST_STEPS);
    if (x !== head[place]) return false;
  }
  return true;
}
