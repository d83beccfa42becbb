import type { Evidence } from '../../core/evidence.js';
import { nounsOf } from '../kinds.js';
import { html, type Markup } from '../markup.js';
import { count } from '../numbers.js';
import { date } from '../words/date.js';
import { cardsWords } from '../words/partial.js';
import { shortHash } from '../words/short-hash.js';

/** The line a torn-out page is known by. */
export function meta(evidence: Evidence): Markup {
  const { plan, subject } = evidence.core;
  return html`<header class="meta top"><span><b>Shuffle audit</b> of ${subject.id}</span><span>${cardsWords(subject.origin, plan.n)}, ${count(plan.trials)} ${nounsOf(subject.space).deals}</span><span>${date(evidence.run.startedAt)}</span><span>record <code>${shortHash(evidence)}</code></span></header>`;
}
