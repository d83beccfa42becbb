import * as z from 'zod';
import { type ErrorCode, EXIT_OF } from '../../../core/errors.js';
import { type Sealed, sealed } from '../../../core/record/run-info.js';
import { cards, level, type Shape, sha256, tool, trials } from '../../../core/record/schema-parts.js';
import { MOST_ROWS } from '../engine/row-level.js';

/** A file name of a row, which lies beside the others: a record must not lead a reader elsewhere. */
const name = z.string().regex(/^[a-z0-9][a-z0-9.-]{0,99}$/);
const kind = z.enum(['biased', 'no-bias-found', 'inconclusive']);
const size = z.number().min(0);

const subject = z.strictObject({
  /** The name that identifies the row among all rows, and that its files have. */
  name,
  /** The subject as `run` takes it: `npm:lodash#shuffle`, `./deal.js#shuffle`; a program by its words, after `-- `. */
  subject: z.string().min(1),
  /** The version of the package that is fetched for it; absent where the installed one is taken. */
  version: z.exactOptional(z.string()),
  /** Options of `run` by their names, each as it would be typed; a switch that is on is `yes`. */
  options: z.record(z.string(), z.string()),
  /** The remark on it in the list. */
  note: z.exactOptional(z.string()),
});
/** One subject of a survey as listed, fixed before anything of it is looked at. */
export type SurveySubject = Shape<typeof subject>;

const plan = z.strictObject({
  /** The name of the list's file. */
  list: z.string().regex(/^[^/\\]+$/),
  /** The folder beside the record in which the records of the rows lie. */
  folder: z.string().regex(/^(?!\.+$)[^/\\]+$/),
  /** The seed that every row's deals follow from. */
  seed: z.string(),
  /** Cards of a deck, unless a row says another number. */
  n: cards,
  /** The relative bias to detect, unless a row says another. */
  detect: z.number().positive().max(1),
  /** The most cards of a deck that is proved; proofs begin at 2 cards. */
  proofCards: cards,
  /** The most deals of a look. */
  lookTrials: trials,
  /** The largest chance that a row whose shuffle is right is called biased: the level of its look and that of its sample, added up. */
  rowLevel: level,
  rows: z.array(subject).min(1).max(MOST_ROWS),
});
/** The plan of a survey, fixed before its first deal. */
export type SurveyPlan = Shape<typeof plan>;

const stageName = z.enum(['proof', 'look', 'sample']);
/** The stages of a row, in this order. */
export type StageName = Shape<typeof stageName>;

/** A record that a stage wrote: the name of its file, beside the other rows' files, and its digest. */
const written = {
  record: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,110}\.json$/),
  digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
};

const proofStage = z.strictObject({
  stage: z.literal('proof'),
  ...written,
  kind: z.enum(['holds', 'fails']),
  /** The largest total variation from even of a size that was proved, as the nearest double; null where no law was computed. */
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
  /** The number of deals, including those of a fresh sample. */
  trials: z.int().min(1),
  /** The smallest relative deviation that it would have seen 99 times in 100; null where that is not known. */
  seenFrom: size.nullable(),
  /** The unevenness of the chances, with its interval, where the counts that sizes are given in were kept. */
  effect: z.strictObject({ name: z.string(), estimate: size, low: size, high: size }).nullable(),
  /** The known mistakes that fit best, by their ids; empty where none fits, or nothing was biased. */
  mistakes: z.array(z.string()),
});
/** An audit of a fixed number of deals. */
export type SampleStage = Shape<typeof sampleStage>;

const place = z.exactOptional(z.int().min(1));
const refusal = z.strictObject({
  code: z.enum(Object.keys(EXIT_OF) as ErrorCode[]),
  /** The place of the fault in what the row names; absent where that is not known. */
  at: z.exactOptional(z.strictObject({ line: place, column: place, trial: place, position: place })),
});
/** The reason why something could not be looked at, as in an error. Its message is not digested: it stands in `run.refusals`. */
export type Refusal = Shape<typeof refusal>;

const refusedStage = z.strictObject({ stage: stageName, refused: refusal });
/** A stage without a result, and the reason. */
export type RefusedStage = Shape<typeof refusedStage>;

const stage = z.union([refusedStage, proofStage, lookStage, sampleStage]);
/** The result of one stage of a row. */
export type SurveyStage = Shape<typeof stage>;

const seeds = z.strictObject({
  /** The result of comparing two starts, one after the other: whether they dealt the same decks. */
  starts: z.enum(['alike', 'apart']),
  /** Bits of the state of the generator that it draws from, where that is known: it deals at most 2^`stateBits` sequences of decks. */
  stateBits: size.nullable(),
  /** log2 of the number of orders. */
  orderBits: size,
});
/** The facts known of where the numbers of a subject come from, and so of how many decks it can deal at all. */
export type SeedSpace = Shape<typeof seeds>;

const rowVerdict = z.strictObject({
  kind: z.enum(['biased', 'no-bias-found', 'inconclusive', 'refused']),
  /** The first stage that says so; null where none does. */
  by: stageName.nullable(),
});
/** The verdict on a row. 'refused': nothing of it could be looked at. */
export type RowVerdict = Shape<typeof rowVerdict>;

const surveyedRow = z.strictObject({
  name,
  /** The version found, for a package; null for anything else. */
  version: z.string().nullable(),
  /** SHA-256 of the code, over the names and hashes of its files in order; null where it has none. */
  code: sha256.nullable(),
  /** The earlier row with the same code, called in the same way: this one is not looked at again. */
  sameAs: name.nullable(),
  seeds: seeds.nullable(),
  /** The reason why the subject could not be opened; null where it was. */
  refused: refusal.nullable(),
  stages: z.array(stage).max(3),
  verdict: rowVerdict,
});
/** A row of a survey after its stages. */
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

/** A complete survey: the result of every row, with the digests of the records that show it, which lie beside it. */
export type Survey = Sealed<SurveyCore>;

export const surveySchema: z.ZodType<Survey> = sealed(core);
