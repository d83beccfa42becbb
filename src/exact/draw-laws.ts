import { AuditError } from '../core/errors.js';
import type { Bounded } from '../core/subject/bounded.js';
import type { BitSource } from '../core/subject/source.js';
import { Words } from '../core/subject/source.js';
import { refuseAbove } from '../parts/bounded/refuse-above.js';

/** The law of one draw below a bound: even, or how many of `range` words lead to each value. */
export type DrawWeights = 'uniform' | { readonly range: bigint; words(value: number): bigint };

export type DrawLaws = (bound: number) => DrawWeights;

export const IDEAL: DrawLaws = () => 'uniform';

/** Up to this many words the method is run on every one of them; beyond, its own law is evaluated. */
const MOST_COUNTED_WORDS = 2n ** 16n;

/** The laws of a method's draws on words uniform on [0, range), and how they were found. */
export interface MethodLaws {
  readonly how: 'counted' | 'formula';
  readonly of: DrawLaws;
}

/**
 * Returns the laws of a bounded method's draws, counting words by value as D. Lemire (2019), doi:10.1145/3230636, and M. O'Neill (2018) do. Up to
 * 2^16 words the method is run on every word; a word that it rejects is left out, as it is drawn again. Throws E_INTERNAL if the count contradicts
 * the law that the method states of itself. For a method that rejects, throws E_USAGE if asked for a bound above the range.
 */
export function drawLaws(bounded: Bounded, range: bigint): MethodLaws {
  const how = range <= MOST_COUNTED_WORDS ? 'counted' : 'formula';
  const known = new Map<number, DrawWeights>();
  return {
    how,
    of(bound) {
      let law = known.get(bound);
      if (!law) {
        if (bounded.rejects) refuseAbove(bounded.id, bound, range);
        law = tidy(how === 'counted' ? counted(bounded, range, bound) : stated(bounded, range, bound));
        known.set(bound, law);
      }
      return law;
    },
  };
}

function stated(bounded: Bounded, range: bigint, bound: number): readonly bigint[] | null {
  const law = bounded.law(bound, range);
  return law === 'uniform' ? null : Array.from({ length: bound }, (_, value) => law(value));
}

function counted(bounded: Bounded, range: bigint, bound: number): readonly bigint[] | null {
  const size = Number(range);
  const words = new Words(everyWord(size), range);
  const counts = new Array<number>(bound).fill(0);
  const bounds = Uint32Array.of(bound);
  const draw = new Uint32Array(1);
  while (words.taken < size) {
    bounded.draw(words, bounds, draw);
    // The last draw may have rejected the last word and gone on behind it: no word of the range led there.
    if (words.taken <= size) counts[draw[0]]++;
  }
  const said = stated(bounded, range, bound);
  const agrees = said ? said.every((count, value) => count === BigInt(counts[value])) : counts.every((count) => count === counts[0]);
  if (!agrees)
    throw new AuditError(
      'E_INTERNAL',
      `${bounded.id} must map words below ${range} to values below ${bound} as its law says, got other counts`,
    );
  return said && counts.map(BigInt);
}

/** Yields 0, 1, 2, …: each word of the range once, then again for a draw that rejected the last of them, which is not counted. */
function everyWord(size: number): BitSource {
  let next = 0;
  return {
    fill(out) {
      for (let k = 0; k < out.length; k++) {
        out[k] = next;
        next = (next + 1) % size;
      }
    },
  };
}

function tidy(words: readonly bigint[] | null): DrawWeights {
  if (!words || words.every((count) => count === words[0])) return 'uniform';
  const range = words.reduce((sum, count) => sum + count, 0n);
  return { range, words: (value) => words[value] };
}
