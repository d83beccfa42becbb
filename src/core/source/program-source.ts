import * as z from 'zod';
import { type Shape, sha256 } from '../record/schema-parts.js';
import { vocabularySchema } from './log-source.js';
import { PROTOCOLS } from './protocols.js';

const programFile = z.strictObject({
  /** As typed. */
  file: z.string(),
  sha256,
});
/** A file that a program was given by name. */
export type ProgramFile = Shape<typeof programFile>;

const command = {
  /** As typed: a path, or a name found on the search path. */
  program: z.string(),
  /** Of the file that it turned out to be. */
  sha256,
  /** As typed. */
  args: z.array(z.string()),
  /** The arguments that name files, such as a script, but what is `written`. */
  files: z.array(programFile),
  /** The files of code beside these, by their path from the user's folder, sorted; absent in old records. */
  code: z.exactOptional(z.array(programFile)),
  /** Present where there were more of them than are looked at. */
  codeLeftOut: z.exactOptional(z.literal(true)),
  /** Present where its first starts wrote to files that it was given by name or that lie beside it as code: nothing holds them to what they were. */
  written: z.exactOptional(z.array(z.string()).min(1)),
};

/** What is ended with the program: the processes of its group, or on a system that shows them also those that left it. */
const ends = z.enum(['group', 'descendants']);

/** As `ProgramSource`. */
export const programSource = z.strictObject({
  kind: z.literal('program'),
  ...command,
  protocol: z.enum(PROTOCOLS),
  /** How cards are written, in the order that every deal is taken to start from. */
  vocabulary: vocabularySchema,
  /** Whether two starts, one right after the other, dealt the same decks. */
  starts: z.enum(['alike', 'apart']),
  /** Present where it heard neither the end of its input nor that of its output, and was ended with its group once its deals were in. */
  deaf: z.exactOptional(z.literal(true)),
  ends,
});
/** A program that deals by itself, in whatever language. */
export type ProgramSource = Shape<typeof programSource>;

/** As `TapeSource`. */
export const tapeSource = z.strictObject({ kind: z.literal('tape'), ...command, ends });
/** A program that is dealt on a tape: it asks for every number, and what it deals follows from the answers alone. */
export type TapeSource = Shape<typeof tapeSource>;
