import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import { capital } from '../../../core/first-letter.js';
import { isDeviation, isUntold, type RecordedResult } from '../../../core/results.js';
import { nounsOf } from '../../../kinds/pages.js';
import { skipReasonWords } from '../../../kinds/words/skip-reason.js';
import { axisHead } from '../../../page/charts/axis-head.js';
import { type SizeAxis, sizeAxis } from '../../../page/charts/scale.js';
import type { Block, DocSection, Said } from '../../../page/document/doc.js';
import { answerOf } from '../../../page/facts/answer.js';
import { strongestFirst } from '../../../page/facts/results.js';
import { html, type Markup } from '../../../page/markup.js';
import { asked, count, interval, NBSP, size } from '../../../page/numbers.js';
import { code, markup, type Phrase, say, soft } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { fold } from '../../../page/sections/fold.js';
import { dealsTold, dealsUp, equalDealsTold, manySeen } from '../../../page/words/distinct-deals.js';
import type { RowGroup } from '../facts/row-groups.js';
import { rowGroups } from '../facts/row-groups.js';
import { questionOf } from '../words/question.js';
import { seenFrom } from '../words/seen-from.js';
import { testRow } from './test-row.js';

const COLUMNS = ['question', 'answer', 'value', 'degrees', 'p', 'adjusted', 'bar', 'size', 'seen', 'power'];

/** So many findings of a group of further tests stand open where the verdict is biased: the required rows and the strongest of each group say what was found, and the others say it again. */
const FINDINGS = 1;

/**
 * Every test: the required ones first, each group strongest finding first. On the page, the further rows of a group that saw nothing are one line, with the rows in a fold; and so
 * are, where the verdict is biased, its findings but the strongest. Then what was not run and why.
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

/** How p-values are adjusted and read, and what was not run. */
function afterWords({ plan, results, skipped, subject }: EvidenceCore): Phrase {
  const { deal } = nounsOf(subject.origin.outcome.kind);
  const read =
    results.length === 0
      ? say`No test could be made.`
      : say`Adjusted p: Holm over ${counted(count(2 * results.length), 'hypothesis')} (each test, too uneven and too even). Biased below ${probability(Math.log(plan.alpha))}; between that and 0.01 a fresh sample decides.`;
  const left = skipped.flatMap(({ test, reason }, k) => say`${k > 0 ? '; ' : ''}${code(test)} (${skipReasonWords(reason, deal)})`);
  return left.length === 0 ? read : say`${read} Not run: ${left}.`;
}

/** What the page alone prints beside a p. */
function usualNote({ results }: EvidenceCore): string {
  return results.some(({ plain }) => plain) ? ' “Usual” is the p of the usual law, which does not decide.' : '';
}

/** The rows of a group as a text has them: sizes before p-values. */
function groupBlocks(core: EvidenceCore, { meaning, results }: RowGroup): readonly Block[] {
  const nouns = nounsOf(core.subject.origin.outcome.kind);
  const rows = strongestFirst(results).map((result) => [
    answerOf(core, result).words,
    result.test.replace(PREVIOUS, ''),
    ...(isUntold(result)
      ? ['', '']
      : isDeviation(result)
        ? [`${size(result.effect.estimate)} (${interval(result.effect.low, result.effect.high)})`, seenFrom(core, result)]
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
  return `size ${size(effect.estimate)} (${interval(effect.low, effect.high)}), seen from ${seenFrom(core, result)}`;
}

/** The table of every test as the page has it. */
function testsTable(core: EvidenceCore): Markup {
  const { plan, results } = core;
  const axis = sizeAxis(
    results.filter(isDeviation).map(({ power }) => power.smallestDetectable),
    results.filter(isDeviation).flatMap(({ effect }) => [effect.estimate, effect.high]),
  );
  const heads = [
    head('Question'),
    head('Answer'),
    numeric(html`Statistic<br>(χ²)`),
    numeric('Degrees'),
    numeric('p'),
    numeric('Adjusted p'),
    html`<th scope="col" role="columnheader">Size of unevenness${axisHead(axis)}</th>`,
    numeric(html`Size<br>(95${NBSP}% interval)`),
    numeric('Seen from'),
    numeric(`Power at ${asked(plan.detect)}`),
  ];
  const groups = rowGroups(core).map((rows) => shared(core, rows));
  const table = (title: string, shown: readonly RowGroup[]): Markup =>
    html`<div class="tests-wrap" role="region" aria-label="${title}" tabindex="0"><table class="tests" role="table"><caption><span class="ear">${title}, strongest finding first</span></caption><colgroup>${COLUMNS.map((name) => html`<col class="c-${name}">`)}</colgroup><thead role="rowgroup"><tr role="row">${heads}</tr></thead>${shown.map((rows) => group(core, axis, rows))}</table></div>`;
  return html`<h3>Strongest finding first</h3><p class="caption">The bar is the size of the unevenness that each test measures, with its 95${NBSP}% interval, on one logarithmic scale. The small flag marks the smallest size this test would have seen in 99 of 100 audits.</p>${table(
    'The tests, required ones first',
    groups.flatMap(({ open }) => open),
  )}${groups.flatMap(({ folded }) => folded).map(({ line, rows }) => fold(line, table(rows.name, [rows])))}`;
}

/** A group of rows: those that stand open, and those behind a line that says what they have in common. */
interface Shared {
  /** One group, or none where nothing stands open. */
  readonly open: readonly RowGroup[];
  readonly folded: readonly { readonly line: Markup; readonly rows: RowGroup }[];
}

function shared(core: EvidenceCore, rows: RowGroup): Shared {
  const isSilent = (result: RecordedResult): boolean => !result.required && answerOf(core, result).kind === 'nothing';
  const findings = strongestFirst(rows.results.filter((result) => !isSilent(result)));
  const further = core.verdict.kind === 'biased' ? findings.filter(({ required }) => !required) : [];
  // a line instead of a single row would hide it and save nothing
  const weaker = further.length > FINDINGS + 1 ? further.slice(FINDINGS) : [];
  const open = findings.filter((result) => !weaker.includes(result));
  const silent = rows.results.filter(isSilent);
  const results = [...weaker, ...silent];
  const more = counted(count(results.length), open.length > 0 ? 'more row' : 'row');
  return {
    open: open.length === 0 ? [] : [{ ...rows, results: open }],
    folded:
      results.length === 0
        ? []
        : [{ line: html`<b>${rows.name}</b>: ${more}, ${foldedWords(weaker.length, silent.length)}`, rows: { ...rows, results } }],
  };
}

/** What the rows behind a line have in common, or how many are of which kind. */
function foldedWords(weaker: number, silent: number): string {
  if (weaker === 0) return 'nothing seen';
  return silent === 0 ? 'weaker findings' : `${counted(count(weaker), 'weaker finding')} and ${count(silent)} with nothing seen`;
}

function group(core: EvidenceCore, axis: SizeAxis, { meaning, name, results }: RowGroup): Markup {
  return html`<tbody role="rowgroup"><tr class="group" role="row"><th scope="rowgroup" role="rowheader" colspan="${COLUMNS.length}"><b>${name}</b> ${capital(meaning)}</th></tr>${strongestFirst(results).map((result) => testRow(core, result, axis))}</tbody>`;
}

function head(text: string): Markup {
  return html`<th scope="col" role="columnheader">${text}</th>`;
}

function numeric(text: string | Markup): Markup {
  return html`<th scope="col" role="columnheader" class="num">${text}</th>`;
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
