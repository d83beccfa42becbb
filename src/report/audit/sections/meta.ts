import type { Evidence } from '../../../core/evidence.js';
import { html, type Markup } from '../../../page/markup.js';
import { nounsOf } from '../../../page/nouns.js';
import { count } from '../../../page/numbers.js';
import { date } from '../../../page/words/date.js';
import { cardsWords } from '../../../page/words/partial.js';
import { shortHash } from '../../../page/words/short-hash.js';

/** The line a torn-out page is known by. */
export function meta(evidence: Evidence): Markup {
  const { plan, subject } = evidence.core;
  return html`<header class="meta top"><span><b>Shuffle audit</b> of ${subject.id}</span><span>${cardsWords(subject.origin, plan.n)}, ${count(plan.trials)} ${nounsOf(subject.space).deals}</span><span>${date(evidence.run.startedAt)}</span><span>record <code>${shortHash(evidence)}</code></span></header>`;
}
