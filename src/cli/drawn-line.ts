import type { Screen } from './print.js';
import { terminalOf } from './terminal.js';

/** The maximum width of a bar; after it the minimum that is still readable, in columns. */
const WIDEST = 28;
const NARROWEST = 8;
const CLEAR = '\u001b[K';

/** The intervals of a line of progress, in milliseconds. */
export interface Rhythm {
  /** The interval between lines without a terminal to redraw on, and before the first. */
  readonly everyMs?: number;
  readonly firstLineMs?: number;
  /** The interval between two drawings on a terminal, and before the first. */
  readonly frameMs?: number;
  readonly firstMs?: number;
  readonly now?: () => number;
}

/** One line of progress on stderr: redrawn on a terminal, no wider than it; a line every few seconds otherwise. */
export class DrawnLine {
  readonly #stream: Screen;
  readonly #rhythm: Required<Rhythm>;
  #shown: number;
  #drawn = false;
  #any = false;

  constructor(stream: Screen, rhythm: Rhythm = {}) {
    const { everyMs = 3000, frameMs = 100, now = () => performance.now() } = rhythm;
    this.#stream = stream;
    this.#rhythm = { everyMs, frameMs, firstLineMs: everyMs, firstMs: frameMs, now, ...rhythm };
    this.#shown = now();
  }

  /** Returns true if the next line is due. With `last`, also true if one is drawn already. */
  isDue(last: boolean = false): boolean {
    const { everyMs, firstLineMs, firstMs, frameMs, now } = this.#rhythm;
    const [first, later] = this.#stream.isTTY ? [firstMs, frameMs] : [firstLineMs, everyMs];
    return now() - this.#shown >= (this.#any ? later : first) || (last && this.#drawn);
  }

  /** Starts waiting anew, as at the start. */
  restart(): void {
    this.#shown = this.#rhythm.now();
  }

  /** Writes the line: `line` without a terminal, else `bar`, with a bar of this share if there is one and it fits. */
  draw(line: string, bar?: { readonly label: string; readonly share: number; readonly text: string }): void {
    this.#shown = this.#rhythm.now();
    this.#any = true;
    this.#drawn = this.#stream.isTTY;
    if (!this.#drawn) this.#stream.write(`${line}\n`);
    else this.#stream.write(`\r${this.#cut(bar ? this.#barred(bar) : line)}${CLEAR}`);
  }

  /** Clears the line, so that another can be printed. */
  clear(): void {
    if (this.#drawn) this.#stream.write(`\r${CLEAR}`);
    this.#drawn = false;
  }

  #barred({ label, share, text }: { readonly label: string; readonly share: number; readonly text: string }): string {
    const told = `${Math.floor(100 * share)} % · ${text}`;
    const front = label === '' ? '' : `${label} `;
    const width = Math.min(WIDEST, this.#columns - front.length - told.length - '[] '.length);
    if (width < NARROWEST) return `${front}${told}`;
    const filled = Math.round(width * share);
    return `${front}[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${told}`;
  }

  #cut(text: string): string {
    return text.length <= this.#columns ? text : `${text.slice(0, this.#columns - 1)}…`;
  }

  get #columns(): number {
    return terminalOf(this.#stream).drawn;
  }
}
