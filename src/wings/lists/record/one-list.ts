import type { RecordedCounts, Sealed } from '../../../core/evidence.js';
import type { BuiltInSource } from '../../../core/origin.js';
import type { Effect, RecordedRow, RowPower } from '../../../core/results.js';
import type { ListFile, Numbering } from '../item-list.js';

/** The batteries of lists, from the cheapest; each holds those before it. */
export const LIST_BATTERIES = ['quick', 'standard', 'deep'] as const;

/** One of them. */
export type ListBattery = (typeof LIST_BATTERIES)[number];

/** One list that was read: its file, or the parts it was put together of. */
export interface ListRead {
  readonly files: readonly ListFile[];
  readonly numbering: Numbering;
  /** Items of each part, where the list is put together of parts; absent otherwise. */
  readonly parts?: readonly number[];
}

/** Where lists come from: files that were read, or a shuffle of parts of our own, which made them from the plan's seed. */
export type ListSource = { readonly kind: 'files'; readonly lists: readonly ListRead[] } | BuiltInSource;

/** What was fixed before the first item was counted. */
export interface ListPlan {
  /** Items a list. */
  readonly n: number;
  /** How many lists. */
  readonly trials: number;
  /** Present where the lists were made here. */
  readonly seed?: string;
  readonly battery: ListBattery;
  /** The relative root-mean-square deviation between eighths of the list that a clean verdict must exclude; at most 0.2. */
  readonly detect: number;
  /** Biased below this, after Holm over every row and both tails. */
  readonly alpha: number;
  readonly tests: readonly string[];
}

/** Why a statistic does not run on lists of one length. */
export type ListSkip =
  /** Beyond `most` items it takes long, or much memory; of comparisons of lists with each other, where `between`. */
  | { readonly why: 'long' | 'long-between'; readonly most: number }
  /** Its law is known from `least` items on. */
  | { readonly why: 'too-short'; readonly least: number; readonly n: number }
  /** Its law is known of one list alone. */
  | { readonly why: 'several'; readonly lists: number };

/** A statistic that was left out. */
export interface SkippedList {
  readonly test: string;
  readonly reason: ListSkip;
}

/** One row of the results of lists, `trials` of them: as of an audit, but that its usual law decides, and that it may measure no size. */
export interface ListResult extends Omit<RecordedRow, 'plain'> {
  /** Null where the row measures no size, as is `power`. */
  readonly effect: Effect | null;
  readonly power: RowPower | null;
}

/** What the largest lead says of shuffle buffers: a buffer of B items lets no item stand more than B − 1 places before its own. */
export interface ListLead {
  /** The most places that an item stands before where it was. */
  readonly largest: number;
  /** No buffer of so many items or fewer made these lists. */
  readonly excludedBuffer: number;
}

/** A number that a mechanism has, with its 99 % interval where there is one. */
export interface MechanismNumber {
  readonly name: string;
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** A way in which lists are shuffled badly, that fits what was found. */
export interface ListMechanism {
  /** Its id in the catalogue of mechanisms. */
  readonly id: string;
  readonly numbers: readonly MechanismNumber[];
  /** Of what was looked at, the share that it explains; 1 where all of it. */
  readonly share: number;
}

/** Why nothing can be told of lists. */
export type ListDoubt =
  /** These rows found what luck shows once in a hundred lists or less. */
  | { readonly why: 'doubtful'; readonly tests: readonly string[] }
  /** So few items show a bias between eighths of the list reliably only from `smallestDetectable` on. */
  | { readonly why: 'too-few'; readonly smallestDetectable: number; readonly wanted: number }
  /** A bias of the size asked for is neither shown nor excluded. */
  | { readonly why: 'neither'; readonly wanted: number };

/** What an audit of lists ends with. */
export type ListVerdict =
  | {
      readonly kind: 'biased';
      readonly because: readonly string[];
      readonly smallestDetectable: number;
      readonly excludedBuffer: number;
    }
  | { readonly kind: 'no-bias-found'; readonly smallestDetectable: number; readonly power: number; readonly excludedBuffer: number }
  | {
      readonly kind: 'inconclusive';
      readonly reason: ListDoubt;
      /** Lists of this length that would see the size asked for; null where more would not decide it. */
      readonly trialsNeeded: number | null;
      readonly smallestDetectable: number;
      readonly excludedBuffer: number;
    };

/** The digested part of the record of one shuffled list, or a few. */
export interface OneListCore {
  readonly kind: 'list';
  readonly tool: { readonly name: 'shuffle-audit'; readonly version: string };
  readonly plan: ListPlan;
  readonly subject: {
    readonly id: string;
    readonly origin: { readonly source: ListSource; readonly outcome: { readonly kind: 'list' } };
    readonly replay: 'exact' | 'none';
  };
  /** By statistic; of those between lists with `between/` before it. */
  readonly counts: Readonly<Record<string, RecordedCounts>>;
  readonly results: readonly ListResult[];
  readonly skipped: readonly SkippedList[];
  readonly lead: ListLead;
  /** The likeliest first; empty where nothing is biased, or nothing known fits. */
  readonly mechanisms: readonly ListMechanism[];
  readonly verdict: ListVerdict;
}

/** An audit of one shuffled list, or a few, whole. */
export type OneList = Sealed<OneListCore>;
