import type { Claim } from '../../../core/claim/claim.js';
import { lookThrough } from '../../../core/claim/survey.js';
import { pow } from '../../../math/primitives/pow.js';
import { grundyValues } from '../grundy-values.js';
import type { HeapGame, PeriodTheorem } from '../heap-game.js';
import { octal } from '../octal.js';
import { findPeriod } from '../period.js';

/** The values in which the period is found, and those with which it is compared. */
const KNOWN = 60;
const HELD = 600;

/** Returns a bound that would suffice if a move left one heap; the larger of two heaps need not be so near to the whole. */
function rash({ theorem }: HeapGame): PeriodTheorem | null {
  return theorem && { title: 'one period and the longest move', comparisons: (from, period) => theorem.comparisons(from, period) - from };
}

/** Two heaps a period apart, and their values. */
type Broken = {
  readonly game: string;
  readonly period: number;
  readonly from: number;
  readonly heap: number;
  readonly values: readonly [number, number];
};

/** Claims that the theorem about octal games proves what it says, over all short codes. */
export function periodTheorem(): Claim<Broken> {
  const check = (theoremOf: (game: HeapGame) => PeriodTheorem | null) => () =>
    lookThrough(proved(theoremOf), ({ game, period, values }): Broken | null => {
      for (let heap = period.from; heap + period.length <= HELD; heap++) {
        if (values[heap] !== values[heap + period.length])
          return {
            game: game.id,
            period: period.length,
            from: period.from,
            heap,
            values: [values[heap], values[heap + period.length]],
          };
      }
      return null;
    });
  return {
    id: 'period-theorem',
    title: 'When a repetition is proved',
    statement: `of every octal game of up to three digits whose period the theorem proves from the values up to heap ${KNOWN}, the values keep it up to heap ${HELD}`,
    reference: 'R. K. Guy & C. A. B. Smith (1956), The G-values of various games, doi:10.1017/S0305004100031509',
    check: check((game) => game.theorem),
    twin: {
      statement: 'the same where the repetition goes on for one period and the longest move, and not twice as far as where it began',
      check: check(rash),
    },
    refuted: ({ from, game, heap, period, values }) =>
      `of ${game} period ${period} from heap ${from} on was taken from ${KNOWN} values, but heap ${heap} has the value ${values[0]} and heap ${heap + period} the value ${values[1]}`,
  };
}

function* proved(theoremOf: (game: HeapGame) => PeriodTheorem | null) {
  for (let code = 1; code < pow(8, 3); code++) {
    const game = octal(`0.${code.toString(8).padStart(3, '0')}`);
    const values = grundyValues(game, HELD);
    const period = findPeriod(values.subarray(0, KNOWN + 1), theoremOf(game));
    if (period?.proved) yield { game, period, values };
  }
}
