import type { Evidence } from '../../../core/record/evidence.js';
import { counted } from '../../../core/words/counted.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { doubtWords } from '../../../kinds/words/doubt.js';
import { referenceFacts, subjectFacts } from '../../../kinds/words/origin.js';
import type { Check, NamedFact } from '../../../page/document/doc.js';
import { askedSize, count } from '../../../page/numbers.js';
import { code } from '../../../page/phrase.js';
import { recordWord, verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';

/**
 * The instructions to run the audit again and look at one deal, with the full hashes and the plan. The digests of the counts stand on the page alone:
 * the record has them.
 */
export function check({ core, digest, run }: Evidence, told: RecordNotes): Check {
  const { confirmation, plan, subject, tool, verdict } = core;
  const { cards, deal, deals } = nounsOf(subject.origin.outcome.kind);
  const live = subject.replay === 'none';
  const size = pageOf(subject.origin.outcome).size(subject.origin.outcome, plan.n);
  // In the order of a record that was read, so that one just made renders to the same bytes.
  const counts = Object.entries(core.counts).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    commands: live
      ? [{ head: 'Check the record against itself', words: verifyCommand(told) }]
      : [
          { head: 'Run it again and compare, bit for bit', words: verifyCommand(told) },
          {
            head: `Look at one ${deal}, every draw${cards ? ' and swap' : ''}`,
            words: ['npx shuffle-audit replay', recordWord(told), '--trial 1'],
          },
        ],
    ...(live && { note: `The ${deals} came from live randomness and cannot be ${cards ? 'dealt' : 'made'} again.` }),
    facts: [
      ['Record', [code(digest)]],
      ...subjectFacts(subject),
      ...referenceFacts(plan.null),
      [
        'Plan',
        `${size}, ${counted(count(plan.trials), deal)} in blocks of ${count(plan.blockSize)}, battery ${plan.battery}, detect ${askedSize(plan.detect)}${plan.lags === undefined ? '' : `, each deal against the ${count(plan.lags)} before it`}`,
      ],
      ['Seed', [code(plan.seed)]],
      [
        'Confirmation',
        confirmation
          ? `${count(confirmation.trials)} fresh ${deals}, the doubtful result ${confirmation.confirmed ? 'shown again' : 'not shown again'}`
          : 'none drawn',
      ],
      ...(verdict.kind === 'inconclusive' ? [['Reason', doubtWords(core, verdict.reason)] satisfies NamedFact] : []),
      ['Tool', toolWords(tool, run)],
    ],
    after: [
      {
        is: 'fold',
        head: `${counted(count(counts.length), 'table')} of counts, each with its own digest in the record`,
        body: [{ is: 'facts', rows: counts.map(([test, { sha256 }]) => [[code(test)], [code(`sha256:${sha256}`)]]) }],
        only: ['html'],
      },
    ],
  };
}
