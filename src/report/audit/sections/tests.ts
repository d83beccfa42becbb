import type { EvidenceCore } from '../../../core/record/evidence.js';
import { isDeviation, isUntold, type RecordedResult } from '../../../core/record/results.js';
import { counted } from '../../../core/words/counted.js';
import { capital } from '../../../core/words/first-letter.js';
import { nounsOf } from '../../../kinds/pages.js';
import { skipReasonWords } from '../../../kinds/words/skip-reason.js';
import type { Block, DocSection, Said } from '../../../page/document/doc.js';
import { answerOf } from '../../../page/facts/answer.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { html } from '../../../page/markup.js';
import { count, interval, size } from '../../../page/numbers.js';
import { code, markup, type Phrase, say, soft } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { dealsTold, dealsUp, equalDealsTold, manySeen } from '../../../page/words/distinct-deals.js';
import type { RowGroup } from '../facts/row-groups.js';
import { rowGroups } from '../facts/row-groups.js';
import { detectableWords } from '../words/detectable.js';
import { questionOf } from '../words/question.js';
import { testsTable } from './tests-table.js';

/**
 * Every test: the required ones first, each group strongest finding first. On the page the further rows of a group that saw nothing are folded into
 * one line. So are its findings but the strongest, where the verdict is biased. Then come the tests not run, with the reasons.
 */
export function tests(core: EvidenceCore): DocSection {
  const { results, skipped, subject } = core;
  const { deal } = nounsOf(subject.origin.outcome.kind);
  const after = afterWords(core);
  return {
    id: 'tests',
    heading: 'Every test',
    beside: [],
    body: [
      ...(results.length === 0 ? [] : [{ is: 'figure', says: null, draw: () => testsTable(core) } as const]),
      ...rowGroups(core).map((rows): Block => ({ is: 'part', head: rows.name, body: groupBlocks(core, rows), only: ['text'] })),
      { is: 'sentence', text: after, drawn: () => html`<p class="caption after">${markup(after)}${usualNote(core)}</p>` },
      ...secondLook(core),
      ...strongestFirst(results).map((result) => testCase(core, result)),
      ...skipped.map(({ reason, test }): Block => ({ is: 'case', id: test, outcome: 'skipped', says: skipReasonWords(reason, deal) })),
    ],
    layout: { full: true },
  };
}

/** Says how p-values are adjusted and read, and what was not run. */
function afterWords({ plan, results, skipped, subject }: EvidenceCore): Phrase {
  const { deal } = nounsOf(subject.origin.outcome.kind);
  const read =
    results.length === 0
      ? say`No test could be made.`
      : say`Adjusted p: Holm over ${counted(count(2 * results.length), 'hypothesis')} (each test, too uneven and too even). Biased below ${probability(Math.log(plan.alpha))}; between that and 0.01 a fresh sample decides.`;
  const left = skipped.flatMap(({ test, reason }, k) => say`${k > 0 ? '; ' : ''}${code(test)} (${skipReasonWords(reason, deal)})`);
  return left.length === 0 ? read : say`${read} Not run: ${left}.`;
}

/** The note on the second p that only the page prints. */
function usualNote({ results }: EvidenceCore): string {
  return results.some(({ plain }) => plain) ? ' “Usual” is the p of the usual law, which does not decide.' : '';
}

/** The rows of a group in a text: sizes before p-values. */
function groupBlocks(core: EvidenceCore, { meaning, results }: RowGroup): readonly Block[] {
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  const rows = strongestFirst(results).map((result) => [
    answerOf(core, result).words,
    result.test.replace(PREVIOUS, ''),
    ...(isUntold(result)
      ? ['', '']
      : isDeviation(result)
        ? [`${size(result.effect.estimate)} (${interval(result.effect.low, result.effect.high)})`, detectableWords(core, result)]
        : [dealsTold(result, nouns), manySeen(result.effect.seenUpTo)]),
    probability(result.logPAdjusted),
  ]);
  return [
    { is: 'sentence', text: `${capital(meaning)}.` },
    { is: 'table', caption: meaning, columns: TEXT_COLUMNS, rows },
  ];
}

const TEXT_COLUMNS = ['answer', 'test', 'size (95 % interval)', 'seen from', 'adjusted p'].map((head) => ({ head, number: false }));
const PREVIOUS = /^previous-deal\//;

/** A row as a test case, which fails where it is uneven or too even. */
function testCase(core: EvidenceCore, result: RecordedResult): Block {
  const { kind, words } = answerOf(core, result);
  const says = say`${questionOf(core, result)} ${words}: ${measured(core, result)}, adjusted p ${probability(result.logPAdjusted)}`;
  return { is: 'case', id: result.test, outcome: kind === 'uneven' || kind === 'too-even' ? 'fail' : 'pass', type: words, says };
}

function measured(core: EvidenceCore, result: RecordedResult): string {
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  if (!isDeviation(result)) return `${equalDealsTold(result, nouns)}, seen up to ${dealsUp(result.effect.seenUpTo, nouns)}`;
  const { compared, effect } = result;
  if (isUntold(result) && compared) return `${count(compared.parts)} of ${counted(count(compared.of), 'part')} compared`;
  return `size ${size(effect.estimate)} (${interval(effect.low, effect.high)}), seen from ${detectableWords(core, result)}`;
}

const AGAIN = ['Test', 'First', 'Size, fresh', 'Adjusted p, first', 'Adjusted p, fresh', 'Outcome'].map((head, k) => ({
  head,
  number: k > 1 && k < 5,
}));

/** The fresh sample, where one was drawn: each doubtful row before and after. */
function secondLook({ confirmation, results, subject, verdict }: EvidenceCore): readonly Block[] {
  if (!confirmation) return [];
  const nouns = nounsOf(subject.origin.outcome.kind);
  const again = verdict.kind === 'biased' ? verdict.because : [];
  const p = (result: RecordedResult | undefined): Phrase => (result ? probability(result.logPAdjusted) : ['not recorded']);
  const rows = confirmation.flagged.map(({ test, tail }): readonly Said[] => {
    const fresh = confirmation.results.find((result) => result.test === test);
    return [
      [code(test)],
      tail === 'upper' ? 'too uneven' : 'too even',
      fresh === undefined
        ? ''
        : isDeviation(fresh)
          ? say`${size(fresh.effect.estimate)} ${soft(`(${interval(fresh.effect.low, fresh.effect.high)})`)}`
          : equalDealsTold(fresh, nouns),
      p(results.find((result) => result.test === test)),
      p(fresh),
      again.includes(test) ? 'shown again' : 'not shown again',
    ];
  });
  const title = `Looked at again, on ${counted(count(confirmation.trials), `fresh ${nouns.deal}`)}`;
  return [{ is: 'part', head: title, body: [{ is: 'table', caption: title, columns: AGAIN, rows }] }];
}
