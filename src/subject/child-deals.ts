import type { ErrorCode } from '../core/errors.js';
import type { ChildChannel } from './child-channel.js';
import { childDescribe, childDescribeThrown, childStack } from './child-describe.js';
import type { ChildPick } from './child-pick.js';
import type { ChildTask } from './child-protocol.js';
import { CHILD_FRAME } from './child-protocol.js';
import { CHILD_SHARED } from './child-pulse.js';
import type { ChildStream } from './child-stream.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const isArray = Array.isArray;
const owns = Object.hasOwn;
const toReversed = Array.prototype.toReversed;
const NodeError = Error;

const LATE = 'random() was called after the deal it was given for had returned';

/** What the dealing needs beside the task. */
export interface ChildDealing {
  readonly subject: ChildPick;
  /** Given as `random()` too. */
  readonly random: boolean;
  readonly channel: ChildChannel;
  readonly stream: ChildStream | null;
  /** The engine's own `Math.random`, or the stream in its place. */
  readonly draw: () => number;
  readonly shared: Int32Array;
  /** Makes a fresh deck. */
  readonly fresh: () => unknown;
}

/** A maker of decks 0 … n − 1, to be made before the subject is loaded: it copies without asking for an iterator, a setter or a constructor. */
export function childDecks(n: number): () => unknown {
  const descending = Array.from({ length: n }, (_, i) => n - 1 - i);
  return () => {
    const deck: unknown = apply(toReversed, descending, []);
    return deck;
  };
}

/** Deals one block: a fresh deck, one call, every cell copied at once; until the block is done or a rule is broken. */
export class ChildDeals {
  readonly #task: ChildTask;
  readonly #with: ChildDealing;
  #style: ChildTask['style'];
  #trial = 0;
  #deck: unknown = null;
  #late = false;

  constructor(task: ChildTask, dealing: ChildDealing) {
    this.#task = task;
    this.#with = dealing;
    this.#style = task.style;
  }

  /** Deals on. Answers with what an asynchronous deal is waiting for, or null once the block has ended either way. */
  run(): PromiseLike<unknown> | null {
    const { subject, random, draw, fresh } = this.#with;
    const { call } = subject;
    const self = this.#task.owned ? subject.owner : undefined;
    while (this.#trial < this.#task.trials) {
      const deck = fresh();
      if (this.#task.rewind) this.#with.stream?.rewind();
      if (this.#trial === this.#task.record) this.#with.stream?.record();
      let result: unknown;
      let wait: PromiseLike<unknown> | null;
      try {
        result = random ? apply(call, self, [deck, this.#revocable(draw)]) : apply(call, self, [deck]);
        wait = thenable(result) ? result : null;
      } catch (thrown) {
        return this.threw(thrown);
      }
      if (wait) {
        this.#deck = deck;
        return wait;
      }
      if (!this.#take(deck, result, false)) return null;
    }
    const { trials } = this.#task;
    const { result, async } = this.#style ?? { result: 'mutates', async: false };
    this.#with.channel.message(CHILD_FRAME.end, { __proto__: null, trials, result, async });
    return null;
  }

  /** An asynchronous deal came back. Answers as `run` does. */
  settled(result: unknown): PromiseLike<unknown> | null {
    return this.#take(this.#deck, result, true) ? this.run() : null;
  }

  /** A deal threw. */
  threw(thrown: unknown): null {
    if (this.#late) return this.#fault('E_SUBJECT_CONTRACT', LATE);
    return this.#fault('E_SUBJECT_THROW', `must not throw, got ${childDescribeThrown(thrown)}`, 0, childStack(thrown));
  }

  /** Checks a deal's answer and copies its cells; false where a rule was broken. */
  #take(deck: unknown, result: unknown, async: boolean): boolean {
    const how = result === undefined ? 'mutates' : 'returns';
    this.#style ??= { result: how, async };
    if (this.#late) this.#fault('E_SUBJECT_CONTRACT', LATE);
    else if (this.#style.async !== async)
      this.#fault(
        'E_SUBJECT_CONTRACT',
        `must return ${this.#style.async ? 'a promise' : 'at once'} as it did first, got ${async ? 'a promise' : childDescribe(result)}`,
      );
    else if (this.#style.result !== how)
      this.#fault(
        'E_SUBJECT_CONTRACT',
        `must ${this.#style.result === 'returns' ? 'return the deck' : 'return undefined'} as it did first, got ${childDescribe(result)}`,
      );
    else if (this.#copy(how === 'mutates' ? deck : result)) {
      this.#trial++;
      const { channel, shared, stream } = this.#with;
      channel.commit();
      shared[CHILD_SHARED.dealt] = this.#trial;
      if (shared[CHILD_SHARED.flush] === 1) {
        shared[CHILD_SHARED.flush] = 0;
        channel.flush();
      }
      if (stream && this.#trial - 1 === this.#task.record) channel.draws(stream.recorded(), stream.count);
      return true;
    }
    return false;
  }

  #copy(dealt: unknown): boolean {
    const { n } = this.#task;
    if (!isArray(dealt)) return this.#broken('E_SUBJECT_TYPE', `the result must be an array, got ${childDescribe(dealt)}`, 0);
    const { cells, at } = this.#with.channel;
    try {
      // Read once each, whatever getters or a proxy would say the second time.
      const length: unknown = dealt.length;
      if (length !== n)
        return this.#broken(
          'E_SUBJECT_LENGTH',
          `the result must hold ${n} cards, got ${typeof length === 'number' ? length : childDescribe(length)}`,
          0,
        );
      for (let i = 0; i < n; i++) {
        const card: unknown = dealt[i];
        if (typeof card !== 'number' || !(card >= 0 && card <= 65535) || card % 1 !== 0 || (card === 0 && 1 / card < 0)) {
          if (card === undefined && !owns(dealt, i))
            return this.#broken('E_SUBJECT_HOLE', 'every position must hold a card, got a hole', i + 1);
          return this.#broken('E_SUBJECT_CARD', `a card must be a whole number from 0 to ${n - 1}, got ${childDescribe(card)}`, i + 1);
        }
        cells[at + i] = card;
      }
    } catch (thrown) {
      this.threw(thrown);
      return false;
    }
    return true;
  }

  /** A `random()` for one deal. */
  #revocable(draw: () => number): () => number {
    const deal = this.#trial;
    return () => {
      if (this.#trial !== deal) {
        this.#late = true;
        throw new NodeError(LATE);
      }
      return draw();
    };
  }

  #broken(code: ErrorCode, rule: string, position: number): false {
    this.#fault(code, rule, position);
    return false;
  }

  #fault(code: ErrorCode, rule: string, position: number = 0, stack: string = ''): null {
    const fault = { __proto__: null, code, rule, trial: this.#trial + 1, position, hint: '', stack, syntax: false };
    this.#with.channel.message(CHILD_FRAME.fault, fault);
    return null;
  }
}

function thenable(value: unknown): value is PromiseLike<unknown> {
  if (value === null || typeof value !== 'object') return false;
  return 'then' in value && typeof value.then === 'function';
}
