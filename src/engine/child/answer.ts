import { counted } from '../../core/words/counted.js';
import type { Handout } from '../../kinds/handout.js';
import { type ChildBreach, childBreach } from './breach.js';
import type { ChildForms } from './card-forms.js';
import { ChildCards, childAreNames } from './cards.js';
import { childDescribe, childDescribeThrown, childStack } from './describe.js';
import type { ChildStyle } from './protocol.js';
import { childRefusal } from './refusal.js';
import { childUndress } from './undress.js';
import { ChildUnmoved } from './unmoved.js';

// Captured before the subject is loaded: it may replace any of them.
const isArray = Array.isArray;
const isView = ArrayBuffer.isView;
const owns = Object.hasOwn;
const iterator: typeof Symbol.iterator = Symbol.iterator;

/** Names for the type a function returns besides the deck that it shuffles in place, if the type name with `a` will not do. */
const BESIDE: Readonly<Partial<Record<string, string>>> = { '': 'undefined', null: 'null', object: 'an object' };

/** Checks each deal's answer against the contract and the style of the first, and copies its cards. */
export class ChildAnswer {
  readonly #n: number;
  readonly #bound: number;
  readonly #one: string;
  readonly #names: ChildCards;
  readonly #forms: ChildForms | null;
  #written: 'numbers' | 'names' | 'learn';
  #style: ChildStyle | null;
  /** A check that the function changes its input decks; present until the first answers have settled its behaviour. */
  #unmoved: ChildUnmoved | null;
  #first = '';

  /** `style` null: the first answer decides how it answers; 'learn': it decides the notation for cards. `forms`: the forms of the input decks. */
  constructor(
    { bound, cells, one }: Handout['answer'],
    style: ChildStyle | null,
    written: 'numbers' | 'names' | 'learn' = 'numbers',
    forms: ChildForms | null = null,
  ) {
    this.#forms = forms;
    this.#one = one;
    this.#n = cells;
    this.#bound = bound;
    this.#written = written;
    this.#unmoved = style === null ? new ChildUnmoved(cells, bound) : null;
    this.#style = style;
    this.#names = new ChildCards(bound);
  }

  /** The behaviour of the function; null before its first answer. */
  get style(): ChildStyle | null {
    return this.#style;
  }

  /** The table that tells the cards apart if they are not numbers. */
  get names(): ChildCards {
    return this.#names;
  }

  /** Must be called with the input of each deal before it. Returns the input to use in its place, cards in another form. */
  hand(first: unknown): unknown {
    this.#unmoved?.hand(first);
    return this.#forms && isArray(first) ? this.#forms.dress(first) : first;
  }

  /** Tells that the following deals may repeat numbers dealt before: decks that chance leaves unmoved are counted anew. */
  again(): void {
    this.#unmoved?.again();
  }

  /** Copies the n cards of a deal to `cells` at `at`; returns the rule it breaks, or null. */
  take(deck: unknown, result: unknown, async: boolean, cells: Uint16Array, at: number): ChildBreach | null {
    const how = result === undefined ? 'mutates' : isDeck(result) || (this.#style && this.#style.beside === '') ? 'returns' : 'mutates';
    const beside = how === 'mutates' && result !== undefined ? kindOf(result) : '';
    if (this.#style === null && beside !== '') this.#first = childDescribe(result);
    this.#style ??= { result: how, async, beside };
    const style = this.#style;
    if (style.async !== async) {
      const must = style.async ? 'a promise' : 'at once';
      return childBreach('E_SUBJECT_CONTRACT', `must return ${must} as it did first, got ${async ? 'a promise' : childDescribe(result)}`);
    }
    if (style.result !== how || style.beside !== beside) {
      const must = style.result === 'returns' ? 'the deck' : (BESIDE[style.beside] ?? `a ${style.beside}`);
      return childBreach('E_SUBJECT_CONTRACT', `must return ${must} as it did first, got ${childDescribe(result)}`);
    }
    const breach = this.#copy(how === 'mutates' ? deck : result, how === 'mutates', cells, at);
    // What is returned, or of its own, says what was dealt.
    if (beside === '' || this.#written === 'names') this.#unmoved = null;
    if (breach === null) this.#unmoved?.take(cells, at);
    return breach;
  }

  /** Returns the broken rule if answers were no decks and the input deck never changed; null if one did change, or if chance may have left all. */
  unmoved(): string | null {
    return this.#unmoved?.always ? notDeck(`${this.#first}, and the deck that it was handed is unchanged`) : null;
  }

  #copy(dealt: unknown, inPlace: boolean, cells: Uint16Array, at: number): ChildBreach | null {
    if (!isDeck(dealt)) return childBreach('E_SUBJECT_TYPE', notDeck(childDescribe(dealt)));
    try {
      const n = this.#n;
      const from: ArrayLike<unknown> =
        isArray(dealt) || isView(dealt) ? (dealt as unknown as ArrayLike<unknown>) : listed(dealt, this.#bound);
      // Read once each, whatever getters or a proxy would say the second time.
      const length: unknown = from.length;
      // A deck rearranged in place may be left whole: its first cards are those dealt.
      if (length !== n && !(inPlace && length === this.#bound)) {
        const more = !isArray(dealt) && !isView(dealt) && typeof length === 'number' && length > this.#bound;
        const got = more ? 'more' : typeof length === 'number' ? length : childDescribe(length);
        const of = this.#forms?.dressed ? ` of ${this.#forms.words}` : '';
        return childBreach('E_SUBJECT_LENGTH', `the result must hold ${n} ${this.#one}s${of}, got ${got}`);
      }
      return this.#written === 'learn' ? this.#learn(from, cells, at) : this.#write(from, cells, at);
    } catch (thrown) {
      return childThrew(thrown);
    }
  }

  /** Learns the notation for cards from the first answer. */
  #learn(from: ArrayLike<unknown>, cells: Uint16Array, at: number): ChildBreach | null {
    const once: unknown[] = [];
    // A hole must stay one.
    for (let i = 0; i < this.#n; i++) {
      const card = from[i];
      if (card !== undefined || owns(from, i)) once[i] = card;
    }
    once.length = this.#n;
    this.#written = childAreNames(once, this.#bound) ? 'names' : 'numbers';
    return this.#write(once, cells, at);
  }

  #write(from: ArrayLike<unknown>, cells: Uint16Array, at: number): ChildBreach | null {
    if (this.#forms?.dressed) return childUndress(this.#forms, from, this.#n, cells, at);
    const names = this.#written === 'names';
    for (let i = 0; i < this.#n; i++) {
      const card: unknown = from[i];
      const number = names ? this.#names.number(card) : card;
      if (typeof number !== 'number' || (number & 0xffff) !== number || (number === 0 && 1 / number < 0)) {
        if (card === undefined && !owns(from, i))
          return childBreach('E_SUBJECT_HOLE', `every position must hold a ${this.#one}, got a hole`, i + 1);
        return childBreach('E_SUBJECT_CARD', this.#strange(card, number), i + 1);
      }
      cells[at + i] = number;
    }
    return null;
  }

  #strange(card: unknown, number: unknown): string {
    if (this.#written !== 'names') return `a ${this.#one} must be a whole number from 0 to ${this.#bound - 1}, got ${childDescribe(card)}`;
    return number === -1
      ? `must deal the same ${counted(this.#bound, 'card')} as it did first, got one more, ${childDescribe(card)}`
      : `a card must be a name, or an object that holds what tells it apart, got ${childDescribe(card)}`;
  }
}

/** Returns the rule broken by a deal that threw. */
export function childThrew(thrown: unknown): ChildBreach {
  const { code, rule } = childRefusal(thrown) ?? { code: 'E_SUBJECT_THROW', rule: `must not throw, got ${childDescribeThrown(thrown)}` };
  return childBreach(code, rule, 0, childStack(thrown));
}

/** Returns true if a deal's result must be awaited. Reads `then`, which may throw. */
export function childThenable(value: unknown): value is PromiseLike<unknown> {
  if (value === null || typeof value !== 'object') return false;
  return 'then' in value && typeof value.then === 'function';
}

function notDeck(got: string): string {
  return `the result must be an array or an iterable, got ${got}`;
}

/** Returns true if a value can hold a deck: an array, a typed one, or another iterable object. */
function isDeck(value: unknown): value is Iterable<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  try {
    // A chain of calls that still waits for its end can be iterated over too, and would give the deck as it was.
    return isArray(value) || isView(value) || (iterator in value && !('value' in value && typeof value.value === 'function'));
  } catch {
    return false;
  }
}

/** Reads the values of an iterable, up to one more than `most`. */
function listed(cards: Iterable<unknown>, most: number): readonly unknown[] {
  const list: unknown[] = [];
  let count = 0;
  for (const card of cards) {
    list[count++] = card;
    if (count > most) break;
  }
  return list;
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
