import { html, type Markup } from '../../../page/markup.js';
import { glyphOf, LOOK } from '../../../page/words/verdict-mark.js';
import { miniMap } from '../charts/mini-map.js';
import type { ComparedCell } from '../facts/cell.js';
import { bareNumber, cellNumber, VERDICT_WORDS } from '../words/cell.js';
import { strengthOf } from '../words/strength.js';

/** The small map over its bar, or the bar alone where the record keeps no counts of positions. */
export function mapOf(cell: ComparedCell): Markup {
  const step = strengthOf(cell);
  return cell.map ? html`<span class="p p${step}">${miniMap(cell.map)}</span>` : html`<span class="p flat p${step}"></span>`;
}

export function verdictOf({ kind }: ComparedCell): Markup {
  return html`<b class="say ${LOOK[kind]}"><span aria-hidden="true">${glyphOf(kind)}</span> ${VERDICT_WORDS[kind]}</b>`;
}

/** One dealt place of the grid: a link to its own page with map, verdict and one number. */
export function place(cell: ComparedCell): Markup {
  const number = cellNumber(cell);
  return html`<a href="${cell.href}">${mapOf(cell)}${verdictOf(cell)}${number === null ? null : html`<small>${number}</small>`}</a>`;
}

/** The same place where there are many columns: the glyph stands for the verdict's word, which is still read out. */
export function densePlace(cell: ComparedCell): Markup {
  const { href, kind } = cell;
  return html`<a href="${href}">${mapOf(cell)}<b class="say ${LOOK[kind]}"><span aria-hidden="true">${glyphOf(kind)}</span><span class="ear"> ${VERDICT_WORDS[kind]} </span></b> <small>${bareNumber(cell)}</small></a>`;
}
