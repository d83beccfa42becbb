import { html, type Markup } from '../../markup.js';
import { count } from '../../numbers.js';
import { markup } from '../../phrase.js';
import { probability } from '../../probability.js';
import type { Catches, Caught } from '../facts/catches.js';
import { catchesOf } from '../facts/catches.js';
import type { Comparison } from '../facts/comparison.js';
import type { Grid } from '../facts/grid.js';
import { feedWords } from '../words/feed.js';
import { listed } from '../words/number-words.js';

const NEVER = '–';
/** With more tests than this their names stand upright. */
const MOST_LYING = 5;

/** Who catches what: which tests were beyond the line, in how many of the biased cells; nothing where no cell is biased. */
export function catchesSection(comparison: Comparison, grid: Grid): Markup | null {
  const found = catchesOf(grid);
  if (found.caught.length === 0) return null;
  const byRow = grid.columns.length === 1 && grid.rows.length > 1;
  const subject = byRow ? feedWords(grid).one : 'shuffle';
  const upright = found.tests.length > MOST_LYING;
  const heads = found.tests.map((test) => html`<th scope="col">${upright ? html`<span class="up">${test}</span>` : test}</th>`);
  const unseen = comparison.plan.tests.filter((id) => !found.tests.some((test) => test.split('/')[0] === id));
  const quiet =
    unseen.length === 0
      ? null
      : html` Never beyond the line here, or not run at this deck and number of deals: ${listed(unseen, unseen.length)}.`;
  return html`<section class="full"><h2>Who catches what</h2><p class="caption">In how many of its biased audits each test was beyond the line, at once or again in the fresh deals that a doubtful result asks for. In bold the test that went furthest.${quiet}</p><div class="wrap" role="region" aria-label="Who catches what" tabindex="0"><table class="matrix catches"><caption><span class="ear">Tests by what they found</span></caption><thead><tr><th scope="col">Biased ${subject}</th><th scope="col">Audits</th>${heads}<th scope="col">Strongest p</th></tr></thead><tbody>${found.caught.map((caught) => caughtRow(found, caught))}</tbody></table></div>${byLaw(found)}</section>`;
}

function caughtRow({ tests }: Catches, { biased, byTest, name, strongest }: Caught): Markup {
  const cells = tests.map((test) => {
    const done = byTest.get(test);
    if (!done) return html`<td>${NEVER}</td>`;
    return html`<td${strongest?.test === test ? html` class="strong"` : null}>${count(done.cells)}</td>`;
  });
  return html`<tr><th scope="row">${name}</th><td>${count(biased)}</td>${cells}<td>${strongest ? markup(probability(strongest.logP)) : NEVER}</td></tr>`;
}

function byLaw({ caught }: Catches): Markup | null {
  const known = caught.filter(({ byLawAlone }) => byLawAlone > 0);
  if (known.length === 0) return null;
  return html`<p class="caption after">Known by exact law, with no test beyond the line: ${known.map(({ byLawAlone, name }, k) => `${k > 0 ? '; ' : ''}${name} (${count(byLawAlone)})`)}.</p>`;
}
