import { AuditError } from '../../../core/errors.js';
import { ALPHA_BIASED, ALPHA_INPUT, falseAlarms, INPUT_LOOKS } from '../../../core/statistic/rules.js';

/** The most wrong accusations that a survey may expect, over all its rows: one right shuffle in a thousand surveys. */
export const SURVEY_LEVEL = 1e-3;

const BESIDE = { alpha: ALPHA_INPUT / INPUT_LOOKS };

/**
 * The largest chance that a row whose shuffle is right is called biased: its look until decided at its level, and its sample with every look beside
 * it. The sum needs no independence, and a proof never errs. Over all rows of a survey the sum is the expected number of wrong accusations, and no
 * smaller than the chance of one.
 */
export const ROW_LEVEL: number =
  ALPHA_BIASED + falseAlarms({ alpha: ALPHA_BIASED, input: { handed: 'shuffled', trials: 1, ...BESIDE, absolute: BESIDE } });

/** The number of rows that keep a survey within its level. */
export const MOST_ROWS: number = Math.floor(SURVEY_LEVEL / ROW_LEVEL);

/** Throws E_USAGE where a survey of `rows` rows would not keep its level. */
export function checkRows(rows: number, file: string): void {
  if (rows <= MOST_ROWS) return;
  throw new AuditError(
    'E_USAGE',
    `a survey has at most ${MOST_ROWS} rows, so that at most one in 1,000 surveys accuses a right shuffle, got ${rows}`,
    {
      at: { file },
      hint: 'make two lists of it',
    },
  );
}
