import type { BrokenRace } from '../../core/broken-race.js';
import { counted } from '../../core/counted.js';
import { columns } from '../../page/columns.js';
import { count } from '../../page/numbers.js';
import { plain } from '../../page/phrase.js';
import { visible } from '../../page/visible.js';
import { date } from '../../page/words/date.js';
import { liveSentence } from '../../page/words/live.js';
import { checkLines } from '../../page/words/record-file.js';
import { type Told, toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import { lossLines } from './facts.js';
import { brokenRaceWords, COMPUTED, goneWords, lossSentence, lossWords, REMEDY, searchedSentence, shareWords, stepWords } from './words.js';

/** The few lines that a command ends with. */
export function renderBrokenRaceSummary({ core }: Pick<BrokenRace, 'core'>): string {
  const { lead, name, rest } = brokenRaceWords(core);
  return terminal([`${glyphOf(core.verdict.kind)} ${name} ${plain(rest)}`, '', ...wrapped(lead), ...wrapped(REMEDY)]);
}

/** The record of a race that broke decks as plain text. A pure function of the record. Throws E_EVIDENCE_SCHEMA and E_VERIFY for what is no such record. */
export function renderBrokenRaceText(record: BrokenRace, told: Told = {}): string {
  const { core, digest, run } = record;
  const { more, sure } = brokenRaceWords(core);
  const { counts } = core.race;
  return `${terminal([
    `Shuffle audit of ${visible(core.subject.id)}: ${counted(count(core.plan.n), 'card')}, ${date(run.startedAt)}`,
    '',
    renderBrokenRaceSummary(record),
    '',
    ...wrapped(liveSentence(core.subject.origin.source)),
    ...more.flatMap((phrase) => wrapped(phrase)),
    ...wrapped(sure),
    '',
    ...wrapped([lossSentence(core)]),
    ...columns(
      lossLines(counts).map((line) => [
        `  ${lossWords(line)} lost`,
        counted(count(line.deals), 'deal'),
        shareWords(line.deals, counts.deals),
      ]),
      [1, 2],
    ),
    '',
    'How a card is lost, step by step (cards and positions from 1):',
    ...columns(
      [
        ['  ', 'thread A', 'thread B', 'deck'],
        ...core.interleaving.steps.map((step, k) => [
          `  ${k + 1}`,
          step.thread === 0 ? stepWords(step) : '',
          step.thread === 1 ? stepWords(step) : '',
          `${step.deck.map((card) => card + 1).join(' ')}${k + 1 === core.interleaving.lostAt ? `: ${goneWords(step) ?? ''}` : ''}`,
        ]),
      ],
      [0],
    ),
    ...wrapped([searchedSentence(core)]),
    ...wrapped([COMPUTED]),
    '',
    ...checkLines(told),
    ...toldLines(told),
    `Record ${visible(digest)}`,
    ...wrapped(['This report states what was tested and found. It is no certificate.']),
  ])}\n`;
}
