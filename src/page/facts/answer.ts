import type { Guard } from '../../core/record/by-law.js';
import { brokenFreshGuards } from '../../core/record/by-law.js';
import { isReference } from '../../core/record/declared-null.js';
import type { EvidenceCore } from '../../core/record/evidence.js';
import type { DeviationResult, RecordedResult } from '../../core/record/results.js';
import { isDeviation, isUntold } from '../../core/record/results.js';
import { sizeToExclude } from '../../core/statistic/rules.js';
import { noncentralChiSquaredTails } from '../../math/tails/noncentral-chi-squared.js';
import { noncentralityForPower } from '../../math/tails/noncentrality.js';
import { askedSize } from '../numbers.js';
import { areCopies } from './results.js';

/** Names of rows that test the deals as dealt, under a declared null. */
const AS_DEALT = /^declared-/;

/** The adjusted p below which a row that misses the level of the verdict is called doubtful. */
const DOUBTFUL = 0.01;
const SEEN_IN = 0.99;

/** The answer of one row, in the order of weight. */
export type AnswerKind = 'uneven' | 'too-even' | 'doubtful' | 'excluded' | 'too-few' | 'open' | 'nothing' | 'not-read' | 'untold';

export interface Answer {
  readonly kind: AnswerKind;
  readonly words: string;
}

/**
 * One row's answer. Only rows named by a biased verdict are uneven (or too even). A required row excludes the size asked for by the rule of the
 * verdict: the noncentral law of that size gives a statistic this low in at most 1 of 100 audits.
 */
export function answerOf(core: EvidenceCore, result: RecordedResult): Answer {
  const { verdict, plan } = core;
  if (verdict.kind === 'biased' && verdict.because.includes(result.test)) {
    return result.tail === 'lower' ? { kind: 'too-even', words: 'too even' } : { kind: 'uneven', words: 'uneven' };
  }
  if (areCopies(core) && isDeviation(result)) return { kind: 'not-read', words: 'not read' };
  if (result.logPAdjusted < Math.log(DOUBTFUL)) return { kind: 'doubtful', words: 'doubtful' };
  if (isUntold(result)) return { kind: 'untold', words: 'too little to tell' };
  // What was counted of even choices says nothing of the deals that they were made of.
  if (!result.required || !isDeviation(result))
    return {
      kind: 'nothing',
      words: plan.null && !isReference(plan.null) && !AS_DEALT.test(result.test) ? 'nothing seen of its even choices' : 'nothing seen',
    };
  if (result.power.smallestDetectable > sizeToExclude(plan)) return { kind: 'too-few', words: 'too few to tell' };
  return excludes(core, result)
    ? { kind: 'excluded', words: `less than ${askedSize(sizeToExclude(plan))}` }
    : { kind: 'open', words: `${askedSize(sizeToExclude(plan))} not excluded` };
}

/** The guards that kept doubtful rows from being looked at again: fresh deals would be copies. Empty where no row is left doubtful by them. */
export function freshBarriers(core: EvidenceCore): readonly Guard[] {
  const doubtful = core.confirmation === null && core.results.some((result) => answerOf(core, result).kind === 'doubtful');
  return doubtful && !areCopies(core) ? brokenFreshGuards(core.guards) : [];
}

function excludes({ plan, results }: EvidenceCore, { degrees, power, value }: DeviationResult): boolean {
  const level = plan.alpha / (2 * results.length);
  const noncentrality = noncentralityForPower(degrees, level, SEEN_IN) * (sizeToExclude(plan) / power.smallestDetectable) ** 2;
  return noncentralChiSquaredTails(value, degrees, noncentrality).lower <= 1 - SEEN_IN;
}
