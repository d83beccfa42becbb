import type { Bounded } from '../../../../core/subject/bounded.js';
import { openWords } from '../machine.js';
import type { Way } from '../way.js';
import { dealsTelling, type Kind, LIKELY_HYPOTHESES, type LikelyDeals, likelyStates, type Told } from './likely-states.js';
import { LinearWords } from './linear-words.js';
import type { SumGenerator } from './sum-generators.js';

/** Choices of equations for each place of a block, and at the least. */
const [MOST_CHOICES, LEAST_CHOICES] = [60, 12];
/** The factor of choices for the likeliest: decks that start in order, and no number between them. */
const LIKELY = 3;
/** Draws that a state must make before it is handed on. */
const TRIED_DRAWS = 40;
/** The largest chance with which an equation may fail to be one of them. */
const MOST_ERROR = 0.33;
/** The most numbers between two deals that are tried unless more time is given: each takes seconds. */
const USUAL_PARTS = 2;
const WIDTH = 32;

/**
 * A way for a sum of two linear words. A bit of the sum is the sum of both bits and of a carry, which is 1 where what lies below came out small and 0
 * where it came out large: so draws near 0, 1/2 and 1 tell sums of bits of the state that hold nearly always.
 */
export function noisyWay({ prng, withoutCarries }: SumGenerator, bounded: Bounded): Way {
  const words = new LinearWords(withoutCarries);
  const method = { bounded, perNumber: 1 };
  const places = prng.block ?? 1;
  const usual = Math.max(LEAST_CHOICES, Math.floor(MOST_CHOICES / places));
  const states = (deals: LikelyDeals, choices: number) =>
    likelyStates({ method, places, prng, words }, deals, toldOf(deals), choices, (machine) => {
      const { bounds, draws } = deals.sheet;
      for (let k = 0; k < Math.min(TRIED_DRAWS, bounds.length); k++) if (machine.below(bounds[k]) !== draws[k]) return false;
      return true;
    });
  return {
    id: `${prng.id}/${bounded.id}`,
    prng,
    method,
    by: 'equations',
    heldBits: LIKELY_HYPOTHESES,
    needs: dealsFor,
    unknown: () => words.unknowns,
    parts: ({ between, thorough }) => (thorough ? between.length : Math.min(between.length, USUAL_PARTS)),
    search(sheets, { between, thorough, usable }, part, believe) {
      // What is likeliest comes first; of the rest each start would take as long again.
      for (const sheet of sheets.filter(({ start }) => part === 0 || thorough || start.called !== 'previous')) {
        const choices = part === 0 && sheet.start.called === 'natural' ? LIKELY * usual : usual;
        for (const candidate of states({ sheet, between: between[part], usable }, choices)) if (believe(candidate)) return;
      }
    },
    open: openWords(prng, method),
  };
}

/** The equations of all draws, the surest first. */
function toldOf({ between, sheet: { bounds, deals, draws }, usable }: LikelyDeals): readonly Told[] {
  const all: Told[] = [];
  for (let deal = 0; deal < Math.min(usable, deals); deal++)
    for (const [k, bound] of bounds.entries())
      for (const { bit, error, sum } of toldBy(bound, draws[deal * bounds.length + k]))
        all.push({ at: deal * (bounds.length + between) + k, bit, sum, error });
  return all.sort((a, b) => a.error - b.error || a.at - b.at || b.bit - a.bit);
}

/** The bits of the sum that a draw tells, each with the carry into it taken as the likelier one. */
function toldBy(bound: number, draw: number): readonly Omit<Told, 'at'>[] {
  const told: Omit<Told, 'at'>[] = [];
  let [low, high] = [draw / bound, (draw + 1) / bound];
  for (let bit = WIDTH - 1; bit >= 0; bit--) {
    const value = low >= 0.5 ? 1 : 0;
    if (value === 0 && high > 0.5) break;
    [low, high] = [2 * low - value, 2 * high - value];
    const below = (low + high) / 2;
    const error = Math.min(below, 1 - below);
    if (error > MOST_ERROR) continue;
    told.push({ bit, sum: value ^ (below < 0.5 ? 1 : 0), error });
  }
  return told;
}

/** Deals of `n` cards after which few enough of the surest equations fail; Infinity where no number of them is enough. */
function dealsFor(n: number): number {
  const kinds: Kind[] = [];
  for (let bound = 2; bound <= n; bound++)
    for (let draw = 0; draw < bound; draw++) for (const { error } of toldBy(bound, draw)) kinds.push({ error, often: 1 / bound });
  return dealsTelling(kinds);
}
