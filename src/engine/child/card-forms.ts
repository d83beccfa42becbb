import type { ErrorCode } from '../../core/errors.js';
import type { CardForm } from '../../core/source/card-form.js';
import type { ChildTask } from './protocol.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const Cards = Map;
const { get } = Map.prototype;
const Flags = Uint32Array;
const isWhole = Number.isInteger;

/** The first number of decks with other numbers; below it the distance between numbers of large decks. */
const FIRST_SHIFTED = 4;
const FIRST_LARGE = 2 ** 33;
const LARGE_STEP = 7;

const FORM_WORDS: Readonly<Record<CardForm, string>> = {
  shifted: `the numbers from ${FIRST_SHIFTED} on`,
  negative: 'negative numbers',
  large: 'large numbers',
  texts: 'texts',
  objects: 'objects',
  equals: 'numbers of which two are equal',
};

/** Returns the value of card `card`, from 0, in a form. The value does not show its position: the decks are in random order. */
function valueIn(form: CardForm, card: number): unknown {
  switch (form) {
    case 'shifted':
      return FIRST_SHIFTED + card;
    case 'negative':
      return -1 - card;
    case 'large':
      return FIRST_LARGE + LARGE_STEP * card;
    case 'texts':
      return `card ${card + 1}`;
    case 'objects':
      return { name: `card ${card + 1}` };
    case 'equals':
      return FIRST_SHIFTED + (card === 1 ? 0 : card);
  }
}

/** A form with the values of its cards, and the card of each value. */
interface Dress {
  readonly form: CardForm;
  readonly values: readonly unknown[];
  readonly cards: Map<unknown, number>;
}

/**
 * Presents decks with other cards than the numbers from 0, in rotation: the first unchanged, the next in the first form, and so on. Returned cards
 * are recognized by identity. Of two equal cards the first one is read as the lower number.
 */
export class ChildForms {
  readonly #dresses: readonly Dress[];
  readonly #n: number;
  readonly #plain: boolean;
  /** The last deal in which each card was met, counted from 1. */
  readonly #met: Uint32Array;
  #deal = 0;
  #now: Dress | null = null;

  /** `n` cards; `plain` false omits unchanged decks from the rotation. */
  constructor(n: number, forms: readonly CardForm[], plain: boolean = true) {
    this.#n = n;
    this.#plain = plain;
    this.#met = new Flags(n);
    this.#dresses = forms.map((form) => {
      const values = Array.from({ length: n }, (_, card) => valueIn(form, card));
      const cards = new Cards<unknown, number>();
      // The lower of two equal cards is the one that is found.
      for (let card = n - 1; card >= 0; card--) cards.set(values[card], card);
      return { form, values, cards };
    });
  }

  /** Starts the next deal: returns the input deck, its cards replaced in place. */
  dress(deck: unknown[]): unknown[] {
    const turns = this.#dresses.length + (this.#plain ? 1 : 0);
    const turn = this.#deal++ % turns;
    const at = this.#plain ? turn - 1 : turn;
    this.#now = at < 0 ? null : this.#dresses[at];
    if (this.#now) for (let i = 0; i < deck.length; i++) deck[i] = this.#now.values[deck[i] as number];
    return deck;
  }

  /** True if the cards of this deal are not the numbers from 0. */
  get dressed(): boolean {
    return this.#now !== null;
  }

  /** The name for the cards of this deal, for messages. */
  get words(): string {
    return this.#now ? FORM_WORDS[this.#now.form] : '';
  }

  /** Returns the card of a value of this deal; −1 if no such value was handed in, −2 if it came before. */
  card(value: unknown): number {
    const now = this.#now;
    if (!now) return -1;
    const found = apply(get, now.cards, [value]) as number | undefined;
    if (found === undefined) return -1;
    // The second of two equal cards.
    const card = now.form === 'equals' && found === 0 && this.#met[0] === this.#deal ? 1 : found;
    if (this.#met[card] === this.#deal) return -2;
    this.#met[card] = this.#deal;
    return card;
  }

  /** Returns true if the returned cards are the numbers from 0, each once, whatever was handed in: cards of the function's own. */
  areOwn(cards: ArrayLike<unknown>): boolean {
    const met = new Flags(this.#n);
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i];
      if (typeof card !== 'number' || !isWhole(card) || card < 0 || card >= this.#n || met[card] === 1) return false;
      met[card] = 1;
    }
    return true;
  }
}

/** Makes the forms that a task asks for, before the subject is loaded; null if it hands in no decks in random order, or only unchanged ones. */
export function childForms({ deck, forms, handed }: Pick<ChildTask, 'deck' | 'forms' | 'handed'>): ChildForms | null {
  return deck && forms ? new ChildForms(handed.answer.bound, forms.names, forms.plain) : null;
}

/** Returns the fault with a form of cards that a broken rule shows: the function does not take them, or it takes them and loses some. */
export function formFault(form: CardForm, code: ErrorCode): 'refused' | 'lost' {
  if (code === 'E_SUBJECT_DUPLICATE' || code === 'E_SUBJECT_LENGTH') return 'lost';
  // What makes other values of texts, objects and numbers that it has no room for does not take them; small numbers have room everywhere.
  if (form === 'shifted' && (code === 'E_SUBJECT_CARD' || code === 'E_SUBJECT_HOLE')) return 'lost';
  return 'refused';
}
