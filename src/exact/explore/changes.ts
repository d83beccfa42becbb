import type { Bracket, Signer } from './bisect.js';
import { bisect } from './bisect.js';
import { changesTooOften, MOST_CHANGES, unrepeatable } from './errors.js';
import { sameRow } from './signatures.js';

/**
 * The changes of the next number at each of `nodes`, rising: wherever two neighbouring `points` differ, narrowed down to the last bit and dealt
 * again. Throws E_UNPROVABLE for more than `MOST_CHANGES` of one number, the `draw`th, E_NONDETERMINISTIC where a deal differed the second time.
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

/** Deals both sides of every change again, there and back: a deal that does not follow from its numbers can make one where there is none. */
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
