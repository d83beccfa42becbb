import { counted } from '../../../core/words/counted.js';
import { nounsOf, pageOf } from '../../../kinds/pages.js';
import { audited } from '../../../kinds/words/audited-size.js';
import { subjectFacts } from '../../../kinds/words/origin.js';
import type { Doc, DocSection } from '../../../page/document/doc.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { count } from '../../../page/numbers.js';
import { code, say } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { AUDITED, type RecordPages } from '../../../page/record-pages.js';
import { RECORD, recordWord, verifyCommand } from '../../../page/words/record-file.js';
import type { RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { UntilCaught, UntilCaughtCore } from '../record/until-caught.js';
import { type FiledSample, lineOf } from './facts.js';
import { caughtLead, caughtTitle, HOW_THEORY, howDealt, othersPhrase, sureSentence, TESTED, theoryPhrase } from './words.js';

function caughtDocument(record: UntilCaught, told: RecordNotes): Doc {
  const { core, digest, run } = record;
  const { looks, plan, subject, tool, verdict } = core;
  const { outcome } = subject.origin;
  const sample: FiledSample = { file: RECORD, record };
  const line = lineOf(sample);
  const title = caughtTitle([line]);
  const [theory, sure] = [say`Theory: ${theoryPhrase(line)}. ${HOW_THEORY}`, sureSentence([sample])];
  return {
    what: 'Deals until caught',
    subject: subject.id,
    scale: `${pageOf(outcome).size(outcome, plan.n)}, at most ${counted(count(plan.budget), 'deal')}`,
    title: `${title}: ${subject.id}`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words: { name: title, rest: [], lead: caughtLead(line), more: [] },
    facts: [
      ['How it was dealt', howDealt(plan)],
      ['How sure', sure],
      ['What theory says', theory],
      ['What others found', othersPhrase(line)],
    ],
    brief: [
      { is: 'sentence', text: theory },
      { is: 'sentence', text: sure },
    ],
    sections: looks.length === 0 ? [] : [looksSection(core)],
    check: {
      commands: [
        { head: 'Deal it again and compare', words: verifyCommand(told) },
        ...(looks.length === 0
          ? []
          : [{ head: 'Look at the last deal', words: ['npx shuffle-audit replay', recordWord(told), `--trial ${line.trials}`] }]),
      ],
      facts: [
        ['Record', [code(digest)]],
        ...subjectFacts(subject),
        ['Tests', `${plan.battery}, ${TESTED}`],
        ['Seed', [code(plan.seed)]],
        ['Tool', toolWords(tool, run)],
      ],
    },
  };
}

const COLUMNS = [
  { head: 'Deals', number: true },
  { head: 'Rows', number: true },
  { head: 'Least p', number: true },
  { head: 'Test', number: false },
] as const;

function looksSection({ looks }: UntilCaughtCore): DocSection {
  const rows = looks.map(({ least: { logP, tail, test }, rows: many, trials }) => [
    [count(trials)],
    [count(many)],
    probability(logP),
    tail === 'lower' ? say`${code(test)}, too even` : [code(test)],
  ]);
  return { id: 'looks', heading: 'Every look', beside: [], body: [{ is: 'table', caption: 'Every look', columns: COLUMNS, rows }] };
}

/** The pages that present a sample dealt until caught. It shows a bias or nothing, however long it was. */
export const pages: RecordPages<UntilCaughtCore> = docPages(caughtDocument, ({ core }) => {
  const { looks, plan, subject, verdict } = core;
  const deals = counted(count(looks.at(-1)?.trials ?? 0), nounsOf(subject.origin.outcome.kind).deal);
  return {
    id: subject.id,
    deals: true,
    plan: `${audited(core)}, until caught: ${deals} of at most ${count(plan.budget)}`,
    verdict: { words: AUDITED[verdict.kind], size: verdict.kind === 'biased' ? `caught after ${deals}` : `not caught after ${deals}` },
  };
});
