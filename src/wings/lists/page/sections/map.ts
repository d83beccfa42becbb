import { counted, verbFor } from '../../../../core/words/counted.js';
import { capital } from '../../../../core/words/first-letter.js';
import { deviationHistogramSpec } from '../../../../page/charts/deviation-histogram.js';
import { drawPlainly } from '../../../../page/charts/draw-plainly.js';
import { positionMapSpec } from '../../../../page/charts/position-map.js';
import type { DocSection } from '../../../../page/document/doc.js';
import { pooled } from '../../../../page/facts/pooled.js';
import { mapOf, type PositionMap } from '../../../../page/facts/position-map.js';
import { shape } from '../../../../page/facts/shape.js';
import { html } from '../../../../page/markup.js';
import { count, fixed } from '../../../../page/numbers.js';
import { mapFigure, mapNotes } from '../../../../page/sections/map-figure.js';
import { listTestCounting } from '../../counting/catalogue.js';
import type { OneListCore } from '../../record/one-list.js';
import { isRowOf, strongestOf } from '../facts/strongest.js';
import { listNotes } from '../words/map-notes.js';

/** The tick labels along the list of a large map; the parts of a small one are numbered. */
const TICKS = ['0', '¼', '½', '¾', '1'];
const MOST_NUMBERED = 10;

/** The prefix of counts that compare each list with the one before it. */
const BETWEEN = 'between/';

interface MapWords {
  /** The prefix of the id of its counts and of its drawings' names. */
  readonly before: '' | typeof BETWEEN;
  readonly heading: string;
  readonly old: string;
  readonly axes: { readonly across: string; readonly down: string };
}

const OWN: MapWords = {
  before: '',
  heading: 'Where each part came to',
  old: 'the order before',
  axes: { across: 'part of the list', down: 'part of the order before' },
};

const RELATIVE: MapWords = {
  before: BETWEEN,
  heading: 'From one list to the next',
  old: 'the list before',
  axes: { across: 'part of a list', down: 'part of the list before it' },
};

/**
 * Returns maps of which part of the order before came to which part of the list. With several lists, also of each against the one before it, first
 * where that is the finding.
 */
export function mapSections(core: OneListCore): readonly (DocSection | null)[] {
  const both = [OWN, RELATIVE].toSorted((a, b) => found(a, core) - found(b, core));
  return both.map((words) => mapSection(core, words));
}

/** Returns the strongest finding of all rows of the lists themselves, or of each against the one before it. */
function found({ before }: MapWords, core: OneListCore): number {
  return strongestOf(core, (test) => test.startsWith(BETWEEN) === (before === BETWEEN));
}

/** Returns the section of one map; null where the record has no such counts. */
function mapSection(core: OneListCore, words: MapWords): DocSection | null {
  const { counts, plan } = core;
  const id = words.before + listTestCounting('regions');
  const parts = counts[id]?.shape[0];
  // Counted are positions by items; the map has items down and positions across.
  const map = parts === undefined ? null : mapOf(parts, turned(counts[id], parts));
  if (parts === undefined || !map) return null;
  const biased = strongestOf(core, isRowOf(id)) < 0;
  const notes = biased ? listNotes(shape(map)) : [];
  const square = pooled(map);
  const each = plan.n / parts;
  const lists = plan.trials - (words.before === '' ? 0 : 1);
  const spread = spreadOf(map);
  const share = (each * lists) / parts;
  const title = `How many items of each part came to each part; ${share >= 10 ? count(Math.round(share)) : fixed(share, 1)} would be even`;
  const described = notes.length > 0 ? notes.map(({ ratio, region }) => (ratio > 1 ? region.more : region.less)).join(' ') : spread;
  return {
    id: `${words.before === '' ? '' : 'between-'}map`,
    heading: words.heading,
    beside: [
      `${capital(words.old)} and the list are cut into ${count(parts)} parts of ${counted(count(Math.round(each)), 'item')} each. A row is a part of ${words.old}, a column a part of the list.`,
      biased
        ? shownWords(notes.length > 0, words === OWN && found(RELATIVE, core) < found(OWN, core))
        : 'This is grain, as an even shuffle leaves it: no stripe, no corner, no diagonal.',
      ...(core.verdict.kind === 'biased' && !biased ? ['What was found is of another kind.'] : []),
    ],
    body: [
      {
        is: 'figure',
        says: `${title}. ${described}`,
        draw: () =>
          mapFigure({
            key: words.before === '' ? '' : 'between-',
            title,
            caption: `${counted(count(plan.n), 'item')}${lists > 1 ? `, ${count(lists)} lists together` : ''}.`,
            block: square.block,
            cells: drawPlainly(positionMapSpec(square, parts, notes, { ...words.axes, ...(parts > MOST_NUMBERED && { ticks: TICKS }) })),
            described,
            legend: {
              drawing: drawPlainly(deviationHistogramSpec(square)),
              title: 'Deviations from an even share, and the curve that luck gives',
              described: spread,
              words: html`<p>${spread}</p>${mapNotes(notes, parts)}`,
            },
          }),
      },
    ],
    layout: { paper: 'mapping' },
  };
}

function shownWords(noted: boolean, repeated: boolean): string {
  if (repeated) return 'The lists hang together, so what luck did in one it did again in the next: these squares say no more than that.';
  return noted
    ? 'An even shuffle leaves grain. Here the map has a shape: the letters say where, and what the items do there.'
    : 'An even shuffle leaves grain. Here single parts lie beyond luck; together they form none of the usual shapes.';
}

function spreadOf({ deviations, luck }: PositionMap): string {
  const beyond = deviations.reduce((sum, deviation) => sum + (Math.abs(deviation) > 2 * luck ? 1 : 0), 0);
  return `${counted(count(beyond), 'square')} of ${count(deviations.length)} ${verbFor(beyond, 'lies')} outside the bracket that luck keeps 95 in 100 of them in.`;
}

/** Returns the transposed table. */
function turned(
  { shape: sides, values = [] }: OneListCore['counts'][string],
  parts: number,
): { shape: readonly number[]; values: number[] } {
  return { shape: sides, values: values.map((_, index) => values[(index % parts) * parts + Math.floor(index / parts)]) };
}
