import * as z from 'zod';
import { type Shape, sha256 } from '../record/schema-parts.js';
import { CARD_FORMS } from './card-form.js';
import { vocabularySchema } from './log-source.js';

/** A cap for any record, so that a forged one cannot keep a reader busy forever before it is refused. */
const MOST_FILES = 100_000;

export const randomness = z.enum(['injected', 'live']);
/** The source of a JavaScript subject's `Math.random`: the block's seeded stream, or the engine's own. */
export type Randomness = Shape<typeof randomness>;

const isolation = z.enum(['process', 'none']);
/**
 * The permissions of a function's process. 'process': read its own files, within a limit of memory; no writing, no programs, no network, an empty
 * environment. The record's `IsolationLevel` says who enforces that. 'none': those of the user who runs the audit.
 */
export type Isolation = Shape<typeof isolation>;

const cardForms = z.array(z.enum(CARD_FORMS)).max(CARD_FORMS.length);
const formsTried = z.strictObject({
  takes: cardForms,
  keeps: cardForms,
  refuses: cardForms,
  /** Absent if it loses none. */
  loses: z.exactOptional(cardForms),
});
/**
 * The result of trying a function with those forms. It takes the first and leaves the order of the second as it was (of equal cards: puts them side
 * by side). It does not take the third, and loses cards of the last.
 */
export type FormsTried = Shape<typeof formsTried>;

const callStyle = z.strictObject({
  result: z.enum(['returns', 'mutates']),
  async: z.boolean(),
  /** True if the function gets a `random()` argument. */
  random: z.boolean(),
  /**
   * 'block': each block is dealt from its own randomness. One process deals sixteen of them, and must deal each as if it had dealt no others. 'one':
   * one process deals the whole sample. The function keeps state from deal to deal (a generator of its own, a kept deck), which fresh processes would
   * reset and so repeat; or live randomness hides whether it does.
   */
  stream: z.enum(['block', 'one']),
  /**
   * Present if two processes, started one after the other, dealt the same first decks whatever numbers `Math.random` gave: a service that restarts
   * deals the same decks again.
   */
  starts: z.exactOptional(z.literal('alike')),
  isolation,
  /** The expression called in place of an export, as typed; the exports are in scope under their names. */
  wrapper: z.exactOptional(z.string().min(1)),
  /** The type of its return value besides the deck that it shuffles in place (`boolean`, `number`); absent if it returns nothing, or the deck. */
  beside: z.exactOptional(z.string().min(1)),
  /** The names of its cards, in the order that numbers them; absent if they are the numbers it is given. */
  cards: z.exactOptional(vocabularySchema),
  /** Names of built-ins it had replaced after its first deals; absent if there were none. */
  touches: z.exactOptional(z.array(z.string().min(1)).min(1)),
  /** The kinds of cards it was found to accept, if it gets decks in random order; absent if not, and in records older than this check. */
  forms: z.exactOptional(formsTried),
  /**
   * Present if its first deals were all the same and further ones told why. 'undrawn': it drew no numbers from `Math.random`. 'unused': whatever these
   * are, it deals the same. 'one-sided': with numbers outside 0 … 1 alone, it deals the same turned round, as a sort by a comparator does whose
   * answers all have one sign.
   */
  unmoved: z.exactOptional(z.enum(['undrawn', 'unused', 'one-sided'])),
  /** Present if decks in random order were requested; absent for the deck in order. */
  input: z.exactOptional(z.literal('shuffled')),
});
/** The behaviour of the function on its first deal, which later deals must match. */
export type CallStyle = Shape<typeof callStyle>;

const loadedFile = z.strictObject({
  /** The path from the folder of the function's own file, or for a package from its `node_modules`; with forward slashes. */
  file: z.string(),
  sha256,
});
/** A file that a function's process loaded: its own, one it imports, or one of a package. */
export type LoadedFile = Shape<typeof loadedFile>;

const called = {
  /** Digest of the user’s file, or of the file that the specifier resolves to. */
  sha256,
  /** Every file loaded during the trial deals, by name; absent in older records. */
  files: z.exactOptional(z.array(loadedFile).max(MOST_FILES)),
  call: callStyle,
  randomness,
};

export const moduleSource = z.strictObject({
  kind: z.literal('module'),
  /** The file as typed, with forward slashes. */
  file: z.string(),
  export: z.string(),
  ...called,
});
/** A function in a user’s file. */
export type ModuleSource = Shape<typeof moduleSource>;

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

export type FunctionSource = ModuleSource | NpmSource;
