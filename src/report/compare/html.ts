import { counted } from '../../core/counted.js';
import { nounsOf, pageOf } from '../../kinds/pages.js';
import { html } from '../../page/markup.js';
import { count } from '../../page/numbers.js';
import { page } from '../../page/page.js';
import { shortHash } from '../../page/words/short-hash.js';
import { biasedFirst } from './facts/biased-first.js';
import type { Comparison } from './facts/comparison.js';
import { digestOfCells } from './facts/digest.js';
import { gridOf } from './facts/grid.js';
import { tallyOf } from './facts/tally.js';
import { catchesSection } from './sections/catches.js';
import { compareCheck } from './sections/check.js';
import { gridSection } from './sections/grid.js';
import { compareHero } from './sections/hero.js';
import { compareMeta, scaleWords } from './sections/meta.js';
import { sizesSection } from './sections/sizes.js';
import { speedSection } from './sections/speed.js';
import { startsSection } from './sections/starts.js';
import { statesSection } from './sections/states.js';
import { COMPARE, STARTS } from './style.js';
import { headline } from './words/headline.js';

/**
 * A comparison as one self-contained HTML page: no script, no request, a strict Content-Security-Policy, readable offline and on paper.
 * A pure function of the cells and the holes; equal ones give equal bytes. Its links lead to the pages of the cells, beside it.
 */
export function renderCompareHtml(comparison: Comparison): string {
  const grid = biasedFirst(gridOf(comparison));
  const digest = digestOfCells(comparison.cells);
  const hash = shortHash({ digest });
  const tally = tallyOf(comparison.cells);
  const { outcome, plan } = comparison;
  const presets = comparison.presets.length > 0;
  const { deal, shuffle } = nounsOf(outcome.kind);
  return page({
    title: `${headline(comparison, grid).title}: ${shuffle} comparison`,
    printed: `shuffle-audit · comparison of ${scaleWords(comparison, grid)} · ${pageOf(outcome).size(outcome, plan.n)}, ${counted(count(plan.trials), deal)} · records ${hash}`,
    style: presets ? `${COMPARE}${STARTS}` : COMPARE,
    look: tally.biased > 0 ? 'biased' : tally.inconclusive > 0 ? 'unsure' : 'clean',
    meta: compareMeta(comparison, grid, hash),
    body: [
      compareHero(comparison, grid),
      presets ? startsSection(comparison, grid) : null,
      sizesSection(comparison, grid),
      gridSection(comparison, grid),
      catchesSection(comparison, grid),
      presets ? null : statesSection(comparison, grid),
      speedSection(comparison, grid),
      compareCheck(comparison, digest),
    ],
    foot: html`This page states what was tested and found. It is no certificate.`,
  });
}
