// Captured before the subject is loaded: it may replace any of them.
const stringify = JSON.stringify;
const text = String;

/** The most characters that tell a card apart: a key is no place for a picture. */
const MOST_KEY = 1000;

/** New cards are told in pieces of about so many characters: a character of JSON takes at most six bytes of a frame, which holds 2^20. */
const PIECE = 2 ** 17;

/** What a card is called by `String` where it says nothing of itself. */
const SAYS_NOTHING = '[';

/**
 * Numbers cards that are names or objects by what they hold, from 0 in the order in which they first come, and keeps for the parent what the
 * new ones hold: JSON texts, one a line.
 *
 * Plain syntax and captured functions only: a subject may replace any other.
 */
export class ChildCards {
  readonly #most: number;
  readonly #numbers: Record<string, number> = { __proto__: null } as unknown as Record<string, number>;
  #count = 0;
  /** The pieces from `#told` to before `#end` are not told yet. */
  readonly #fresh: Record<number, string> = { __proto__: null } as unknown as Record<number, string>;
  #told = 0;
  #end = 0;

  /** There are at most `most` different cards. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The card's number; -1 where it is one more than there may be, -2 where nothing tells it apart. Throws what looking at it throws. */
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

  /** What the cards hold that came since they were last told, a line each, as many as a frame takes: to be asked until it is ''. */
  fresh(): string {
    if (this.#told === this.#end) return '';
    const lines = this.#fresh[this.#told];
    this.#fresh[this.#told++] = '';
    return lines;
  }
}

/** What an object or a number holds, as JSON; where its members are hidden, what it calls itself. '' where there is neither. */
function holds(card: unknown): string {
  if (typeof card === 'number') return text(card);
  if (typeof card !== 'object' || card === null) return '';
  const json: unknown = stringify(card);
  if (typeof json !== 'string') return '';
  if (json !== '{}') return json;
  const own = text(card);
  return own === '' || own[0] === SAYS_NOTHING ? '' : `{"":${stringify(own)}}`;
}

/** Whether every one of the cards is a name, or every one an object; or, of a whole deck of n, the numbers 1 to n. */
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
