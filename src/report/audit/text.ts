import { counted } from '../../core/counted.js';
import type { Evidence, EvidenceCore } from '../../core/evidence.js';
import { isDeviation, isUntold } from '../../core/results.js';
import { claimWords, nounsOf, pageOf } from '../../kinds/pages.js';
import { promisedSize } from '../../kinds/promised-size.js';
import { lawWords } from '../../kinds/words/known-law.js';
import { skipReasonWords } from '../../kinds/words/skip-reason.js';
import { subjectSentence } from '../../kinds/words/subject.js';
import { answerOf } from '../../page/facts/answer.js';
import { areCopies, strongestFirst } from '../../page/facts/results.js';
import { asked, count, interval, size, sizeUp } from '../../page/numbers.js';
import { plain } from '../../page/phrase.js';
import { probability } from '../../page/probability.js';
import { visible } from '../../page/visible.js';
import { date } from '../../page/words/date.js';
import { dealsTold, manySeen } from '../../page/words/distinct-deals.js';
import { checkLines, recordWord } from '../../page/words/record-file.js';
import type { Told } from '../../page/words/told.js';
import { toldLines } from '../../page/words/told.js';
import { terminal, wrapped } from '../../page/wrap.js';
import type { RowGroup } from './facts/row-groups.js';
import { rowGroups } from './facts/row-groups.js';
import { renderSummary } from './summary.js';
import { besideSentences } from './words/beside.js';
import { presetStory, subjectName } from './words/preset.js';
import { reachSentence } from './words/reach.js';
import { resolutionWords } from './words/resolution.js';
import { seenFrom } from './words/seen-from.js';

/** The whole report as plain text: verdict, what it means, every test, how to check it. A pure function of the record. */
export function renderText(evidence: Evidence, told: Told = {}): string {
  const { core, digest, run } = evidence;
  const { plan, skipped } = core;
  const seen = promisedSize(core);
  const story = presetStory(core);
  const lines = [
    ...wrapped([`Shuffle audit of ${subjectName(core)}`]),
    `${pageOf(core.subject.origin.outcome).size(core.subject.origin.outcome, plan.n)}, ${counted(count(plan.trials), nounsOf(core.subject.origin.outcome.kind).deal)}, ${date(run.startedAt)}`,
    '',
    renderSummary({ core, run }),
    '',
    ...(story ? wrapped([`${story[0]}, `, ...story[1]]) : []),
    ...wrapped(subjectSentence(core)),
    ...wrapped([
      seen === null
        ? plain(resolutionWords(core))
        : `Smallest bias that would have been seen 99 times in 100: ${sizeUp(seen)}. Asked for: ${asked(plan.detect)}.`,
    ]),
    '',
    ...(core.verdict.kind === 'no-bias-found' ? [] : besideSentences(core).flatMap((phrase) => [...wrapped(phrase), ''])),
    ...rowGroups(core).flatMap((rows) => group(core, rows)),
    ...skipped.flatMap(({ test, reason }) =>
      wrapped([`Not run: ${test} (${skipReasonWords(reason, nounsOf(core.subject.origin.outcome.kind).deal)})`]),
    ),
    ...(skipped.length > 0 ? [''] : []),
    ...core.claims.flatMap((claim) => [
      ...wrapped([
        `Checked case by case: ${claimWords(core, claim)}. ${claim.holds ? 'Holds' : 'Does not hold'} in ${counted(count(claim.cases), 'case')}.`,
      ]),
      '',
    ]),
    ...(core.known ? [...wrapped([`Known without dealing: ${lawWords(core, core.known)}.`]), ''] : []),
    ...(core.reach && !areCopies(core) ? [...wrapped([reachSentence(core.reach, core.subject.origin.outcome.kind)]), ''] : []),
    ...checkLines(told, ...(core.subject.replay === 'exact' ? [['npx shuffle-audit replay', recordWord(told), '--trial 1']] : [])),
    ...toldLines(told),
    `Record ${visible(digest)}`,
    ...wrapped([`Seed ${plan.seed}`]),
    ...wrapped(['This report states what was tested and found. It is no certificate.']),
  ];
  return `${terminal(lines)}\n`;
}

function group(core: EvidenceCore, { meaning, name, results }: RowGroup): readonly string[] {
  const row = (cells: readonly string[]): string => `  ${cells.map((cell, k) => cell.padEnd(WIDTHS[k] ?? 0)).join(' ')}`.trimEnd();
  const rows = strongestFirst(results).map((result) => {
    const { logPAdjusted } = result;
    const test = result.test.replace(PREVIOUS, '');
    return row([
      answerOf(core, result).words,
      visible(test),
      plain(probability(logPAdjusted)),
      ...(isUntold(result)
        ? []
        : isDeviation(result)
          ? [`${size(result.effect.estimate)} (${interval(result.effect.low, result.effect.high)})`, seenFrom(core, result)]
          : [dealsTold(result, nounsOf(core.subject.origin.outcome.kind)), manySeen(result.effect.seenUpTo)]),
    ]);
  });
  return [`${name}: ${meaning}`, row(['answer', 'test', 'adjusted p', 'size (95 % interval)', 'seen from']), ...rows, ''];
}

const WIDTHS = [16, 33, 10, 26, 9];
const PREVIOUS = /^previous-deal\//;
