import type { ErrorCode } from '../../../core/errors.js';
import type { Handed } from '../../../kinds/handed.js';
import { childDescribe, childDescribeThrown, childStack } from './describe.js';
import type { ChildTask } from './protocol.js';
import { childRefusal } from './refusal.js';

// Captured before the subject is loaded: it may replace any of them.
const isArray = Array.isArray;
const owns = Object.hasOwn;

/** A rule of the contract that a deal broke. */
export interface ChildBreach {
  readonly code: ErrorCode;
  /** The rule and what was got. */
  readonly rule: string;
  /** From 1; 0 where there is none. */
  readonly position: number;
  readonly stack: string;
}

/** Holds each deal's answer to the contract and to the style of the first, and copies its cards. */
export class ChildAnswer {
  readonly #n: number;
  readonly #bound: number;
  readonly #one: string;
  #style: ChildTask['style'];

  /** `style` null: the first answer decides. */
  constructor({ bound, cells, one }: Handed['answer'], style: ChildTask['style']) {
    this.#one = one;
    this.#n = cells;
    this.#bound = bound;
    this.#style = style;
  }

  /** How the function behaves; null before its first answer. */
  get style(): ChildTask['style'] {
    return this.#style;
  }

  /** Copies the n cards of a deal to `cells` at `at`; answers with the rule it breaks, or null. */
  take(deck: unknown, result: unknown, async: boolean, cells: Uint16Array, at: number): ChildBreach | null {
    const how = result === undefined ? 'mutates' : 'returns';
    this.#style ??= { result: how, async };
    if (this.#style.async !== async) {
      const must = this.#style.async ? 'a promise' : 'at once';
      return childBreach('E_SUBJECT_CONTRACT', `must return ${must} as it did first, got ${async ? 'a promise' : childDescribe(result)}`);
    }
    if (this.#style.result !== how) {
      const must = this.#style.result === 'returns' ? 'return the deck' : 'return undefined';
      return childBreach('E_SUBJECT_CONTRACT', `must ${must} as it did first, got ${childDescribe(result)}`);
    }
    return this.#copy(how === 'mutates' ? deck : result, how === 'mutates', cells, at);
  }

  #copy(dealt: unknown, inPlace: boolean, cells: Uint16Array, at: number): ChildBreach | null {
    const n = this.#n;
    if (!isArray(dealt)) return childBreach('E_SUBJECT_TYPE', `the result must be an array, got ${childDescribe(dealt)}`);
    try {
      // Read once each, whatever getters or a proxy would say the second time.
      const length: unknown = dealt.length;
      // A deck rearranged in place may be left whole: its first cards are those dealt.
      if (length !== n && !(inPlace && length === this.#bound)) {
        const got = typeof length === 'number' ? length : childDescribe(length);
        return childBreach('E_SUBJECT_LENGTH', `the result must hold ${n} ${this.#one}s, got ${got}`);
      }
      for (let i = 0; i < n; i++) {
        const card: unknown = dealt[i];
        if (typeof card !== 'number' || !(card >= 0 && card <= 65535) || card % 1 !== 0 || (card === 0 && 1 / card < 0)) {
          if (card === undefined && !owns(dealt, i))
            return childBreach('E_SUBJECT_HOLE', `every position must hold a ${this.#one}, got a hole`, i + 1);
          return childBreach(
            'E_SUBJECT_CARD',
            `a ${this.#one} must be a whole number from 0 to ${this.#bound - 1}, got ${childDescribe(card)}`,
            i + 1,
          );
        }
        cells[at + i] = card;
      }
    } catch (thrown) {
      return childThrew(thrown);
    }
    return null;
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

/** A broken rule; `position` from 1, 0 where there is none. */
export function childBreach(code: ErrorCode, rule: string, position: number = 0, stack: string = ''): ChildBreach {
  return { code, rule, position, stack };
}
