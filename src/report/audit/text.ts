import { counted } from '../../core/counted.js';
import type { Evidence, EvidenceCore } from '../../core/evidence.js';
import { isAudit } from '../../core/proof.js';
import { isDeviation, isUntold } from '../../core/results.js';
import { renderable } from '../../engine/record/check-record.js';
import { nounsOf, pageOf } from '../../kinds/pages.js';
import { promisedSize } from '../../kinds/promised-size.js';
import { decidingCommand, decidingHeading } from '../../kinds/words/command.js';
import { subjectSentence } from '../../kinds/words/subject.js';
import { answerOf } from '../../page/facts/answer.js';
import { areCopies, strongestFirst } from '../../page/facts/results.js';
import { asked, count, interval, size, sizeUp } from '../../page/numbers.js';
import { plain } from '../../page/phrase.js';
import { probability } from '../../page/probability.js';
import { visible } from '../../page/visible.js';
import { cardNames } from '../../page/words/card-names.js';
import { date } from '../../page/words/date.js';
import { diagnosisSentence } from '../../page/words/diagnosis.js';
import { dealsTold, manySeen } from '../../page/words/distinct-deals.js';
import { loggedCard } from '../../page/words/logged-card.js';
import type { Told } from '../../page/words/told.js';
import { toldLines } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { terminal, wrapped } from '../../page/wrap.js';
import type { RowGroup } from './facts/row-groups.js';
import { rowGroups } from './facts/row-groups.js';
import { besideSentences } from './words/beside.js';
import { leadCell } from './words/biased-lead.js';
import { settingOf } from './words/diagnosis-setting.js';
import { reachSentence } from './words/reach.js';
import { resolutionWords } from './words/resolution.js';
import { seenFrom } from './words/seen-from.js';
import { verdictWords } from './words/verdict.js';

/** The verdict with what was found and how sure that is: a few lines of plain text of at most 100 columns, without a final line break. */
export function renderSummary({ core }: Pick<Evidence, 'core'>): string {
  const words = verdictWords(core);
  const { outcome } = core.subject.origin;
  const untested = pageOf(outcome).untested?.(outcome) ?? null;
  const lines = [
    `${glyphOf(core.verdict.kind)} ${words.name} ${plain(words.rest)}`,
    '',
    ...wrapped(words.lead),
    ...cardWritten(core),
    ...(untested === null ? [] : wrapped([untested])),
    ...wrapped(words.more.flatMap((phrase) => [...phrase, ' '])),
    ...wrapped(words.sure),
    ...(core.diagnosis ? wrapped(diagnosisSentence(core.diagnosis, settingOf(core))) : []),
  ];
  const deciding = core.verdict.kind === 'inconclusive' ? decidingCommand(core) : null;
  if (deciding) lines.push('', `${decidingHeading(core)}:`, `  ${visible(deciding.join(' '))}`);
  return terminal(lines);
}

/** Which card of a log the headline speaks of: a file writes its cards otherwise than by their number from 1. */
function cardWritten(core: EvidenceCore): readonly string[] {
  const { source } = core.subject.origin;
  const cell = core.verdict.kind === 'biased' ? leadCell(core) : null;
  return cell && source.kind === 'log' && cardNames(core.subject.origin) === null
    ? wrapped([`Card ${cell.card} is ${loggedCard(source, cell.card)}.`])
    : [];
}

/** The whole report as plain text: verdict, what it means, every test, how to check it. A pure function of the record. */
export function renderText(evidence: Evidence, told: Told = {}): string {
  const { core, digest, run } = renderable(evidence, isAudit);
  const { plan, skipped } = core;
  const seen = promisedSize(core);
  const lines = [
    ...wrapped([`Shuffle audit of ${core.subject.id}`]),
    `${pageOf(core.subject.origin.outcome).size(core.subject.origin.outcome, plan.n)}, ${counted(count(plan.trials), nounsOf(core.subject.origin.outcome.kind).deal)}, ${date(run.startedAt)}`,
    '',
    renderSummary({ core }),
    '',
    ...wrapped(subjectSentence(core)),
    ...wrapped([
      seen === null
        ? plain(resolutionWords(core))
        : `Smallest bias that would have been seen 99 times in 100: ${sizeUp(seen)}. Asked for: ${asked(plan.detect)}.`,
    ]),
    '',
    ...(core.verdict.kind === 'no-bias-found' ? [] : besideSentences(core).flatMap((phrase) => [...wrapped(phrase), ''])),
    ...rowGroups(core).flatMap((rows) => group(core, rows)),
    ...skipped.flatMap(({ test, reason }) => wrapped([`Not run: ${test} (${reason})`])),
    ...(skipped.length > 0 ? [''] : []),
    ...core.claims.flatMap(({ cases, holds, statement }) => [
      ...wrapped([`Checked case by case: ${statement}. ${holds ? 'Holds' : 'Does not hold'} in ${counted(count(cases), 'case')}.`]),
      '',
    ]),
    ...(core.known ? [...wrapped([`Known without dealing: ${core.known.statement}.`]), ''] : []),
    ...(core.reach && !areCopies(core) ? [...wrapped([reachSentence(core.reach, core.subject.origin.outcome.kind)]), ''] : []),
    'Check it (RECORD.json is the record this report was made from):',
    '  npx shuffle-audit verify RECORD.json',
    ...(core.subject.replay === 'exact' ? ['  npx shuffle-audit replay RECORD.json --trial 1'] : []),
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
          : [dealsTold(result.effect, nounsOf(core.subject.origin.outcome.kind)), manySeen(result.effect.seenUpTo)]),
    ]);
  });
  return [`${name}: ${meaning}`, row(['answer', 'test', 'adjusted p', 'size (95 % interval)', 'seen from']), ...rows, ''];
}

const WIDTHS = [16, 33, 10, 26, 9];
const PREVIOUS = /^previous-deal\//;
