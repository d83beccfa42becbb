import * as z from 'zod';
import { type ErrorCode, EXIT_OF } from '../../../core/errors.js';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import { cards, level, type Shape, sha256, tool, trials } from '../../../core/record/schema-parts.js';
import { MOST_ROWS } from '../engine/row-level.js';

/** A file of a row lies beside the others, and a record must not lead a reader elsewhere. */
const name = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/);
const kind = z.enum(['biased', 'no-bias-found', 'inconclusive']);
const size = z.number().min(0);

const subject = z.strictObject({
  /** Told apart from every other row, and what its files are called. */
  name,
  /** As `run` takes it: `npm:lodash#shuffle`, `./deal.js#shuffle`; a program by its words, behind `-- `. */
  subject: z.string().min(1),
  /** The version of the package that is fetched for it; absent where what is installed is taken. */
  version: z.exactOptional(z.string()),
  /** Options of `run` by their names, each as it would be typed; a switch that is on is `yes`. */
  options: z.record(z.string(), z.string()),
  /** What is said of it in the list. */
  note: z.exactOptional(z.string()),
});
/** One subject of a survey as its list has it, fixed before anything of it is looked at. */
export type SurveySubject = Shape<typeof subject>;

const plan = z.strictObject({
  /** What the file of the list is called. */
  list: z.string().regex(/^[^/\\]+$/),
  /** The folder beside the record in which the records of the rows lie. */
  folder: z.string().regex(/^(?!\.+$)[^/\\]+$/),
  /** Every row's deals follow from it. */
  seed: z.string(),
  /** Cards of a deck, unless a row says another number. */
  n: cards,
  /** The relative bias to detect, unless a row says another. */
  detect: z.number().positive().max(1),
  /** Proofs are of decks of 2 to so many cards. */
  proofCards: cards,
  /** A look deals at most so many. */
  lookTrials: trials,
  /** At most so often a row whose shuffle is right is called biased: the level of its look and that of its sample, added up. */
  rowLevel: level,
  rows: z.array(subject).min(1).max(MOST_ROWS),
});
/** What a survey set out to do, fixed before its first deal. */
export type SurveyPlan = Shape<typeof plan>;

const stageName = z.enum(['proof', 'look', 'sample']);
/** What is done with a row, in this order. */
export type StageName = Shape<typeof stageName>;

/** A record that a stage wrote: what its file is called, beside the other rows' files, and its digest. */
const written = {
  record: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,110}\.json$/),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
};

const proofStage = z.strictObject({
  stage: z.literal('proof'),
  ...written,
  kind: z.enum(['holds', 'fails']),
  /** The largest total variation from even of a size that was proved, as the nearest double; null where no law was worked out. */
  variation: size.nullable(),
});
/** A proof of small decks, dealt with ideal numbers. */
export type ProofStage = Shape<typeof proofStage>;

const lookStage = z.strictObject({ stage: z.literal('look'), ...written, kind: z.enum(['biased', 'inconclusive']), trials });
/** A run that stopped when it was decided. */
export type LookStage = Shape<typeof lookStage>;

const sampleStage = z.strictObject({
  stage: z.literal('sample'),
  ...written,
  kind,
  /** Deals, those of a fresh sample too. */
  trials: z.int().min(1),
  /** The smallest relative deviation that it would have seen 99 times in 100; null where that is not known. */
  seenFrom: size.nullable(),
  /** By how much the chances are uneven, with its interval, where what sizes are said by was counted. */
  effect: z.strictObject({ name: z.string(), estimate: size, low: size, high: size }).nullable(),
  /** The known mistakes that fit best, by their ids; empty where none fits, or nothing was biased. */
  mistakes: z.array(z.string()),
});
/** An audit of a fixed number of deals. */
export type SampleStage = Shape<typeof sampleStage>;

const place = z.exactOptional(z.int().min(1));
const refusal = z.strictObject({
  code: z.enum(Object.keys(EXIT_OF) as ErrorCode[]),
  /** Where, in what the row names; absent where that is not known. */
  at: z.exactOptional(z.strictObject({ line: place, column: place, trial: place, position: place })),
});
/** Why something could not be looked at: what an error is told by. Its message is no part of what is digested: it stands in `run.refusals`. */
export type Refusal = Shape<typeof refusal>;

const refusedStage = z.strictObject({ stage: stageName, refused: refusal });
/** A stage that came to nothing, and why. */
export type RefusedStage = Shape<typeof refusedStage>;

const stage = z.union([refusedStage, proofStage, lookStage, sampleStage]);
/** What became of one stage of a row. */
export type SurveyStage = Shape<typeof stage>;

const seeds = z.strictObject({
  /** Whether two starts, one after the other, dealt the same decks. */
  starts: z.enum(['alike', 'apart']),
  /** Bits of the state of the generator that it draws from, where that is known: it deals at most 2 to so many sequences of decks. */
  stateBits: size.nullable(),
  /** log2 of the number of orders. */
  orderBits: size,
});
/** What is known of where the numbers of a subject come from, and so of how many decks it can deal at all. */
export type SeedSpace = Shape<typeof seeds>;

const rowVerdict = z.strictObject({
  kind: z.enum(['biased', 'no-bias-found', 'inconclusive', 'refused']),
  /** The first stage that says so; null where none does. */
  by: stageName.nullable(),
});
/** What a row comes to. 'refused': nothing of it could be looked at. */
export type RowVerdict = Shape<typeof rowVerdict>;

const surveyedRow = z.strictObject({
  name,
  /** The version that was found, of a package; null of anything else. */
  version: z.string().nullable(),
  /** SHA-256 of the code, over the names and hashes of its files in order; null where it has none. */
  code: sha256.nullable(),
  /** The row before that is the same code, called in the same way: this one is not looked at again. */
  sameAs: name.nullable(),
  seeds: seeds.nullable(),
  /** Why the subject could not be opened; null where it was. */
  refused: refusal.nullable(),
  stages: z.array(stage).max(3),
  verdict: rowVerdict,
});
/** A row of a survey, looked at. */
export type SurveyedRow = Shape<typeof surveyedRow>;

const core = z.strictObject({
  kind: z.literal('survey'),
  tool,
  plan,
  surveyed: z.array(surveyedRow).min(1).max(MOST_ROWS),
  /** Biased where a row is; else it cannot tell where a row cannot, or could not be looked at. */
  verdict: z.strictObject({ kind }),
});
/** The digested part of the record of a survey. */
export type SurveyCore = Shape<typeof core>;

/** A survey, whole: what every row came to, with the digests of the records that show it, which lie beside it. */
export type Survey = Sealed<SurveyCore>;

/** The record of a survey. */
export const surveySchema: z.ZodType<Survey> = sealed(core);
