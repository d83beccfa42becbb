import type { EvidenceCore } from '../../../core/record/evidence.js';
import { allOf, shareOf, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import type { DocSection } from '../../../page/document/doc.js';
import { figureBlock } from '../../../page/document/figure-block.js';
import { answerOf } from '../../../page/facts/answer.js';
import { count } from '../../../page/numbers.js';
import { say } from '../../../page/phrase.js';
import { pStripSpec } from '../charts/p-strip.js';

const DOUBTFUL = 0.01;

/** All p-values on one strip; null where no test was made. */
export function strip(core: EvidenceCore): DocSection | null {
  const { plan, results } = core;
  if (results.length === 0) return null;
  const points = results.map((result) => {
    const { kind } = answerOf(core, result);
    return { logP: result.logP, logLowerP: result.logLowerP, beyond: kind === 'uneven' || kind === 'too-even' };
  });
  const hypotheses = 2 * results.length;
  const data = { points, logDoubtful: Math.log(DOUBTFUL / hypotheses), logBiased: Math.log(plan.alpha / hypotheses) };
  const outside = points.filter(({ logP, logLowerP }) => Math.min(logP, logLowerP) < data.logDoubtful).length;
  const told = capital(outside === 0 ? allOf(count(points.length), 'result') : shareOf(count(outside), count(points.length), 'result'));
  const words =
    outside === 0
      ? `${told} ${verbFor(points.length, 'is')} in the grey, on both sides of a half, where luck puts them.`
      : `${told} ${verbFor(outside, 'has')} left the grey.`;
  const said = {
    key: 'strip',
    title: 'One dot a test, by how unlikely its result is under luck',
    caption: say`Powers of ten, both tails.`,
    description: `${told} ${verbFor(outside === 0 ? points.length : outside, 'lies')} ${outside === 0 ? 'within' : 'outside'} what luck gives.`,
    says: null,
  };
  return {
    id: 'strip',
    heading: 'All p-values at once',
    beside: [`Luck keeps p-values in the grey. ${words}`],
    body: [figureBlock(said, (narrow) => pStripSpec(data, narrow))],
  };
}
