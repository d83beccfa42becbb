/** Names the form of a profile; a change that old readers would misread takes a new number. */
export const PROFILE = 'shuffle-audit/profile/1';

/** The languages of documents. */
export const LANGUAGES = ['en', 'hi', 'bn'] as const;
/** One of them. */
export type Language = (typeof LANGUAGES)[number];

/** A text in the languages of documents. English is always there and stands in for one that is absent. */
export interface Localised {
  readonly en: string;
  readonly hi?: string;
  readonly bn?: string;
}

/** How a clause may be known to whoever wrote the profile: its own text was read, whole or a part of it, or a summary by others, or nothing. */
export const SEEN = ['text', 'text in part', 'summary', 'not seen'] as const;
/** One of them. */
export type Seen = (typeof SEEN)[number];

/** Reasons why the record of an audit cannot show what a clause requires. */
export const BEYOND = [
  'source-review',
  'unpredictability',
  'cryptographic-strength',
  'background-cycling',
  'seeding',
  'clock-seed',
  'seed-control',
  'seed-secrecy',
  'instances',
  'raw-output',
  'hardware',
  'operation',
  'adaptive',
  'file-integrity',
  'reachability',
] as const;
/** One of them. */
export type Beyond = (typeof BEYOND)[number];

/** Tests that standards name and this program has none of, under the names the field gives them. */
export const NAMED_TESTS = [
  'adjacency',
  'equidistribution',
  'gap',
  'kolmogorov-smirnov',
  'monobit',
  'order-statistic',
  'poisson',
  'poker',
  'runs',
  'serial',
  'spectral',
  'subsequences',
] as const;
/** One of them. */
export type NamedTest = (typeof NAMED_TESTS)[number];

/** What of a record answers a clause. */
export type ServedBy =
  /** Statistics, by their ids: 'together', Holm over all their rows; 'positions', the counts of every card position by themselves beside them. */
  | { readonly by: 'tests'; readonly tests: readonly string[]; readonly unit: 'together' | 'positions' }
  /**
   * The exact law of the method that makes choices of words: no chance may be off by more than `most`, relative to an even one; at all where it is
   * null, since the clause gives no number.
   */
  | { readonly by: 'scaling'; readonly most: number | null }
  /** The states of the generator against the orders there are. */
  | { readonly by: 'states' };

/** One requirement of a standard. */
export interface Clause {
  /** Kebab-case, each once in a profile. */
  readonly id: string;
  /** As the standard numbers it: `§3.2.2`. */
  readonly number: string;
  readonly seen: Seen;
  /** In our own words, or the user's; never quoted from what was not read. */
  readonly requirement: Localised;
  /** Null where nothing in a record answers it. */
  readonly served: ServedBy | null;
  /** The confidence it asks for, in (0, 1): 0.99 is 99 %; null where it gives none. */
  readonly confidence: number | null;
  /** The fewest deals it asks for; null where it gives none. */
  readonly leastTrials: number | null;
  /** What it asks for beside, which the record cannot show. */
  readonly beyond: readonly Beyond[];
  /** Tests it names of which this program has none. */
  readonly lacks: readonly NamedTest[];
}

/** A standard as far as the audit of a shuffle can answer it. */
export interface Profile {
  readonly profile: typeof PROFILE;
  /** Lower case, digits, dots and hyphens: `gli-19`. */
  readonly id: string;
  readonly title: Localised;
  readonly edition: string;
  readonly issuer: Localised;
  readonly clauses: readonly Clause[];
}

/** Whom a document is for and from, as they were named; nothing of it is checked. */
export interface Parties {
  readonly client?: string;
  readonly laboratory?: string;
  readonly reportId?: string;
  readonly subjectVersion?: string;
}

/** What a document says beside the audit itself: fixed before the first deal and kept in `run`, where a signature covers it. */
export interface DocumentInfo {
  readonly profile: Profile;
  readonly parties: Parties;
  /** SHA-256 over the list of this program's files, as `sign` makes it. */
  readonly package: string;
  /** The operating system and the processor's architecture: `linux x64`. */
  readonly platform: string;
}
