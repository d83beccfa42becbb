import { AuditError } from '../../../src/core/errors.js';
import type { ForcedDealer } from '../../../src/core/subject/forced.js';
import { permutations } from '../../../src/math/orders/permutation.js';

/** A shuffle as a program has it: it changes the deck in place, or returns another. */
export type PlainShuffle = (deck: number[], random: () => number) => readonly number[] | undefined;

class WantsMore extends Error {}

/** A dealer in this process. Every deck is checked; `deal` throws E_SUBJECT_CONTRACT for one that is no permutation. */
export function dealerOf(shuffle: PlainShuffle, n: number): ForcedDealer {
  const space = permutations(n);
  const broken = new WantsMore();
  return {
    n,
    deal(numbers, width) {
      const rows = numbers.length / width;
      const cells = new Uint16Array(rows * n);
      const calls = new Uint32Array(rows);
      const fresh = Array.from({ length: n }, (_, card) => card);
      let used = 0;
      let at = 0;
      const random = (): number => {
        if (used >= width) {
          used = width + 1;
          throw broken;
        }
        return numbers[at + used++];
      };
      for (let row = 0; row < rows; row++) {
        used = 0;
        at = row * width;
        const deck = fresh.slice();
        try {
          cells.set(shuffle(deck, random) ?? deck, row * n);
          const fault = space.fault(cells, row * n);
          if (fault)
            throw new AuditError(
              'E_SUBJECT_CONTRACT',
              `deal ${row + 1} must be a permutation, but position ${fault.position + 1} ${fault.message}`,
            );
        } catch (error) {
          if (error !== broken) throw error;
        }
        calls[row] = used;
      }
      return Promise.resolve({ cells, calls });
    },
    close() {},
  };
}
