import type { Evidence, EvidenceCore, RecordedResult } from '../core/evidence.js';
import { answerOf } from './facts/answer.js';
import { smallestSeen, strongestFirst } from './facts/results.js';
import { asked, count, interval, size, sizeUp } from './numbers.js';
import { plain } from './phrase.js';
import { probability } from './probability.js';
import { visible } from './visible.js';
import { decidingCommand } from './words/command.js';
import { date } from './words/date.js';
import { diagnosisSentence } from './words/diagnosis.js';
import { subjectSentence } from './words/subject.js';
import { GLYPH, verdictWords } from './words/verdict.js';
import { terminal, wrapped } from './wrap.js';

/** The verdict with what was found and how sure that is: a few lines of plain text of at most 100 columns, without a final line break. */
export function renderSummary({ core }: Evidence): string {
  const words = verdictWords(core);
  const lines = [
    `${GLYPH[core.verdict.kind]} ${words.name} ${plain(words.rest)}`,
    '',
    ...wrapped(words.lead),
    ...wrapped(words.more.flatMap((phrase) => [...phrase, ' '])),
    ...wrapped(words.sure),
    ...(core.diagnosis ? wrapped(diagnosisSentence(core.diagnosis)) : []),
  ];
  if (core.verdict.kind === 'inconclusive') lines.push('', 'To decide it:', `  ${visible(decidingCommand(core).join(' '))}`);
  return terminal(lines);
}

/** The whole report as plain text: verdict, what it means, every test, how to check it. A pure function of the record. */
export function renderText(evidence: Evidence): string {
  const { core, digest, run } = evidence;
  const { plan, results, skipped } = core;
  const seen = smallestSeen(core);
  const lines = [
    ...wrapped([`Shuffle audit of ${core.subject.id}`]),
    `${count(plan.n)} cards, ${count(plan.trials)} deals, ${date(run.startedAt)}`,
    '',
    renderSummary(evidence),
    '',
    ...wrapped(subjectSentence(core)),
    ...wrapped([
      seen === null
        ? 'Without every required test no smallest visible bias can be given.'
        : `Smallest bias that would have been seen 99 times in 100: ${sizeUp(seen)}. Asked for: ${asked(plan.detect)}.`,
    ]),
    '',
    ...group(
      core,
      results.filter(({ required }) => required),
      'Required: these alone can carry a clean verdict, and all of them must',
    ),
    ...group(
      core,
      results.filter(({ required }) => !required),
      'Further tests: they can find bias; they cannot clear a shuffle',
    ),
    ...skipped.flatMap(({ test, reason }) => wrapped([`Not run: ${test} (${reason})`])),
    ...(skipped.length > 0 ? [''] : []),
    ...(core.known ? [...wrapped([`Known without dealing: ${core.known.statement}.`]), ''] : []),
    'Check it (RECORD.json is the record this report was made from):',
    '  npx shuffle-audit verify RECORD.json',
    ...(core.subject.replay === 'exact' ? ['  npx shuffle-audit replay RECORD.json --trial 1'] : []),
    `Record ${visible(digest)}`,
    ...wrapped([`Seed ${plan.seed}`]),
    ...wrapped(['This report states what was tested and found. It is no certificate.']),
  ];
  return `${terminal(lines)}\n`;
}

function group(core: EvidenceCore, results: readonly RecordedResult[], title: string): readonly string[] {
  if (results.length === 0) return [];
  const row = (cells: readonly string[]): string => `  ${cells.map((cell, k) => cell.padEnd(WIDTHS[k] ?? 0)).join(' ')}`.trimEnd();
  const rows = strongestFirst(results).map((result) => {
    const { effect, logPAdjusted, power, test } = result;
    return row([
      answerOf(core, result).words,
      visible(test),
      plain(probability(logPAdjusted)),
      `${size(effect.estimate)} (${interval(effect.low, effect.high)})`,
      sizeUp(power.smallestDetectable),
    ]);
  });
  return [title, row(['answer', 'test', 'adjusted p', 'size (95 % interval)', 'seen from']), ...rows, ''];
}

const WIDTHS = [16, 33, 10, 26, 9];
