import { questionText, type TapeQuestion, type TapeStep, tapeSize } from '../../../core/subject/tape.js';
import { type Boundary, boundaryAt } from '../../../exact/explore/boundary.js';
import { gridCells } from '../../../exact/explore/points.js';
import { fractionText, reduceFraction } from '../../../math/fraction.js';
import type { Cut, Division, Part } from './division.js';
import { cannotBeCut } from './errors.js';
import type { Looks, SeenAt, TailLook } from './looks.js';
import { divideByRemainder, findRemainder } from './remainder.js';
import { randomBelow } from './tails.js';

/**
 * The number of multiples of 2^-53 at either end of [0, 1) that are not dealt: some programs round up to a card that does not exist. It changes no
 * probability.
 */
const MARGIN = 16n;
/** The most pieces of one question. */
const MOST_PIECES = 200;
/** The number of answers from the whole range that a cut is checked against. */
const HELD_AGAINST = 24;
const SEED = 0x33c1;

type Pieces = Extract<Cut, { kind: 'pieces' }>;

/**
 * Finds where the program's behaviour changes as the answer rises: the first answers of its pieces but the first. It gives the middles of the cells
 * of a grid and both ends; between two that differ it narrows the change down to neighbours. Null where there are too many to be pieces.
 */
async function findPieces(n: number, question: TapeQuestion, seenAt: SeenAt): Promise<Pieces | null> {
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

/**
 * Finds neighbours between `low` and `high`, which differ, such that the program still behaves as at `low` after the first but not after the second.
 * Returns the second.
 */
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

/**
 * Returns the pieces that the changes of `cut` make. Null where the program's behaviour differs within a piece: at its ends, or at answers from the
 * whole range.
 */
async function divideByPieces(question: TapeQuestion, cut: Pieces, seenAt: SeenAt): Promise<Division | null> {
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
    question.kind === 'double' ? boundaryAt(Number(at)) : { ...reduceFraction(at, size), simple: true },
  );
  const parts: Part[] = [];
  const index: number[] = [];
  for (const [i, { low, high }] of dealt.entries()) {
    const [a, b] = [boundaries[i], boundaries[i + 1]];
    const width = reduceFraction(max(0n, b.num * a.den - a.num * b.den), a.den * b.den);
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

/** Returns both ends and the middles of `cells` equal cells, rising, each once. */
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

/** The most answers to a question for which each is given. */
const MOST_WHOLE = 256n;
const WHOLE: Cut = { kind: 'whole' };

/**
 * Returns how the answers to `question`, asked after `path`, fall into parts after each of which the program does one thing.
 *
 * Up to 256 answers are all given. More are cut as at an earlier state, `tried`, where that holds here too; else into pieces, by a grid and
 * bisection, or for whole numbers by remainders. Throws E_UNPROVABLE where they fall into neither.
 */
export async function divide(looks: Looks, path: readonly TapeStep[], question: TapeQuestion, tried: readonly Cut[]): Promise<Division> {
  const kept = new Map<bigint, TailLook>();
  const seenAt = async (answer: bigint): Promise<TailLook> => {
    const known = kept.get(answer);
    if (known) return known;
    const seen = await looks.seen([...path, { question, answer }]);
    kept.set(answer, seen);
    return seen;
  };
  const size = tapeSize(question);
  if (size <= MOST_WHOLE) return each(size, seenAt);
  for (const cut of tried) {
    const found =
      cut.kind === 'pieces'
        ? await divideByPieces(question, cut, seenAt)
        : cut.kind === 'remainder'
          ? await divideByRemainder(size, cut, seenAt)
          : null;
    if (found) return found;
  }
  const pieces = await findPieces(looks.n, question, seenAt);
  const inPieces = pieces && (await divideByPieces(question, pieces, seenAt));
  if (inPieces) return inPieces;
  const remainder = question.kind === 'double' ? null : await findRemainder(size, seenAt);
  const byRemainder = remainder && (await divideByRemainder(size, remainder, seenAt));
  if (byRemainder) return byRemainder;
  throw cannotBeCut(questionText(question), path.length + 1);
}

async function each(size: bigint, seenAt: SeenAt): Promise<Division> {
  const parts = [];
  for (let answer = 0n; answer < size; answer++)
    parts.push({
      answer,
      num: 1n,
      den: size,
      from: fractionText(answer, size),
      to: fractionText(answer + 1n, size),
      seen: await seenAt(answer),
    });
  return {
    recorded: { by: 'values', of: String(size) },
    parts,
    measured: 0,
    cut: WHOLE,
    partOf: Number,
  };
}
