import type { Sequential } from '../../../core/sequential.js';
import { subjectFacts } from '../../../kinds/words/origin.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { checkItYourself, RECORD, recordFact, toolFact, VERIFY } from '../../../page/sections/check.js';
import type { Fact } from '../../../page/sections/fact-list.js';
import type { Told } from '../../../page/words/told.js';

/** How to deal it again and look at one deal, with the full hashes and the plan. */
export function sequentialCheck({ core, digest, run }: Sequential, told: Told): Markup {
  const { plan, result, subject, tool } = core;
  const facts: readonly Fact[] = [
    recordFact(digest),
    ['Counts of positions', html`<code>sha256:${result.positions.sha256}</code>`],
    ...subjectFacts(subject),
    [
      'Plan',
      html`${count(plan.n)} cards, at most ${count(plan.mostTrials)} deals in blocks of ${count(plan.blockSize)}, seed <code>${plan.seed}</code>, evidence <code>${plan.processes.join(' ')}</code>`,
    ],
    toolFact(tool, run),
  ];
  if (subject.replay === 'none')
    return checkItYourself({
      told,
      commands: [['Check the record against itself', VERIFY]],
      note: 'The deals came from live randomness and cannot be dealt again.',
      facts,
    });
  return checkItYourself({
    told,
    commands: [
      ['Deal it again and compare, bit for bit', VERIFY],
      ['Look at the last deal, every draw and swap', ['npx shuffle-audit replay', RECORD, `--trial ${result.trials}`]],
    ],
    facts,
  });
}
