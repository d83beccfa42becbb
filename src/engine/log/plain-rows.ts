import type { Arena } from '../../kernel/arena.js';
import { borrowArena, returnArena } from '../../kernel/arena.js';
import { RowScanner } from '../../kernel/row-scanner.js';
import type { ByteWindow } from './byte-window.js';
import { WINDOW_BYTES } from './byte-window.js';
import { cardTrie } from './card-trie.js';
import { FieldTexts } from './field-texts.js';
import type { LogForm } from './log-form.js';
import { pairTable } from './pair-table.js';

/** The most cards whose spellings are handed to a kernel: their table grows with them. */
const MOST_CARDS = 1024;

const byteOf = (text: string | null): number => (text === null || text === '' ? -1 : text.charCodeAt(0));

/** Which of the fields before a deck and behind it one is, from 1; 0 where it is none of them. */
function placeOf(field: number | null, { from, to }: { readonly from: number; readonly to: number }): number {
  if (field === null || (field >= from && field <= to)) return 0;
  return field < from ? field : field - to + from - 1;
}

/** Reads the plain rows of a CSV by a kernel, many at a time: those that `CsvRows` reads byte by byte, and as it does. */
export class PlainRows {
  readonly scanner: RowScanner;
  readonly #arena: Arena;
  #texts: FieldTexts | null = null;
  /** The window that is held, and its stand. */
  #held: ByteWindow | null = null;
  #stand = 0;

  private constructor(arena: Arena, scanner: RowScanner) {
    this.#arena = arena;
    this.scanner = scanner;
  }

  /** `kept`: the field or key of which the text is kept, if any. Null where there are no kernels, or none for rows of this form. */
  static of(form: LogForm, kept: number | string | null, borrow: () => Arena | null = borrowArena): PlainRows | null {
    const { layout, packs, vocabulary, width } = form;
    if (layout.kind !== 'csv' || vocabulary.kind === 'numbers' || vocabulary.cards.length > MOST_CARDS) return null;
    const { deck, delimiter, fields, id, separator } = layout;
    const text = typeof kept === 'number' ? placeOf(kept, deck) : 0;
    // A text within the deck is left to who reads it byte by byte.
    if (kept !== null && text === 0) return null;
    const arena = borrow();
    if (!arena) return null;
    const between = byteOf(separator ?? delimiter);
    const { card, next } = cardTrie(vocabulary);
    const shape = {
      delimiter: byteOf(delimiter),
      before: deck.from - 1,
      behind: fields - deck.to,
      id: placeOf(id, deck),
      kept: text,
      separator: between,
      wrapped: separator !== null,
      needsQuote: separator !== null && separator === delimiter,
      needsBracket: false,
      width,
      cards: vocabulary.cards.length,
      packs,
      pairs: pairTable(vocabulary, between),
      steps: next,
      ends: card,
    };
    return new PlainRows(arena, new RowScanner(arena, shape, WINDOW_BYTES));
  }

  /** The text kept of one of the rows that were read last. */
  text({ bytes }: ByteWindow, row: number): string {
    const [from, to] = this.scanner.text(row);
    this.#texts ??= new FieldTexts();
    return this.#texts.read(bytes, from, to);
  }

  /** Reads up to `most` rows from the window's place on, without moving it: how many were plain. */
  read(window: ByteWindow, most: number): number {
    const { at, bytes, end, stand } = window;
    if (this.#held !== window || this.#stand !== stand) {
      this.scanner.hold(bytes, at, end);
      [this.#held, this.#stand] = [window, stand];
    }
    return this.scanner.scan(at, end, most);
  }

  close(): void {
    returnArena(this.#arena);
  }
}
