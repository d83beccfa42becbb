import type { ErrorCode, ErrorPlace } from '../../../core/errors.js';
import type { Sealed, Verdict } from '../../../core/evidence.js';

/** One subject of a survey as its list has it, fixed before anything of it is looked at. */
export interface SurveySubject {
  /** Told apart from every other row, and what its files are called. */
  readonly name: string;
  /** As `run` takes it: `npm:lodash#shuffle`, `./deal.js#shuffle`; a program by its words, behind `-- `. */
  readonly subject: string;
  /** The version of the package that is fetched for it; absent where what is installed is taken. */
  readonly version?: string;
  /** Options of `run` by their names, each as it would be typed; a switch that is on is `yes`. */
  readonly options: Readonly<Record<string, string>>;
  /** What is said of it in the list. */
  readonly note?: string;
}

/** What a survey set out to do, fixed before its first deal. */
export interface SurveyPlan {
  /** What the file of the list is called. */
  readonly list: string;
  /** The folder beside the record in which the records of the rows lie. */
  readonly folder: string;
  /** Every row's deals follow from it. */
  readonly seed: string;
  /** Cards of a deck, unless a row says another number. */
  readonly n: number;
  /** The relative bias to detect, unless a row says another. */
  readonly detect: number;
  /** Proofs are of decks of 2 to so many cards. */
  readonly proofCards: number;
  /** A look deals at most so many. */
  readonly lookTrials: number;
  /** At most so often a row whose shuffle is right is called biased: the level of its look and that of its sample, added up. */
  readonly rowLevel: number;
  readonly rows: readonly SurveySubject[];
}

/** What is done with a row, in this order. */
export type StageName = 'proof' | 'look' | 'sample';

/** A record that a stage wrote: what its file is called, beside the other rows' files, and its digest. */
export interface StageRecord {
  readonly record: string;
  readonly digest: string;
}

/** A proof of small decks, dealt with ideal numbers. */
export interface ProofStage extends StageRecord {
  readonly stage: 'proof';
  readonly kind: 'holds' | 'fails';
  /** The largest total variation from even of a size that was proved, as the nearest double; null where no law was worked out. */
  readonly variation: number | null;
}

/** A run that stopped when it was decided. */
export interface LookStage extends StageRecord {
  readonly stage: 'look';
  readonly kind: 'biased' | 'inconclusive';
  readonly trials: number;
}

/** An audit of a fixed number of deals. */
export interface SampleStage extends StageRecord {
  readonly stage: 'sample';
  readonly kind: Verdict['kind'];
  /** Deals, those of a fresh sample too. */
  readonly trials: number;
  /** The smallest relative deviation that it would have seen 99 times in 100; null where that is not known. */
  readonly seenFrom: number | null;
  /** By how much the chances are uneven, with its interval, where what sizes are said by was counted. */
  readonly effect: { readonly name: string; readonly estimate: number; readonly low: number; readonly high: number } | null;
  /** The known mistakes that fit best, by their ids; empty where none fits, or nothing was biased. */
  readonly mistakes: readonly string[];
}

/** A stage that came to nothing, and why. */
export interface RefusedStage {
  readonly stage: StageName;
  readonly refused: Refusal;
}

/** Why something could not be looked at: what an error is told by. Its message is no part of what is digested: it stands in `run.refusals`. */
export interface Refusal {
  readonly code: ErrorCode;
  /** Where, in what the row names; absent where that is not known. */
  readonly at?: Omit<ErrorPlace, 'file'>;
}

/** What became of one stage of a row. */
export type SurveyStage = ProofStage | LookStage | SampleStage | RefusedStage;

/** What is known of where the numbers of a subject come from, and so of how many decks it can deal at all. */
export interface SeedSpace {
  /** Whether two starts, one after the other, dealt the same decks. */
  readonly starts: 'alike' | 'apart';
  /** Bits of the state of the generator that it draws from, where that is known: it deals at most 2 to so many sequences of decks. */
  readonly stateBits: number | null;
  /** log2 of the number of orders. */
  readonly orderBits: number;
}

/** What a row comes to. 'refused': nothing of it could be looked at. */
export interface RowVerdict {
  readonly kind: Verdict['kind'] | 'refused';
  /** The first stage that says so; null where none does. */
  readonly by: StageName | null;
}

/** A row of a survey, looked at. */
export interface SurveyedRow {
  readonly name: string;
  /** The version that was found, of a package; null of anything else. */
  readonly version: string | null;
  /** SHA-256 of the code, over the names and hashes of its files in order; null where it has none. */
  readonly code: string | null;
  /** The row before that is the same code, called in the same way: this one is not looked at again. */
  readonly sameAs: string | null;
  readonly seeds: SeedSpace | null;
  /** Why the subject could not be opened; null where it was. */
  readonly refused: Refusal | null;
  readonly stages: readonly SurveyStage[];
  readonly verdict: RowVerdict;
}

/** The digested part of the record of a survey. */
export interface SurveyCore {
  readonly kind: 'survey';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: SurveyPlan;
  readonly surveyed: readonly SurveyedRow[];
  /** Biased where a row is; else it cannot tell where a row cannot, or could not be looked at. */
  readonly verdict: { readonly kind: Verdict['kind'] };
}

/** A survey, whole: what every row came to, with the digests of the records that show it, which lie beside it. */
export type Survey = Sealed<SurveyCore>;
