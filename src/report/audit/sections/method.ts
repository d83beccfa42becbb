import { BESIDE, besidePlans } from '../../../core/beside.js';
import { counted } from '../../../core/counted.js';
import { isReference } from '../../../core/declared-null.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { confirmLevel } from '../../../core/rules.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { unseenOfFunction } from '../../../kinds/words/handing.js';
import { html, type Markup } from '../../../page/markup.js';
import { asked, count, NBSP } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { section } from '../../../page/sections/section.js';

/** The rule of the verdict, and what no such audit can show. */
export function method({ known, plan, subject }: EvidenceCore): Markup {
  const nouns = nounsOf(subject.origin.outcome.kind);
  const level = markup(probability(Math.log(plan.alpha)));
  const detect = asked(plan.detect);
  const law = known ? html` A bias of ${detect} or more that is known by law counts as found.` : null;
  const plans = besidePlans(plan);
  const beside = BESIDE.flatMap((look) => plans[look] ?? []).map(
    ({ alpha, reading, sample, trials }) =>
      html`, or one below ${markup(probability(Math.log(alpha)))} ${reading === 'absolute' ? 'of the cards dealt ' : null}in the ${sample} sample${reading === 'relative' ? html` of ${counted(count(trials), nouns.deal)}` : null}, of which none is looked at again`,
  );
  const own = unseenOfFunction(subject.origin);
  const right = isReference(plan.null)
    ? html`a ${nouns.shuffle} that deals as the reference does`
    : plan.null
      ? html`a ${nouns.shuffle} of the declared law`
      : html`an even ${nouns.shuffle}`;
  const rule = html`<div><h3>How the verdict is made</h3><p>The number of ${nouns.deals}, the tests and the levels are fixed before the first ${nouns.deal}. <em>Biased</em>: a Holm-adjusted p below ${level}, or one below 0.01 that fresh ${nouns.deals} show again below ${markup(probability(Math.log(confirmLevel(plan))))}${beside}.${law} <em>No bias found</em>: every required test excludes a deviation of ${detect} at 99${NBSP}%. Anything else: <em>cannot tell</em>. The whole rule allows 2 false alarms in a million audits of ${right}.</p></div>`;
  const limits = html`<div><h3>What this audit cannot show</h3><ul><li>That a ${nouns.shuffle} has no bias at all. It shows what was looked for and how small a bias would have been found.</li><li>${pageOf(subject.origin.outcome).unseen(plan.tests, plan.lags)}</li><li>Whether the ${nouns.card}s can be predicted by someone who knows the generator or its seed.</li>${own === null ? null : html`<li>${own}</li>`}<li>Anything about ${nouns.deals} made by another version, machine or setting.</li></ul></div>`;
  return section({ heading: 'Method and rule', exhibit: [rule, limits], two: true });
}
