import type { Sequential } from '../../../core/sequential.js';
import { pageOf } from '../../../kinds/pages.js';
import { subjectFacts } from '../../../kinds/words/origin.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { checkItYourself, recordFact, toolFact } from '../../../page/sections/check.js';
import type { Fact } from '../../../page/sections/fact-list.js';
import { recordWord, verifyCommand } from '../../../page/words/record-file.js';
import type { Told } from '../../../page/words/told.js';
import { many, nounsIn } from '../words/many.js';

/** How to deal it again and look at one deal, with the full hashes and the plan. */
export function sequentialCheck({ core, digest, run }: Sequential, told: Told): Markup {
  const { plan, result, subject, tool } = core;
  const { outcome } = subject.origin;
  const nouns = nounsIn(core);
  const facts: readonly Fact[] = [
    recordFact(digest),
    [nouns.cards ? `Counts of ${nouns.position}s` : 'Counts', html`<code>sha256:${result.counts.sha256}</code>`],
    ...subjectFacts(subject),
    [
      'Plan',
      html`${pageOf(outcome).size(outcome, plan.n)}, at most ${many(core, plan.mostTrials)} in blocks of ${count(plan.blockSize)}, seed <code>${plan.seed}</code>, evidence <code>${plan.processes.join(' ')}</code>`,
    ],
    toolFact(tool, run),
  ];
  if (subject.replay === 'none')
    return checkItYourself({
      told,
      commands: [['Check the record against itself', verifyCommand(told)]],
      note: `The ${nouns.deals} came from live randomness and cannot be ${nouns.cards ? 'dealt' : 'made'} again.`,
      facts,
    });
  return checkItYourself({
    told,
    commands: [
      [nouns.cards ? 'Deal it again and compare, bit for bit' : 'Run it again and compare, bit for bit', verifyCommand(told)],
      [
        `Look at the last ${nouns.deal}, every draw${nouns.cards ? ' and swap' : ''}`,
        ['npx shuffle-audit replay', recordWord(told), `--trial ${result.trials}`],
      ],
    ],
    facts,
  });
}
