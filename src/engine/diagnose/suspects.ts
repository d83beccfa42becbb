import type { Bounded } from '../../core/subject/bounded.js';
import type { PlannedShuffle, Shuffle, SwapStep } from '../../core/subject/shuffle.js';
import { positionLawBy } from '../../exact/position-law.js';
import { type StepLaw, stepLaws } from '../../exact/step-law.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { modulo } from '../../parts/bounded/modulo.js';
import { multiplyShift } from '../../parts/bounded/multiply-shift.js';
import * as shuffles from '../../parts/shuffle/index.js';
import { choiceLaw } from './choice-law.js';
import type { Expectation, Suspect } from './expectation.js';
import { rearranging } from './rearranging.js';

/** The most cards: beyond, the laws of all suspects cost more than they tell. */
export const MOST_SUSPECT_CARDS = 256;

/** Widths of words seen in practice: bytes, the 15 bits of an old `rand()`, half words. */
const WIDTHS = [8, 15, 16] as const;

const WORDS = 2n ** 32n;

/** Beyond this many cards uneven methods are tried under one correct shuffle only: every position law costs n³. */
const MOST_CARDS_EACH_WAY = 104;

/** Cached by number of cards: an audit, its verification and a run that goes on until it is decided ask for the same again. */
const kept = new Map<number, readonly Suspect[]>();

/** Returns every known mistake with some known law that is uneven at `n` cards; empty above 256. */
export function suspectsAt(n: number): readonly Suspect[] {
  if (n > MOST_SUSPECT_CARDS) return [];
  const suspects = kept.get(n) ?? allAt(n);
  kept.set(n, suspects);
  return suspects;
}

function allAt(n: number): readonly Suspect[] {
  // A family of swaps by a number is no one mistake: its default would stand for all of them.
  const planned = Object.values<Shuffle>(shuffles).filter(
    (one): one is PlannedShuffle => one.kind === 'planned' && one.swaps !== undefined && !one.parameter && n >= (one.leastCards ?? 2),
  );
  const mistaken = planned.filter(({ uniform }) => !uniform);
  const correct = planned.filter(({ uniform, id }) => uniform && (n <= MOST_CARDS_EACH_WAY || id === shuffles.fisherYates.id));
  const even: Choosing = { bounded: lemire, lawOf: stepLaws(lemire, WORDS) };
  const short = WIDTHS.flatMap((width) => METHODS.map((method) => shortWords(method, width)));
  return [
    ...mistaken.flatMap((shuffle) => swapping(shuffle, even, n, shuffle.id)),
    ...rearranging(n),
    ...correct.flatMap((shuffle) => short.flatMap((choosing) => swapping(shuffle, choosing, n, choosing.named(shuffle)))),
  ];
}

interface Choosing {
  readonly bounded: Bounded;
  readonly lawOf: (step: SwapStep) => StepLaw;
}

/** The methods that turn words too short for their job into choices. */
const METHODS = [modulo, multiplyShift];

/** Returns a method with words of `width` bits, whose step laws all correct shuffles share, and the name of a shuffle that uses it. */
function shortWords(bounded: Bounded, width: number): Choosing & { readonly named: (shuffle: PlannedShuffle) => string } {
  const narrow = bounded.parameter?.of(width) ?? bounded;
  return {
    bounded: narrow,
    lawOf: stepLaws(narrow, 2n ** BigInt(width)),
    named: (shuffle) => `${shuffle.id}/${bounded.id}:${width}`,
  };
}

/** Returns the suspect for a list of swaps; empty if its positions are even and no decoder reads its choices. */
function swapping(shuffle: PlannedShuffle, { bounded, lawOf }: Choosing, n: number, id: string): readonly Suspect[] {
  const law = positionLawBy(shuffle, lawOf, n);
  const choices = shuffle.swaps && choiceLaw(shuffle.swaps(n), lawOf, n);
  if (!law.some((off) => off !== 0)) return [];
  const positions: Expectation = { kind: 'positions', law };
  const dealer = { shuffle, bounded };
  return [{ id, dealer, expects: choices ? [{ kind: 'choices', ...choices }, positions] : [positions] }];
}
