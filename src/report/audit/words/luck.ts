import type { EvidenceCore } from '../../../core/record/evidence.js';
import { capital } from '../../../core/words/first-letter.js';
import { pageOf } from '../../../kinds/pages.js';
import { pow } from '../../../math/primitives/pow.js';
import { count } from '../../../page/numbers.js';
import { type Phrase, say, strong } from '../../../page/phrase.js';
import { isUsual, oddsOf } from '../../../page/words/odds-of.js';
import { questionOf } from './question.js';

/** Tells how often luck splits a log in two as this one is split; empty for logs of anything else. */
export function splitSentence(core: EvidenceCore): Phrase {
  const { outcome, source } = core.subject.origin;
  return (source.kind === 'log' && !core.plan.null && pageOf(outcome).split?.(core)) || [];
}

/**
 * Says how often luck does what a log shows: of what its tests looked for, the one that luck brings least often. Empty where no test was made, where
 * the log is a split, and under a declared null.
 */
export function luckSentence(core: EvidenceCore): Phrase {
  const { plan, results, subject } = core;
  if (subject.origin.source.kind !== 'log' || plan.null || results.length === 0 || splitSentence(core).length > 0) return [];
  const [least] = results.toSorted((a, b) => a.logP - b.logP);
  const chance = Math.exp(least.logP);
  const all = count(results.length);
  const thing = pageOf(subject.origin.outcome).shown?.(core, least) ?? `“${capital(questionOf(core, least))}”`;
  const goes = say`Luck alone goes as far in ${strong(oddsOf(chance))} such logs${isUsual(chance) ? ', so it is as luck brings' : ''}.`;
  if (results.length === 1) return say`The one thing that was looked for: ${thing} ${goes}`;
  const any = oddsOf(1 - pow(1 - chance, results.length));
  return say`The most unusual of the ${all} things that were looked for: ${thing} ${goes} In about ${any}, one of the ${all} does.`;
}
