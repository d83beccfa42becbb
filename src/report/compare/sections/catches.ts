import { counted } from '../../../core/counted.js';
import { nounsOf } from '../../../kinds/pages.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { markup } from '../../../page/phrase.js';
import { probability } from '../../../page/probability.js';
import { section } from '../../../page/sections/section.js';
import { listed } from '../../../page/words/number-words.js';
import type { Catches, Caught } from '../facts/catches.js';
import { catchesOf } from '../facts/catches.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { feedWords, makerWords } from '../words/feed.js';

/** Who catches what: for every biased subject the tests that were beyond the line, furthest first; nothing where no cell is biased. */
export function catchesSection(comparison: Comparison, grid: Grid): Markup | null {
  const found = catchesOf(grid);
  const caught = found.caught.filter(({ byTest }) => byTest.size > 0);
  if (found.caught.length === 0) return null;
  const byRow = grid.columns.length === 1 && grid.rows.length > 1;
  const { deals } = nounsOf(comparison.outcome.kind);
  const subject = byRow ? feedWords(grid).one : makerWords(comparison).one;
  const unseen = comparison.plan.tests.filter((id) => !found.tests.some((test) => test.split('/')[0] === id));
  const quiet =
    unseen.length === 0
      ? ''
      : ` These never went beyond it, or did not run at this size and number of ${deals}: ${listed(unseen, unseen.length)}.`;
  const words = `For every biased ${subject}, the tests that went beyond the line, in the first ${deals} or in the fresh ones that a doubtful result asks for. The one that went furthest comes first.${quiet}`;
  const list = caught.length > 0 ? html`<ul class="said catches">${caught.map(caughtLine)}</ul>` : null;
  return section({ heading: 'Who catches what', beside: [words], exhibit: [list, byLaw(found)], full: true });
}

/** "naive-swap, biased in 8 audits, p down to 10⁻⁹: caught by position-matrix (strongest), parity (in 5)." */
function caughtLine({ biased, byTest, name, strongest }: Caught): Markup {
  const tests = [...byTest]
    .sort(([, a], [, b]) => a.strongest.logP - b.strongest.logP)
    .map(([test, { cells }], k) => {
      const notes = [...(k === 0 ? ['strongest'] : []), ...(cells < biased ? [`in ${count(cells)}`] : [])];
      const shown = k === 0 ? html`<b>${test}</b>` : html`${test}`;
      return html`${k > 0 ? ', ' : ''}${shown}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
    });
  const audits = biased === 1 ? '' : `, biased in ${counted(count(biased), 'audit')}`;
  return html`<li><b>${name}</b>${audits}${strongest ? html`, p down to ${markup(probability(strongest.logP))}` : null}: caught by ${tests}.</li>`;
}

function byLaw({ caught }: Catches): Markup | null {
  const known = caught.filter(({ byLawAlone }) => byLawAlone > 0);
  if (known.length === 0) return null;
  return html`<p class="caption after">Biased by their exact law alone, with no test beyond the line: ${known.map(({ byLawAlone, name }, k) => `${k > 0 ? '; ' : ''}${name} (${count(byLawAlone)})`)}.</p>`;
}
