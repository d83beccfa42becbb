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

/** What a function returns beside the deck that it shuffles in place, in words where `a` will not do. */
const BESIDE: Readonly<Partial<Record<string, string>>> = { '': 'undefined', null: 'null', object: 'an object' };

/** Holds each deal's answer to the contract and to the style of the first, and copies its cards. */
export class ChildAnswer {
  readonly #n: number;
  readonly #bound: number;
  readonly #one: string;
  readonly #names: ChildCards;
  readonly #forms: ChildForms | null;
  #written: 'numbers' | 'names' | 'learn';
  #style: ChildStyle | null;
  /** Until the first answers have said how the function behaves: whether it changes the decks that it is handed. */
  #unmoved: ChildUnmoved | null;
  #first = '';

  /** `style` null: the first answer decides how it answers; 'learn': it decides how cards are written. `forms`: what decks are handed in as. */
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

  /** How the function behaves; null before its first answer. */
  get style(): ChildStyle | null {
    return this.#style;
  }

  /** What tells the cards apart, where they are no numbers. */
  get names(): ChildCards {
    return this.#names;
  }

  /** To be told what is to be handed in before each deal: answers with what is handed in in its place, cards in another form. */
  hand(first: unknown): unknown {
    this.#unmoved?.hand(first);
    return this.#forms && isArray(first) ? this.#forms.dress(first) : first;
  }

  /** The deals that follow may be of numbers that were dealt before: what luck leaves unmoved is counted anew. */
  again(): void {
    this.#unmoved?.again();
  }

  /** Copies the n cards of a deal to `cells` at `at`; answers with the rule it breaks, or null. */
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

  /** The rule that is broken where answers were no decks and the deck handed in never changed; null where one did, or where luck may have left all. */
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

  /** The first answer says how cards are written. */
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

/** What a deal that threw broke. */
export function childThrew(thrown: unknown): ChildBreach {
  const { code, rule } = childRefusal(thrown) ?? { code: 'E_SUBJECT_THROW', rule: `must not throw, got ${childDescribeThrown(thrown)}` };
  return childBreach(code, rule, 0, childStack(thrown));
}

/** Whether a deal's result is one to wait for. Looks at `then`, which may throw. */
export function childThenable(value: unknown): value is PromiseLike<unknown> {
  if (value === null || typeof value !== 'object') return false;
  return 'then' in value && typeof value.then === 'function';
}

function notDeck(got: string): string {
  return `the result must be an array or an iterable, got ${got}`;
}

/** Whether a value can hold a deck: an array, a typed one, or another object to iterate over. */
function isDeck(value: unknown): value is Iterable<unknown> {
  if (typeof value !== 'object' || value === null) return false;
  try {
    // A chain of calls that still waits for its end can be iterated over too, and would give the deck as it was.
    return isArray(value) || isView(value) || (iterator in value && !('value' in value && typeof value.value === 'function'));
  } catch {
    return false;
  }
}

/** What an iterable gives, at most one more than there may be. */
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
