import { andList } from '../../../core/words/and-list.js';
import { counted, verbFor } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import type { Doc, NamedFact } from '../../../page/document/doc.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count, sizeUp } from '../../../page/numbers.js';
import { code, type Phrase, plain, say } from '../../../page/phrase.js';
import { AUDITED, type RecordPages } from '../../../page/record-pages.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { Allocation, AllocationCore } from '../record/allocation.js';
import { placesSection } from './sections/places.js';
import { testsSection } from './sections/tests.js';
import { allocationWords } from './words/verdict.js';

const scaleOf = ({ arms, plan }: AllocationCore): string =>
  `${counted(count(plan.n), 'row')} in ${counted(count(plan.blocks), 'block')}, ${counted(arms.length, 'arm')}`;

/** Says in which columns the list was read. */
function columnsPhrase({ subject: { origin } }: AllocationCore): Phrase {
  const { arm, block, passed, size, sizes, strata } = origin.source;
  const blocks = sizes ? say`, blocks of ${andList(sizes)} in turn` : say`, blocks ${code(block ?? size ?? '')}`;
  const above =
    passed === undefined
      ? ''
      : ` ${capital(counted(count(passed), 'line'))} of comment or above the names ${verbFor(passed, 'was')} left aside.`;
  return say`Arms in column ${code(arm)}${blocks}${strata.length > 0 ? say`, strata ${code(strata.join(', '))}` : ''}.${above}`;
}

function allocationDocument({ core, digest, run }: Allocation, told: RecordNotes): Doc {
  const { arms, strata, subject, tool, verdict } = core;
  const { bytes, name, sha256 } = subject.origin.source;
  const words = allocationWords(core);
  const tested = say`${scaleOf(core)} (${andList(arms)}), ${counted(count(strata.length), 'stratum')}, read from ${name}. ${columnsPhrase(core)}`;
  return {
    what: 'Allocation list',
    subject: subject.id,
    scale: scaleOf(core),
    title: `${words.name} ${plain(words.rest)}: ${subject.id}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What was tested', tested],
      ['How sure', words.sure],
    ],
    brief: [...words.more, columnsPhrase(core)].map((text) => ({ is: 'sentence', text })),
    sections: [placesSection(core), testsSection(core)],
    check: {
      commands: [{ head: 'Read it again and compare, bit for bit', words: verifyCommand(told) }],
      note: 'The file must lie in the folder in which the command is typed, or beside the record.',
      facts: [
        ['Record', [code(digest)]],
        ['List', say`${counted(count(bytes), 'byte')}, ${code(`sha256:${sha256}`)}`],
        ['Kept of it', 'Counts of blocks, places and orders; not the list, which a trial keeps secret.'],
        ['Tool', toolWords(tool, run)],
      ] satisfies readonly NamedFact[],
    },
  };
}

/** The pages of an allocation list. */
export const pages: RecordPages<AllocationCore> = docPages(allocationDocument, ({ core }) => {
  const { subject, verdict } = core;
  const size = `${sizeUp(verdict.smallestDetectable)} between places`;
  return {
    id: subject.id,
    deals: true,
    plan: scaleOf(core),
    verdict: { words: AUDITED[verdict.kind], size: verdict.kind === 'no-bias-found' ? `down to ${size}` : `seen from ${size}` },
  };
});
