import * as z from 'zod';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import { cards, count, MOST_CARDS, openLevel, type Shape, tool, trials } from '../../../core/record/schema-parts.js';

/** The most steps in any record, so that a forged one cannot keep a reader busy for ever before it is refused. */
const MOST_STEPS = 64;

const card = z
  .int()
  .min(0)
  .max(MOST_CARDS - 1);
const perCard = z.array(count).min(2).max(MOST_CARDS);
/** A number on the deck on which a loss is drawn, which is a small one. */
const drawn = z.int().min(0).max(MOST_STEPS);
const chance = z.number().min(0).max(1);

const doing = z.enum(['reads-i', 'reads-j', 'writes-i', 'writes-j']);
/** The action of a thread in one step of the swap of two cards: it reads both places, then writes both. */
export type RaceDoing = Shape<typeof doing>;

const step = z.strictObject({
  thread: z.union([z.literal(0), z.literal(1)]),
  doing,
  /** The swap is of the places i and j; j is what the thread drew. */
  i: drawn,
  j: drawn,
  /** The card that it reads or writes. */
  card: drawn,
  /** The deck after it. */
  deck: z.array(drawn).min(2).max(MOST_STEPS),
  /** Cards that lie in no place and that no thread is about to write: nothing brings them back. */
  gone: z.array(drawn).max(MOST_STEPS),
});
/** One read or write of a shared deck. Cards and places count from 0. */
export type RaceStep = Shape<typeof step>;

const interleaving = z.strictObject({
  n: z.int().min(2).max(MOST_STEPS),
  /** The step, from 1, with which a card is first gone. */
  lostAt: z.int().min(1),
  steps: z.array(step).max(MOST_STEPS),
});
/** An order of the steps of two threads, from a deck in order to the end of both shuffles. */
export type Interleaving = Shape<typeof interleaving>;

const first = z.strictObject({
  /** Its number in the sample, from 1. */
  deal: trials,
  /** The card at every place, both from 0. */
  cells: z.array(card).min(2).max(MOST_CARDS),
});
/** A deck that does not hold every card once. */
export type BrokenDeck = Shape<typeof first>;

const counts = z.strictObject({
  deals: trials,
  /** Deals that do not hold every card once. */
  broken: count,
  /** Broken deals by number of lost cards: one, two, three, … */
  byLost: z.array(count).max(MOST_CARDS),
  /** The number of deals that lose each card. */
  lost: perCard,
  /** The number of deals in which each place holds a card that lies further up already. */
  doubled: perCard,
});
/** The results of a number of deals that was fixed before the first of them. */
export type RaceCounts = Shape<typeof counts>;

const findings = z.strictObject({
  /** The first broken deck, with which the audit ended. */
  first,
  /** Counts of the deals after it. */
  counts,
});
export type RaceFindings = Shape<typeof findings>;

const share = z.strictObject({ confidence: openLevel, low: chance, high: chance });
export type RaceShare = Shape<typeof share>;

const core = z.strictObject({
  kind: z.literal('race'),
  tool,
  /** `trials`: the deals that were to be audited. */
  plan: z.strictObject({ seed: z.string(), n: cards, trials }),
  subject: z.strictObject({
    id: z.string(),
    origin: z.strictObject({
      source: z.strictObject({
        kind: z.literal('race'),
        locked: z.literal(false, { error: 'a race whose threads hold a lock has no such record' }),
      }),
      outcome: z.strictObject({ kind: z.literal('deck') }),
    }),
    replay: z.literal('none'),
  }),
  race: findings,
  /** The share of broken deals, by the counts. */
  share,
  /** The steps by which two threads can lose a card: computed, not recorded. */
  interleaving,
  verdict: z.strictObject({ kind: z.literal('broken') }),
});
/** The digested part of the record of a race that broke decks. A broken deck is no outcome, so there is no test and no size. */
export type BrokenRaceCore = Shape<typeof core>;

/** The complete record of a race that broke decks. */
export type BrokenRace = Sealed<BrokenRaceCore>;

export const brokenRaceSchema: z.ZodType<BrokenRace> = sealed(core);
