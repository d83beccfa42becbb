import type { Evidence, EvidenceCore } from '../../core/record/evidence.js';
import { isDeviation, isUntold, type RecordedResult } from '../../core/record/results.js';
import { curesOf } from '../../engine/diagnose/cures.js';
import { isTurned } from '../../kinds/deck/page/handed-back.js';
import { nounsOf, pageOf } from '../../kinds/pages.js';
import { promisedSize } from '../../kinds/planning/promised-size.js';
import { decidingCommand, decidingHeading, decidingStandIns, partCommands } from '../../kinds/words/command.js';
import { foretellingSentence } from '../../kinds/words/foretelling.js';
import { rightWords } from '../../kinds/words/known-mistake.js';
import type { Block, Doc, Said } from '../../page/document/doc.js';
import { printSummary } from '../../page/document/print-text.js';
import { type AnswerKind, answerOf } from '../../page/facts/answer.js';
import { strongestFirst } from '../../page/facts/results.js';
import { askedSize, interval, size, sizeUp } from '../../page/numbers.js';
import { code, type Phrase } from '../../page/phrase.js';
import { probability } from '../../page/probability.js';
import { cardNames } from '../../page/words/card-names.js';
import { cureBlocks } from '../../page/words/cure.js';
import { diagnosisSentence } from '../../page/words/diagnosis.js';
import { dealsTold } from '../../page/words/distinct-deals.js';
import { loggedCard } from '../../page/words/logged-card.js';
import { LOOK } from '../../page/words/verdict-mark.js';
import type { VerdictWords } from '../../page/words/verdict-words.js';
import { leadCell } from './words/biased-lead.js';
import { declaredNullSentence, explainedSentence } from './words/declared-null.js';
import { settingOf } from './words/diagnosis-setting.js';
import { sideLookSentences } from './words/side-looks.js';
import { stretchFirst } from './words/stretch.js';
import { verdictWords } from './words/verdict.js';

type Head = Pick<Doc, 'brief' | 'look' | 'next' | 'words'> & Pick<VerdictWords, 'sure'>;

/** The verdict with the finding and its certainty: a few lines of plain text of at most 100 columns, without a final line break. */
export function renderSummary(record: Pick<Evidence, 'core'> & Partial<Evidence>): string {
  return printSummary(auditHead(record));
}

/** The verdict, the few lines below it, and what would decide it. */
export function auditHead({ core, run }: Pick<Evidence, 'core'> & Partial<Evidence>): Head {
  const words = stretchFirst(verdictWords(core), core, run?.turned);
  const { outcome, source } = core.subject.origin;
  const stretch = run?.turned?.stretch;
  // A cure for all deals would be none for those of the stretch.
  const cured = stretch ? stretch.diagnosis : core.diagnosis;
  const more = words.more.filter((phrase) => phrase.length > 0);
  const deciding = core.verdict.kind === 'inconclusive' ? decidingCommand(core, run) : null;
  const note = deciding && decidingStandIns(deciding);
  const foretelling = foretellingSentence(core);
  const said: readonly (Said | null)[] = [
    core.plan.null ? declaredNullSentence(core) : null,
    stretch ? null : cardWritten(core),
    pageOf(outcome).untested?.(outcome, source) ?? null,
    more.length === 0 ? null : more.flatMap((phrase, k): Phrase => (k > 0 ? [' ', ...phrase] : phrase)),
    stretch ? cardWritten(core) : null,
    words.sure,
    stretch ? null : core.diagnosis && diagnosisSentence(core.diagnosis, settingOf(core)),
    stretch ? null : core.diagnosis && rightWords(core.diagnosis.best),
    !stretch && core.diagnosis?.explains ? explainedSentence(core.diagnosis.explains) : null,
  ];
  return {
    look: LOOK[core.verdict.kind],
    words,
    sure: words.sure,
    brief: [
      ...said.flatMap((text): readonly Block[] => (!text ? [] : [{ is: 'sentence', text }])),
      ...(cured ? cureBlocks(curesOf(cured, core.plan.n, source, isTurned(core)), source) : []),
      ...partCommands(core, run),
      ...(foretelling ? [{ is: 'sentence', text: foretelling, only: ['text', 'markdown'] } as const] : []),
      ...inMarkdown(core).map((block): Block => ({ ...block, only: ['markdown'] })),
    ],
    ...(deciding && { next: { head: decidingHeading(core), words: deciding, ...(note !== null && { note }) } }),
  };
}

/** The card of a log that the headline names, as the file writes it rather than by its number from 1. */
function cardWritten(core: EvidenceCore): string | null {
  const { source } = core.subject.origin;
  const cell = core.verdict.kind === 'biased' ? leadCell(core) : null;
  return cell && source.kind === 'log' && cardNames(core.subject.origin) === null
    ? `Card ${cell.card} is ${loggedCard(source, cell.card)}.`
    : null;
}

/** The most findings shown before a comment is unfolded. */
const MOST_ROWS = 8;
/** The answers that a reader must see: a finding, or the obstacle to a verdict. */
const TOLD: ReadonlySet<AnswerKind> = new Set<AnswerKind>(['uneven', 'too-even', 'doubtful', 'open', 'too-few']);

/** The additions of a comment on a pull request to the few lines: other looks, three numbers, and the rows with a finding or a doubt. */
function inMarkdown(core: EvidenceCore): readonly Block[] {
  const found = strongestFirst(core.results).filter((result) => TOLD.has(answerOf(core, result).kind));
  const required = core.results.filter(isDeviation).filter((result) => result.required);
  const largest = required.toSorted((one, other) => other.effect.estimate - one.effect.estimate).at(0);
  const seen = promisedSize(core);
  const off = largest ? `${size(largest.effect.estimate)} (${interval(largest.effect.low, largest.effect.high)})` : 'not told';
  return [
    ...(core.verdict.kind === 'no-bias-found' ? [] : sideLookSentences(core)).map((text): Block => ({ is: 'sentence', text })),
    table(
      ['off by', 'smallest bias that would have been seen', 'asked for'],
      [[off, seen === null ? 'none' : sizeUp(seen), askedSize(core.plan.detect)]],
    ),
    ...(found.length > 0
      ? [
          table(
            ['test', 'answer', 'size', 'adjusted p'],
            found.slice(0, MOST_ROWS).map((result) => foundRow(core, result)),
          ),
        ]
      : []),
    ...(found.length > MOST_ROWS ? [{ is: 'sentence', text: `and ${found.length - MOST_ROWS} more in the whole report` } as const] : []),
  ];
}

function table(heads: readonly string[], rows: readonly (readonly Said[])[]): Block {
  return { is: 'table', caption: '', columns: heads.map((head) => ({ head, number: false })), rows };
}

function foundRow(core: EvidenceCore, result: RecordedResult): readonly Said[] {
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  const told = isUntold(result) ? '' : isDeviation(result) ? size(result.effect.estimate) : dealsTold(result, nouns);
  return [[code(result.test)], answerOf(core, result).words, told, probability(result.logPAdjusted)];
}
