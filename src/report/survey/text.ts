import type { RunInfo } from '../../core/evidence.js';
import type { Survey, SurveyCore } from '../../core/survey-record.js';
import { versionTurns } from '../../engine/survey/version-turns.js';
import { columns } from '../../page/columns.js';
import { say } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { date } from '../../page/words/date.js';
import { checkLines } from '../../page/words/record-file.js';
import { type Told, toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { type RowGroup, rowGroups, type ToldRow } from './facts/groups.js';
import { seedSentences } from './words/seeds.js';
import { refusals, stageWords } from './words/stage.js';
import { GROUP_WORDS, ladderWords, sureWords, surveyWords } from './words/survey.js';
import { alikeSentence, isAlike, turnSentences } from './words/versions.js';

const HEADS = ['', 'proof', 'deal by deal', 'sample'];

/** What the rows of a survey came to: a few lines of at most 100 columns, without a final line break. Every biased row is named. */
export function renderSurveySummary({ core }: Survey): string {
  const words = surveyWords(core);
  const found = rowGroups(core).filter(({ kind }) => kind === 'biased' || kind === 'proved-alone');
  return terminal([
    ...wrapped(say`${glyphOf(core.verdict.kind)} ${words.name}${words.rest.length > 0 ? ' ' : ''}${words.rest}`, '', '  '),
    '',
    ...wrapped(words.lead),
    ...(found.length > 0 ? ['', ...columns([HEADS, ...found.flatMap(({ rows }) => rows.map(stageRow))], [])] : []),
    '',
    ...wrapped(sureWords(core)),
  ]);
}

/** Every row with what its stages came to, as plain text. A pure function of the record. */
export function renderSurveyText(record: Survey, told: Told = {}): string {
  const { core, digest, run } = record;
  const lines = [
    `Survey of ${visible(core.plan.list)}`,
    date(run.startedAt),
    '',
    renderSurveySummary(record),
    '',
    ...wrapped(ladderWords(core)),
    ...rowGroups(core).flatMap((group) => groupLines(group, run)),
    ...versionLines(core),
    ...seedSentences(core).flatMap((said) => ['', ...wrapped(said)]),
    '',
    ...checkLines(told),
    ...toldLines(told),
    `Record ${visible(digest)}`,
  ];
  return `${terminal(lines)}\n`;
}

function versionLines(core: SurveyCore): readonly string[] {
  const all = versionTurns(core);
  const alike = all.filter(isAlike);
  return [
    ...all.filter((one) => !isAlike(one)).flatMap((one) => ['', `${visible(one.subject)}:`, ...wrapped([turnSentences(one).join(' ')])]),
    ...(alike.length === 0 ? [] : ['', ...wrapped([visible(alikeSentence(alike))])]),
  ];
}

function groupLines({ kind, rows }: RowGroup, run: RunInfo): readonly string[] {
  const why = rows.flatMap(({ row }) => {
    const reasons = refusals(row, run);
    return reasons.length === 0 ? [] : wrapped([`${visible(row.name)}: ${visible(reasons.join(' '))}`], '', '  ');
  });
  return ['', GROUP_WORDS[kind], ...(kind === 'refused' ? [] : columns([HEADS, ...rows.map(stageRow)], [])), ...why];
}

function stageRow({ row }: ToldRow): readonly string[] {
  if (row.sameAs !== null) return [visible(row.name), `the same code as ${visible(row.sameAs)}`, '', ''];
  return [visible(row.name), stageWords(row, 'proof'), stageWords(row, 'look'), stageWords(row, 'sample')];
}
