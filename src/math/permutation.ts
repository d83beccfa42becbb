import type { Fault, OutcomeSpace } from '../core/outcome.js';

/** The largest deck whose orders are counted one by one: 8! = 40,320. */
export const MOST_RANKED_CARDS = 8;

/** n! exactly. */
function factorial(n: number): bigint {
  let product = 1n;
  for (let k = 2n; k <= BigInt(n); k++) product *= k;
  return product;
}

/** Lexicographic index of the permutation in cells[at … at + n), from its Lehmer code, in [0, n!); exact in a double for n ≤ 18. O(n²). */
function rank(cells: Uint16Array, at: number, n: number): number {
  let index = 0;
  for (let i = 0; i < n; i++) {
    let smaller = 0;
    for (let j = i + 1; j < n; j++) if (cells[at + j] < cells[at + i]) smaller++;
    index = index * (n - i) + smaller;
  }
  return index;
}

/** The orders of `n` cards numbered 0 … n − 1: cell p holds the card at position p. */
export function permutations(n: number): OutcomeSpace {
  const seenAt = new Int32Array(n).fill(-1);
  const stamp = new Float64Array(n);
  let visit = 0;
  return {
    kind: 'permutation',
    id: `permutation(${n})`,
    width: n,
    // Worked out when asked for: the factorial of a large deck is a large number.
    get size() {
      return factorial(n);
    },
    ...(n <= MOST_RANKED_CARDS && { rank: (cells: Uint16Array, at: number) => rank(cells, at, n) }),
    fault(cells, at): Fault | null {
      visit++;
      for (let i = 0; i < n; i++) {
        const card = cells[at + i];
        if (card >= n) return { position: i, rule: 'range', message: `holds ${card}, which is no card of this deck (0 to ${n - 1})` };
        if (stamp[card] === visit) {
          return { position: i, rule: 'duplicate', message: `holds card ${card} again, already seen at position ${seenAt[card] + 1}` };
        }
        stamp[card] = visit;
        seenAt[card] = i;
      }
      return null;
    },
  };
}
