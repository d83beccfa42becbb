import type { LogTails } from '../../core/statistic/log-tails.js';
import type { Grade } from '../../core/statistic/statistic.js';
import type { Tails } from '../tails/tails.js';
import type { MultinomialLaw } from './multinomial-tails.js';

/**
 * The least log p-value of a row with too few deals for its law to be known far out: a little above one in a thousand, too little to call anything
 * biased.
 */
const FLOOR = Math.log(1.001e-3);

/** The tails that decide where the usual law is too light far out, and the grade of their law. */
export interface DecidingTails extends LogTails {
  readonly grade: Grade;
}

/** Returns the tails of a law for few deals, as those that decide. */
export function calibratedTails({ logLower, logUpper }: Pick<Tails, 'logLower' | 'logUpper'>): DecidingTails {
  return { logP: logUpper, logLowerP: logLower, grade: 'calibrated' };
}

/** Returns the tails of a law whose every outcome is counted, as those that decide. */
export function countedTails({ logLower, logUpper }: Pick<Tails, 'logLower' | 'logUpper'>): DecidingTails {
  return { logP: logUpper, logLowerP: logLower, grade: 'exact' };
}

/** Returns the tails of a value by the multinomial law; null where chi-squared will do. */
export function correctedBy(law: MultinomialLaw, value: number): DecidingTails | null {
  return law.grade === 'asymptotic' ? null : calibratedTails(law.tails(value));
}

/** Returns the same tails, kept above one in a thousand where there are fewer than `decidesFrom` deals; null where the usual law decides as it is. */
export function boundTail(tails: DecidingTails | null, usual: Tails, trials: number, decidesFrom: number): DecidingTails | null {
  if (trials >= decidesFrom) return tails;
  const { grade, logLowerP, logP } = tails ?? { logP: usual.logUpper, logLowerP: usual.logLower, grade: 'asymptotic' };
  if (!tails && Math.min(logP, logLowerP) >= FLOOR) return null;
  return { logP: Math.max(logP, FLOOR), logLowerP: Math.max(logLowerP, FLOOR), grade };
}
