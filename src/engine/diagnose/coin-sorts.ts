import { pow } from '../../math/primitives/pow.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { comparators } from '../../parts/mistake/comparators.js';
import { v8Sort } from '../../parts/mistake/sorts/index.js';
import { sortComparator } from '../../parts/shuffle/index.js';
import { CLEAR } from './clear.js';
import type { Suspect } from './expectation.js';
import { type Pass, passLaws } from './passes.js';
import { SAME } from './weigh.js';

/**
 * Returns the sorts by a random comparator whose law is known at `n` cards: those that take so few as one run. Even ones are left out. V8's by a coin
 * goes by the name of the catalogue too, as which it is met most.
 */
export function coinSorts(n: number): readonly Suspect[] {
  const passes = new Map<number, Pass>();
  return comparators.flatMap((shuffle) => {
    const { before, id, sort, times } = shuffle;
    if (before === 0 || n >= (sort.oneRun ?? 0)) return [];
    const pass = passes.get(before) ?? runPass(n, before);
    passes.set(before, pass);
    const law = passLaws(pass, n, times)[times - 1];
    if (!law.some((off) => Math.abs(off) > SAME)) return [];
    const suspect: Suspect = { id, price: CLEAR, dealer: { shuffle, bounded: lemire }, expects: [{ kind: 'positions', law }] };
    return id === COIN_OF_V8 ? [{ ...suspect, id: sortComparator.id, price: 0 }, suspect] : [suspect];
  });
}

const COIN_OF_V8 = `${sortComparator.id}:${v8Sort.id},coin`;

/**
 * Returns the pass of a sort whose comparator says *before* with this chance, whatever it is asked. The first cards are a run as long as it says the
 * same, turned if that is *before*. Each of the others is put into the cards above it at a place found by halving.
 */
function runPass(n: number, before: number): Pass {
  const pass = new Float64Array(n * n);
  // [place among the first cards][position in the end], at first for all cards, at last for two.
  const ends = Float64Array.from({ length: n * n }, (_, cell) => Number(cell % (n + 1) === 0));
  for (let cards = n; cards > 1; cards--) {
    const [falling, rising] = [before, 1 - before].map((said) => pow(said, cards - 1));
    const [turned, kept] = cards === n ? [falling, rising] : [falling * (1 - before), rising * before];
    const last = cards - 1;
    for (let card = 0; card < cards; card++) {
      for (let to = 0; to < n; to++) pass[card * n + to] += kept * ends[card * n + to] + turned * ends[(last - card) * n + to];
    }
    const places = halvings(last, before);
    const isPut = 1 - falling - rising;
    let above = 0;
    for (let place = 0; place < cards; place++) {
      above += places[place];
      for (let to = 0; to < n; to++) {
        const here = ends[place * n + to];
        pass[last * n + to] += isPut * places[place] * here;
        if (place < last) ends[place * n + to] = above * ends[(place + 1) * n + to] + (1 - above) * here;
      }
    }
  }
  return pass;
}

/** Returns the chances of the places, 0 to `cards`, that halving finds among so many cards. */
function halvings(cards: number, before: number): Float64Array {
  const chances = new Float64Array(cards + 1);
  const halve = (low: number, high: number, chance: number): void => {
    if (low === high) {
      chances[low] = chance;
      return;
    }
    const middle = (low + high) >> 1;
    halve(low, middle, chance * before);
    halve(middle + 1, high, chance * (1 - before));
  };
  halve(0, cards, 1);
  return chances;
}
