import type { EvidenceCore } from '../../../core/evidence.js';
import type { Outcome } from '../../../core/outcome.js';
import { statisticOf } from '../../../kinds/declared.js';
import { html, type Markup } from '../../../page/markup.js';
import { nounsOf } from '../../../page/nouns.js';
import { asked, NBSP } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { section } from '../../../page/sections/section.js';

/** The rule of the verdict, and what no such audit can show. */
export function method({ known, plan, subject }: EvidenceCore): Markup {
  const nouns = nounsOf(subject.origin.outcome.kind);
  const level = markup(probability(Math.log(plan.alpha)));
  const detect = asked(plan.detect);
  const law = known ? html` A bias of ${detect} or more that is known by law counts as found.` : null;
  const rule = html`<div><h3>How the verdict is made</h3><p>Number of ${nouns.deals}, tests and levels are fixed before the first ${nouns.deal}. <em>Biased</em>: a Holm-adjusted p below ${level}, or one below 0.01 that a fresh sample shows again below ${markup(probability(Math.log(1e-4)))}.${law} <em>No bias found</em>: every required test excludes a deviation of ${detect} at 99${NBSP}%. Anything else: <em>inconclusive</em>. The whole rule is set for 2 of a million audits of an even ${nouns.shuffle}.</p></div>`;
  const limits = html`<div><h3>What this audit cannot show</h3><ul><li>That a ${nouns.shuffle} has no bias at all. It shows what was looked for and how small a bias would have been seen.</li><li>${unseen(plan, subject.origin.outcome.kind)}</li><li>Whether the ${nouns.card}s can be predicted by someone who knows the generator or its seed.</li><li>Anything about ${nouns.deals} made by another version, machine or setting.</li></ul></div>`;
  return section({ heading: 'Method and rule', exhibit: [rule, limits], two: true });
}

/** Dependence and unevenness that the tests of this audit do not look at. */
function unseen({ tests }: EvidenceCore['plan'], kind: Outcome['kind']): string {
  if (kind === 'piles')
    return 'Whether a deal depends on earlier ones beyond the one before, and kinds of unevenness that no test here counts, such as three piles of many sizes that hang together.';
  if (kind === 'moves')
    return 'How the player moves in other games, in misère play or where nothing can be won, and whether a move depends on earlier ones.';
  if (kind === 'board')
    return 'Whether one board depends on the one before it, and kinds of unevenness that no test here counts, such as three tiles that keep together.';
  const asked = tests.map((id) => statisticOf(kind, id));
  if (asked.some((statistic) => statistic?.counts === 'seen'))
    return 'Anything about the cards that were not seen, and kinds of unevenness that no test here counts, such as three cards that are seen together.';
  const deals = asked.some((statistic) => statistic?.betweenDeals && statistic.group)
    ? 'Whether a deal depends on one further back than the deal before it'
    : 'Whether one deal depends on the deal before it';
  const kinds = asked.some((statistic) => statistic?.counts === 'successors')
    ? 'such as three cards that keep together'
    : 'such as which card follows which';
  return `${deals}, and kinds of unevenness that no test here counts, ${kinds}.`;
}
