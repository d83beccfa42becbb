import { ChildScanner, childInName } from './scanner.js';

/**
 * Returns the name of a function's parameter `index` (from 0) from its source text, or null if it has none: too few parameters, a pattern, a rest
 * parameter, a native function.
 *
 * Plain syntax only (no string or array methods): it runs after the subject was loaded, which may have replaced those.
 */
export function childParameter(source: string, index: number): string | null {
  const scan = new ChildScanner(source);
  let word = '';
  while (scan.more()) {
    if (scan.blank()) continue;
    const c = source[scan.at];
    if (c === '(') return nameIn(scan, index);
    if (c === '=' && source[scan.at + 1] === '>') return index === 0 && word !== '' ? word : null;
    if (childInName(c)) word = scan.word();
    else scan.step();
  }
  return null;
}

function nameIn(scan: ChildScanner, index: number): string | null {
  const { source } = scan;
  scan.open();
  for (let p = 0; scan.more(); p++) {
    while (scan.blank());
    if (source[scan.at] === ')') return null;
    const name = childInName(source[scan.at]) ? scan.word() : null;
    while (scan.blank());
    const next = source[scan.at];
    if (p === index) return name !== null && (next === ',' || next === ')' || next === '=') ? name : null;
    while (scan.more() && source[scan.at] !== ',') {
      if (source[scan.at] === ')') return null;
      if (!scan.blank()) scan.step();
    }
    scan.open();
  }
  return null;
}
