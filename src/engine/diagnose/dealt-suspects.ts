import type { Shuffle } from '../../core/subject/shuffle.js';
import { lemire } from '../../parts/bounded/lemire.js';
import { mistakes, unstableKeys } from '../../parts/mistake/index.js';
import * as sorts from '../../parts/mistake/sorts/index.js';
import * as shuffles from '../../parts/shuffle/index.js';
import { DEALS_A_TRIAL, type DealtLaw, lawDealer } from './dealt-law.js';
import type { ObservedCounts, Suspect } from './expectation.js';
import { MOST_SORTED_CARDS } from './rearranging.js';
import { type Scored, score, scoreArranged } from './score.js';
import { MOST_SUSPECT_CARDS } from './suspects.js';

/** Deals of a round, and the most laws that are dealt in it. */
interface Round {
  readonly deals: number;
  readonly laws: number;
}

const ROUNDS: readonly Round[] = [
  { deals: 2 ** 7, laws: Number.POSITIVE_INFINITY },
  { deals: 2 ** 9, laws: Number.POSITIVE_INFINITY },
  { deals: 2 ** 12, laws: 20 },
  { deals: 2 ** 15, laws: 5 },
];

/** Returns rounds for an explanation whose deals are looked at besides: only the closest is dealt to the end. */
function roundsOfOne(trials: number): readonly Round[] {
  const most = Math.max(2 ** 12, 2 ** Math.ceil(Math.log2(DEALS_A_TRIAL * trials)));
  return ROUNDS.map(({ deals, laws }, k) => ({ deals: Math.min(deals, most), laws: k === ROUNDS.length - 1 ? 1 : laws }));
}

/** The most cards dealt for one mistake, a fraction of a second's work. */
const CARDS_DEALT = 2 ** 22;

interface Candidate {
  readonly suspect: Suspect;
  readonly law: (deals: number) => DealtLaw;
}

function candidatesAt(among: readonly Shuffle[], n: number): readonly Candidate[] {
  return among.map((shuffle) => {
    const dealer = { shuffle, bounded: lemire };
    return { suspect: { id: shuffle.id, dealer, expects: [] }, law: lawDealer(dealer, n) };
  });
}

/** Returns the mistakes whose choices depend on earlier ones, or all on one number. */
function adaptive(n: number): readonly Shuffle[] {
  const keys = [...new Set([n, 10, 100])];
  const unlawed = mistakes.filter(({ positionsOf }) => !positionsOf);
  const all = [...(n > MOST_SORTED_CARDS ? [shuffles.sortComparator] : []), ...unlawed, ...keys.flatMap(unstableKeys)];
  return all.filter(({ kind, leastCards }) => kind === 'adaptive' && n >= (leastCards ?? 2));
}

/** Returns the sorts by coins as JavaScript, Python and Java sort. No other sort deals as these do, whatever the number of cards. */
export function commonestAt(n: number): readonly Shuffle[] {
  const { sortComparator } = shuffles;
  const starts = [sorts.v8Sort, sorts.javaSort].map((sort) => `${sortComparator.id}:${sort.id},`);
  return adaptive(n).filter(({ id }) => id === sortComparator.id || starts.some((start) => id.startsWith(start)));
}

/** Returns the closest of the sorts that people write most, as `dealtSuspects` does, and those that deal as it does. It takes little time. */
export function commonestDealt(seen: ObservedCounts, trials: number, n: number): readonly Scored[] {
  if (n > MOST_SUSPECT_CARDS) return [];
  return dealtAmong(commonestAt(n), roundsOfOne(trials), n, (suspect) => score(suspect, seen, trials, n));
}

/**
 * Returns the mistakes without a law in closed form that the counts do not rule out, each in the arrangement of
 * the deck in which it comes closest, if `deck` says whose deck it is. They are dealt
 * in rounds, each longer than the last, and whoever lies too far from the counts is dealt no more. Empty above 256 cards.
 */
export function dealtSuspects(seen: ObservedCounts, trials: number, n: number, deck?: 'handed' | 'own'): readonly Scored[] {
  if (n > MOST_SUSPECT_CARDS) return [];
  return dealtAmong(adaptive(n), ROUNDS, n, (suspect) =>
    deck ? scoreArranged(suspect, seen, trials, n, deck === 'own') : score(suspect, seen, trials, n),
  );
}

function dealtAmong(
  among: readonly Shuffle[],
  rounds: readonly Round[],
  n: number,
  scoring: (suspect: Suspect) => readonly Scored[],
): readonly Scored[] {
  const cards = 2 ** Math.floor(Math.log2(CARDS_DEALT / n));
  let scored: readonly Alikes[] = candidatesAt(among, n).map((candidate) => ({
    alikes: [candidate],
    law: new Float64Array(0),
    scored: [],
  }));
  for (const [round, { deals, laws }] of rounds.entries()) {
    const near = scored.slice(0, laws).flatMap(({ alikes }): readonly Alikes[] => {
      const dealt = alikes[0].law(Math.min(deals, cards));
      // Where every deal was the same, nothing in it says what made it.
      if (isOneOrder(dealt, n)) return [];
      const expects = [{ kind: 'positions', ...dealt } as const];
      const weighed = alikes.flatMap(({ suspect }) => scoring({ ...suspect, expects }));
      return weighed.length > 0 ? [{ alikes, law: dealt.law, scored: weighed }] : [];
    });
    if (round === rounds.length - 1) return near.flatMap((one) => one.scored);
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
