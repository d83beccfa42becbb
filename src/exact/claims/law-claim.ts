import type { Claim } from '../../core/claim/claim.js';
import type { Shuffle } from '../../core/subject/shuffle.js';
import { gcd } from '../../math/fraction.js';
import { comparatorLaw } from './laws/comparator-law.js';
import { equalShares } from './laws/equal-shares.js';
import { evenLaw } from './laws/even-law.js';
import { formulaLaw } from './laws/formula-law.js';
import type { LawOf } from './laws/law-of.js';
import { naiveLaw } from './laws/naive-law.js';
import { overhandLaw } from './laws/overhand-law.js';
import { roundedLaw } from './laws/rounded-law.js';
import { shortNaiveLaw } from './laws/short-naive-law.js';
import { stateNumber } from './laws/state-number.js';
import { unevenLaw } from './laws/uneven-law.js';
import { sizes } from './sizes.js';

const FISHER_YATES = 'R. Durstenfeld, Algorithm 235: Random permutation, Communications of the ACM 7 (1964) 420, doi:10.1145/364520.364540';

/** (n − 1)! of the n! orders, as when one card never moves or no card may stay. */
const oneLess = { reached: '(n − 1)!', away: '1 − 1/n', of: (_: bigint, before: bigint) => before };

/** Returns how many of 1 … n are coprime to n, counted one by one. */
const units = (n: bigint): bigint => BigInt(sizes(1, Number(n)).filter((one) => gcd(BigInt(one), n) === 1n).length);

/** Returns the orders of a buffer of three cards: as many choices as it holds for each position. */
const byBuffer = (n: bigint, before: bigint): bigint => (n <= 3n ? n * before : 6n * 3n ** (n - 3n));

/** The facts about the law of each shuffle that is not uniform, by its id: each claim is about that very shuffle. */
const KNOWN: Readonly<Record<string, LawOf>> = {
  affine: equalShares({ reached: 'n · φ(n)', away: '1 − φ(n)/(n − 1)!', of: (n) => n * units(n) }),
  buffer: stateNumber(
    3,
    equalShares({ reached: 'n! up to 3 cards and 3! · 3^(n − 3) from there on', away: '1 less their share', of: byBuffer }),
  ),
  'insertion-never-last': equalShares(oneLess),
  'naive-swap': naiveLaw,
  'naive-swap-n-minus-1': shortNaiveLaw,
  'never-first': equalShares({ ...oneLess, reference: FISHER_YATES }),
  overhand: overhandLaw,
  'random-cut': equalShares({ reached: 'n', away: '1 − 1/(n − 1)!', of: (n) => n }),
  riffle: formulaLaw([1, 2, 3]),
  'round-index': roundedLaw,
  sattolo: equalShares(oneLess),
  'sattolo-forward': equalShares(oneLess),
  'sort-comparator': comparatorLaw,
  'sort-keys': formulaLaw([1, 2, 3]),
  'starts-late': equalShares({ ...oneLess, reference: FISHER_YATES }),
  'stops-early': equalShares({ reached: 'n!/2', away: '1/2', of: (n, before) => (n * before) / 2n, reference: FISHER_YATES }),
  'swap-or-not': stateNumber(2, unevenLaw),
};

export function lawClaim(shuffle: Shuffle, mostCards: number): Claim {
  const lawOf = shuffle.uniform ? evenLaw : (KNOWN[shuffle.id] ?? unevenLaw);
  return { id: `law/${shuffle.id}`, title: shuffle.title, reference: shuffle.reference, ...lawOf(shuffle, mostCards) };
}
