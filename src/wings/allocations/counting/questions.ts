import { keepLatest } from '../../../core/keep-latest.js';
import { isFixed, ordersOf, sizeOf } from '../allocation-list.js';
import { arrangementLaw } from '../laws/arrangement-law.js';

/** The answer in words where a row is far out: the rest of “Biased: …”, for too many and for too few. */
export interface Found {
  readonly more: string;
  readonly less: string;
}

/** A number read off one block, or off a block beside another of its class, with its law where every order is equally likely. */
export interface BlockQuestion {
  readonly question: string;
  readonly found: Found;
  /** The most that a block can score, where a share of that can be told. */
  most(size: number): number | null;
  score(arms: readonly number[], other: readonly number[]): number;
  law(composition: readonly number[]): Float64Array;
}

function alike(arms: readonly number[], other: readonly number[]): number {
  let same = 0;
  for (let place = 0; place < arms.length; place++) if (arms[place] === other[place]) same++;
  return same;
}

/** Laws that are kept: those of the compositions of one list. */
const MOST_KEPT = 64;

function kept(law: (composition: readonly number[]) => Float64Array): (composition: readonly number[]) => Float64Array {
  return keepLatest(MOST_KEPT, (composition: readonly number[]) => composition.join(), law);
}

/** The law of places alike in two blocks of a class: the same beside any order, since all of them are alike but for the names of places. */
const alikeLaw = kept((composition) => {
  const fixed = composition.flatMap((many, arm) => new Array<number>(many).fill(arm));
  return arrangementLaw(composition, (step, arm) => Number(arm === fixed[step]));
});

/** The law of the places of the first arm, added up. */
const placesLaw = kept((composition) => arrangementLaw(composition, (step, arm) => (arm === 0 ? step : 0)));

const whole = (size: number): number => size;
const one = (): number => 1;

/** Asks how early an arm comes in its blocks. */
export function earlyOf(arm: number, name: string): BlockQuestion {
  return {
    question: `does ${name} come late or early in its blocks? (its places added up, the first being 0)`,
    found: { more: `${name} comes too late in its blocks`, less: `${name} comes too early in its blocks` },
    most: () => null,
    score: (arms) => arms.reduce((sum, own, place) => sum + (own === arm ? place : 0), 0),
    // All other arms are as good as one.
    law: (composition) => placesLaw([composition[arm], sizeOf(composition) - composition[arm]]),
  };
}

/** Asks how often an arm comes first. */
export function firstOf(arm: number, name: string): BlockQuestion {
  return {
    question: `does ${name} begin as many blocks as it should?`,
    found: { more: `${name} begins too many blocks`, less: `${name} begins too few blocks` },
    most: one,
    score: (arms) => Number(arms[0] === arm),
    law: (composition) => Float64Array.of(1 - composition[arm] / sizeOf(composition), composition[arm] / sizeOf(composition)),
  };
}

/** Questions to each block by itself, by the id of their row. */
export const OWN: Readonly<Record<string, BlockQuestion>> = {
  neighbours: {
    question: 'does an arm follow itself in a block as often as it should?',
    found: { more: 'an arm follows itself too often', less: 'arms take turns in their blocks' },
    most: (size) => size - 1,
    score: (arms) => arms.reduce((same, arm, place) => same + Number(place > 0 && arm === arms[place - 1]), 0),
    law: kept((composition) => arrangementLaw(composition, (_, arm, before) => Number(arm === before), true)),
  },
  mirror: {
    question: 'is the second half of a block the first one mirrored?',
    found: {
      more: 'the second half of a block mirrors the first',
      less: 'the second half of a block is the opposite of the first, mirrored',
    },
    most: (size) => Math.floor(size / 2),
    score: (arms) =>
      arms.slice(0, Math.floor(arms.length / 2)).reduce((same, arm, place) => same + Number(arm === arms[arms.length - 1 - place]), 0),
    // From the ends inwards: the first place, the last, the second, the last but one, …
    law: kept((composition) => arrangementLaw(composition, (step, arm, before) => Number(step % 2 === 1 && arm === before), true)),
  },
};

/** Questions to a block beside another of its class. */
export const BESIDE = {
  places: {
    question: 'has it the same arm at the same place?',
    found: { more: 'repeats', less: 'is the opposite of' },
    most: whole,
    score: alike,
    law: alikeLaw,
  },
  mirrored: {
    question: 'is it the other one read backwards?',
    found: { more: 'mirrors', less: 'is the opposite, mirrored, of' },
    most: whole,
    score: (arms, other) => alike(arms, other.toReversed()),
    law: alikeLaw,
  },
  same: {
    question: 'is it the very same?',
    found: { more: 'is the same as', less: 'is too seldom the same as' },
    most: one,
    score: (arms, other) => Number(alike(arms, other) === arms.length),
    law: (composition) => Float64Array.of(1 - 1 / ordersOf(composition), 1 / ordersOf(composition)),
  },
} satisfies Record<string, BlockQuestion>;

/** True where an answer is left to chance in blocks of this composition. */
export function isAsked(question: BlockQuestion, composition: readonly number[]): boolean {
  return !isFixed(composition) && question.law(composition).filter((chance) => chance > 0).length > 1;
}
