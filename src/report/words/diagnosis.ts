import type { Diagnosis } from '../../core/evidence.js';
import { count } from '../numbers.js';
import { code, type Phrase, power, say, strong } from '../phrase.js';

/** Odds are written out up to a million to one. */
const MOST_WRITTEN = Math.log(1e6);

/** Which known mistake fits what was counted, and with what odds, in one sentence; or that none does. */
export function diagnosisSentence({ best, closest, compared, even, logOdds, next }: Diagnosis): Phrase {
  if (even)
    return say`The positions of single cards look even, so none of the ${compared} known mistakes compared explains it: they all show there.`;
  if (best.length === 0)
    return say`None of the ${compared} known mistakes compared explains it: even the closest, ${code(closest.id)}, would put the cards elsewhere.`;
  const names = best.flatMap(({ id }, k): Phrase => [...(k > 0 ? [' or '] : []), code(id)]);
  const fits = best.length > 1 ? ', which deal single cards alike here, fit' : ' fits';
  const odds: Phrase =
    next && logOdds !== null ? say`: the odds are ${strong(oddsPhrase(logOdds))} against the next of ${compared}, ${code(next.id)}` : [];
  return say`Of the known mistakes ${strong(names)}${fits} best${odds}.`;
}

/** What it was compared with and what that shows, for the page. */
export function diagnosisFootnote({ best, even }: Diagnosis): string {
  const what = 'Compared are the exact chances of every card at every position, each known mistake as likely as any other beforehand.';
  if (even) return `${what} What was found lies in how cards lie to one another, or in whole orders; see every test below.`;
  return best.length === 0
    ? `${what} A mixture of mistakes, or one not in the catalogue, looks like this.`
    : `${what} Another mistake with nearly the same chances would fit as well: this is where to look first, not a proof of the cause.`;
}

/** Odds to one, from their natural logarithm: "18,000 to 1", "10^113 to 1". */
function oddsPhrase(log: number): Phrase {
  if (log > MOST_WRITTEN) return say`${power(Math.floor(log / Math.LN10))} to 1`;
  const odds = Math.exp(log);
  return [`${odds < 10 ? odds.toFixed(1) : count(Number(odds.toPrecision(2)))} to 1`];
}
