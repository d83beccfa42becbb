import { linearRegression, quantileSorted, standardDeviation } from 'simple-statistics';
import { counted } from '../../../core/words/counted.js';
import { normalTails } from '../../../math/tails/normal.js';
import { type Block, phraseOf } from '../../../page/document/doc.js';
import { cellsBeyond, furthestCells, type PositionMap } from '../../../page/facts/position-map.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, fixed, NBSP, ratio, signed, size } from '../../../page/numbers.js';
import { markup, say, soft } from '../../../page/phrase.js';

/** Lists the three cells furthest from even, each with an interval that holds for all cells at once. */
export function furthestTable(map: PositionMap): Block {
  const columns = ['Card', 'Position', 'Times its share'].map((head) => ({ head, number: true }));
  const note = `99${NBSP}% intervals, for all ${counted(count(map.n ** 2), 'cell')} at once`;
  const rows = furthestCells(map, 3).map((cell) => [
    cell.name,
    count(cell.position),
    say`${ratio(cell.ratio)} ${soft(`(${fixed(cell.low, 2)}–${fixed(cell.high, 2)})`)}`,
  ]);
  const drawn = (): Markup =>
    html`<div class="hold"><h3>Furthest from even</h3><table class="small"><caption class="caption">${note}</caption><thead><tr>${columns.map(({ head }) => html`<th scope="col" class="num">${head}</th>`)}</tr></thead><tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td class="num">${markup(phraseOf(cell))}</td>`)}</tr>`)}</tbody></table></div>`;
  return { is: 'part', head: `Furthest from even, ${note}`, body: [{ is: 'table', caption: note, columns, rows }], drawn };
}

/** Counts the cells beyond three and four standard deviations, beside the numbers luck gives. */
export function cellsFarOut(map: PositionMap): Markup {
  const rows = [3, 4].map((z) => ({
    limit: z * map.luck,
    luck: map.n ** 2 * 2 * normalTails(z).upper,
    seen: cellsBeyond(map, z * map.luck),
  }));
  return html`<h3>Cells far out</h3><table class="small"><thead><tr><th scope="col">Deviation</th><th scope="col" class="num">luck</th><th scope="col" class="num">seen</th></tr></thead><tbody>${rows.map(
    ({ limit, luck, seen }) =>
      html`<tr><td>beyond ±${size(limit)}</td><td class="num">${expected(luck)}</td><td class="num">${count(seen)}</td></tr>`,
  )}</tbody></table>`;
}

export function descriptiveFigures(map: PositionMap): Markup {
  const { correlation, correlationLuck, quantiles, spread } = descriptive(map);
  const [low, middle, high] = quantiles.map((quantile) => signed(quantile, 2));
  return html`<h3>Descriptive figures</h3><table class="small"><thead><tr><th scope="col">No test rests on these</th><th scope="col" class="num">luck</th><th scope="col" class="num">seen</th></tr></thead><tbody><tr><td>Spread of the cells</td><td class="num">${size(map.luck)}</td><td class="num">${size(spread)}</td></tr><tr><td>Place before with place after, correlation</td><td class="num">0${NBSP}±${NBSP}${fixed(2 * correlationLuck, 4)}</td><td class="num">${correlation < 0 ? '−' : ''}${fixed(Math.abs(correlation), 4)}</td></tr></tbody></table><p class="caption">5${NBSP}%, half and 95${NBSP}% of the cells lie below ${low ?? ''}, ${middle ?? ''} and ${high ?? ''}${NBSP}%.</p>`;
}

function expected(cells: number): string {
  return cells >= 1 ? count(Math.round(cells)) : cells >= 0.05 ? fixed(cells, 1) : `<${NBSP}0.1`;
}

/** Figures that describe the position map; none of them decides anything. */
interface Descriptive {
  /** Standard deviation of the cells' deviations. */
  readonly spread: number;
  /** The 5th, 50th and 95th percentile of the deviations. */
  readonly quantiles: readonly [number, number, number];
  /** Correlation of a card's position before with its position after, and its standard deviation by luck. */
  readonly correlation: number;
  readonly correlationLuck: number;
}

/**
 * Computes descriptive figures of a position map. Positions before and after have the same variance, so the slope of the mean position after on the
 * position before is their correlation. Under an even shuffle it has standard deviation 1/√((n − 1) · trials).
 */
export function descriptive({ n, trials, counts, deviations }: PositionMap): Descriptive {
  const sorted = Array.from(deviations).sort((a, b) => a - b);
  const means = Array.from({ length: n }, (_, card) => {
    const row = counts.slice(card * n, card * n + n);
    return [card, row.reduce((sum, count, position) => sum + count * position, 0) / trials];
  });
  return {
    spread: standardDeviation(sorted),
    quantiles: [quantileSorted(sorted, 0.05), quantileSorted(sorted, 0.5), quantileSorted(sorted, 0.95)],
    correlation: linearRegression(means).m,
    correlationLuck: 1 / Math.sqrt((n - 1) * trials),
  };
}
