import type { Evidence } from '../../../core/evidence.js';
import { html, type Markup } from '../../../page/markup.js';
import { nounsOf } from '../../../page/nouns.js';
import { asked, count } from '../../../page/numbers.js';
import { commandBlock } from '../../../page/sections/command-block.js';
import { type Fact, factList } from '../../../page/sections/fact-list.js';
import { originFacts } from '../../../page/words/origin.js';
import { cardsWords } from '../../../page/words/partial.js';

/** The file name that stands for the record beside the page. */
const RECORD = 'RECORD.json';

/** How to run the audit again and look at one deal, with the full hashes and the plan. */
export function check(evidence: Evidence): Markup {
  const { core, digest, run } = evidence;
  const { plan, subject } = core;
  const nouns = nounsOf(subject.space);
  const exact = subject.replay === 'exact';
  const facts: readonly Fact[] = [
    ['Record', html`<code>${digest}</code>`],
    ...Object.entries(core.counts).map(([test, counts]) => [`Counts of ${test}`, html`<code>sha256:${counts.sha256}</code>`] as const),
    ['Subject', html`<code>${subject.id}</code>`],
    ...originFacts(subject.origin).map(([name, value]) => [name, html`<code>${value}</code>`] as const),
    [
      'Plan',
      html`${cardsWords(subject.origin, plan.n)}, ${count(plan.trials)} ${nouns.deals} in blocks of ${count(plan.blockSize)}, seed <code>${plan.seed}</code>, battery ${plan.battery}, detect ${asked(plan.detect)}`,
    ],
    [
      'Confirmation',
      core.confirmation
        ? `${count(core.confirmation.trials)} fresh ${nouns.deals}, the doubtful result ${core.confirmation.confirmed ? 'shown again' : 'not shown again'}`
        : 'none drawn',
    ],
    ...(core.verdict.kind === 'inconclusive' ? [['Reason', core.verdict.reason] as const] : []),
    [
      'Tool',
      `${core.tool.name} ${core.tool.version}, Node ${run.node.replace(/^v/, '')}, ${count(run.workers)} ${run.workers === 1 ? 'worker' : 'workers'}, ${(run.elapsedMs / 1000).toFixed(1)} s`,
    ],
  ];
  const commands = exact
    ? html`<div><h3>Run it again and compare, bit for bit</h3>${commandBlock(['npx shuffle-audit verify', RECORD])}</div><div><h3>Look at one ${nouns.deal}, every draw${nouns.cards ? ' and swap' : ''}</h3>${commandBlock(['npx shuffle-audit replay', RECORD, '--trial 1'])}</div>`
    : html`<div><h3>Check the record against itself</h3>${commandBlock(['npx shuffle-audit verify', RECORD])}</div><p class="caption">The ${nouns.deals} came from live randomness and cannot be ${nouns.cards ? 'dealt' : 'made'} again.</p>`;
  return html`<section><div class="beside"><h2>Check it yourself</h2><p>Everything on this page is computed from the record beside it. ${RECORD} stands for that file: it has the name of this page.</p></div><div class="exhibit">${commands}${factList(facts)}</div></section>`;
}
