import type { SeedOrigin } from '../../../../core/record/evidence.js';
import type { Origin } from '../../../../core/record/origin.js';
import type { ClauseEvidence, EvidenceGap, NamedTest } from '../../../../core/record/profile.js';
import type { Outcome } from '../../../../core/subject/outcome.js';
import type { SampleName } from '../../profiles/finding.js';

/** A value that stands in a sentence: a number as the language writes it, a list, or text in no language. */
type Told = string;

/**
 * Every text of a document in one language; a missing key does not compile. Numbers come in as the language writes them. A sentence ends in the
 * language's own full stop.
 */
export interface Messages {
  readonly title: string;
  readonly subtitle: string;
  /** Texts before, between and after the numbers of a sheet. */
  readonly sheet: readonly [string, string, string];
  readonly months: readonly string[];
  readonly date: (day: Told, month: string, year: Told) => string;
  readonly notNamed: string;
  readonly headings: {
    readonly questions: string;
    readonly identification: string;
    readonly scope: string;
    readonly generator: string;
    readonly method: string;
    readonly sizes: string;
    readonly clauses: string;
    readonly deviations: string;
    readonly verdict: string;
    readonly reproduce: string;
    readonly signatures: string;
    readonly appendix: string;
  };
  readonly questions: {
    readonly what: string;
    readonly who: string;
    readonly picked: string;
    readonly missed: string;
    readonly check: string;
  };
  readonly labels: {
    readonly reportId: string;
    readonly date: string;
    readonly client: string;
    readonly laboratory: string;
    readonly subject: string;
    readonly subjectVersion: string;
    readonly standard: string;
    readonly edition: string;
    readonly issuer: string;
    readonly files: string;
    readonly noFiles: string;
    readonly tool: string;
    readonly package: string;
    readonly commit: string;
    readonly platform: string;
    readonly record: string;
    readonly seed: string;
    readonly deals: string;
    /** The things that the cells of each kind of outcome count. */
    readonly cells: Readonly<Record<Outcome['kind'], string>>;
    readonly clause: string;
    readonly requirement: string;
    readonly finding: string;
    readonly level: string;
    readonly test: string;
    readonly sample: string;
    readonly value: string;
    readonly degrees: string;
    readonly p: string;
    readonly pLower: string;
    readonly pAdjusted: string;
    readonly pClause: string;
    readonly size: string;
    readonly seen: string;
    readonly position: string;
    readonly grouping: string;
    readonly categories: string;
    readonly expected: string;
    readonly least: string;
    readonly most: string;
    readonly file: string;
    readonly name: string;
    readonly function: string;
    readonly signature: string;
    readonly place: string;
    readonly stateBits: string;
    readonly orderBits: string;
  };
  readonly outcome: Readonly<Record<Outcome['kind'], string>>;
  readonly source: Readonly<Record<Origin['source']['kind'], string>>;
  readonly verdict: {
    readonly clean: (size: Told) => string;
    readonly biased: string;
    readonly undecided: string;
    readonly biasedBecause: (shown: Told) => string;
    /** Words for what shows a bias beside the tests of the first sample, by a verdict's name for it. */
    readonly because: Readonly<
      Record<'known-law' | 'input' | 'input/absolute' | 'absolute' | 'kept-cards' | 'repeated-rows' | 'starts', string>
    >;
    readonly undecidedWhy: string;
    readonly cleanMeans: (size: Told) => string;
    readonly noCertificate: string;
    readonly levels: (run: Told, judged: Told) => string;
    readonly judgedLevel: (share: Told, clauses: Told, alpha: Told) => string;
    /** Says the level of all clauses together. */
    readonly anyClause: (alpha: Told) => string;
  };
  readonly status: {
    readonly met: (to: Told) => string;
    readonly notMet: string;
    readonly notShown: string;
    readonly notSeen: string;
    /** Counts clauses by status. The last two: clauses whose own text was read, whole or in part, and all clauses. */
    readonly tally: (met: Told, notMet: Told, notShown: Told, read: Told, all: Told) => string;
  };
  readonly to: {
    readonly size: (size: Told) => string;
    readonly deals: (deals: Told) => string;
    readonly even: string;
    readonly law: (deviation: Told) => string;
  };
  readonly why: {
    readonly met: string;
    readonly metDeals: string;
    readonly metLaw: string;
    readonly rows: (tests: Told) => string;
    readonly known: (size: Told) => string;
    readonly changes: (tests: Told) => string;
    readonly starts: string;
    readonly positions: (tests: Told) => string;
    readonly scaling: (deviation: Told) => string;
    readonly scalingMost: (deviation: Told, most: Told) => string;
    readonly states: (bits: Told, orderBits: Told, share: string) => string;
    /** The deals that were read, those that were foretold, and the digest of the record that shows it. */
    readonly foretold: (used: Told, deals: Told, record: Told) => string;
    readonly weak: (prng: Told) => string;
    readonly engine: (random: Told) => string;
    readonly clock: (seeding: Told) => string;
    readonly counter: (seeding: Told) => string;
    readonly fixed: (seeding: Told) => string;
    readonly fewStarts: (bits: Told) => string;
    readonly period: (bits: Told) => string;
    readonly restarts: (seeding: Told) => string;
    /** Names a generator that would not be refuted so, and the option that selects it. */
    readonly instead: (prng: Told, option: Told) => string;
    readonly prediction: (to: Told) => string;
    readonly noTests: string;
    readonly leftOut: (tests: Told) => string;
    readonly skipped: string;
    readonly notMade: (tests: Told) => string;
    readonly copies: string;
    readonly log: (facts: string) => string;
    readonly doubtful: (tests: Told) => string;
    readonly few: (least: Told, trials: Told) => string;
    readonly promise: string;
    readonly untold: (tests: Told) => string;
    readonly coarse: (size: Told) => string;
    readonly noLaw: string;
    readonly noStates: string;
    readonly statesEnough: (bits: Told, orderBits: Told) => string;
    readonly notSeen: string;
  };
  readonly beyond: Readonly<Record<EvidenceGap, string>>;
  readonly named: Readonly<Record<NamedTest, string>>;
  readonly seenAs: Readonly<Record<ClauseEvidence, string>>;
  readonly samples: Readonly<Record<SampleName, string>>;
  readonly seeds: Readonly<Record<SeedOrigin | 'log' | 'unsaid', string>>;
  readonly earlier: (records: Told) => string;
  readonly answers: {
    readonly subject: (id: Told, source: string, outcome: string) => string;
    readonly what: (deals: Told, cells: string, many: Told) => string;
    readonly files: string;
    readonly who: (laboratory: Told) => string;
    readonly whoNot: string;
    readonly whoTool: (version: Told) => string;
    readonly signed: string;
    readonly missed: (size: Told) => string;
    readonly missedNothing: string;
    readonly missedSome: string;
    readonly missedMore: string;
    readonly check: string;
    readonly live: string;
  };
  readonly scope: {
    readonly shows: (deals: Told) => string;
    readonly version: string;
    readonly predict: string;
    readonly inputs: string;
    readonly seed: string;
    readonly log: string;
    readonly ownProfile: string;
    readonly builtInProfile: string;
    readonly alteredProfile: string;
    readonly summaries: string;
  };
  readonly generator: {
    readonly ours: (prng: Told, bounded: Told, seeding: Told) => string;
    readonly function: string;
    readonly functionLive: string;
    readonly program: string;
    readonly log: string;
    readonly live: string;
    readonly bits: (bits: Told, orderBits: Told) => string;
    readonly fewBits: (bits: Told, orderBits: Told, share: string) => string;
    /** The share of the possible deals: more than half, or fewer. */
    readonly share: { readonly most: string; readonly some: string };
    readonly orders: (orderBits: Told) => string;
    /** Says after how many deals of 52 cards the generator is known to be read. */
    readonly readFrom: (deals: Told) => string;
    /** Names the command that tries to foretell the deals, where no record shows that it was done. */
    readonly notForetold: (command: Told) => string;
  };
  readonly method: {
    readonly fixed: (deals: Told, tests: Told, detect: Told) => string;
    readonly rule: (alpha: Told) => string;
    readonly clauses: string;
    readonly positions: string;
    readonly second: (deals: Told) => string;
  };
  readonly groupings: { readonly cards: string; readonly ranks: string; readonly suits: string };
  readonly sizesNote: string;
  readonly suitsNote: string;
  readonly logFacts: {
    readonly rows: string;
    readonly rejects: string;
    readonly leftOut: string;
    readonly missing: string;
    readonly back: string;
    readonly repeated: string;
  };
  readonly deviations: {
    readonly none: string;
    readonly lacks: (number: Told, tests: Told) => string;
    readonly skipped: (number: Told, tests: Told) => string;
    readonly beyond: (number: Told, reasons: Told) => string;
    readonly verdictOnly: string;
    readonly clauseOnly: string;
    readonly clauseLaw: string;
    readonly log: (facts: Told) => string;
    readonly few: (deals: Told) => string;
    readonly notDerived: string;
  };
  readonly reproduce: {
    readonly verify: string;
    readonly again: string;
    readonly ownProfile: string;
    readonly roundFile: string;
    readonly checker: string;
    readonly log: string;
    readonly live: string;
  };
  readonly appendix: { readonly rows: string; readonly clause: (number: Told) => string; readonly counts: string };
  readonly signing: string;
  readonly join: string;
  /** Says what a clause asks for beside its tests. */
  readonly beside: (reasons: Told) => string;
}
