import type { Shuffle } from '../../core/subject/shuffle.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { mistakes, unstableKeys } from '../../parts/mistake/index.js';
import { sortComparator } from '../../parts/shuffle/index.js';
import { type DealtLaw, lawDealer } from './dealt-law.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { type Scored, score, scoreArranged } from './score.js';
import { MOST_SUSPECT_CARDS, suspectsAt } from './suspects.js';

/** Deals of each round, the most laws that are dealt in it, and the most cards dealt for one mistake, a fraction of a second's work. */
const ROUNDS = [
  { deals: 2 ** 7, laws: Number.POSITIVE_INFINITY },
  { deals: 2 ** 9, laws: Number.POSITIVE_INFINITY },
  { deals: 2 ** 12, laws: 20 },
  { deals: 2 ** 15, laws: 5 },
];
const CARDS_DEALT = 2 ** 22;

interface Candidate {
  readonly suspect: Suspect;
  readonly law: (deals: number) => DealtLaw;
}

function candidatesAt(n: number): readonly Candidate[] {
  return adaptive(n).map((shuffle) => {
    const dealer = { shuffle, bounded: lemire };
    return { suspect: { id: shuffle.id, dealer, expects: [] }, law: lawDealer(dealer, n) };
  });
}

/** Returns the mistakes whose choices depend on earlier ones, or all on one number, and whose law at `n` cards is not known otherwise. */
function adaptive(n: number): readonly Shuffle[] {
  const keys = [...new Set([n, 10, 100])];
  const known = new Set(suspectsAt(n).map(({ id }) => id));
  const all = [sortComparator, ...mistakes, ...keys.flatMap(unstableKeys)];
  return all.filter(({ id, kind, leastCards }) => kind === 'adaptive' && n >= (leastCards ?? 2) && !known.has(id));
}

/**
 * Returns the mistakes without a law in closed form that the counts do not rule out, each in the arrangement of
 * the deck in which it comes closest, if `deck` says whose deck it is. They are dealt
 * in rounds, each longer than the last, and whoever lies too far from the counts is dealt no more. Empty above 256 cards.
 */
export function dealtSuspects(seen: ObservedCounts, trials: number, n: number, deck?: 'handed' | 'own'): readonly Scored[] {
  if (n > MOST_SUSPECT_CARDS) return [];
  const scoring = (suspect: Suspect): readonly Scored[] =>
    deck ? scoreArranged(suspect, seen, trials, n, deck === 'own') : score(suspect, seen, trials, n);
  const cards = 2 ** Math.floor(Math.log2(CARDS_DEALT / n));
  let scored: readonly Alikes[] = candidatesAt(n).map((candidate) => ({ alikes: [candidate], law: new Float64Array(0), scored: [] }));
  for (const [round, { deals, laws }] of ROUNDS.entries()) {
    const near = scored.slice(0, laws).flatMap(({ alikes }): readonly Alikes[] => {
      const dealt = alikes[0].law(Math.min(deals, cards));
      // Where every deal was the same, nothing in it says what made it.
      if (isOneOrder(dealt, n)) return [];
      const expects = [{ kind: 'positions', ...dealt } as const];
      const weighed = alikes.flatMap(({ suspect }) => scoring({ ...suspect, expects }));
      return weighed.length > 0 ? [{ alikes, law: dealt.law, scored: weighed }] : [];
    });
    if (round === ROUNDS.length - 1) return near.flatMap((one) => one.scored);
    const left = near.filter(({ scored: [{ fits }] }) => fits).toSorted((a, b) => b.scored[0].gain - a.scored[0].gain);
    scored = together(left);
  }
  return [];
}

/** Mistakes that have dealt the same so far, from the same words: the first of them deals for all. */
interface Alikes {
  readonly alikes: readonly Candidate[];
  readonly law: Float64Array;
  readonly scored: readonly Scored[];
}

function together(near: readonly Alikes[]): readonly Alikes[] {
  const by = new Map<string, Alikes>();
  for (const one of near) {
    const key = one.law.join();
    by.set(key, { ...one, alikes: [...(by.get(key)?.alikes ?? []), ...one.alikes] });
  }
  return [...by.values()];
}

function isOneOrder({ law }: DealtLaw, n: number): boolean {
  return law.every((off) => off === 1 - 1 / n || off === -1 / n);
}

/** The number of mistakes that have no law in closed form. */
export function dealtCount(n: number): number {
  return n > MOST_SUSPECT_CARDS ? 0 : adaptive(n).length;
}
