import { counted } from '../../core/words/counted.js';
import type { Drawing } from '../charts/drawing.js';
import { svg } from '../charts/figure.js';
import { letter } from '../charts/position-map.js';
import type { Block } from '../document/doc.js';
import type { Note } from '../facts/shape.js';
import { html, type Markup, type Part } from '../markup.js';
import { count, ratio, size } from '../numbers.js';

/** A map of card by position, or of another square table, as it stands on a page. */
export interface MapFigure {
  /** Unique among the maps of the page; ids inside follow from it. Absent of the one map that most pages have. */
  readonly key?: string;
  readonly title: string;
  /** What the colours are; how many cells a square pools is said behind it. */
  readonly caption: string;
  /** Cells along each side of a drawn square. */
  readonly block: number;
  /** What is said where squares pool cells, if that is no card and position. */
  readonly pools?: string;
  readonly cells: Drawing;
  /** The map, and its legend, said as findings. */
  readonly described: string;
  readonly legend: { readonly drawing: Drawing; readonly title: string; readonly described: string; readonly words: Part };
  /** What stands below. */
  readonly below?: Part;
}

/** The map with its legend beside it. */
export function mapFigure({ below = null, block, caption, cells, described, key = '', legend, pools, title }: MapFigure): Markup {
  const pooled =
    block > 1 ? ` ${pools ?? `Each square pools ${counted(count(block), 'card')} and ${counted(count(block), 'position')}.`}` : '';
  return html`<figure class="mapped"><figcaption><h3>${title}</h3><p class="caption">${caption} Colour: deviation from an even share; the scale is the same both ways.${pooled}</p></figcaption>
${svg(`${key}map`, 'map', cells, title, described)}
<div class="key">${svg(`${key}legend`, 'legend', legend.drawing, legend.title, legend.described)}${legend.words}</div>${below}</figure>`;
}

/** What stands out on the map of n cards, by the letters it bears there; nothing where it is grain. */
export function mapNotes(notes: readonly Note[], n: number): Markup | null {
  if (notes.length === 0) return null;
  return html`<ul class="notes">${notes.map((note, k) => html`<li><b>${n > 10 ? letter(k) : '·'}</b><span>${noteWords(note)}</span></li>`)}</ul>`;
}

/** The same for every form. */
export function notesBlocks(notes: readonly Note[], n: number): readonly Block[] {
  return notes.length === 0 ? [] : [{ is: 'list', items: notes.map(noteWords), drawn: () => html`${mapNotes(notes, n)}` }];
}

function noteWords({ cells, ratio: share, region }: Note): string {
  const [often, why] = share > 1 ? ['More', region.more] : ['Less', region.less];
  // Times near one hide in their third digit what per cent show.
  const near = Math.abs(share - 1) < 0.1;
  const amount = near ? `${size(share - 1)} ${share > 1 ? 'above' : 'below'}` : `${ratio(share)} times`;
  const mean = cells.length === 1 ? `That is ${amount} its share.` : `On average ${amount} their share.`;
  return `${often} often: ${region.where}. ${why} ${share <= 1e-9 ? 'Never, in fact.' : mean}`;
}
