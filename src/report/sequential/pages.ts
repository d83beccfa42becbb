import type { Sequential, SequentialCore } from '../../core/record/sequential.js';
import { counted } from '../../core/words/counted.js';
import { curesOf } from '../../engine/diagnose/cures.js';
import { nounsOf, pageOf } from '../../kinds/pages.js';
import { audited } from '../../kinds/words/audited-size.js';
import { subjectFacts } from '../../kinds/words/origin.js';
import { subjectSentence } from '../../kinds/words/subject.js';
import type { Block, Check, Doc } from '../../page/document/doc.js';
import { docPages } from '../../page/document/doc-pages.js';
import { count } from '../../page/numbers.js';
import { code, type Phrase, say } from '../../page/phrase.js';
import { AUDITED, type RecordPages } from '../../page/record-pages.js';
import { cureBlocks } from '../../page/words/cure.js';
import { recordWord, verifyCommand } from '../../page/words/record-file.js';
import type { RecordNotes } from '../../page/words/record-notes.js';
import { toolWords } from '../../page/words/run.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { describedPlan } from './facts/processes.js';
import { stoppedDiagnosis } from './sections/diagnosis.js';
import { evidenceSection } from './sections/evidence.js';
import { stoppedMapSection } from './sections/map.js';
import { sequentialMethod } from './sections/method.js';
import { stoppedPlaces } from './sections/places.js';
import { fixedSizeCommand } from './words/command.js';
import { earlyDiagnosis } from './words/diagnosis.js';
import { many, nounsIn, oneByOne } from './words/many.js';
import { evidenceMeaning, repeatsItself, sequentialWords } from './words/verdict.js';

/** The style of the page of a run that stops by itself: its drawing leaves room for its table on the first sheet. */
const SEQUENTIAL = `
@media print{
.evidence svg.wide{max-width:520px}
}
`;

function sequentialDocument(record: Sequential, told: RecordNotes): Doc {
  const { core } = record;
  const { plan, result, subject, verdict } = core;
  const { outcome } = subject.origin;
  const words = sequentialWords(core);
  const biased = verdict.kind === 'biased';
  return {
    what: `Shuffle audit, ${oneByOne(core)},`,
    subject: subject.id,
    scale: `${pageOf(outcome).size(outcome, plan.n)}, ${many(core, result.trials)} until it ${biased ? 'was decided' : 'ended'}`,
    title: `${words.name.replace(/[:,]$/, '')}: shuffle audit of ${subject.id}, ${oneByOne(core)}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What was tested', subjectSentence({ known: null, plan: describedPlan(core), subject })],
      ['How sure', words.sure],
      ['Words used', evidenceMeaning(core)],
    ],
    brief: brief(core, words.more, words.sure),
    // No number of copies decides anything.
    ...(!repeatsItself(core) && { next: { head: biased ? 'To measure it' : 'To decide it', words: fixedSizeCommand(core) } }),
    sections: [
      evidenceSection(core),
      pageOf(outcome).cell ? stoppedPlaces(core) : stoppedMapSection(core),
      stoppedDiagnosis(core),
      sequentialMethod(core),
    ].filter((section) => section !== null),
    check: check(record, told),
    style: SEQUENTIAL,
  };
}

function brief({ diagnosis, plan, result, subject }: SequentialCore, more: readonly Phrase[], sure: Phrase): readonly Block[] {
  return [
    ...(more.length === 0 ? [] : [{ is: 'sentence', text: more.flatMap((phrase, k) => (k > 0 ? [' ', ...phrase] : phrase)) } as const]),
    { is: 'sentence', text: sure },
    ...(diagnosis ? [{ is: 'sentence', text: earlyDiagnosis(diagnosis, result.trials, plan.n) } as const] : []),
    ...(diagnosis && !diagnosis.even ? cureBlocks(curesOf(diagnosis, plan.n, subject.origin.source), subject.origin.source) : []),
  ];
}

/** The instructions to deal it again and look at one deal, with the full hashes and the plan. */
function check({ core, digest, run }: Sequential, told: RecordNotes): Check {
  const { plan, result, subject, tool } = core;
  const { outcome } = subject.origin;
  const { cards, deal, deals, position } = nounsIn(core);
  const live = subject.replay === 'none';
  return {
    commands: live
      ? [{ head: 'Check the record against itself', words: verifyCommand(told) }]
      : [
          { head: `${cards ? 'Deal' : 'Run'} it again and compare, bit for bit`, words: verifyCommand(told) },
          {
            head: `Look at the last ${deal}, every draw${cards ? ' and swap' : ''}`,
            words: ['npx shuffle-audit replay', recordWord(told), `--trial ${result.trials}`],
          },
        ],
    ...(live && { note: `The ${deals} came from live randomness and cannot be ${cards ? 'dealt' : 'made'} again.` }),
    facts: [
      ['Record', [code(digest)]],
      [cards ? `Counts of ${position}s` : 'Counts', [code(`sha256:${result.counts.sha256}`)]],
      ...subjectFacts(subject),
      [
        'Plan',
        say`${pageOf(outcome).size(outcome, plan.n)}, at most ${many(core, plan.mostTrials)} in blocks of ${plan.blockSize}, evidence ${code(plan.processes.join(' '))}`,
      ],
      ['Seed', [code(plan.seed)]],
      ['Tool', toolWords(tool, run)],
    ],
  };
}

/** The printers of a run that stopped when it was decided. It shows a bias or nothing; no size follows from it. */
export const pages: RecordPages<SequentialCore> = docPages(sequentialDocument, ({ core }) => {
  const { plan, result, subject, verdict } = core;
  const deals = counted(count(result.trials), nounsOf(subject.origin.outcome.kind).deal);
  return {
    id: subject.id,
    deals: true,
    plan: `${audited(core)}, until decided: ${deals} of at most ${count(plan.mostTrials)}`,
    verdict: { words: AUDITED[verdict.kind], size: verdict.kind === 'biased' ? `after ${deals}` : `undecided after ${deals}` },
  };
});
