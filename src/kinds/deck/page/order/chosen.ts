import type { EvidenceCore } from '../../../../core/record/evidence.js';
import type { RecordedResult } from '../../../../core/record/results.js';
import { counted } from '../../../../core/words/counted.js';
import type { Chart } from '../../../../page/charts/spec.js';
import { figureBlock } from '../../../../page/document/figure-block.js';
import { furthestCells, mapOf, type PositionMap } from '../../../../page/facts/position-map.js';
import { shape } from '../../../../page/facts/shape.js';
import { html, type Markup } from '../../../../page/markup.js';
import { count, ratio } from '../../../../page/numbers.js';
import { say } from '../../../../page/phrase.js';
import { notesBlocks } from '../../../../page/sections/map-figure.js';
import { deviationBarsSpec } from '../../../charts/deviation-bars.js';
import { lawBarsSpec } from '../../../charts/law-bars.js';
import { isBetweenDeals, lagOf, mappedResult, statisticOf } from '../../../declared.js';
import { barHolds, mergeBars } from '../../../planning/merge-bars.js';
import { frequencyClause } from '../../../shares/frequency-clause.js';
import { neighbourGap } from '../../statistics/neighbour-gap.js';
import { positionMatrix } from '../../statistics/position-matrix.js';
import { mapExhibit } from '../map-exhibit.js';
import { hangTogether } from '../together.js';
import { followers } from './followers.js';
import { isClear } from './is-clear.js';
import { logOf, type OrderFinding, orderFindings, unevenRows } from './order-findings.js';
import type { OrderPicture } from './order-picture.js';
import { pieces, stepsUp } from './pieces.js';
import { nounOf, priorOrderPhrase } from './prior-order.js';

/** The deviation above which distances are drawn as shares, whose axis begins at 0; smaller deviations would not show there. */
const LARGE = 0.5;

const AXIS = 'places further down, round the deck';

/** The picture of how far apart cards end up that lay side by side. */
const gaps: OrderPicture = {
  of: neighbourGap.id,
  shows: () => true,
  says(finding) {
    const { deviation, gap } = furthest(finding);
    return [
      say`Of two cards that lay side by side ${priorOrderPhrase(finding.lag)}, the lower one ends up ${placeOf(gap, finding.n)} the other ${frequencyClause({ ratio: 1 + deviation }, finding.deals, 'as luck puts it there')}`,
    ];
  },
  draw(finding) {
    const { deviation, gap } = furthest(finding);
    const { deals, lag, n } = finding;
    const large = Math.abs(deviation) > LARGE;
    const luck = large ? 'Line: an even share.' : 'Grey: where luck keeps 95 of 100 bars.';
    return figureBlock(
      {
        key: 'gaps',
        title: 'How far below a card its old neighbour lies',
        caption: say`${counted(count(deals), nounOf(lag))}. Bars: how often the card that lay right below another ends up so many places below it${large ? '' : ', against an even share'}.${barHolds(mergeBars(finding.counts.slice(1)).each, 'distance')} ${luck}`,
        description: `The bar furthest from even is that of ${placeOf(gap, n)}: ${ratio(1 + deviation)} times its share.`,
        says: null,
      },
      (narrow) => gapsSpec(finding, narrow),
    );
  },
};

/**
 * Draws the chart: shares of every distance where they are far from even, else their deviations. Where there are more distances than room for bars,
 * they are merged.
 */
export function gapsSpec(finding: OrderFinding, narrow: boolean): Chart {
  const { counts, deals, n } = finding;
  const { each, sums } = mergeBars(counts.slice(1));
  const all = n * deals;
  const even = mergeBars(new Array<number>(n - 1).fill(1 / (n - 1))).sums;
  if (Math.abs(furthest(finding).deviation) > LARGE)
    return lawBarsSpec({ first: 1, each, seen: sums.map((sum) => sum / all), law: even, uneven: true }, AXIS, narrow);
  const deviations = sums.map((sum, k) => sum / all / even[k] - 1);
  // A deal has nearly one of every distance, and nearly as many by luck as of rare things: variance 1.
  return deviationBarsSpec({ first: 1, each, deviations, luck: Math.sqrt((n - 1) / (n * deals * each)), biased: true }, AXIS, narrow, 140);
}

function furthest({ counts, deals, n }: OrderFinding): { readonly gap: number; readonly deviation: number } {
  const even = (n * deals) / (n - 1);
  let gap = 1;
  for (let d = 2; d < n; d++) if (Math.abs(counts[d] - even) > Math.abs(counts[gap] - even)) gap = d;
  return { gap, deviation: counts[gap] / even - 1 };
}

/** Describes a gap in words: `right below`, `two places above`. */
function placeOf(gap: number, n: number): string {
  const up = gap > n / 2;
  const places = up ? n - gap : gap;
  const side = up ? 'above' : 'below';
  return places === 1 ? `right ${side}` : `${counted(count(places), 'place')} ${side}`;
}

/** The picture of where the card at each position of a deal lies in the next one. */
const places: OrderPicture = {
  of: positionMatrix.id,
  shows(finding) {
    const map = placesMap(finding);
    return finding.lag > 0 && map !== null && isClear(map);
  },
  says(finding) {
    const map = placesMap(finding);
    if (!map) return [];
    const [cell] = furthestCells(map, 1);
    const notes = shape(map);
    return [
      say`The card at position ${count(cell.card)} of a deal lies at position ${count(cell.position)} of the next ${frequencyClause(cell, finding.deals)}`,
      ...(notes.length > 0 ? ['In these notes a card is called by its position in the deal before.'] : []),
      ...notesBlocks(notes, map.n),
    ];
  },
  draw(finding) {
    const map = placesMap(finding);
    if (!map) return { is: 'figure', says: null, draw: () => null };
    const { n } = map;
    const [cell] = furthestCells(map, 1);
    const draw = (): Markup =>
      mapExhibit(map, shape(map), {
        key: 'places',
        title: `Where the card at each position of a deal lies in the next, against 1 in ${count(n)}`,
        caption: `${counted(count(finding.deals), 'pair of deals')}.`,
        described: `The furthest cell: from position ${count(cell.card)} to position ${count(cell.position)}, at ${ratio(cell.ratio)} times its share.`,
        words: html`<p><b>How to read it.</b> Each row is a position of a deal, each column one of the next deal. Orange: a card goes from the one to the other more often than 1 in ${count(n)}. Blue: less often. Deals that do not depend on each other leave pale grain.</p>`,
        axes: { across: 'position in the next deal', down: 'position in a deal' },
        pools: 'Each square pools neighbouring positions.',
      });
    return { is: 'figure', says: null, draw };
  },
};

/** Returns the table as a map; null where its cells are not those of single positions. */
function placesMap({ counts, n }: OrderFinding): PositionMap | null {
  return counts.length === n * n ? mapOf(n, { shape: [n, n], values: counts }) : null;
}

/** The pictures of the order among the cards of a deal, or of the permutation from one deal to another. */
const OF_NEIGHBOURS: readonly OrderPicture[] = [gaps, pieces, stepsUp, followers];

/** The share at which single deals explain a dependence. They must show half as much as the effect of a deal on a later one, as in the verdict. */
const HALF = 0.5;

export interface Chosen {
  readonly picture: OrderPicture;
  readonly finding: OrderFinding;
}

/** Returns the row that shows most clearly how a deal depends on an earlier one, where single deals do not explain it. Null where none does. */
export function dependenceRow(core: EvidenceCore): RecordedResult | null {
  const { kind } = core.subject.origin.outcome;
  const rows = unevenRows(core).toSorted((a, b) => logOf(a) - logOf(b));
  const strongest = rows.find(({ test }) => statisticOf(kind, test)?.looksBack);
  if (!strongest) return null;
  const single = rows.filter(({ test }) => !isBetweenDeals(kind, test));
  return hangTogether(core) || single.every((row) => logOf(row) > HALF * logOf(strongest)) ? strongest : null;
}

/** Returns the picture of that, where there is something to see. The next position of the card at each position comes before its neighbours. */
export function dependenceChosen(core: EvidenceCore): Chosen | null {
  const row = dependenceRow(core);
  if (!row) return null;
  const back = lagOf(core.subject.origin.outcome.kind, row.test);
  const found = orderFindings(core, back);
  return chosenOf([places], found) ?? chosenOf(OF_NEIGHBOURS, found);
}

/**
 * Returns the picture of which card follows which in single deals. It requires that this shows more than the positions of cards, and that no earlier
 * deal explains it.
 */
export function neighboursChosen(core: EvidenceCore): Chosen | null {
  if (dependenceRow(core)) return null;
  const most = mappedResult(core);
  const found = orderFindings(core, 0).filter(({ row }) => !most || logOf(row) <= logOf(most));
  return chosenOf(OF_NEIGHBOURS, found);
}

/** Returns the picture of the strongest finding that can be seen. */
function chosenOf(pictures: readonly OrderPicture[], found: readonly OrderFinding[]): Chosen | null {
  for (const finding of found) {
    const picture = pictures.find(({ of }) => of === finding.of);
    if (picture?.shows(finding)) return { picture, finding };
  }
  return null;
}
