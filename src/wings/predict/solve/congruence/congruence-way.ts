import { startMachine } from '../machine.js';
import type { Way } from '../way.js';
import { CongruenceDraws, type CongruenceParts } from './congruence-draws.js';

/** log2 of the shuffles, starts and numbers between deals that are tried, each of which may give one state. */
const HYPOTHESES = 16;

/** A way by what is known of a linear congruence: low bits of the state by trial, the others as a near point of a lattice. */
export function congruenceWay(parts: CongruenceParts): Way {
  const { bounded, numbers, prng } = parts;
  const { perNumber } = numbers;
  const drawn = new CongruenceDraws(parts);
  return {
    id: [prng.id, bounded.id, ...(numbers.id === 'words' ? [] : [numbers.id])].join('/'),
    prng,
    method: { bounded, perNumber },
    by: 'recurrence',
    quick: true,
    heldBits: HYPOTHESES,
    needs: (n) => drawn.plan(Uint32Array.from({ length: n - 1 }, (_, k) => k + 2)).used,
    unknown: () => prng.stateBits,
    parts: ({ between }) => between.length,
    search(sheets, { between, usable }, part, believe) {
      for (const sheet of sheets) {
        const plan = drawn.plan(sheet.bounds);
        const { used } = plan;
        // What is worked out of one deal alone does not depend on what was drawn after it.
        if (used > Math.min(usable, sheet.deals) || (used === 1 && part > 0)) continue;
        const tried = used === 1 ? between : [between[part]];
        for (const x of drawn.states(sheet, between[part], plan)) {
          const words = Array.from({ length: prng.seedWords }, (_, w) => Number(BigInt.asUintN(32, x >> BigInt(32 * w))));
          for (const numbersBetween of tried)
            if (believe({ sheet, between: numbersBetween, used, state: { words, skipped: 0 }, heldBits: HYPOTHESES })) return;
        }
      }
    },
    open({ words = [], skipped }) {
      const source = numbers.numbers(prng.create(Uint32Array.from(words)));
      const machine = startMachine({ ...prng, range: numbers.range }, { bounded, perNumber: 1 }, source);
      machine.skip(skipped);
      return machine;
    },
  };
}
