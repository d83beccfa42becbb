import type { EvidenceCore } from '../../../core/evidence.js';
import { isDeviation } from '../../../core/results.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, interval, size } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { equalDealsTold } from '../../../page/words/distinct-deals.js';

/** The fresh sample, where one was drawn: each doubtful row before and after. */
export function secondLook({ confirmation, results, verdict }: EvidenceCore): Markup | null {
  if (!confirmation) return null;
  const again = verdict.kind === 'biased' ? verdict.because : [];
  const rows = confirmation.flagged.map(({ test, tail }) => {
    const first = results.find((result) => result.test === test);
    const fresh = confirmation.results.find((result) => result.test === test);
    return html`<tr><th scope="row"><code>${test}</code></th><td>${tail === 'upper' ? 'too uneven' : 'too even'}</td><td class="num">${first ? markup(probability(first.logPAdjusted)) : 'not recorded'}</td><td class="num">${fresh ? markup(probability(fresh.logPAdjusted)) : 'not recorded'}</td><td class="num">${fresh ? (isDeviation(fresh) ? html`${size(fresh.effect.estimate)} <small>(${interval(fresh.effect.low, fresh.effect.high)})</small>` : equalDealsTold(fresh.effect)) : null}</td><td>${again.includes(test) ? 'shown again' : 'not shown again'}</td></tr>`;
  });
  return html`<h3 class="again">Looked at again, on ${count(confirmation.trials)} fresh deals</h3><table class="small"><thead><tr><th scope="col">Test</th><th scope="col">First</th><th scope="col" class="num">Adjusted p, first</th><th scope="col" class="num">Adjusted p, fresh</th><th scope="col" class="num">Size, fresh</th><th scope="col">Outcome</th></tr></thead><tbody>${rows}</tbody></table>`;
}
