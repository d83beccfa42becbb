import { isReference } from '../../../core/record/declared-null.js';
import type { EvidenceCore } from '../../../core/record/evidence.js';
import type { Origin } from '../../../core/record/origin.js';
import { recordedOf } from '../../../core/record/recorded-log.js';
import { counted } from '../../../core/words/counted.js';
import type { MapAxes } from '../../../page/charts/position-map.js';
import type { DocSection } from '../../../page/document/doc.js';
import { type DrawnMap, pooled } from '../../../page/facts/pooled.js';
import { furthestCells, type PositionMap } from '../../../page/facts/position-map.js';
import { findings } from '../../../page/facts/results.js';
import { type Note, shape } from '../../../page/facts/shape.js';
import { html, type Markup } from '../../../page/markup.js';
import { count, NBSP, ratio, size } from '../../../page/numbers.js';
import { notesBlocks } from '../../../page/sections/map-figure.js';
import { notDrawnSection } from '../../../page/sections/section.js';
import { countsOf, testCounting } from '../../declared.js';
import { mapExhibit } from './map-exhibit.js';
import { cellsFarOut, descriptiveFigures, furthestTable } from './map-tables.js';
import { dependenceChosen } from './order/chosen.js';
import { positionMap } from './positions.js';

/** The axes where a card's position before is unknown. */
const CARDS: MapAxes = { across: 'position after the shuffle', down: 'card' };

/** Draws the map of card by position with its notes, its legend, and the cells furthest from even. Null for outcomes whose cards have no positions. */
export function map(core: EvidenceCore): DocSection | null {
  // Beside a reference the places of cards are compared with its own, and shown there.
  if (testCounting(core.subject.origin.outcome.kind, 'positions') === null || isReference(core.plan.null)) return null;
  const whole = positionMap(core);
  if (!whole) return absent(core);
  const aside = dependenceChosen(core) !== null;
  const known = placesKnown(core.subject.origin);
  const notes = core.verdict.kind === 'biased' && known && !aside ? shape(whole) : [];
  const title = `How often each card lands in each position, against 1 in ${count(whole.n)}`;
  const draw = (): Markup =>
    mapExhibit(whole, notes, {
      title,
      caption: `${counted(count(whole.trials), 'deal')}${core.plan.null ? ', each turned into one that is even where the declared null holds: its cards are not those that were dealt' : ''}.`,
      described: mapDescription(whole, notes),
      words: html`<p>${howToRead(core, pooled(whole), whole)}</p>${whole.n > 3 ? cellsFarOut(whole) : null}`,
      below: html`<div class="described">${known ? descriptiveFigures(whole) : null}</div>`,
      ...(!known && { axes: CARDS }),
    });
  const drawing = { is: 'figure', says: null, draw } as const;
  if (aside) {
    const head = `${title}: ${besideTheMatter(whole)}`;
    return { id: 'map', heading: 'Card by position', beside: [], body: [{ is: 'fold', head, body: [drawing] }] };
  }
  return {
    id: 'map',
    heading: mapHeading(core, notes),
    beside: [
      mapWords(core, whole, notes),
      ...notesBlocks(notes, whole.n),
      ...(core.verdict.kind === 'no-bias-found' ? [] : [furthestTable(whole)]),
    ],
    body: [drawing],
    layout: { paper: 'mapping' },
  };
}

function absent(core: EvidenceCore): DocSection {
  const why = notMapped(core.plan.n, countsOf(core, 'positions')?.shape ?? null);
  return notDrawnSection('Card by position', 'No map', why);
}

/** Says why there is no map, where `shape` is that of the counts of cards by positions. */
function notMapped(n: number, shape: readonly number[] | null): string {
  if (!shape) return 'Card by position was not among the tests of this audit.';
  const tested = 'They were tested all the same: see every test below.';
  const [blocks] = shape;
  return blocks < n
    ? `There are ${counted(count(n ** 2), 'pair')} of card and position, too many to count one by one: counted were those of ${count(blocks)} blocks of neighbouring cards and as many of positions. ${tested}`
    : `The record keeps the counts of the ${counted(count(n ** 2), 'pair')} of card and position only as a sum and a hash, because there are more than 65,536. ${tested}`;
}

/** True if cards have a position before the shuffle that a reader may look for. */
function placesKnown({ source }: Origin): boolean {
  return source.kind !== 'log' || recordedOf(source).startKnown;
}

function mapHeading({ verdict }: EvidenceCore, notes: readonly Note[]): string {
  if (notes.length > 0) return 'The shape of the bias';
  return verdict.kind === 'no-bias-found' ? 'Card by position: no shape' : 'Card by position';
}

function mapWords(core: EvidenceCore, map: PositionMap, notes: readonly Note[]): string {
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

/** Says what the map shows where the verdict is that a deal depends on an earlier one, in lower case, without a full stop. */
function besideTheMatter(map: PositionMap): string {
  const [furthest] = furthestCells(map, 1);
  const cells = counted(count(map.n ** 2), 'deviation');
  return furthest !== undefined && furthest.low <= 1 && furthest.high >= 1
    ? `all ${cells} are within luck`
    : 'not what the verdict rests on';
}

function howToRead({ verdict }: EvidenceCore, { rows }: DrawnMap, map: PositionMap): Markup {
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

/** Describes the map's finding for those who cannot see it. */
function mapDescription(map: PositionMap, notes: readonly Note[]): string {
  const [cell] = furthestCells(map, 1);
  const furthest = cell
    ? `The furthest cell is card ${cell.name} in position ${count(cell.position)}, at ${ratio(cell.ratio)} times its share.`
    : '';
  if (notes.length === 0) return `No region stands out from luck. ${furthest}`;
  return `${notes.map(({ region, ratio: share }) => `${share > 1 ? 'More often' : 'Less often'} than even: ${region.where}.`).join(' ')} ${furthest}`;
}
