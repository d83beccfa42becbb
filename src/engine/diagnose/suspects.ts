import type { Bounded } from '../../core/bounded.js';
import { counted } from '../../core/counted.js';
import type { PlannedShuffle, Shuffle } from '../../core/shuffle.js';
import { positionLaw } from '../../exact/position-law.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { modulo } from '../../parts/bounded/modulo.js';
import { multiplyShift } from '../../parts/bounded/multiply-shift.js';
import * as shuffles from '../../parts/shuffle/index.js';
import { choiceLaw } from './choice-law.js';
import type { Expectation, Suspect } from './expectation.js';
import { rearranging } from './rearranging.js';

/** Beyond this many cards the laws of all suspects cost more than they tell. */
export const MOST_SUSPECT_CARDS = 256;

/** Widths of words met in the wild: bytes, the 15 bits of an old `rand()`, half words. */
const WIDTHS = [8, 15, 16] as const;

const WORDS = 2n ** 32n;

/** Beyond this many cards uneven methods are tried under one correct shuffle only: every position law costs n³. */
const MOST_CARDS_EACH_WAY = 104;

/** By number of cards: an audit, its verification and a run that goes on until it is decided ask for the same again. */
const kept = new Map<number, readonly Suspect[]>();

/** Every known mistake for which something of what it leads to is known and uneven at `n` cards; none above 256. */
export function suspectsAt(n: number): readonly Suspect[] {
  if (n > MOST_SUSPECT_CARDS) return [];
  const suspects = kept.get(n) ?? allAt(n);
  kept.set(n, suspects);
  return suspects;
}

function allAt(n: number): readonly Suspect[] {
  const planned = Object.values<Shuffle>(shuffles).filter(
    (one): one is PlannedShuffle => one.kind === 'planned' && one.swaps !== undefined && n >= (one.leastCards ?? 2),
  );
  const mistaken = planned.filter(({ uniform }) => !uniform);
  const correct = planned.filter(({ uniform, id }) => uniform && (n <= MOST_CARDS_EACH_WAY || id === shuffles.fisherYates.id));
  return [
    ...mistaken.flatMap((shuffle) => swapping(shuffle, lemire, WORDS, n, shuffle)),
    ...rearranging(n),
    ...correct.flatMap((shuffle) => WIDTHS.flatMap((width) => METHODS.flatMap((method) => reduced(shuffle, method, width, n)))),
  ];
}

/** How words too short for their job become choices: uneven, as M. O'Neill (2018), Efficiently generating a number in a range, counts. */
const METHODS = [
  { bounded: modulo, title: 'Remainder', done: 'the remainder of', uneven: 'so that the lowest come too often' },
  { bounded: multiplyShift, title: 'Scaling', done: 'scaled down from', uneven: 'so that some, spread evenly, come too often' },
] as const;

function reduced(
  shuffle: PlannedShuffle,
  { bounded, title, done, uneven }: (typeof METHODS)[number],
  width: number,
  n: number,
): readonly Suspect[] {
  const narrow = bounded.parameter?.of(width) ?? bounded;
  return swapping(shuffle, narrow, 2n ** BigInt(width), n, {
    id: `${shuffle.id}/${bounded.id}:${width}`,
    title: `${title} of ${counted(width, 'bit')}`,
    summary: `A correct shuffle whose choices are ${done} ${width}-bit numbers, ${uneven}.`,
  });
}

/** A list of swaps; none where its positions are even and no decoder reads its choices. */
function swapping(
  shuffle: PlannedShuffle,
  bounded: Bounded,
  range: bigint,
  n: number,
  { id, title, summary }: Pick<Suspect, 'id' | 'title' | 'summary'>,
): readonly Suspect[] {
  const law = positionLaw(shuffle, bounded, range, n);
  const choices = shuffle.swaps && choiceLaw(shuffle.swaps(n), bounded, range, n);
  if (!law.some((off) => off !== 0)) return [];
  const positions: Expectation = { kind: 'positions', law };
  const dealer = { shuffle, bounded };
  return [{ id, title, summary, dealer, expects: choices ? [{ kind: 'choices', ...choices }, positions] : [positions] }];
}
