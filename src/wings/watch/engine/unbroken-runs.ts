import type { OutcomeSpace } from '../../../core/subject/outcome.js';

/** Bits of an outcome from which two neighbours are not equal by luck, even in a million deals with several such pairs. */
const FEWEST_BITS = 20;

/**
 * Counts the different outcomes, if there are at most half as many as deals and each comes in one unbroken run; else null. A seed that stays the same
 * for a while, such as the second of a clock, leaves such runs. Deals handed out again later do not.
 */
export function unbrokenRuns(cells: Uint16Array, { orderBits, width }: Pick<OutcomeSpace, 'orderBits' | 'width'>): number | null {
  const deals = cells.length / width;
  if (orderBits < FEWEST_BITS) return null;
  const begun: number[] = [];
  for (let at = 0; at < cells.length; at += width) {
    let isSame = at > 0;
    for (let p = 0; isSame && p < width; p++) isSame = cells[at + p] === cells[at + p - width];
    if (!isSame) begun.push(at);
    if (begun.length > deals / 2) return null;
  }
  const different = new Set(begun.map((at) => cells.subarray(at, at + width).join()));
  return begun.length > 1 && different.size === begun.length ? begun.length : null;
}
