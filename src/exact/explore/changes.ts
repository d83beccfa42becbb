import { cutNearSimplest } from './boundary.js';
import { changesTooOften, MOST_CHANGES, unrepeatable } from './errors.js';
import { sameRow } from './signatures.js';
import { middle } from './units.js';

/** Two values of one number, in integer units of 2^-53, at which a function behaves differently. */
interface Bracket {
  /** Index of the node whose next number it is. */
  readonly node: number;
  readonly low: number;
  readonly high: number;
  /** One row of outcomes at each end. */
  readonly atLow: Float64Array;
  readonly atHigh: Float64Array;
}

/** A bracket being narrowed down; `guesses` are left. */
type Halving = { -readonly [K in keyof Bracket]: Bracket[K] } & { readonly end: Bracket; guesses: number };

/** The number of cuts beside a simple fraction before a bracket is only halved: most changes lie at one, and two cuts isolate it. */
const GUESSES = 6;

/** A function that returns the signatures at values of the next numbers of nodes, row-major. */
type Signer = (nodes: Int32Array, values: Float64Array) => Promise<Float64Array>;

/**
 * Narrows all brackets at once down to neighbouring values. Passes each change found to `found`: the node, and the first value after the change. If
 * what follows the change is not yet what holds at the bracket's upper end, the rest is searched too.
 */
async function bisect(brackets: readonly Bracket[], sign: Signer, found: (node: number, change: number) => void): Promise<void> {
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

/** Returns a value strictly inside. Any would do: the function's behaviour there decides where the change lies. */
function cutOf({ low, high, guesses }: Halving): number {
  return (guesses > 0 ? cutNearSimplest(low, high) : null) ?? middle(low, high);
}

/**
 * Finds the changes of the next number at each of `nodes`, rising. Any place where two neighbouring `points` differ is narrowed down to the last bit
 * and dealt again. Throws E_UNPROVABLE for more than `MOST_CHANGES` of one number, the `draw`th, E_NONDETERMINISTIC if a deal differed the second
 * time.
 */
export async function changesAt(
  nodes: readonly number[],
  points: Float64Array,
  sign: Signer,
  draw: number,
): Promise<(readonly number[])[]> {
  const count = nodes.length * points.length;
  const rows = await sign(
    Int32Array.from({ length: count }, (_, r) => nodes[Math.floor(r / points.length)]),
    Float64Array.from({ length: count }, (_, r) => points[r % points.length]),
  );
  const width = rows.length / count;
  const row = (r: number): Float64Array => rows.slice(r * width, (r + 1) * width);
  const changes = nodes.map((): number[] => []);
  const brackets: Bracket[] = [];
  const home = new Map(nodes.map((node, i) => [node, i]));
  const tooOften = changesTooOften(draw);
  const found = (node: number, change: number): void => {
    const list = changes[home.get(node) ?? 0];
    list.push(change);
    if (list.length > MOST_CHANGES) throw tooOften;
  };
  for (let r = 1; r < count; r++) {
    const p = r % points.length;
    if (p === 0 || sameRow(rows, r - 1, rows, r, width)) continue;
    const i = Math.floor(r / points.length);
    if (points[p] - points[p - 1] === 1) found(nodes[i], points[p]);
    else brackets.push({ node: nodes[i], low: points[p - 1], high: points[p], atLow: row(r - 1), atHigh: row(r) });
  }
  try {
    await bisect(brackets, sign, found);
  } catch (error) {
    // A deal that does not follow from its numbers can seem to change anywhere: then that is the reason.
    if (error === tooOften) await checkChanges(nodes, changes, sign);
    throw error;
  }
  await checkChanges(nodes, changes, sign);
  return changes.map((list) => list.sort((a, b) => a - b));
}

/** Deals both sides of every change again, there and back: a deal that does not follow from its numbers can fake a change. */
async function checkChanges(nodes: readonly number[], changes: readonly (readonly number[])[], sign: Signer): Promise<void> {
  const sides = changes.flatMap((list, i) =>
    list.flatMap((change) => [
      { node: nodes[i], value: change - 1 },
      { node: nodes[i], value: change },
    ]),
  );
  const { length } = sides;
  if (length === 0) return;
  const signed = (order: typeof sides): Promise<Float64Array> =>
    sign(
      Int32Array.from(order, ({ node }) => node),
      Float64Array.from(order, ({ value }) => value),
    );
  const rows = await signed(sides);
  // What an earlier deal left behind meets another deal on the way back.
  const back = await signed(sides.toReversed());
  const width = rows.length / length;
  for (let r = 0; r < length; r++) {
    const changed = r % 2 === 0 || !sameRow(rows, r - 1, rows, r, width);
    if (!changed || !sameRow(rows, r, back, length - 1 - r, width))
      throw unrepeatable('a deal with the same numbers differed when it was dealt again');
  }
}
