import type { TapeQuestion, TapeStep } from '../../../core/tape.js';
import { questionText, tapeSize } from '../../../core/tape.js';
import { fractionText } from '../../../math/fraction.js';
import type { Cut, Division } from './division.js';
import { cannotBeCut } from './errors.js';
import type { Looks, Seen, SeenAt } from './looks.js';
import { divideByPieces, findPieces } from './pieces.js';
import { divideByRemainder, findRemainder } from './remainder.js';

/** Questions with so many answers are answered with each. */
const MOST_WHOLE = 256n;
const WHOLE: Cut = { kind: 'whole' };

/**
 * How the answers to `question`, asked behind `path`, fall into parts after each of which the program does one thing.
 *
 * Up to 256 answers are all given. More are cut as at a state before, `tried`, where that holds here too; else into pieces, by a grid and bisection,
 * or for whole numbers by remainders. Throws E_UNPROVABLE where they fall into neither.
 */
export async function divide(looks: Looks, path: readonly TapeStep[], question: TapeQuestion, tried: readonly Cut[]): Promise<Division> {
  const kept = new Map<bigint, Seen>();
  const seenAt = async (answer: bigint): Promise<Seen> => {
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
