import { counted } from '../../../core/words/counted.js';
import { kindOf } from '../../../kinds/index.js';
import { count, roundTo } from '../../../page/numbers.js';
import type { CalibrationCore, CalibrationTail } from '../record/calibration.js';
import type { FarRate, FarResult, FarRow } from '../record/calibration-far.js';
import { failuresOf, TAILS } from './facts.js';

/** One row and direction far out, with its rates from the highest level down. */
export interface FarAt {
  readonly size: FarResult;
  readonly row: FarRow;
  readonly tail: CalibrationTail;
  readonly rates: readonly FarRate[];
  /** The largest ratio of a rate to its level. */
  readonly most: number;
  readonly fails: boolean;
}

/** Every row and direction that was measured far out, the lightest law first. */
export function farRowsOf(core: CalibrationCore): readonly FarAt[] {
  return core.far
    .flatMap((size) =>
      size.rows.flatMap((row) => {
        const failed = failuresOf(core, { n: size.n, trials: size.trials, test: row.test, outcome: size.outcome });
        return TAILS.flatMap((tail) => {
          const rates = row[tail];
          if (rates.length === 0) return [];
          const most = Math.max(...rates.map(({ level, rate }) => rate / level));
          return [{ size, row, tail, rates, most, fails: failed.some(({ asks }) => asks === tail) }];
        });
      }),
    )
    .sort((a, b) => Number(b.fails) - Number(a.fails) || b.most - a.most);
}

/** Rows that are held back at so few deals, and so have no p-value far out. */
export function heldBackRows({ far }: CalibrationCore): readonly { readonly size: FarResult; readonly row: FarRow }[] {
  return far.flatMap((size) => size.rows.flatMap((row) => (row.heldTo === null ? [] : [{ size, row }])));
}

/** "5 cards, 10 deals", "piles(3 of 1 to 7), 100 deals". */
export function farPlace({ n, outcome, trials }: FarResult): string {
  const { cards, id, width } = kindOf(outcome).space(outcome, { n });
  return `${n === cards && width === cards ? `${counted(count(n), 'card')}` : id}, ${counted(count(trials), 'deal')}`;
}

/** Writes a rate in multiples of its level: "0.83 ± 0.2" with its standard error, "0.67" where it was counted, "none" where no p-value came so far out. */
export function farTimes({ error, level, rate }: FarRate): string {
  if (rate === 0) return 'none';
  const times = roundTo(rate / level, 2);
  return error === 0 ? String(times) : `${times} ± ${roundTo(error / level, 1)}`;
}
