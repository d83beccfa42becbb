import { counted } from '../../../core/counted.js';
import { isReference } from '../../../core/declared-null.js';
import type { EvidenceCore } from '../../../core/evidence.js';
import type { Origin } from '../../../core/origin.js';
import { recordedOf } from '../../../core/recorded-log.js';
import type { MapAxes } from '../../../page/charts/position-map.js';
import type { DocSection } from '../../../page/document/doc.js';
import { pooled } from '../../../page/facts/pooled.js';
import { shape } from '../../../page/facts/shape.js';
import { html, type Markup } from '../../../page/markup.js';
import { count } from '../../../page/numbers.js';
import { notesBlocks } from '../../../page/sections/map-figure.js';
import { notDrawnSection } from '../../../page/sections/section.js';
import { countsOf, testCounting } from '../../declared.js';
import { mapExhibit } from './map-exhibit.js';
import { cellsFarOut, descriptiveFigures, furthestTable } from './map-tables.js';
import { besideTheMatter, howToRead, mapDescription, mapHeading, mapWords } from './map-words.js';
import { dependenceChosen } from './order/chosen.js';
import { positionMap } from './positions.js';

/** The axes where nobody knows where a card lay before. */
const CARDS: MapAxes = { across: 'position after the shuffle', down: 'card' };

/** The map of card by position with its notes, its legend, and the cells furthest from even. Null for outcomes whose cards are in no positions. */
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

/** Why there is no map, where `shape` is that of the counts of cards by positions. */
function notMapped(n: number, shape: readonly number[] | null): string {
  if (!shape) return 'Card by position was not among the tests of this audit.';
  const tested = 'They were tested all the same: see every test below.';
  const [blocks] = shape;
  return blocks < n
    ? `There are ${counted(count(n ** 2), 'pair')} of card and position, too many to count one by one: counted were those of ${count(blocks)} blocks of neighbouring cards and as many of positions. ${tested}`
    : `The record keeps the counts of the ${counted(count(n ** 2), 'pair')} of card and position only as a sum and a hash, because there are more than 65,536. ${tested}`;
}

/** Whether cards have a place before the shuffle that a reader may look for. */
function placesKnown({ source }: Origin): boolean {
  return source.kind !== 'log' || recordedOf(source).startKnown;
}
