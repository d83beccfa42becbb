import { verbFor } from '../../../core/counted.js';
import type { SequentialCore } from '../../../core/sequential.js';
import { kindOf } from '../../../kinds/index.js';
import { pageOf } from '../../../kinds/pages.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, fixed, ratio } from '../../../page/numbers.js';
import { notDrawn, section } from '../../../page/sections/section.js';
import { furthestPlaces } from '../facts/places.js';
import { strongest } from '../facts/strongest.js';
import { many } from '../words/many.js';

/** Lines of the table. */
const MOST = 10;

/** What of the outcomes came furthest from its even share up to the end of the run, where a bias was shown by bets on them; nothing where no cell of theirs has words. */
export function stoppedPlaces(core: SequentialCore): Markup | null {
  const { plan, result, subject, verdict } = core;
  const { outcome } = subject.origin;
  const { cell } = pageOf(outcome);
  if (verdict.kind !== 'biased' || verdict.reason !== undefined || !cell) return null;
  // Counted are places in the decks handed in: of those nothing need be uneven where the cards dealt are.
  if (strongest(core).process.reading === 'absolute') return null;
  const counting = kindOf(outcome).evidence.counted(kindOf(outcome).space(outcome, { n: plan.n }));
  const places = furthestPlaces(result, counting, MOST);
  if (places.length === 0)
    return section({
      heading: 'Where it lies',
      exhibit: notDrawn('No table', `${many(core, result.trials)} ${verbFor(result.trials, 'is')} too few to see where the bias lies.`),
    });
  const rows = places.map(
    ({ came, column, expected, row }) =>
      html`<tr><th scope="row">${cell(outcome, row, column)}</th><td class="num">${count(came)}</td><td class="num">${fixed(expected, 1)}</td><td class="num">${ratio(came / expected)}</td></tr>`,
  );
  const table = html`<table class="small"><caption><span class="ear">What came furthest from its even share</span></caption><thead><tr><th scope="col">What</th><th scope="col" class="num">Came</th><th scope="col" class="num">Even</th><th scope="col" class="num">Times its share</th></tr></thead><tbody>${rows}</tbody></table>`;
  const note = html`<p class="caption">${many(core, result.trials)}. The run chose its own end, so this is a table to look at and no test.</p>`;
  return section({
    heading: 'Where it lies',
    beside: ['What came furthest from its even share, counted up to the end of the run.'],
    exhibit: [table, note],
  });
}
