import type { ListWindow } from './list-window.js';

const LINE_FEED = 10;
const RETURN = 13;

/** Digits whose number stays below 2^30, where the engine's arithmetic of small integers ends. */
const MOST_DIGITS = 9;

/**
 * Reads lines of digits into `out` from `into` on, until it is full, the whole lines of the window are at an end, or a line is anything else, which is left
 * where it is. Gives how many numbers `out` then holds. It stands for `wholeNumber` of each line, which reads the others; most lists have no others.
 */
export function digitLines(window: ListWindow, out: Uint32Array, into: number): number {
  const { bytes, wholeLines: end } = window;
  const started = into;
  let { at } = window;
  // Each line up to `end` ends in a line feed, which is no digit, so that no digit has to be asked whether it is the last byte.
  while (at < end && into < out.length) {
    let value = bytes[at] - 48;
    if (value < 0 || value > 9) break;
    let next = at + 1;
    for (let digit = bytes[next] - 48; digit >= 0 && digit <= 9; digit = bytes[++next] - 48) value = (value * 10 + digit) | 0;
    if (next - at > MOST_DIGITS) break;
    if (bytes[next] === RETURN) next++;
    if (bytes[next] !== LINE_FEED) break;
    out[into++] = value;
    at = next + 1;
  }
  window.at = at;
  window.line += into - started;
  return into;
}
