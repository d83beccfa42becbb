import * as z from 'zod';
import { type Shape, sha256 } from '../record/schema-parts.js';
import { CARD_FORMS } from './card-form.js';
import { vocabularySchema } from './log-source.js';

/** What any record may hold, so that a forged one cannot make a reader work for ever before it is refused. */
const MOST_FILES = 100_000;

/** As `Randomness`. */
export const randomness = z.enum(['injected', 'live']);
/** Whose randomness a JavaScript subject's `Math.random` is: the block's seeded stream, or the engine's own. */
export type Randomness = Shape<typeof randomness>;

const isolation = z.enum(['process', 'none']);
/**
 * What a function's process may do. 'process': read its own files, within a limit of memory; no writing, no programs, no network, an
 * empty environment. Who keeps it to that is the `IsolationLevel` of the record. 'none': what the user may do who runs the audit.
 */
export type Isolation = Shape<typeof isolation>;

const cardForms = z.array(z.enum(CARD_FORMS)).max(CARD_FORMS.length);
const formsTried = z.strictObject({
  takes: cardForms,
  keeps: cardForms,
  refuses: cardForms,
  /** Absent where it loses none. */
  loses: z.exactOptional(cardForms),
});
/**
 * What came of trying a function with those forms: it takes the first, leaves the order of the second as it was (of equal cards: puts them
 * side by side), does not take the third, and loses cards of the last.
 */
export type FormsTried = Shape<typeof formsTried>;

const callStyle = z.strictObject({
  result: z.enum(['returns', 'mutates']),
  async: z.boolean(),
  /** True where the function is given a `random()` argument. */
  random: z.boolean(),
  /**
   * 'block': each block is dealt from its own randomness, sixteen of them by one process, which must deal them as if it had dealt no others. 'one': one process deals the whole sample, because the
   * function carries something over from deal to deal (a generator of its own, a kept deck), which fresh processes would start anew and
   * so repeat, or because live randomness hides whether it does.
   */
  stream: z.enum(['block', 'one']),
  /**
   * Present where two processes, started one after the other, dealt the same first decks, whatever numbers `Math.random` gave them: a service that
   * is started again deals the same decks again.
   */
  starts: z.exactOptional(z.literal('alike')),
  isolation,
  /** What was called in place of an export, as typed: an expression in which the exports have their names. */
  wrapper: z.exactOptional(z.string().min(1)),
  /** The type of what it returns beside the deck that it shuffles in place (`boolean`, `number`); absent where it returns nothing, or the deck. */
  beside: z.exactOptional(z.string().min(1)),
  /** What its cards are called where they are not the numbers it is given, in the order that numbers them. */
  cards: z.exactOptional(vocabularySchema),
  /** Parts of the language it had replaced after its first deals, by name; absent where there were none. */
  touches: z.exactOptional(z.array(z.string().min(1)).min(1)),
  /** What cards it was found to take, where it is handed decks in random order; absent where it is not, and in records of before this was tried. */
  forms: z.exactOptional(formsTried),
  /** Present where it was asked to be handed decks in random order; the deck in order where absent. */
  input: z.exactOptional(z.literal('shuffled')),
});
/** How the function was found to behave on its first deal, and then held to. */
export type CallStyle = Shape<typeof callStyle>;

const loadedFile = z.strictObject({
  /** From the folder of the function's own file, or, of a package, from its `node_modules` on; with forward slashes. */
  file: z.string(),
  /** Of what was loaded. */
  sha256,
});
/** A file that a function's process loaded: its own, one it imports, or one of a package. */
export type LoadedFile = Shape<typeof loadedFile>;

const called = {
  /** Of the user’s file, or of the file that the specifier resolves to. */
  sha256,
  /** Every file that was loaded while it was tried, by name; absent in records of before this was kept. */
  files: z.exactOptional(z.array(loadedFile).max(MOST_FILES)),
  call: callStyle,
  randomness,
};

/** As `ModuleSource`. */
export const moduleSource = z.strictObject({
  kind: z.literal('module'),
  /** As typed, with forward slashes. */
  file: z.string(),
  export: z.string(),
  ...called,
});
/** A function of a user’s file. */
export type ModuleSource = Shape<typeof moduleSource>;

/** As `NpmSource`. */
export const npmSource = z.strictObject({
  kind: z.literal('npm'),
  /** `lodash`, `@scope/pkg/sub`. */
  specifier: z.string(),
  export: z.string(),
  package: z.string(),
  version: z.string(),
  ...called,
});
/** A function of an installed package. */
export type NpmSource = Shape<typeof npmSource>;

/** A function of JavaScript, wherever it stands. */
export type FunctionSource = ModuleSource | NpmSource;
