import type { Bounded } from '../../core/subject/bounded.js';
import type { PlannedShuffle, Shuffle, SwapStep } from '../../core/subject/shuffle.js';
import { positionLawBy } from '../../exact/position-law.js';
import { type StepLaw, stepLaws } from '../../exact/step-law.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { modulo } from '../../parts/bounded/modulo.js';
import { multiplyShift } from '../../parts/bounded/multiply-shift.js';
import { mistakes } from '../../parts/mistake/index.js';
import type { Recognised } from '../../parts/mistake/mistake.js';
import * as shuffles from '../../parts/shuffle/index.js';
import { choiceLaw } from './choice-law.js';
import { CLEAR } from './clear.js';
import { coinSorts } from './coin-sorts.js';
import { drawnPositions } from './drawn-positions.js';
import type { Expectation, Suspect } from './expectation.js';
import { rearranging } from './rearranging.js';
import { SAME } from './weigh.js';

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
  const planned = [...Object.values<Shuffle>(shuffles), ...mistakes].filter(
    (one): one is PlannedShuffle => one.kind === 'planned' && !one.parameter && n >= (one.leastCards ?? 2),
  );
  const mistaken = planned.filter(({ swaps, uniform }) => swaps && !uniform);
  const correct = planned.filter(({ uniform, id }) => uniform && (n <= MOST_CARDS_EACH_WAY || id === shuffles.fisherYates.id));
  const even: Choosing = { bounded: lemire, words: WORDS, lawOf: stepLaws(lemire, WORDS) };
  const few = shortWords();
  return [
    ...mistaken.flatMap((shuffle) => swapping(shuffle, even, n, shuffle.id).map((one) => priced(one, shuffle))),
    ...mistakes.flatMap((shuffle) => positioned(shuffle, even, n)),
    ...rearranging(n),
    ...coinSorts(n),
    ...correct.flatMap((shuffle) =>
      few.flatMap((choosing) =>
        swapping(shuffle, choosing, n, choosing.named(shuffle)).map((one) => ({ ...one, price: choosing.price ?? 0 })),
      ),
    ),
  ];
}

/** Mistakes that are no subjects are met more seldom. */
function priced(suspect: Suspect, shuffle: PlannedShuffle): Suspect {
  return mistakes.includes(shuffle) ? { ...suspect, price: CLEAR } : suspect;
}

/** Numbers of different words that are no power of two: digits, as of `rand() % 100` or of the text of a number. */
const DIGITS = [10, 100, 1000] as const;

/** Returns the ways to choose by words that are too few, and what a shuffle that uses them is called. */
function shortWords(): readonly (Choosing & Named)[] {
  return [...WIDTHS.flatMap((width) => METHODS.map((method) => short(method, width))), ...DIGITS.map(digits)];
}

interface Choosing {
  readonly bounded: Bounded;
  /** The number of words, all equally likely. */
  readonly words: bigint;
  readonly lawOf: (step: SwapStep) => StepLaw;
}

/** The methods that turn words too short for their job into choices. */
const METHODS = [modulo, multiplyShift];

/** Returns a method with words of `width` bits, whose step laws all correct shuffles share, and the name of a shuffle that uses it. */
function short(bounded: Bounded, width: number): Choosing & Named {
  const narrow = bounded.parameter?.of(width) ?? bounded;
  return {
    bounded: narrow,
    words: 2n ** BigInt(width),
    lawOf: stepLaws(narrow, 2n ** BigInt(width)),
    named: (shuffle) => `${shuffle.id}/${bounded.id}:${width}`,
  };
}

interface Named {
  /** Same as `Suspect.price`. */
  readonly price?: number;
  readonly named: (shuffle: PlannedShuffle) => string;
}

/** Returns the remainder of one of `words` equally likely words. */
function digits(words: number): Choosing & Named {
  const { kernel: _, parameter: __, ...plain } = modulo;
  const bounded: Bounded = {
    ...plain,
    draw(source, bounds, draws) {
      lemire.draw(source, new Uint32Array(bounds.length).fill(words), draws);
      for (let k = 0; k < bounds.length; k++) draws[k] %= bounds[k];
    },
  };
  return {
    bounded,
    words: BigInt(words),
    lawOf: stepLaws(modulo, BigInt(words)),
    price: CLEAR,
    named: (shuffle) => `${shuffle.id}/${modulo.id}-of:${words}`,
  };
}

/** Returns the suspect for a mistake whose positions are those of a list of swaps; empty for any other. */
function positioned({ positionsOf, ...shuffle }: Recognised, { bounded, lawOf }: Choosing, n: number): readonly Suspect[] {
  if (!positionsOf) return [];
  return [
    {
      id: shuffle.id,
      price: CLEAR,
      dealer: { shuffle, bounded },
      expects: [{ kind: 'positions', law: positionLawBy(positionsOf, lawOf, n) }],
    },
  ];
}

/** Returns the suspect for a shuffle of draws; empty if its positions are even, or nothing is known of them. */
function swapping(shuffle: PlannedShuffle, { bounded, lawOf, words }: Choosing, n: number, id: string): readonly Suspect[] {
  const law = shuffle.swaps ? positionLawBy(shuffle, lawOf, n) : drawnPositions(shuffle, bounded, words, n);
  const choices = shuffle.swaps && choiceLaw(shuffle.swaps(n), lawOf, n);
  if (!law?.some((off) => Math.abs(off) > SAME)) return [];
  const positions: Expectation = { kind: 'positions', law };
  const dealer = { shuffle, bounded };
  return [{ id, dealer, expects: choices ? [{ kind: 'choices', ...choices }, positions] : [positions] }];
}
