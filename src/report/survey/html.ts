import { counted } from '../../core/counted.js';
import { DEFAULT_DETECT } from '../../core/rules.js';
import type { Survey, SurveyPlan } from '../../core/survey-record.js';
import { html } from '../../page/markup.js';
import { asked, count, NBSP } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { plain } from '../../page/phrase.js';
import { checkItYourself, recordFact, toolFact } from '../../page/sections/check.js';
import { hero } from '../../page/sections/hero.js';
import { recordMeta } from '../../page/sections/meta.js';
import { section } from '../../page/sections/section.js';
import { verifyCommand } from '../../page/words/record-file.js';
import { shellWord } from '../../page/words/shell-word.js';
import { shortHash } from '../../page/words/short-hash.js';
import { manifestLink, type Told } from '../../page/words/told.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import { rowGroups } from './facts/groups.js';
import { rowsSection } from './sections/rows.js';
import { sizesSection } from './sections/sizes.js';
import { versionsSection } from './sections/versions.js';
import { SURVEY } from './style.js';
import { seedSentences } from './words/seeds.js';
import { ladderWords, sureWords, surveyWords } from './words/survey.js';

/** What the options are where nobody gives them. */
const DEFAULT_CARDS = 52;
const DEFAULT_FOLDER = 'survey';

/** A survey as one self-contained HTML page: no script, no request. A pure function of the record. Its links lead to the pages of biased rows, in the folder of its rows, or to the manifest of the records that do not lie there. */
export function renderSurveyHtml(record: Survey, told: Told = {}): string {
  const { core, digest, run } = record;
  const { plan } = core;
  const look = LOOK[core.verdict.kind];
  const words = surveyWords(core);
  const groups = rowGroups(core);
  const biased = groups.find(({ kind }) => kind === 'biased');
  const seeds = seedSentences(core);
  return page({
    title: `${words.name}${plain(words.rest)}: survey of shuffles`,
    printed: `shuffle-audit · survey of ${counted(count(plan.rows.length), 'row')} · record ${shortHash(record)}`,
    style: SURVEY,
    look,
    meta: recordMeta('Survey', plan.list, counted(count(plan.rows.length), 'row'), record),
    body: [
      hero({
        mark: look,
        words,
        facts: [
          ['What was done', ladderWords(core)],
          ['How sure', sureWords(core)],
        ],
      }),
      biased ? sizesSection(biased) : null,
      ...groups.map((group) => rowsSection(group, run, told.manifest === undefined ? plan.folder : null)),
      versionsSection(core),
      seeds.length === 0
        ? null
        : section({ heading: 'How many decks they can deal', exhibit: seeds.map((said) => html`<p>${plain(said)}</p>`) }),
      checkItYourself({
        told,
        commands: [
          ...(told.manifest === undefined ? [['Hold every row against its record', verifyCommand(told)] as const] : []),
          ['Do all of it again', againCommand(plan)],
        ],
        note: html`The list is the file that was surveyed, in its folder; packages are fetched again by npm. ${told.manifest === undefined ? 'A record of a row is dealt again by verify, in the folder where its package is installed.' : html`The records of the rows do not lie beside this page: ${manifestLink(told.manifest)} has the digest of each, and the command that makes it again.`}`,
        facts: [recordFact(digest), ['Seed', html`<code>${plan.seed}</code>`], toolFact(core.tool, run)],
      }),
    ],
    foot: html`This page states what was looked for and what was found, of these versions, called in these ways. It ranks nobody and is no certificate.`,
  });
}

/** The command that does all of it again, with what is not as usual. */
function againCommand({ detect, folder, list, n, seed }: SurveyPlan): readonly string[] {
  return [
    `npx shuffle-audit survey ${shellWord(list)}`,
    `--seed ${shellWord(seed)}`,
    ...(n === DEFAULT_CARDS ? [] : [`--n ${n}`]),
    ...(detect === DEFAULT_DETECT ? [] : [`--detect ${asked(detect).replace(NBSP, '')}`]),
    ...(folder === DEFAULT_FOLDER ? [] : [`--name ${shellWord(folder)}`]),
  ];
}
