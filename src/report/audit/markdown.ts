import { counted } from '../../core/counted.js';
import type { Diagnosis } from '../../core/diagnosis.js';
import type { Evidence, EvidenceCore } from '../../core/evidence.js';
import type { RecordedResult } from '../../core/results.js';
import { isDeviation, isUntold } from '../../core/results.js';
import { curesOf } from '../../engine/diagnose/cures.js';
import { nounsOf, pageOf } from '../../kinds/pages.js';
import { promisedSize } from '../../kinds/promised-size.js';
import { decidingCommand, decidingHeading, decidingStandIns } from '../../kinds/words/command.js';
import { type AnswerKind, answerOf } from '../../page/facts/answer.js';
import { strongestFirst } from '../../page/facts/results.js';
import { markdown, markdownCode, markdownFold, markdownTable, markdownText } from '../../page/markdown.js';
import { asked, count, interval, size, sizeUp } from '../../page/numbers.js';
import { probability } from '../../page/probability.js';
import { cureLines } from '../../page/words/cure.js';
import { diagnosisSentence } from '../../page/words/diagnosis.js';
import { dealsTold } from '../../page/words/distinct-deals.js';
import type { Told } from '../../page/words/told.js';
import { glyphOf } from '../../page/words/verdict-mark.js';
import { renderText } from './text.js';
import { besideSentences } from './words/beside.js';
import { settingOf } from './words/diagnosis-setting.js';
import { underNull } from './words/under-null.js';
import { verdictWords } from './words/verdict.js';

/** What a comment shows before it is unfolded. */
const MOST_ROWS = 8;
/** The answers that a reader must know of: a finding, or what keeps the verdict open. */
const TOLD: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['uneven', 'too-even', 'doubtful', 'open', 'too-few']);

/**
 * GitHub's Markdown for a pull request or the summary of a step: verdict and what was found, three numbers, the rows that are not as they should be, and the
 * report as text, folded. A pure function of the record.
 */
export function renderMarkdown(evidence: Evidence, told: Told = {}): string {
  const { core } = evidence;
  const { origin } = core.subject;
  const words = verdictWords(core);
  const found = strongestFirst(core.results).filter((result) => TOLD.has(answerOf(core, result).kind));
  const deciding = core.verdict.kind === 'inconclusive' ? decidingCommand(core, evidence.run) : null;
  const blocks = [
    `### ${glyphOf(core.verdict.kind)} ${markdownText(words.name)} ${markdown(words.rest)}`,
    `<code>${markdownText(core.subject.id)}</code>, ${markdownText(pageOf(origin.outcome).size(origin.outcome, core.plan.n))}, ${counted(count(core.plan.trials), nounsOf(origin.outcome.kind).deal)}`,
    [words.lead, underNull(core), ...words.more, words.sure]
      .filter((phrase) => phrase.length > 0)
      .map(markdown)
      .join(' '),
    ...(core.diagnosis ? [markdown(diagnosisSentence(core.diagnosis, settingOf(core))), cure(core, core.diagnosis)] : []),
    ...(core.verdict.kind === 'no-bias-found' ? [] : besideSentences(core).map(markdown)),
    numbers(core),
    ...(found.length > 0 ? [foundTable(core, found)] : []),
    ...(deciding
      ? [
          `${markdownText(decidingHeading(core))}: <code>${markdownText(deciding.join(' '))}</code> ${decidingStandIns(deciding) ?? ''}`.trim(),
        ]
      : []),
    markdownFold(`All ${counted(core.results.length, 'row')}, and how to check them`, renderText(evidence, told)),
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** What to write in place of what; nothing where that is not known. */
function cure({ plan, subject }: EvidenceCore, diagnosis: Diagnosis): string {
  const lines = cureLines(curesOf(diagnosis, plan.n), subject.origin.source);
  return lines.length > 0 ? markdownCode(lines.slice(1).join('\n')) : '';
}

/** How far off at most by a required test, what would have been seen, and what was asked for. */
function numbers(core: EvidenceCore): string {
  const required = core.results.filter(isDeviation).filter((result) => result.required);
  const largest = required.toSorted((one, other) => other.effect.estimate - one.effect.estimate).at(0);
  const seen = promisedSize(core);
  return markdownTable(
    ['off by', 'smallest bias that would have been seen', 'asked for'],
    [
      [
        largest ? markdownText(`${size(largest.effect.estimate)} (${interval(largest.effect.low, largest.effect.high)})`) : 'not told',
        seen === null ? 'none' : markdownText(sizeUp(seen)),
        markdownText(asked(core.plan.detect)),
      ],
    ],
  );
}

function foundTable(core: EvidenceCore, found: readonly RecordedResult[]): string {
  const rows = found
    .slice(0, MOST_ROWS)
    .map((result) => [
      `<code>${markdownText(result.test)}</code>`,
      markdownText(answerOf(core, result).words),
      markdown(probability(result.logPAdjusted)),
      isUntold(result)
        ? ''
        : markdownText(isDeviation(result) ? size(result.effect.estimate) : dealsTold(result, nounsOf(core.subject.origin.outcome.kind))),
    ]);
  const more = found.length - rows.length;
  return `${markdownTable(['test', 'answer', 'adjusted p', 'size'], rows)}${more > 0 ? `\n\nand ${counted(more, 'row')} more` : ''}`;
}
