import type { LogVocabulary } from './log-source.js';

/**
 * How a program hands over decks. 'lines': a deck a line, dealt on and on. 'u8', 'u16le': every card one byte, or two with the low one first,
 * and nothing between decks. 'request': one JSON line to it and one from it for every deal.
 */
export type Protocol = 'lines' | 'u8' | 'u16le' | 'request';

/** The protocols there are, the default one first. */
export const PROTOCOLS: readonly Protocol[] = ['lines', 'u8', 'u16le', 'request'];

/** A file that a program was given by name. */
export interface ProgramFile {
  /** As typed. */
  readonly file: string;
  readonly sha256: string;
}

/** A program that deals by itself, in whatever language. */
export interface ProgramSource {
  readonly kind: 'program';
  /** As typed: a path, or a name found on the search path. */
  readonly program: string;
  /** Of the file that it turned out to be. */
  readonly sha256: string;
  /** As typed. */
  readonly args: readonly string[];
  /** The arguments that name files, such as a script, but what is `written`. */
  readonly files: readonly ProgramFile[];
  /** The files of code beside these, by their path from the user's folder, sorted; absent in old records. */
  readonly code?: readonly ProgramFile[];
  /** Present where there were more of them than are looked at. */
  readonly codeLeftOut?: true;
  /** Present where its first starts wrote to files that it was given by name or that lie beside it as code: nothing holds them to what they were. */
  readonly written?: readonly string[];
  readonly protocol: Protocol;
  /** How cards are written, in the order that every deal is taken to start from. */
  readonly vocabulary: LogVocabulary;
  /** Whether two starts, one right after the other, dealt the same decks. */
  readonly starts: 'alike' | 'apart';
  /** Present where it heard neither the end of its input nor that of its output, and was ended with its group once its deals were in. */
  readonly deaf?: true;
  /** What is ended with the program: the processes of its group, or on a system that shows them also those that left it. */
  readonly ends: 'group' | 'descendants';
}

/** A program that is dealt on a tape: it asks for every number, and what it deals follows from the answers alone. */
export interface TapeSource
  extends Pick<ProgramSource, 'program' | 'sha256' | 'args' | 'files' | 'code' | 'codeLeftOut' | 'written' | 'ends'> {
  readonly kind: 'tape';
}

/** What a program is called: the words of its command. */
export function programId({ program, args }: Pick<ProgramSource, 'program' | 'args'>): string {
  return [program, ...args].join(' ');
}
