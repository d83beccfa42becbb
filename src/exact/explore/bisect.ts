import { besideSimplest } from './boundary.js';
import { sameRow } from './signatures.js';
import { middle } from './units.js';

/** Two values of one number, in whole units of 2^-53, after which a function does not do the same. */
export interface Bracket {
  /** Index of the node whose next number it is. */
  readonly node: number;
  readonly low: number;
  readonly high: number;
  /** One row of outcomes at each. */
  readonly atLow: Float64Array;
  readonly atHigh: Float64Array;
}

/** A bracket being narrowed down; `guesses` are left. */
type Halving = { -readonly [K in keyof Bracket]: Bracket[K] } & { readonly end: Bracket; guesses: number };

/** Cuts beside a simple fraction before a bracket is only halved: most changes lie at one, and two cuts corner it. */
const GUESSES = 6;

/** The signatures at values of the next numbers of nodes, row-major. */
export type Signer = (nodes: Int32Array, values: Float64Array) => Promise<Float64Array>;

/**
 * Narrows all brackets at once down to neighbouring values and hands each change found to `found`: the node, and the first value after
 * the change. Where what follows the change is not yet what stands at the bracket's upper end, the rest is searched too.
 */
export async function bisect(brackets: readonly Bracket[], sign: Signer, found: (node: number, change: number) => void): Promise<void> {
  let open: Halving[] = brackets.map((bracket) => ({ ...bracket, end: bracket, guesses: GUESSES }));
  while (open.length > 0) {
    const wide = open.filter(({ low, high }) => high - low > 1);
    const values = Float64Array.from(wide, cutOf);
    const rows = await sign(
      Int32Array.from(wide, ({ node }) => node),
      values,
    );
    const width = wide.length > 0 ? rows.length / wide.length : 0;
    for (let i = 0; i < wide.length; i++) {
      const bracket = wide[i];
      bracket.guesses--;
      if (sameRow(rows, i, bracket.atLow, 0, width)) bracket.low = values[i];
      else {
        bracket.high = values[i];
        bracket.atHigh = rows.slice(i * width, (i + 1) * width);
      }
    }
    const rest: Halving[] = [];
    for (const bracket of open) {
      if (bracket.high - bracket.low > 1) {
        rest.push(bracket);
        continue;
      }
      const { node, high, atHigh, end } = bracket;
      found(node, high);
      if (!sameRow(atHigh, 0, end.atHigh, 0, atHigh.length))
        rest.push({ node, low: high, atLow: atHigh, high: end.high, atHigh: end.atHigh, end, guesses: GUESSES });
    }
    open = rest;
  }
}

/** Any value strictly inside would do: where the change lies is decided by what the function does there. */
function cutOf({ low, high, guesses }: Halving): number {
  return (guesses > 0 ? besideSimplest(low, high) : null) ?? middle(low, high);
}
