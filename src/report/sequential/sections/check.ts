import type { Sequential } from '../../../core/sequential.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import type { Fact } from '../../../page/sections/fact-list.js';
import { originFacts } from '../../../page/words/origin.js';
import { checkSection } from '../../proof/sections/check.js';

/** The file name that stands for the record beside the page. */
const RECORD = 'RECORD.json';

/** How to deal it again and look at one deal, with the full hashes and the plan. */
export function sequentialCheck({ core, digest, run }: Sequential): Markup {
  const { plan, result, subject, tool } = core;
  const facts: readonly Fact[] = [
    ['Record', html`<code>${digest}</code>`],
    ['Counts of positions', html`<code>sha256:${result.positions.sha256}</code>`],
    ['Subject', html`<code>${subject.id}</code>`],
    ...originFacts(subject.origin).map(([name, value]) => [name, html`<code>${value}</code>`] as const),
    [
      'Plan',
      html`${count(plan.n)} cards, at most ${count(plan.mostTrials)} deals in blocks of ${count(plan.blockSize)}, seed <code>${plan.seed}</code>, evidence <code>${plan.processes.join(' ')}</code>`,
    ],
    ['Tool', `${tool.name} ${tool.version}, Node ${run.node.replace(/^v/, '')}, ${(run.elapsedMs / 1000).toFixed(1)} s`],
  ];
  if (subject.replay === 'none')
    return checkSection(facts, [
      ['Check the record against itself: its deals were live and cannot be dealt again', ['npx shuffle-audit verify', RECORD]],
    ]);
  return checkSection(facts, [
    ['Deal it again and compare, bit for bit', ['npx shuffle-audit verify', RECORD]],
    ['Look at the last deal, every draw and swap', ['npx shuffle-audit replay', RECORD, `--trial ${result.trials}`]],
  ]);
}
