import type { ChildBreach } from './child-answer.js';
import { ChildAnswer, childThenable, childThrew } from './child-answer.js';
import type { ChildChannel } from './child-channel.js';
import { ChildLoan } from './child-loan.js';
import type { ChildPick } from './child-pick.js';
import type { ChildTask } from './child-protocol.js';
import { CHILD_FRAME } from './child-protocol.js';
import { CHILD_SHARED } from './child-pulse.js';
import type { ChildStream } from './child-stream.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const toReversed = Array.prototype.toReversed;

/** What the dealing needs beside the task. */
export interface ChildDealing {
  readonly subject: ChildPick;
  /** Given as `random()` too. */
  readonly random: boolean;
  readonly channel: ChildChannel;
  /** The engine's own `Math.random`, or what stands in its place. */
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
  readonly #stream: ChildStream | null;
  readonly #answer: ChildAnswer;
  readonly #loan: ChildLoan;
  #trial = 0;
  #deck: unknown = null;

  constructor(task: ChildTask, dealing: ChildDealing, stream: ChildStream | null) {
    this.#task = task;
    this.#with = dealing;
    this.#stream = stream;
    this.#answer = new ChildAnswer(task.n, task.style);
    this.#loan = new ChildLoan(dealing.draw);
  }

  /** Deals on. Answers with what an asynchronous deal is waiting for, or null once the block has ended either way. */
  run(): PromiseLike<unknown> | null {
    const { subject, random, fresh } = this.#with;
    const { call } = subject;
    const self = this.#task.owned ? subject.owner : undefined;
    while (this.#trial < this.#task.trials) {
      const deck = fresh();
      if (this.#task.rewind) this.#stream?.rewind();
      if (this.#trial === this.#task.record) this.#stream?.record();
      let result: unknown;
      let wait: PromiseLike<unknown> | null;
      try {
        result = random ? apply(call, self, [deck, this.#loan.lend()]) : apply(call, self, [deck]);
        wait = childThenable(result) ? result : null;
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
    const { result, async } = this.#answer.style ?? { result: 'mutates', async: false };
    this.#with.channel.message(CHILD_FRAME.end, { __proto__: null, trials, result, async });
    return null;
  }

  /** An asynchronous deal came back. Answers as `run` does. */
  settled(result: unknown): PromiseLike<unknown> | null {
    return this.#take(this.#deck, result, true) ? this.run() : null;
  }

  /** A deal threw. */
  threw(thrown: unknown): null {
    return this.#broke(childThrew(thrown));
  }

  /** Checks a deal's answer and copies its cells; false where a rule was broken. */
  #take(deck: unknown, result: unknown, async: boolean): boolean {
    const { channel, shared } = this.#with;
    const breach = this.#answer.take(deck, result, async, channel.cells, channel.at) ?? this.#loan.breach();
    if (breach) {
      this.#broke(breach);
      return false;
    }
    this.#trial++;
    this.#loan.end();
    channel.commit();
    shared[CHILD_SHARED.dealt] = this.#trial;
    if (shared[CHILD_SHARED.flush] === 1) {
      shared[CHILD_SHARED.flush] = 0;
      channel.flush();
    }
    if (this.#stream && this.#trial - 1 === this.#task.record)
      channel.words(CHILD_FRAME.draws, this.#stream.recorded(), this.#stream.count);
    return true;
  }

  #broke(breach: ChildBreach): null {
    this.#with.channel.fault(this.#loan.breach() ?? breach, this.#trial + 1);
    return null;
  }
}
