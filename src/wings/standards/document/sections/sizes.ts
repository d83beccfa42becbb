import { countsOf } from '../../../../kinds/declared.js';
import { html, type Markup } from '../../../../page/markup.js';
import type { Facts } from '../facts.js';
import { factTable, part, table } from './table.js';

const SUITS = 4;
const RANKS = 13;

/** Says how many deals fell to each category, as the game may group the cards: by single cards, by ranks and by suits at every position. */
export function sizes({ f, m, record: { core } }: Facts): Markup {
  const { n, trials } = core.plan;
  const values = countsOf(core, 'positions')?.values;
  const dealt = factTable([
    [m.labels.deals, f.count(trials)],
    [m.labels.cells[core.subject.origin.outcome.kind], f.count(n)],
  ]);
  if (!values || values.length !== n * n) return part(m.headings.sizes, dealt);
  const standard = n === SUITS * RANKS;
  const groupings: readonly (readonly [string, number, (card: number) => number])[] = [
    [m.groupings.cards, n, (card) => card],
    ...(standard
      ? ([
          [m.groupings.ranks, RANKS, (card: number) => card % RANKS],
          [m.groupings.suits, SUITS, (card: number) => Math.floor(card / RANKS)],
        ] as const)
      : []),
  ];
  const rows = groupings.map(([name, categories, group]) => {
    const sums = new Float64Array(categories * n);
    values.forEach((value, at) => {
      sums[group(Math.floor(at / n)) * n + (at % n)] += value;
    });
    const [least, most] = sums.reduce(([low, high], sum) => [Math.min(low, sum), Math.max(high, sum)], [Number.POSITIVE_INFINITY, 0]);
    return [name, f.count(categories), f.count(trials / categories), f.count(least), f.count(most)];
  });
  return part(m.headings.sizes, [
    dealt,
    table('numbers', [m.labels.grouping, m.labels.categories, m.labels.expected, m.labels.least, m.labels.most], rows),
    html`<p class="note">${m.sizesNote}${standard ? ` ${m.suitsNote}` : ''}</p>`,
  ]);
}
