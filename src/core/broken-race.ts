import type { Plan, Sealed } from './evidence.js';
import type { RaceSource } from './live-source.js';
import type { Origin } from './origin.js';
import type { DeckOutcome } from './outcome.js';

/** What a thread does with one step of the swap of two cards: it reads both places, then writes both. */
export type RaceDoing = 'reads-i' | 'reads-j' | 'writes-i' | 'writes-j';

/** One read or write of a shared deck. Cards and places count from 0. */
export interface RaceStep {
  readonly thread: 0 | 1;
  readonly doing: RaceDoing;
  /** The swap is of the places i and j; j is what the thread drew. */
  readonly i: number;
  readonly j: number;
  /** The card that it reads or writes. */
  readonly card: number;
  /** The deck after it. */
  readonly deck: readonly number[];
  /** Cards that lie in no place and that no thread is about to write: nothing brings them back. */
  readonly gone: readonly number[];
}

/** An order of the steps of two threads, from a deck in order to the end of both shuffles. */
export interface Interleaving {
  readonly n: number;
  /** The step, from 1, with which a card is first gone. */
  readonly lostAt: number;
  readonly steps: readonly RaceStep[];
}

/** A deck that does not hold every card once. */
export interface BrokenDeck {
  /** Its number in the sample, from 1. */
  readonly deal: number;
  /** The card at every place, both from 0. */
  readonly cells: readonly number[];
}

/** What became of a number of deals that was fixed before the first of them. */
export interface RaceCounts {
  readonly deals: number;
  /** Deals that do not hold every card once. */
  readonly broken: number;
  /** Broken deals by how many cards they lost: one, two, three, … */
  readonly byLost: readonly number[];
  /** By card, in how many deals it is lost. */
  readonly lost: readonly number[];
  /** By place, in how many deals it holds a card that lies further up already. */
  readonly doubled: readonly number[];
}

/** How many cards all counted deals lost together. */
export function cardsLost({ byLost }: Pick<RaceCounts, 'byLost'>): number {
  return byLost.reduce((sum, times, k) => sum + (k + 1) * times, 0);
}

/** What a race that broke decks came to. */
export interface RaceFindings {
  /** The first broken deck, with which the audit ended. */
  readonly first: BrokenDeck;
  /** Of the deals after it. */
  readonly counts: RaceCounts;
}

/** A chance with its interval. */
export interface RaceShare {
  readonly confidence: number;
  readonly low: number;
  readonly high: number;
}

/** The digested part of the record of a race that broke decks. A broken deck is no outcome, so there is no test and no size. */
export interface BrokenRaceCore {
  readonly kind: 'race';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  /** `trials`: the deals that were to be audited. */
  readonly plan: Pick<Plan, 'seed' | 'n' | 'trials'>;
  readonly subject: { readonly id: string; readonly origin: Origin<RaceSource, DeckOutcome>; readonly replay: 'none' };
  readonly race: RaceFindings;
  /** Of broken deals, by the counts. */
  readonly share: RaceShare;
  /** How two threads can lose a card: computed, not recorded. */
  readonly interleaving: Interleaving;
  readonly verdict: { readonly kind: 'broken' };
}

/** A race that broke decks, whole. */
export type BrokenRace = Sealed<BrokenRaceCore>;

/** The most deals that are counted once a deck broke. */
const MOST_COUNTED = 16_384;
/** The fewest, however large the deck: a share of fewer says little. */
const LEAST_COUNTED = 256;
/** Cards dealt while counting, about: two seconds of processor time, of both threads together. */
const CARDS_COUNTED = 2 ** 24;

/**
 * How many deals of `n` cards are counted after the first broken one. It is fixed by the size of the deck alone, since the interval of a share
 * holds only where nothing that was dealt decided when to stop.
 */
export function dealsCounted(n: number): number {
  return Math.min(MOST_COUNTED, Math.max(LEAST_COUNTED, Math.floor(CARDS_COUNTED / n)));
}
