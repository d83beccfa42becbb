import { counted } from '../../core/words/counted.js';
import type { Drawing } from '../charts/drawing.js';
import { svg } from '../charts/figure.js';
import { letter } from '../charts/position-map.js';
import type { Block } from '../document/doc.js';
import type { Note } from '../facts/shape.js';
import { html, type Markup, type Part } from '../markup.js';
import { count, ratio, size } from '../numbers.js';

export interface MapFigure {
  /** Unique among the maps of the page; ids inside derive from it. Absent for the one map that most pages have. */
  readonly key?: string;
  readonly title: string;
  /** The meaning of the colours; the number of cells that a square pools follows it. */
  readonly caption: string;
  /** The cells along each side of a drawn square. */
  readonly block: number;
  /** The name of the pooled pairs where squares pool cells, if they are not card and position. */
  readonly pools?: string;
  readonly cells: Drawing;
  /** The findings of the map, and of its legend, in words. */
  readonly described: string;
  readonly legend: { readonly drawing: Drawing; readonly title: string; readonly described: string; readonly words: Part };
  readonly below?: Part;
}

export function mapFigure({ below = null, block, caption, cells, described, key = '', legend, pools, title }: MapFigure): Markup {
  const pooled =
    block > 1 ? ` ${pools ?? `Each square pools ${counted(count(block), 'card')} and ${counted(count(block), 'position')}.`}` : '';
  return html`<figure class="mapped"><figcaption><h3>${title}</h3><p class="caption">${caption} Colour: deviation from an even share; the scale is the same both ways.${pooled}</p></figcaption>
${svg(`${key}map`, 'map', cells, title, described)}
<div class="key">${svg(`${key}legend`, 'legend', legend.drawing, legend.title, legend.described)}${legend.words}</div>${below}</figure>`;
}

/** The regions that stand out on the map of n cards, by their letters there; null where it is grain. */
export function mapNotes(notes: readonly Note[], n: number): Markup | null {
  if (notes.length === 0) return null;
  return html`<ul class="notes">${notes.map((note, k) => html`<li><b>${n > 10 ? letter(k) : '·'}</b><span>${noteWords(note)}</span></li>`)}</ul>`;
}

/** The same notes as blocks, for every form. */
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
