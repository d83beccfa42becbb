import { counted } from '../../../core/counted.js';
import type { Evidence } from '../../../core/evidence.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { doubtWords } from '../../../kinds/words/doubt.js';
import { referenceFacts, subjectFacts } from '../../../kinds/words/origin.js';
import { html, type Markup } from '../../../page/markup.js';
import { asked, count } from '../../../page/numbers.js';
import { checkItYourself, recordFact, toolFact } from '../../../page/sections/check.js';
import { type Fact, factList } from '../../../page/sections/fact-list.js';
import { fold } from '../../../page/sections/fold.js';
import { recordWord, verifyCommand } from '../../../page/words/record-file.js';
import type { Told } from '../../../page/words/told.js';

/** How to run the audit again and look at one deal, with the full hashes and the plan. */
export function check(evidence: Evidence, told: Told): Markup {
  const { core, digest, run } = evidence;
  const { plan, subject } = core;
  const nouns = nounsOf(subject.origin.outcome.kind);
  // In the order of a record that was read, so that one just made renders to the same bytes.
  const counts = Object.entries(core.counts).sort(([a], [b]) => (a < b ? -1 : 1));
  const facts: readonly Fact[] = [
    recordFact(digest),
    [
      'Counts',
      fold(
        `${counted(count(counts.length), 'table')} of counts, each with its own digest in the record`,
        factList(counts.map(([test, { sha256 }]) => [html`<code>${test}</code>`, html`<code>sha256:${sha256}</code>`])),
      ),
    ],
    ...subjectFacts(subject),
    ...referenceFacts(plan.null),
    [
      'Plan',
      html`${pageOf(subject.origin.outcome).size(subject.origin.outcome, plan.n)}, ${counted(count(plan.trials), nouns.deal)} in blocks of ${count(plan.blockSize)}, seed <code>${plan.seed}</code>, battery ${plan.battery}, detect ${asked(plan.detect)}${plan.lags === undefined ? '' : `, each deal against the ${count(plan.lags)} before it`}`,
    ],
    [
      'Confirmation',
      core.confirmation
        ? `${count(core.confirmation.trials)} fresh ${nouns.deals}, the doubtful result ${core.confirmation.confirmed ? 'shown again' : 'not shown again'}`
        : 'none drawn',
    ],
    ...(core.verdict.kind === 'inconclusive' ? [['Reason', doubtWords(core, core.verdict.reason)] as const] : []),
    toolFact(core.tool, run),
  ];
  if (subject.replay === 'none')
    return checkItYourself({
      commands: [['Check the record against itself', verifyCommand(told)]],
      note: `The ${nouns.deals} came from live randomness and cannot be ${nouns.cards ? 'dealt' : 'made'} again.`,
      facts,
      told,
    });
  return checkItYourself({
    commands: [
      ['Run it again and compare, bit for bit', verifyCommand(told)],
      [
        `Look at one ${nouns.deal}, every draw${nouns.cards ? ' and swap' : ''}`,
        ['npx shuffle-audit replay', recordWord(told), '--trial 1'],
      ],
    ],
    facts,
    told,
  });
}
