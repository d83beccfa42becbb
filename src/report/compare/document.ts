import { counted } from '../../core/words/counted.js';
import { capital } from '../../core/words/first-letter.js';
import { nounsOf, pageOf } from '../../kinds/pages.js';
import type { Doc, NamedFact } from '../../page/document/doc.js';
import { printHtml } from '../../page/document/print-html.js';
import { digestOfAll, jointBasis } from '../../page/document/several.js';
import { count } from '../../page/numbers.js';
import { say, strong } from '../../page/phrase.js';
import { sentenceNumber } from '../../page/words/number-words.js';
import { oneIn } from '../../page/words/one-in.js';
import { biasedFirst } from './facts/biased-first.js';
import { type ComparedCell, falseAlarms } from './facts/cell.js';
import type { Comparison } from './facts/comparison.js';
import { type Grid, gridOf } from './facts/grid.js';
import { reachOf } from './facts/reach.js';
import { tallyOf } from './facts/tally.js';
import { catchesSection } from './sections/catches.js';
import { compareCheck } from './sections/check.js';
import { gridSection } from './sections/grid.js';
import { sizesSection } from './sections/sizes.js';
import { speedSection } from './sections/speed.js';
import { startsHeading, startsSection } from './sections/starts.js';
import { statesSection } from './sections/states.js';
import { COMPARE, STARTS } from './style.js';
import { feedWords, makerWords, type PartWords } from './words/feed.js';
import { headline } from './words/headline.js';

/** A comparison as a document: a pure function of the cells and the holes. Its links lead to the pages of the cells, beside its own. */
export function compareDocument(comparison: Comparison): Doc {
  const { cells, holes, makers, outcome, plan } = comparison;
  const grid = biasedFirst(gridOf(comparison));
  const { lead, more, title } = headline(comparison, grid);
  const { biased, inconclusive, 'no-bias-found': clean } = tallyOf(cells);
  const presets = comparison.presets.length > 0;
  const { deal, shuffle } = nounsOf(outcome.kind);
  const feeds = counted(count(grid.rows.length), feedWords(grid).one);
  const subject = presets ? feeds : `${feeds} × ${counted(count(grid.columns.length), makerWords(comparison).one)}`;
  const result = say`${strong(count(biased))} biased, ${strong(count(clean))} no bias found, ${strong(count(inconclusive))} cannot tell, ${holes.length} not run`;
  const { even } = pageOf(outcome).builtIn(outcome, makers[0].id);
  const sure = sureWords(cells, falseAlarms(cells.length, plan));
  return {
    what: 'Comparison',
    subject,
    suite: `comparison of ${subject}`,
    scale: `${pageOf(outcome).size(outcome, plan.n)}, ${counted(count(plan.trials), deal)} each`,
    title: `${title}: ${shuffle} comparison`,
    look: biased > 0 ? 'biased' : inconclusive > 0 ? 'unsure' : 'clean',
    verdict: null,
    words: { name: title, rest: [], lead, more: [more] },
    facts: [
      [`Result of ${counted(count(cells.length), 'audit')}`, result],
      ...(even.length > 0 ? [['Even', even] satisfies NamedFact] : []),
      ['How sure', sure],
      ['Careful', carefulWords(comparison, grid)],
    ],
    brief: [more, even, result, sure].map((text) => ({ is: 'sentence', text })),
    sections: [
      presets ? startsSection(comparison, grid) : null,
      sizesSection(comparison, grid),
      gridSection(comparison, grid),
      catchesSection(comparison, grid),
      presets ? null : statesSection(comparison, grid),
      speedSection(comparison, grid),
    ].filter((section) => section !== null),
    check: compareCheck(comparison),
    style: presets ? `${COMPARE}${STARTS}` : COMPARE,
  };
}

/** Prints a comparison as a page; equal ones give equal bytes. */
export function renderCompareHtml(comparison: Comparison): Promise<string> {
  const { cells } = comparison;
  const began = cells.map(({ startedAt }) => startedAt);
  return printHtml(compareDocument(comparison), jointBasis(digestOfAll(cells), began), {});
}

function sureWords(cells: readonly ComparedCell[], bound: number): string {
  const share = `1 in ${count(oneIn(bound))}`;
  if (cells.length === 1) return `The chance of a false alarm is at most ${share}.`;
  const shared = new Set(cells.map(({ origin }) => origin.source.prng)).size < cells.length;
  const dependent = shared
    ? ' Audits with the same generator begin with the same numbers. They are not independent, and this bound does not need them to be.'
    : '';
  return `Each audit keeps its own level. The chance of a false alarm anywhere among the ${count(cells.length)} is at most ${share}.${dependent}`;
}

function carefulWords({ orderBits, outcome }: Comparison, grid: Grid): string {
  const { deal, whole, wholes } = nounsOf(outcome.kind);
  const starting = [...new Set(grid.rows.map((row) => row.preset ?? row.generator))];
  const short = starting.filter((one) =>
    grid.rows.some((row) => (row.preset ?? row.generator) === one && reachOf(row, orderBits).oneIn !== null),
  ).length;
  const words = grid.rows.some(({ preset }) => preset) ? feedWords(grid) : { one: 'generator', many: 'generators' };
  const where = grid.rows.some(({ preset }) => preset) ? capital(startsHeading(wholes)) : `States against ${wholes}`;
  const states = short === 0 ? '' : ` ${shortWords(short, starting.length, whole, words)}: see “${where}”.`;
  return `Someone who knows the generator may still foresee an even ${deal}. This page does not test that.${states}`;
}

function shortWords(short: number, all: number, whole: string, { many, one }: PartWords): string {
  if (all === 1) return `This ${one} cannot begin with every ${whole}`;
  return `${sentenceNumber(short)} of ${count(all)} ${many} cannot begin with every ${whole}`;
}
