/** Counts the keys in valid JSON: every quote met between strings opens one, and a string followed by a colon is a key. */
export function keysWritten(text: string): number {
  let keys = 0;
  for (let at = text.indexOf('"'); at >= 0; at = text.indexOf('"', at)) {
    at = afterString(text, at + 1);
    while (isSpace(text.charCodeAt(at))) at++;
    if (text.charCodeAt(at) === COLON) keys++;
  }
  return keys;
}

const BACKSLASH = 0x5c;
const COLON = 0x3a;

/**
 * Returns the end of the string whose content begins at `at`. Searches from quote to quote, since packed counts are strings of megabytes; a quote
 * after an odd number of backslashes ends none.
 */
function afterString(text: string, at: number): number {
  let quote = text.indexOf('"', at);
  for (; ; quote = text.indexOf('"', quote + 1)) {
    let first = quote;
    while (text.charCodeAt(first - 1) === BACKSLASH) first--;
    if ((quote - first) % 2 === 0) return quote + 1;
  }
}

function isSpace(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x0a || unit === 0x0d;
}
