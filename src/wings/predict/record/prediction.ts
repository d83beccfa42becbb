import * as z from 'zod';
import { subjectSchema } from '../../../core/record/evidence.js';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import { cards, count, type Shape, tool, trials } from '../../../core/record/schema-parts.js';

/** The most numbers between two deals that may be named. */
export const MOST_BETWEEN = 64;
/** The most cards of all deals that are read: the deals of the record. */
export const MOST_CELLS = 65_536;
/** The decks that are foretold beyond the last. */
export const NEXT_DECKS = 3;

const MOST_WORDS = 4096;
const MOST_WAYS = 1000;
const word = z
  .int()
  .min(0)
  .max(2 ** 32 - 1);
const start = z.enum(['natural', 'new-deck-order', 'previous']);
/** The order before each deal: the cards' natural order, that of a new pack, or that in which the deal before ended. */
export type PredictStart = Shape<typeof start>;

const plan = z.strictObject({
  n: cards,
  /** Deals that are read: the last of a longer log. */
  trials,
  /** Deals of these that are held back from the search, to be foretold. */
  heldBack: count,
  /** The orders before each deal that are tried. */
  starts: z.array(start).min(1),
  /** The numbers between two deals that are tried. */
  between: z.array(count.max(MOST_BETWEEN)).min(1),
  /** Seconds of Unix time about which clocks are tried as seeds. */
  clock: z.int(),
  /** The log, if it told the time of a deal. Absent for a clock of the file, and for one that was named. */
  clockIn: z.exactOptional(z.literal('log')),
  /** Seeds are tried up to this power of two. */
  seedBits: z.int().min(0).max(53),
  /** The seed that the deals follow from; absent where they follow from none. */
  seed: z.exactOptional(z.string()),
});
/** The choices fixed before the search. */
export type PredictPlan = Shape<typeof plan>;

const state = z.strictObject({
  /** The words of its whole state. */
  words: z.exactOptional(z.array(word).max(MOST_WORDS)),
  /** The seed from which it started itself. */
  seed: z.exactOptional(z.string().max(400)),
  /** The seed's growth from deal to deal, where every deal starts the generator anew. */
  step: z.exactOptional(count),
  /** Numbers that it drew between that state and the first draw. */
  skipped: count,
});

const way = z.strictObject({
  prng: z.string(),
  bounded: z.string(),
  shuffle: z.string(),
  /** Further numbers drawn between two deals. */
  between: count,
  start,
  state,
});
/** The parts that foretold the deals, by their ids, and the state of the generator before the first. */
export type PredictedWay = Shape<typeof way>;

const tried = z.strictObject({
  prng: z.string(),
  bounded: z.string(),
  by: z.enum(['equations', 'seeds', 'recurrence']),
  /** Deals that it takes, those to foretell included; null where no number of them is enough. */
  needs: count.nullable(),
  /** Parts of its search, and those that were done: fewer where the deals are too few or time ran out. */
  parts: count,
  done: count,
});
/** One way to find a state, and how much of its search was done. */
export type TriedWay = Shape<typeof tried>;

const deck = z.array(count).min(2);

const core = z.strictObject({
  kind: z.literal('prediction'),
  tool,
  plan,
  subject: subjectSchema,
  /** The cards by number as the log writes them, where that is not how they are named here. */
  spelled: z.exactOptional(z.array(z.string()).min(2)),
  /** The deals that were read, each the cards by number from the top. */
  deals: z.array(deck).min(1).max(MOST_CELLS),
  tried: z.array(tried).max(MOST_WAYS),
  /** Null where no way foretold the deals held back. */
  way: way.nullable(),
  /** Deals from which the state was worked out. */
  used: count,
  /** Deals that were foretold, every card. */
  foretold: count,
  /** log10 of the chance that luck foretells as much; 0 where nothing was foretold. */
  luck: z.number().max(0),
  /** The next decks, in the names of the subject's own cards. */
  next: z.array(z.array(z.string())).max(NEXT_DECKS),
  verdict: z.strictObject({ kind: z.enum(['predicted', 'not-predicted', 'inconclusive']) }),
});
/** The digested part of the record of a prediction. */
export type PredictionCore = Shape<typeof core>;

/** The record of a prediction. */
export type Prediction = Sealed<PredictionCore>;

export const predictionSchema: z.ZodType<Prediction> = sealed(core);
