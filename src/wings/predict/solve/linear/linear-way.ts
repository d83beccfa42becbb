import type { Bounded } from '../../../../core/subject/bounded.js';
import type { Prng } from '../../../../core/subject/source.js';
import { openWords } from '../machine.js';
import type { Sheet } from '../sheet.js';
import type { Candidate, Way } from '../way.js';
import { BitSystem } from './bit-system.js';
import { type DrawForm, meanBits } from './known-bits.js';
import { type LinearBits, LinearWords, type NumberForm } from './linear-words.js';

/** The parts of a way whose words are sums of bits of the generator's state. */
export interface LinearParts {
  readonly prng: Prng;
  readonly bounded: Bounded;
  readonly draws: DrawForm;
  readonly numbers: NumberForm;
  readonly bits: LinearBits;
}

/** Equations beyond the unknowns, on average, before those that say nothing new have made up for themselves. */
const SPARE = 4;

/** log2 of the shuffles, starts, places and numbers between deals that are tried, each of which may give one state. */
const HYPOTHESES = 16;

/** A way by linear equations: each draw tells some bits of its word, and each of these is a sum of bits of the state. */
export function linearWay({ prng, bounded, draws, numbers, bits }: LinearParts): Way {
  const { perNumber } = numbers;
  const most = draws.id === 'scaled' ? bits.leading : bits.low;
  const words = new LinearWords(prng);
  // A generator that makes its words in blocks can have started anywhere in one.
  const places = (prng.block ?? 1) / perNumber;
  const find = (sheet: Sheet, between: number, place: number, usable: number): Candidate | null => {
    const system = new BitSystem(words.unknowns);
    const { length } = sheet.bounds;
    for (let deal = 0; deal < Math.min(usable, sheet.deals); deal++) {
      for (let k = 0; k < length; k++) {
        const at = (place + deal * (length + between) + k) * perNumber + numbers.lead;
        for (const { bit, value } of draws.known(sheet.bounds[k], sheet.draws[deal * length + k], bits.width, most))
          if (!system.add(words.equation(at, bit), value)) return null;
      }
      if (system.rank < words.live) continue;
      const state = system.solve();
      // No linear generator leaves the state of zeros: it fits decks that never change, and says nothing of what dealt them.
      if (state.every((word) => word === 0)) return null;
      return { sheet, between, used: deal + 1, state: { words: [...state], skipped: place }, heldBits: HYPOTHESES };
    }
    return null;
  };
  return {
    id: `${prng.id}/${bounded.id}`,
    prng,
    method: { bounded, perNumber },
    by: 'equations',
    quick: true,
    heldBits: HYPOTHESES,
    needs(n) {
      let told = 0;
      for (let bound = 2; bound <= n; bound++) told += meanBits(draws, bound, bits.width, most);
      return told === 0 ? Number.POSITIVE_INFINITY : Math.ceil((words.unknowns + SPARE) / told);
    },
    unknown: () => words.live,
    told: (bound, draw) => draws.known(bound, draw, bits.width, most).length,
    parts: ({ between }) => between.length,
    search(sheets, { between, usable }, part, believe) {
      for (const sheet of sheets)
        for (let place = 0; place < places; place++) {
          const found = find(sheet, between[part], place, usable);
          if (found && believe(found)) return;
        }
    },
    open: openWords(prng, { bounded, perNumber }),
  };
}
