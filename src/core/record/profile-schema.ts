import * as z from 'zod';
import { type Shape, sha256 } from './schema-parts.js';
import { PROFILE } from './scheme-names.js';

/** A cap for any profile, so that a forged one cannot keep a reader busy forever before it is refused. */
const MOST_TEXT = 2000;
const MOST_CLAUSES = 200;
const MOST_NAMES = 200;
const MOST_PARTY = 300;

const text = z.string().min(1).max(MOST_TEXT);
const party = z.exactOptional(z.string().min(1).max(MOST_PARTY));
const localised = z.strictObject({ en: text, hi: z.exactOptional(text), bn: z.exactOptional(text) });
/** A text in the languages of documents. English is required and replaces an absent one. */
export type Localised = Shape<typeof localised>;

const seen = z.enum(['text', 'text in part', 'summary', 'not seen']);
/** The source that the profile's author had for a clause: the original text, whole or in part, or a summary by others, or nothing. */
export type ClauseEvidence = Shape<typeof seen>;

const beyond = z.enum([
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
]);
/** Reasons why the record of an audit cannot show what a clause requires. */
export type EvidenceGap = Shape<typeof beyond>;

const namedTest = z.enum([
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
]);
/** Tests that standards name but this program lacks, under their usual names. */
export type NamedTest = Shape<typeof namedTest>;

const served = z.discriminatedUnion('by', [
  /** Statistics, by their ids: 'together', Holm over all their rows; 'positions', the counts of every card position by themselves beside them. */
  z.strictObject({
    by: z.literal('tests'),
    tests: z.array(z.string().min(1).max(100)).min(1).max(MOST_NAMES),
    unit: z.enum(['together', 'positions']),
  }),
  /**
   * The exact law of the method that makes choices of words: no chance may be off by more than `most`, relative to an even one; at all where it is
   * null, since the clause gives no number.
   */
  z.strictObject({ by: z.literal('scaling'), most: z.number().gt(0).lt(1).nullable() }),
  /** The states of the generator against the orders there are. */
  z.strictObject({ by: z.literal('states') }),
]);
/** The part of a record that answers a clause. */
export type ServedBy = Shape<typeof served>;

const clause = z.strictObject({
  /** The id in kebab-case, unique in a profile. */
  id: z.string().regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be lower case, of letters, digits and hyphens'),
  /** The number in the standard: `§3.2.2`. */
  number: z.string().min(1).max(100),
  seen,
  /** The requirement in our own words, or the user's; never quoted from a text that was not read. */
  requirement: localised,
  /** Null if nothing in a record answers it. */
  served: served.nullable(),
  /** The confidence it requires, in (0, 1): 0.99 is 99 %; null if it states none. */
  confidence: z.number().min(0.5).max(0.999999).nullable(),
  /** The fewest deals it requires; null if it states none. */
  leastTrials: z.int().min(1).max(1e12).nullable(),
  /** Further requirements, which the record cannot show. */
  beyond: z.array(beyond),
  /** Tests it names that this program lacks. */
  lacks: z.array(namedTest),
});
/** One requirement of a standard. */
export type Clause = Shape<typeof clause>;

/** The schema of a profile as plain data, whatever its tests are called. */
export const profileSchema = z
  .strictObject({
    profile: z.literal(PROFILE),
    /** The id: lower case, digits, dots and hyphens: `gli-19`. */
    id: z
      .string()
      .regex(/^[a-z\d]+(?:[.-][a-z\d]+)*$/, 'must be lower case, of letters, digits, dots and hyphens')
      .max(100),
    title: localised,
    edition: text,
    issuer: localised,
    clauses: z.array(clause).min(1).max(MOST_CLAUSES),
  })
  .check((ctx) => {
    const { clauses } = ctx.value;
    for (const [at, one] of clauses.entries()) {
      const path = ['clauses', at];
      if (clauses.findIndex(({ id }) => id === one.id) !== at)
        ctx.issues.push({
          code: 'custom',
          input: one.id,
          path: [...path, 'id'],
          message: `must be given once in a profile, got "${one.id}" twice`,
        });
      if (one.served === null && one.beyond.length === 0)
        ctx.issues.push({
          code: 'custom',
          input: one.beyond,
          path: [...path, 'beyond'],
          message: 'must say why where nothing serves the clause, got nothing',
        });
    }
  });
/** A standard, as far as the audit of a shuffle can answer it. */
export type Profile = Shape<typeof profileSchema>;

const parties = z.strictObject({ client: party, laboratory: party, reportId: party, subjectVersion: party });
/** The addressee and the sender of a document, as they were named; none of it is checked. */
export type Parties = Shape<typeof parties>;

export const documentInfo = z.strictObject({
  profile: profileSchema,
  parties,
  /** SHA-256 over the list of this program's files, as `sign` makes it. */
  package: sha256,
  /** The operating system and the processor's architecture: `linux x64`. */
  platform: z.string().min(1).max(MOST_PARTY),
});
/** Facts of a document besides the audit itself: fixed before the first deal and kept in `run`, so that a signature covers them. */
export type DocumentInfo = Shape<typeof documentInfo>;
