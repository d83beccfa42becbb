// Captured before the subject is loaded: it may replace any of them.
const stringify = JSON.stringify;
const text = String;

/** The most characters that tell a card apart: a key is no place for a picture. */
const MOST_KEY = 1000;

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
  #fresh = '';

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
    this.#fresh += `${typeof card === 'string' ? stringify(card) : told}\n`;
    this.#numbers[told] = this.#count;
    return this.#count++;
  }

  /** What the cards hold that came since this was asked last, a line each; '' where none did. */
  fresh(): string {
    const lines = this.#fresh;
    this.#fresh = '';
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
