// Captured before the subject is loaded: it may replace any of them.
const stringify = JSON.stringify;
const text = String;

/** The most characters by which a card is recognized: a key has no room for a picture. */
const MOST_KEY = 1000;

/** The approximate number of characters per message of new cards: a character of JSON takes at most six bytes of a frame, which holds 2^20. */
const PIECE = 2 ** 17;

/** The first character of what `String` returns for a card without a text of its own. */
const SAYS_NOTHING = '[';

/**
 * Numbers cards that are names or objects by their content, from 0 in order of first appearance, and keeps the content of new ones for the parent:
 * JSON texts, one per line.
 *
 * Plain syntax and captured functions only: a subject may replace any other.
 */
export class ChildCards {
  readonly #most: number;
  readonly #numbers: Record<string, number> = { __proto__: null } as unknown as Record<string, number>;
  #count = 0;
  /** The messages not sent yet: from `#told` to before `#end`. */
  readonly #fresh: Record<number, string> = { __proto__: null } as unknown as Record<number, string>;
  #told = 0;
  #end = 0;

  /** Allows at most `most` different cards. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the card's number; -1 if it is one too many, -2 if nothing tells it apart. Rethrows what reading it throws. */
  number(card: unknown): number {
    const told = typeof card === 'string' ? `"${card}` : holds(card);
    if (told === '' || told.length > MOST_KEY) return -2;
    const known = this.#numbers[told];
    if (known !== undefined) return known;
    if (this.#count === this.#most) return -1;
    const line = `${typeof card === 'string' ? stringify(card) : told}\n`;
    if (this.#end > this.#told && this.#fresh[this.#end - 1].length < PIECE) this.#fresh[this.#end - 1] += line;
    else this.#fresh[this.#end++] = line;
    this.#numbers[told] = this.#count;
    return this.#count++;
  }

  /** Returns the content of the cards added since the last call, one line each, as many as a frame takes. Call it until it returns ''. */
  fresh(): string {
    if (this.#told === this.#end) return '';
    const lines = this.#fresh[this.#told];
    this.#fresh[this.#told++] = '';
    return lines;
  }
}

/** Returns the content of an object or a number as JSON; if its members are hidden, its own text. '' if there is neither. */
function holds(card: unknown): string {
  if (typeof card === 'number') return text(card);
  if (typeof card !== 'object' || card === null) return '';
  const json: unknown = stringify(card);
  if (typeof json !== 'string') return '';
  if (json !== '{}') return json;
  const own = text(card);
  return own === '' || own[0] === SAYS_NOTHING ? '' : `{"":${stringify(own)}}`;
}

/** Returns true if all cards are names, or all are objects; or if a whole deck of n holds the numbers 1 to n. */
export function childAreNames(cards: readonly unknown[], n: number): boolean {
  const kind = typeof cards[0];
  if (kind === 'number') return areFromOne(cards, n);
  if (kind !== 'string' && kind !== 'object') return false;
  for (let i = 0; i < cards.length; i++) if (typeof cards[i] !== kind || cards[i] === null) return false;
  return true;
}

function areFromOne(cards: readonly unknown[], n: number): boolean {
  if (cards.length !== n) return false;
  const met: Record<string, boolean> = { __proto__: null } as unknown as Record<string, boolean>;
  for (let i = 0; i < n; i++) {
    const card = cards[i];
    if (typeof card !== 'number' || !(card >= 1 && card <= n) || card % 1 !== 0 || met[card]) return false;
    met[card] = true;
  }
  return true;
}
