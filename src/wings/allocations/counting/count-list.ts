import type { AllocationList, Block } from '../allocation-list.js';
import { isFixed, sizeOf } from '../allocation-list.js';
import { sumMoments } from '../laws/sum-law.js';
import type { ClassCounts, SumCounts } from '../record/allocation.js';
import { BESIDE, type BlockQuestion, isAsked } from './questions.js';
import { ownQuestions } from './rows.js';

/** The most lags at which a list is held against itself. */
const MOST_LAGS = 1000;

/** The orders of a class that are named, the most common first. */
const MOST_NAMED = 3;

/** Calls with each block and the other one that it is held against: a list of 100,000 rows has some twenty million such pairs. */
type Pairs = (each: (block: Block, other: Block) => void) => void;

/** Counts a list: what its record keeps of it. The list itself cannot be read off the counts. */
export function countList(list: AllocationList): { readonly classes: readonly ClassCounts[]; readonly sums: readonly SumCounts[] } {
  return { classes: list.classes.map((composition, of) => classCounts(list, composition, of)), sums: sumsOf(list) };
}

function classCounts({ arms, blocks }: AllocationList, composition: readonly number[], of: number): ClassCounts {
  const places = new Array<number>(sizeOf(composition) * arms.length).fill(0);
  const seen = new Map<string, { readonly order: readonly number[]; times: number }>();
  const own = blocks.filter((block) => block.of === of);
  for (const block of own) {
    block.arms.forEach((arm, place) => {
      places[place * arms.length + arm]++;
    });
    const key = block.arms.join();
    const found = seen.get(key) ?? { order: block.arms, times: 0 };
    seen.set(key, found);
    found.times++;
  }
  // Ties in the order of a dictionary, so that nothing shows which came first.
  const sorted = [...seen.entries()].toSorted(([a, x], [b, y]) => y.times - x.times || (a < b ? -1 : 1)).map(([, one]) => one);
  return {
    composition: [...composition],
    blocks: own.length,
    places,
    orders: sorted.map(({ times }) => times),
    commonest: sorted.slice(0, MOST_NAMED).map(({ order }) => [...order]),
  };
}

function sumsOf(list: AllocationList): readonly SumCounts[] {
  const { blocks, strata } = list;
  const byStratum = strata.map((_, stratum) => blocks.filter((block) => block.stratum === stratum));
  const itself: Pairs = (each) => {
    for (const block of blocks) each(block, block);
  };
  const stratumBefore: Pairs = (each) => {
    for (const [k, own] of byStratum.slice(1).entries()) besideEach(own, byStratum[k])(each);
  };
  const couples = strata.flatMap((_, other) => strata.slice(0, other).map((__, one) => [one, other] as const));
  const lags = Array.from({ length: Math.min(MOST_LAGS, blocks.length - 1) }, (_, k) => k + 2);
  return [
    ...ownQuestions(list.arms).map(([test, asked]) => summed(list, test, asked, itself)),
    ...Object.entries(BESIDE).map(([part, asked]) => summed(list, `before/${part}`, asked, blocksBefore(list))),
    summed(list, 'strata/places', BESIDE.places, stratumBefore),
    ...(strata.length < 3 ? [] : furthest(list, 'strata/pair', couples, ([one, other]) => besideEach(byStratum[other], byStratum[one]))),
    ...furthest(
      list,
      'earlier/places',
      lags.map((lag) => [0, lag] as const),
      ([, lag]) =>
        (each) => {
          for (let k = lag; k < blocks.length; k++) each(blocks[k], blocks[k - lag]);
        },
    ),
  ].filter((sum) => sum.blocks.some((many) => many > 0));
}

/** Pairs each block with the last one before it of its class and stratum. */
function blocksBefore({ blocks }: AllocationList): Pairs {
  return (each) => {
    const last = new Map<string, Block>();
    for (const block of blocks) {
      const key = `${block.stratum}/${block.of}`;
      const before = last.get(key);
      last.set(key, block);
      if (before) each(block, before);
    }
  };
}

function besideEach(own: readonly Block[], other: readonly Block[]): Pairs {
  return (each) => {
    for (const [k, block] of own.slice(0, other.length).entries()) each(block, other[k]);
  };
}

/** Adds up the scores of pairs of one class. Each block is held against one other at most, so that the scores are independent. */
function summed(
  { classes }: AllocationList,
  test: string,
  question: BlockQuestion,
  pairs: Pairs,
  asked: readonly boolean[] = classes.map((composition) => isAsked(question, composition)),
): SumCounts {
  const blocks = new Array<number>(classes.length).fill(0);
  let value = 0;
  pairs((block, other) => {
    if (block.of !== other.of || !asked[block.of]) return;
    blocks[block.of]++;
    value += question.score(block.arms, other.arms);
  });
  return { test, value, blocks };
}

/** Returns the sum that lies furthest above its mean among many ways to pair blocks; none where no pair is of one class. */
function furthest(
  list: AllocationList,
  test: string,
  ways: readonly (readonly [number, number])[],
  pairsOf: (way: readonly [number, number]) => Pairs,
): readonly SumCounts[] {
  const asked = list.classes.map((composition) => isAsked(BESIDE.places, composition));
  const moments = list.classes.map((composition) =>
    isFixed(composition) ? { mean: 0, variance: 0 } : sumMoments([{ law: BESIDE.places.law(composition), times: 1 }]),
  );
  let looks = 0;
  let far = -Infinity;
  let found: SumCounts | null = null;
  for (const way of ways) {
    const sum = summed(list, test, BESIDE.places, pairsOf(way), asked);
    const mean = sum.blocks.reduce((total, many, of) => total + many * moments[of].mean, 0);
    const variance = sum.blocks.reduce((total, many, of) => total + many * moments[of].variance, 0);
    if (variance === 0) continue;
    looks++;
    const away = (sum.value - mean) / Math.sqrt(variance);
    if (away <= far) continue;
    far = away;
    found = { ...sum, furthest: { which: [...way], looks: 0 } };
  }
  return found?.furthest ? [{ ...found, furthest: { ...found.furthest, looks } }] : [];
}
