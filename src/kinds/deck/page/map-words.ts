import { counted } from '../../../core/counted.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import type { DrawnMap } from '../../../page/facts/pooled.js';
import { furthestCells, type PositionMap } from '../../../page/facts/position-map.js';
import { findings } from '../../../page/facts/results.js';
import type { Note } from '../../../page/facts/shape.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, NBSP, ratio, size } from '../../../page/numbers.js';

/** The heading beside the map. */
export function mapHeading({ verdict }: EvidenceCore, notes: readonly Note[]): string {
  if (notes.length > 0) return 'The shape of the bias';
  return verdict.kind === 'no-bias-found' ? 'Card by position: no shape' : 'Card by position';
}

/** What the map shows, in one or two sentences. */
export function mapWords(core: EvidenceCore, map: PositionMap, notes: readonly Note[]): string {
  const { verdict } = core;
  if (verdict.kind === 'no-bias-found')
    return 'A biased shuffle would show a pattern here. An even shuffle leaves grain without a pattern.';
  const [furthest] = furthestCells(map, 1);
  const within = furthest !== undefined && furthest.low <= 1 && furthest.high >= 1;
  const cells = count(map.n ** 2);
  if (verdict.kind === 'inconclusive') {
    return within
      ? `All ${counted(cells, 'deviation')} are within luck. They could be for a slightly biased shuffle too.`
      : `Not all ${counted(cells, 'deviation')} are within luck, yet the tests together cannot decide.`;
  }
  if (notes.length > 0) return 'A mistake in a shuffle has a shape, the same on every run.';
  const found = findings(core);
  if (found.length === 0) {
    const luck = `${within ? `All ${counted(cells, 'deviation')} are` : 'Nearly all deviations are'} within luck`;
    return core.known
      ? `${luck}: the deals are too few to show what is known by law.`
      : `${luck}: what makes the audit biased does not show here.`;
  }
  if (found.every(({ tail }) => tail === 'lower'))
    return 'Hardly any grain: the counts lie closer to an even share than luck would bring them.';
  if (within) return `All ${counted(cells, 'deviation')} are within luck: the bias does not show in which card lands where.`;
  return 'Single cells lie beyond luck; together they form none of the usual shapes.';
}

/** What the map shows where the verdict is that a deal depends on an earlier one, lower case, without a full stop. */
export function besideTheMatter(map: PositionMap): string {
  const [furthest] = furthestCells(map, 1);
  const cells = counted(count(map.n ** 2), 'deviation');
  return furthest !== undefined && furthest.low <= 1 && furthest.high >= 1
    ? `all ${cells} are within luck`
    : 'not what the verdict rests on';
}

/** How to read the map and its legend. */
export function howToRead({ verdict }: EvidenceCore, { rows }: DrawnMap, map: PositionMap): Markup {
  const axes = 'Each row is a card, each column a position';
  if (rows <= 10) {
    const luck = `With ${counted(count(map.trials), 'deal')} luck alone reaches ±${size(2 * map.luck)} in 19 of 20 cells.`;
    return html`<b>How to read it.</b> ${axes}, each number the deviation from 1 in ${map.n} in per${NBSP}cent. ${luck}`;
  }
  if (verdict.kind === 'no-bias-found') {
    return html`<b>How to read it.</b> ${axes}. A biased shuffle shows stripes, corners or a diagonal. Pale grain whose spread follows the curve is what luck leaves.`;
  }
  return html`<b>How to read it.</b> ${axes}. Orange: the card lands there more often than 1 in ${count(map.n)}. Blue: less often. An even shuffle shows pale grain with no shape.`;
}

/** The map's finding for those who cannot see it. */
export function mapDescription(map: PositionMap, notes: readonly Note[]): string {
  const [cell] = furthestCells(map, 1);
  const furthest = cell
    ? `The furthest cell is card ${cell.name} in position ${count(cell.position)}, at ${ratio(cell.ratio)} times its share.`
    : '';
  if (notes.length === 0) return `No region stands out from luck. ${furthest}`;
  return `${notes.map(({ region, ratio: share }) => `${share > 1 ? 'More often' : 'Less often'} than even: ${region.where}.`).join(' ')} ${furthest}`;
}
