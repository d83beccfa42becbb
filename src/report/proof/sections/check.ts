import type { Proof } from '../../../core/proof.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { commandBlock } from '../../../page/sections/command-block.js';
import { type Fact, factList } from '../../../page/sections/fact-list.js';
import { originFacts } from '../../../page/words/origin.js';
import { proveCommand } from '../words/command.js';
import { sizesText } from '../words/sizes.js';

/** The file name that stands for the record beside the page. */
const RECORD = 'RECORD.json';

/** How to make the proof again, with the full hashes and the plan. */
export function proofCheck({ core, digest, run }: Proof): Markup {
  const { claims, plan, subject, tool } = core;
  const holding = claims.filter(({ holds }) => holds).length;
  const facts: readonly Fact[] = [
    ['Record', html`<code>${digest}</code>`],
    ['Subject', html`<code>${subject.id}</code>`],
    ...originFacts(subject.origin).map(([name, value]) => [name, html`<code>${value}</code>`] as const),
    [
      'Plan',
      `${sizesText(plan.sizes)}${plan.deck === null ? '' : `, a deck of ${count(plan.deck)} beside them`}, no tree of more than ${count(plan.mostLeaves)} leaves walked`,
    ],
    ['Claims that hold', `${count(holding)} of ${count(claims.length)}`],
    ['Tool', `${tool.name} ${tool.version}, Node ${run.node.replace(/^v/, '')}, ${(run.elapsedMs / 1000).toFixed(1)} s`],
  ];
  return checkSection(facts, [
    ['Work it all out again and compare', ['npx shuffle-audit verify', RECORD]],
    ['Make the proof from nothing', proveCommand(core)],
  ]);
}

/** Commands with their headings, and facts below. */
export function checkSection(facts: readonly Fact[], commands: readonly (readonly [title: string, parts: readonly string[]])[]): Markup {
  return html`<section><div class="beside"><h2>Check it yourself</h2><p>Everything on this page is computed from the record beside it. ${RECORD} stands for that file: it has the name of this page.</p></div><div class="exhibit">${commands.map(([title, parts]) => html`<div><h3>${title}</h3>${commandBlock(parts)}</div>`)}${factList(facts)}</div></section>`;
}
