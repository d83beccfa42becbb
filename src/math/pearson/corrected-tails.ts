import type { LogTails } from '../../core/statistic.js';
import type { Tails } from '../tails/tails.js';
import type { MultinomialLaw } from './multinomial-tails.js';

/** Where a row has too few deals for its law to be known far out, it never says less than this, a little above
 * one in a thousand: too little to call anything biased. */
const FLOOR = Math.log(1.001e-3);

/** The logs of both tails. */
export function logTails({ logLower, logUpper }: Pick<Tails, 'logLower' | 'logUpper'>): LogTails {
  return { logP: logUpper, logLowerP: logLower };
}

/** What the multinomial law makes of a value; null where chi-squared will do. */
export function correctedBy(law: MultinomialLaw, value: number): LogTails | null {
  return law.grade === 'asymptotic' ? null : logTails(law.tails(value));
}

/** The same, held above one in a thousand where there are fewer than `decidesFrom` deals. */
export function heldBack(tails: LogTails | null, usual: Tails, trials: number, decidesFrom: number): LogTails | null {
  if (trials >= decidesFrom) return tails;
  const { logP, logLowerP } = tails ?? logTails(usual);
  return { logP: Math.max(logP, FLOOR), logLowerP: Math.max(logLowerP, FLOOR) };
}
