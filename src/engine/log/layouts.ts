import type { LogNewest, LogRelaid } from '../../core/source/log-relaid.js';
import type { DeckPart, LogFile } from '../../core/source/log-source.js';
import type { Batch } from '../../core/subject/outcome.js';
import type { ByteWindow, RowWindow } from './byte-window.js';
import { type FileKinds, installFileKinds } from './file-kinds.js';
import type { findForm, Heading } from './find-form.js';
import type { KeptDecks } from './kept-decks.js';
import type { LogForm } from './log-form.js';
import type { LogInput, LogSource } from './log-source.js';
import type { LogWishes } from './log-wishes.js';

/** Lays out what a file holds anew, a deal a line. */
export interface Relay {
  /** The wishes by which the lines are then read. */
  readonly wishes: LogWishes;
  /** The options that name the deck and the number of its deal in the file itself. */
  readonly named?: { readonly deckNamed?: string; readonly idNamed?: string };
  /** Returns how the file and those before it were laid out anew, as far as they were read. */
  relaid(): LogRelaid;
}

export interface OpenLog {
  readonly bytes: LogSource;
  readonly window: ByteWindow;
  /** Lays out the lines of the window; null if they are as in the file. */
  readonly relay: Relay | null;
}

/** A log opened at a row: its file, by number, the files before, read to their end, and the heading of the first; null if still to come. */
export interface OpenAtRow {
  readonly open: OpenLog;
  readonly file: number;
  readonly files: readonly LogFile[];
  readonly heading: Heading | null;
  /** The layout of the files before. */
  readonly relaid: LogRelaid | null;
}

/** The sign that rows are newest first, and the number or time of the first one; NaN where somebody said so. */
export interface NewestFirst {
  readonly newest: LogNewest;
  readonly first: number;
}

/** The sign in a file, and the decks before it; null if there is none. */
export type NewestIn = (NewestFirst & { readonly decks: number }) | null;

/** Decks in the order of their deals, where rows are newest first. */
export interface Turned {
  readonly newest: LogNewest;
  readonly kept: KeptDecks;
  /** Returns how many deals have a number below that of the deal before, by the rows of which that is so. */
  back(rows: number): number;
}

/** Finds the parts of a log: rows in turn that have one size and come from one deck. A row is named by its number in the log. */
export interface PartFinder {
  /** Adds a hand: cards at one end of the vocabulary are absent from some decks. */
  addHand(cells: ArrayLike<number>, at: number, seen: number, row: number): void;
  /** Adds a row of another size than the first, by its cards. */
  addSize(cards: ArrayLike<number>, row: number): void;
  /** Returns the parts of the hands, one if nothing changes; null if they are not even in each. */
  found(): readonly DeckPart[] | null;
  /** Returns the advice to audit each part of these rows by itself; null where sizes change too often. */
  advice(first: number, last: number): string | null;
}

/** The readings of logs that are more than a deal a line, the oldest first, all of one deck. */
export interface Layouts {
  readonly fileKinds: FileKinds;
  /** Opens a file, laid out anew where a line of it is no deal; `like`: the layout of the files before it. Throws any error of opening or reading it. */
  readonly openLines: (input: LogInput, wishes: LogWishes, like?: LogRelaid | null) => Promise<Pick<OpenLog, 'bytes' | 'relay'>>;
  /** Opens a log at the first row wished for, whatever the rows before hold. Throws E_USAGE if there is none, and any error of a file. */
  readonly openAtRow: (inputs: readonly LogInput[], wishes: LogWishes, piece: number | undefined) => Promise<OpenAtRow>;
  /** Detects the form of rows as `findForm` does; where their cards are unknown, by the names that all of them hold. */
  readonly findForm: typeof findForm;
  /** Returns by what the rows of a window are newest first: as somebody said, or as they show; null if they are not. Throws E_LOG_LAYOUT. */
  readonly findNewest: (form: LogForm, window: RowWindow, file: string, wishes: LogWishes) => NewestFirst | null;
  /**
   * Moves the decks of a log to `empty` in the order of their deals, through a batch, where they are newest first by the sign in each file. Null if
   * they are not. Throws E_LOG_LAYOUT if files differ in it, or there was no room to keep the decks.
   */
  readonly turnDecks: (files: readonly NewestIn[], kept: KeptDecks | null, empty: KeptDecks, batch: Batch, name: string) => Turned | null;
  readonly findParts: (form: LogForm) => PartFinder;
}

let load: (() => Promise<Partial<Layouts>>) | null = null;

/** Installs the layouts, in place of any installed before; what is absent is not known. */
export function installLayouts(added: typeof load): void {
  load = added;
}

/** Returns the layouts. Await it before a file is opened: it brings in the kinds of files. */
export async function loadLayouts(): Promise<Partial<Layouts>> {
  const layouts = (await load?.()) ?? {};
  if (layouts.fileKinds) installFileKinds(layouts.fileKinds);
  return layouts;
}
