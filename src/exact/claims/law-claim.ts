import type { Claim } from '../../core/claim.js';
import type { Shuffle } from '../../core/shuffle.js';
import { comparatorLaw } from './laws/comparator-law.js';
import { equalShares } from './laws/equal-shares.js';
import { evenLaw } from './laws/even-law.js';
import { formulaLaw } from './laws/formula-law.js';
import type { LawOf } from './laws/law-of.js';
import { naiveLaw } from './laws/naive-law.js';
import { overhandLaw } from './laws/overhand-law.js';
import { roundedLaw } from './laws/rounded-law.js';
import { shortNaiveLaw } from './laws/short-naive-law.js';
import { unevenLaw } from './laws/uneven-law.js';

const FISHER_YATES = 'R. Durstenfeld, Algorithm 235: Random permutation, Communications of the ACM 7 (1964) 420, doi:10.1145/364520.364540';

/** (n − 1)! of the n! orders, as where one card never moves or no card may stay. */
const oneLess = { reached: '(n − 1)!', away: '1 − 1/n', of: (_: bigint, before: bigint) => before };

/** What is known of the law of each shuffle that is not uniform, by its id: each claim is about that very shuffle. */
const KNOWN: Readonly<Record<string, LawOf>> = {
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
};

/** The claim about the law of one shuffle, on decks of up to `mostCards` cards. */
export function lawClaim(shuffle: Shuffle, mostCards: number): Claim {
  const lawOf = shuffle.uniform ? evenLaw : (KNOWN[shuffle.id] ?? unevenLaw);
  return { id: `law/${shuffle.id}`, title: shuffle.title, reference: shuffle.reference, ...lawOf(shuffle, mostCards) };
}
