import * as z from 'zod';
import { type Shape, sha256 } from '../record/schema-parts.js';
import { vocabularySchema } from './log-source.js';
import { PROTOCOLS } from './protocols.js';

const programFile = z.strictObject({
  /** The file as typed. */
  file: z.string(),
  sha256,
});
/** A file passed to a program by name. */
export type ProgramFile = Shape<typeof programFile>;

const command = {
  /** The program as typed: a path, or a name found on the search path. */
  program: z.string(),
  /** Digest of the file it resolved to. */
  sha256,
  /** The arguments as typed. */
  args: z.array(z.string()),
  /** The arguments that name files, such as a script, except those in `written`. */
  files: z.array(programFile),
  /** The code files beside these, by path from the user's folder, sorted; absent in old records. */
  code: z.exactOptional(z.array(programFile)),
  /** Present if there were more of them than the limit. */
  codeLeftOut: z.exactOptional(z.literal(true)),
  /**
   * The files that its first starts wrote to, of those passed by name or beside it as code: they are not checked for changes. Present if there are any.
   */
  written: z.exactOptional(z.array(z.string()).min(1)),
};

/** The processes ended with the program: those of its group, or on a system that shows them also those that left it. */
const ends = z.enum(['group', 'descendants']);

export const programSource = z.strictObject({
  kind: z.literal('program'),
  ...command,
  protocol: z.enum(PROTOCOLS),
  /** The notation for cards, in the order that every deal is assumed to start from. */
  vocabulary: vocabularySchema,
  /** 'alike' if two starts, one right after the other, dealt the same decks. */
  starts: z.enum(['alike', 'apart']),
  /** Present if it reacted neither to the end of its input nor of its output, and was ended with its group after its deals were read. */
  deaf: z.exactOptional(z.literal(true)),
  ends,
});
/** A program that deals on its own, in any language. */
export type ProgramSource = Shape<typeof programSource>;

export const tapeSource = z.strictObject({ kind: z.literal('tape'), ...command, ends });
/** A program that is dealt on a tape: it requests every random number, and its deals follow from the answers alone. */
export type TapeSource = Shape<typeof tapeSource>;
