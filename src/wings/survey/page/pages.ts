import { DEFAULT_DETECT } from '../../../core/statistic/rules.js';
import { counted } from '../../../core/words/counted.js';
import { shellWord } from '../../../core/words/shell-word.js';
import type { Check, Doc, DocSection } from '../../../page/document/doc.js';
import { docPages } from '../../../page/document/doc-pages.js';
import { html } from '../../../page/markup.js';
import { askedSize, count, NBSP } from '../../../page/numbers.js';
import { code, plain } from '../../../page/phrase.js';
import { AUDITED, type RecordPages } from '../../../page/record-pages.js';
import { SIDEWAYS } from '../../../page/style/sideways.js';
import { verifyCommand } from '../../../page/words/record-file.js';
import { manifestLink, type RecordNotes } from '../../../page/words/record-notes.js';
import { toolWords } from '../../../page/words/run.js';
import { LOOK } from '../../../page/words/verdict-mark.js';
import type { Survey, SurveyCore, SurveyPlan } from '../record/survey.js';
import { rowGroups } from './facts/groups.js';
import { briefRows, rowsSection } from './sections/rows.js';
import { sizesSection } from './sections/sizes.js';
import { versionsSection } from './sections/versions.js';
import { seedSentences } from './words/seeds.js';
import { ladderWords, sureWords, surveyWords } from './words/survey.js';

/** The styles that only the page of a survey has: a row of stages per subject, which on a phone stand below each other. */
const SURVEY: string = `
.rows{margin-top:8px}
.rows.stages{table-layout:fixed}
.stages thead th:nth-child(2){width:13%}.stages thead th:nth-child(3){width:24%}.stages thead th:nth-child(4){width:20%}.stages thead th:nth-child(5){width:9%;text-align:right}
.rows th[scope=row]{font-weight:600;width:34%;overflow-wrap:anywhere}
.rows th[scope=row] small{font-weight:400}
.rows .mark.biased{color:var(--biased)}
.rows .reasons td{padding-top:0}
.rows tr:has(+.reasons) th,.rows tr:has(+.reasons) td{border-bottom:0}
.rows .why p,.rows td p{margin:0 0 4px}
@media screen and (max-width:760px){
.rows.stages{table-layout:auto}
.rows thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rows,.rows tbody,.rows tr,.rows th,.rows td{display:block;width:auto}
.rows th[scope=row]{width:auto}
.rows th,.rows td{border:0;padding:2px 0;text-align:left}
.rows tr{border-bottom:1px solid var(--rule);padding:6px 0}
.rows .label{display:inline;color:var(--soft)}
}
@media print{.rows{font-size:7.6pt}.rows small,.rows code{font-size:7pt}}
${SIDEWAYS}`;

/** Default values of the options. */
const DEFAULT_CARDS = 52;
const DEFAULT_FOLDER = 'survey';

/**
 * Builds the document of a survey: a pure function of the record. Its links lead to the pages of biased rows, in the folder of its rows, or to the
 * manifest of the records that do not lie there.
 */
function surveyDocument(record: Survey, told: RecordNotes): Doc {
  const { core, run } = record;
  const { plan, verdict } = core;
  const words = surveyWords(core);
  const sure = sureWords(core);
  const groups = rowGroups(core);
  const biased = groups.find(({ kind }) => kind === 'biased');
  return {
    what: 'Survey',
    subject: plan.list,
    suite: 'survey',
    decidedByCases: true,
    scale: counted(count(plan.rows.length), 'row'),
    title: `${words.name}${plain(words.rest)}: survey of shuffles`,
    look: LOOK[verdict.kind],
    verdict: verdict.kind,
    words,
    facts: [
      ['What was done', ladderWords(core)],
      ['How sure', sure],
    ],
    brief: [...briefRows(groups, run), { is: 'sentence', text: sure }],
    sections: [
      biased ? sizesSection(biased) : null,
      ...groups.map((group) => rowsSection(group, run, told.manifest === undefined ? plan.folder : null)),
      versionsSection(core),
      seedsSection(record),
    ].filter((section) => section !== null),
    check: checkOf(record, told),
    states: 'what was looked for and what was found, of these versions, called in these ways, and ranks nobody',
    style: SURVEY,
  };
}

function seedsSection({ core }: Survey): DocSection | null {
  const seeds = seedSentences(core);
  if (seeds.length === 0) return null;
  return {
    id: 'seeds',
    heading: 'How many decks they can deal',
    beside: [],
    body: seeds.map((text) => ({ is: 'sentence', text, drawn: () => html`<p>${plain(text)}</p>` })),
  };
}

const LIST = 'The list is the file that was surveyed, in its folder; packages are fetched again by npm.';
const BESIDE = 'A record of a row is dealt again by verify, in the folder where its package is installed.';
const ELSEWHERE = 'The records of the rows do not lie beside this page:';
const MANIFEST = 'has the digest of each, and the command that makes it again.';

function checkOf({ core, digest, run }: Survey, { manifest, ...told }: RecordNotes): Check {
  const { plan, tool } = core;
  const again = { head: 'Do all of it again', words: againCommand(plan) };
  return {
    commands: manifest === undefined ? [{ head: 'Hold every row against its record', words: verifyCommand(told) }, again] : [again],
    note: `${LIST} ${manifest === undefined ? BESIDE : `${ELSEWHERE} ${manifest} ${MANIFEST}`}`,
    ...(manifest !== undefined && { drawn: () => html`${LIST} ${ELSEWHERE} ${manifestLink(manifest)} ${MANIFEST}` }),
    facts: [
      ['Record', [code(digest)]],
      ['Seed', [code(plan.seed)]],
      ['Tool', toolWords(tool, run)],
    ],
  };
}

/** Returns the command that repeats all of it, with the options that differ from the defaults. */
function againCommand({ detect, folder, list, n, seed }: SurveyPlan): readonly string[] {
  return [
    `npx shuffle-audit survey ${shellWord(list)}`,
    `--seed ${shellWord(seed)}`,
    ...(n === DEFAULT_CARDS ? [] : [`--n ${n}`]),
    ...(detect === DEFAULT_DETECT ? [] : [`--detect ${askedSize(detect).replace(NBSP, '')}`]),
    ...(folder === DEFAULT_FOLDER ? [] : [`--name ${shellWord(folder)}`]),
  ];
}

export const pages: RecordPages<SurveyCore> = docPages(surveyDocument, ({ core: { plan, surveyed, verdict } }) => {
  const biased = surveyed.filter((row) => row.verdict.kind === 'biased').length;
  const stages = surveyed.flatMap((row) => row.stages);
  return {
    id: plan.list,
    deals: true,
    plan: `survey of ${plan.list}, ${counted(count(plan.rows.length), 'row')}`,
    verdict: { words: AUDITED[verdict.kind], size: `${count(biased)} of ${counted(count(surveyed.length), 'row')} biased` },
    keeps: stages.flatMap((stage) => ('refused' in stage ? [] : [{ file: `${plan.folder}/${stage.record}`, digest: stage.digest }])),
  };
});
