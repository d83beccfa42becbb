import type { TapeQuestion } from '../../../core/tape.js';
import { tapeSize } from '../../../core/tape.js';
import { type Boundary, boundaryAt } from '../../../exact/explore/boundary.js';
import { gridCells } from '../../../exact/explore/points.js';
import { inLowestTerms } from '../../../math/fraction.js';
import type { Cut, Division, Part } from './division.js';
import type { SeenAt } from './looks.js';
import { randomBelow } from './tails.js';

/** So many multiples of 2^-53 at either end of [0, 1) are not dealt: some programs round up to a card that is not there. It changes no probability. */
const MARGIN = 16n;
/** Pieces of one question at most. */
const MOST_PIECES = 200;
/** Answers from everywhere that a cut is held against. */
const HELD_AGAINST = 24;
const SEED = 0x33c1;

type Pieces = Extract<Cut, { kind: 'pieces' }>;

/**
 * Where the program begins to do something else as the answer rises: the first answers of its pieces but the first. The middles of the cells of a grid
 * and both ends are given, and between two that differ the change is narrowed down to neighbours. Null where there are too many to be pieces.
 */
export async function findPieces(n: number, question: TapeQuestion, seenAt: SeenAt): Promise<Pieces | null> {
  const { first, last } = rangeOf(question);
  const points = gridOf(first, last, BigInt(gridCells(n)));
  const signatures: string[] = [];
  for (const point of points) signatures.push((await seenAt(point)).signature);
  const differing = signatures.filter((signature, i) => i > 0 && signature !== signatures[i - 1]).length;
  if (differing > MOST_PIECES) return null;
  const changes: bigint[] = [];
  for (let i = 1; i < points.length; i++) {
    // What follows a change need not yet be what stands at the next point: a word that is drawn again often stands alone.
    for (let low = points[i - 1]; (await seenAt(low)).signature !== signatures[i]; low = changes[changes.length - 1]) {
      changes.push(await changeBetween(low, points[i], seenAt));
      if (changes.length > MOST_PIECES) return null;
    }
  }
  return { kind: 'pieces', changes };
}

/** Neighbours between `low` and `high`, which differ, after the first of which it does not what it does at `low`: the second of them. */
async function changeBetween(low: bigint, high: bigint, seenAt: SeenAt): Promise<bigint> {
  const { signature } = await seenAt(low);
  let [same, other] = [low, high];
  while (other - same > 1n) {
    const middle = (same + other) / 2n;
    if ((await seenAt(middle)).signature === signature) same = middle;
    else other = middle;
  }
  return other;
}

/** The pieces that the changes of `cut` make; null where the program does not do one thing throughout each: at its ends, and at answers from everywhere. */
export async function divideByPieces(question: TapeQuestion, cut: Pieces, seenAt: SeenAt): Promise<Division | null> {
  const { changes } = cut;
  const size = tapeSize(question);
  const range = rangeOf(question);
  const starts = [0n, ...changes];
  const signatures: string[] = [];
  const dealt = starts.map((start, i) => ({
    low: max(start, range.first),
    high: i < changes.length ? changes[i] - 1n : range.last,
  }));
  for (const { low, high } of dealt) {
    const { signature } = await seenAt(low);
    if ((await seenAt(high)).signature !== signature) return null;
    signatures.push(signature);
  }
  const partAt = (answer: bigint): number => starts.findLastIndex((start) => start <= answer);
  const random = randomBelow(SEED);
  for (let i = 0; i < HELD_AGAINST; i++) {
    const answer = range.first + random(range.last - range.first + 1n);
    if ((await seenAt(answer)).signature !== signatures[partAt(answer)]) return null;
  }
  // Where a double changes is read as the simple fraction beside it; a word changes at the very number.
  const boundaries: readonly Boundary[] = [...starts, size].map((at) =>
    question.kind === 'double' ? boundaryAt(Number(at)) : { ...inLowestTerms(at, size), simple: true },
  );
  const parts: Part[] = [];
  const index: number[] = [];
  for (const [i, { low, high }] of dealt.entries()) {
    const [a, b] = [boundaries[i], boundaries[i + 1]];
    const width = inLowestTerms(max(0n, b.num * a.den - a.num * b.den), a.den * b.den);
    index.push(width.num === 0n ? -1 : parts.length);
    if (width.num === 0n) continue;
    const answer = (low + high) / 2n;
    parts.push({ answer, ...width, from: `${a.num}/${a.den}`, to: `${b.num}/${b.den}`, seen: await seenAt(answer) });
  }
  const measured = boundaries.filter(({ simple }) => !simple).length;
  const near = question.kind === 'double' ? MARGIN : 0n;
  return {
    recorded: { by: 'pieces', of: parts.length },
    parts,
    measured,
    cut,
    partOf: (answer) => (changes.some((change) => absolute(change - answer) < near) ? -1 : index[partAt(answer)]),
  };
}

function rangeOf(question: TapeQuestion): { readonly first: bigint; readonly last: bigint } {
  const margin = question.kind === 'double' ? MARGIN : 0n;
  return { first: margin, last: tapeSize(question) - 1n - margin };
}

/** Both ends and the middles of so many equal cells, rising, each once. */
function gridOf(first: bigint, last: bigint, cells: bigint): readonly bigint[] {
  const middles = Array.from({ length: Number(cells) }, (_, i) => first + ((2n * BigInt(i) + 1n) * (last - first)) / (2n * cells));
  return [...new Set([first, ...middles, last])];
}

function max(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

function absolute(x: bigint): bigint {
  return x < 0n ? -x : x;
}
