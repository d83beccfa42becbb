import type { ListWindow } from './list-window.js';
import { isBetween } from './row-items.js';

const LINE_FEED = 10;

/** Whether the first line, as far as the window holds it, is several whole numbers, and no line behind it has anything in it. */
export function isRow({ bytes, at, end }: ListWindow): boolean {
  let numbers = 0;
  let inside = false;
  for (; at < end && bytes[at] !== LINE_FEED; at++) {
    const isDigit = bytes[at] >= 48 && bytes[at] <= 57;
    if (!isDigit && !isBetween(bytes[at])) return false;
    if (isDigit && !inside) numbers++;
    inside = isDigit;
  }
  while (at < end && (bytes[at] === LINE_FEED || isBetween(bytes[at]))) at++;
  return numbers > 1 && at >= end;
}
