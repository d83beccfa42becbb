import { counted, verbFor } from '../../../core/words/counted.js';
import { nounsOf } from '../../../kinds/pages.js';
import type { Block, DocSection } from '../../../page/document/doc.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { markup, type Phrase, say, strong } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { listed } from '../../../page/words/number-words.js';
import type { Catches, Caught } from '../facts/catches.js';
import { catchesOf } from '../facts/catches.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { feedWords, makerWords, type PartWords } from '../words/feed.js';
import { strengthOf, strengthWords } from '../words/strength.js';

/** A table of every biased subject by every test that was beyond the line; null where no cell is biased. */
export function catchesSection(comparison: Comparison, grid: Grid): DocSection | null {
  const found = catchesOf(grid);
  if (found.caught.length === 0) return null;
  const caught = found.caught.filter(({ byTest }) => byTest.size > 0);
  const byRow = grid.columns.length === 1 && grid.rows.length > 1;
  const { deals } = nounsOf(comparison.outcome.kind);
  const subject = byRow ? feedWords(grid) : makerWords(comparison);
  const tests = mostFirst(found.tests, caught);
  const unseen = comparison.plan.tests.filter((id) => !found.tests.some((test) => test.split('/')[0] === id));
  const quiet =
    unseen.length === 0
      ? ''
      : `These never went beyond it, or did not run at this size and number of ${deals}: ${listed(unseen, unseen.length)}.`;
  const counts = caught.some(({ biased, byTest }) => [...byTest.values()].some(({ cells }) => cells < biased))
    ? ' A number: in so many of its biased audits, where not in all.'
    : '';
  const words =
    `For every biased ${subject.one}, a square for each test that went beyond the line, in the first ${deals} or in the fresh ones that a doubtful result asks for: the larger, the more seldom luck does this. Framed is the test that went furthest.${counts} ${quiet}`.trimEnd();
  const none = caught.length === 0;
  return {
    id: 'catches',
    heading: 'Who catches what',
    beside: [
      ...(none ? [] : [{ is: 'sentence', text: catcherSentence(tests, caught, subject), main: true } satisfies Block]),
      { is: 'sentence', text: quiet, drawn: () => html`<p class="caption">${words}</p>` },
    ],
    body: [...(none ? [] : [catchesTable(tests, caught, subject)]), ...byLaw(found)],
    layout: { full: true },
  };
}

/** Sorts the tests: those that catch the most subjects first, ties by name. */
function mostFirst(tests: readonly string[], caught: readonly Caught[]): readonly string[] {
  const catches = (test: string): number => caught.filter(({ byTest }) => byTest.has(test)).length;
  return tests.toSorted((a, b) => catches(b) - catches(a));
}

/** Names the test that catches all, or says that none does. */
function catcherSentence(tests: readonly string[], caught: readonly Caught[], { many, one }: PartWords): Phrase {
  const [best = ''] = tests;
  const catches = caught.filter(({ byTest }) => byTest.has(best)).length;
  const [only] = caught;
  if (caught.length === 1)
    return say`${strong(only.name)} is caught by ${counted(count(only.byTest.size), 'test')}, furthest by ${strong(only.strongest?.test ?? best)}.`;
  if (catches < caught.length)
    return say`No single test catches all ${count(caught.length)} biased ${many}: ${strong(best)} catches the most, ${count(catches)}.`;
  const others = tests.filter((test) => caught.every(({ byTest }) => byTest.has(test))).length - 1;
  const too = others === 0 ? 'no other test does' : `so ${verbFor(others, 'does')} ${counted(count(others), 'other test')}`;
  return say`${strong(best)} catches every biased ${one}; ${too}.`;
}

function squaresKey(): Markup {
  return html`<ul class="squares">${strengthWords().map((words, k) => html`<li><span class="sq s${k + 1}"></span> ${markup(words)}</li>`)}</ul>`;
}

function catchesTable(tests: readonly string[], caught: readonly Caught[], { one }: PartWords): Block {
  const caption = `Every biased ${one} by every test that was beyond the line`;
  const heads = tests.map((test) => html`<th scope="col" role="columnheader"><span class="up">${test}</span></th>`);
  const rows = caught.map(
    (subject) =>
      html`<tr role="row"><th scope="row" role="rowheader">${subject.name}</th>${tests.map((test) => html`<td role="cell">${square(subject, test)}</td>`)}</tr>`,
  );
  return {
    is: 'table',
    caption,
    columns: [`Biased ${one}`, 'Caught by'].map((head) => ({ head, number: false })),
    rows: caught.map(({ byTest, name }) => [name, [...byTest.keys()].join(', ')]),
    drawn: () =>
      html`${squaresKey()}<table class="catches" role="table"><caption><span class="ear">${caption}</span></caption><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader"><span class="ear">Biased ${one}</span></th>${heads}</tr></thead><tbody role="rowgroup">${rows}</tbody></table>`,
  };
}

/** The result of one test on one subject; null where it was not beyond the line. */
function square({ biased, byTest, strongest }: Caught, test: string): Markup | null {
  const caught = byTest.get(test);
  if (!caught) return null;
  const furthest = strongest?.test === test;
  const some = caught.cells < biased;
  const size = Math.max(1, strengthOf({ least: caught.strongest }));
  return html`<span class="sq s${size}${furthest ? ' furthest' : ''}" aria-hidden="true"></span>${some ? html`<small aria-hidden="true">${count(caught.cells)}</small>` : null}<span class="ear">p down to ${markup(probability(caught.strongest.logP))}${some ? `, in ${count(caught.cells)} of ${counted(count(biased), 'audit')}` : ''}${furthest ? ', furthest' : ''}</span>`;
}

function byLaw({ caught }: Catches): readonly Block[] {
  const known = caught.filter(({ byLawAlone }) => byLawAlone > 0);
  const names = known.map(({ byLawAlone, name }) => `${name} (${count(byLawAlone)})`).join('; ');
  const text = `Biased by their exact law alone, with no test beyond the line: ${names}.`;
  return names === '' ? [] : [{ is: 'sentence', text, drawn: () => html`<p class="caption after">${text}</p>` }];
}
