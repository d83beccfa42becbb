import { html, type Markup } from '../../../page/markup.js';
import type { SmallMap } from '../facts/small-map.js';

/** The class of the middle of the scale: the ground that the others are drawn on. */
const MIDDLE = 8;

/**
 * Draws a small map as one stroke a class and row, in whole units: some kilobytes for a striking map, some hundred bytes for a quiet one. It is
 * hidden from assistive technology, since the verdict and its number stand beside it.
 */
export function miniMap({ classes, rows }: SmallMap): Markup {
  const strokes = new Map<number, string>();
  for (let row = 0; row < rows; row++) {
    for (let from = 0; from < rows; ) {
      const kind = classes[row * rows + from] ?? MIDDLE;
      let to = from + 1;
      while (to < rows && classes[row * rows + to] === kind) to++;
      if (kind !== MIDDLE) strokes.set(kind, `${strokes.get(kind) ?? ''}M${from} ${row}h${to - from}`);
      from = to;
    }
  }
  const paths = [...strokes].sort(([a], [b]) => a - b).map(([kind, d]) => html`<path class="k${kind}" d="${d}"/>`);
  return html`<svg class="mini" viewBox="0 -.5 ${rows} ${rows}" aria-hidden="true">${paths}</svg>`;
}

export function scaleBar(classes: number): Markup {
  const parts = Array.from({ length: classes }, (_, kind) => html`<path class="k${kind}" d="M${kind} 0h1"/>`);
  return html`<svg class="scale-bar" viewBox="0 -.5 ${classes} 1" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`;
}
