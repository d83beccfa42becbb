import process from 'node:process';
import type { ChildBreach } from './child-answer.js';
import { ChildAnswer, childBreach, childThenable, childThrew } from './child-answer.js';
import type { ChildDealing } from './child-deals.js';
import { ChildLoan } from './child-loan.js';
import type { ChildNumbers } from './child-numbers.js';
import type { ChildTask } from './child-protocol.js';
import { CHILD_FRAME } from './child-protocol.js';
import { CHILD_SHARED } from './child-pulse.js';
import type { ChildRequests } from './child-requests.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const Words = Uint32Array;
const NodePromise = Promise;
const later = setImmediate;

/** Deals request after request, every run with the numbers it is given; until a rule is broken. */
export class ChildForced {
  readonly #task: ChildTask;
  readonly #with: ChildDealing;
  readonly #numbers: ChildNumbers;
  readonly #requests: ChildRequests;
  readonly #answer: ChildAnswer;
  readonly #loan: ChildLoan;
  #calls: Uint32Array = new Words(1024);
  #room = 1024;
  /** Of this request, and of all since the start. */
  #run = 0;
  #dealt = 0;
  #broken = false;
  #deck: unknown = null;
  /** Ends the wait for an asynchronous deal that was broken off. */
  #giveUp: (() => void) | null = null;

  constructor(task: ChildTask, dealing: ChildDealing, numbers: ChildNumbers, requests: ChildRequests) {
    this.#task = task;
    this.#with = dealing;
    this.#numbers = numbers;
    this.#requests = requests;
    this.#answer = new ChildAnswer(task.n, task.style);
    this.#loan = new ChildLoan(dealing.draw);
  }

  /** Answers requests; the parent ends the process. */
  async serve(): Promise<void> {
    if (this.#numbers.astray) {
      const rule = 'a proof needs every deal to follow from its own choices alone, but it draws from Math.random as it loads';
      this.#with.channel.fault(childBreach('E_NONDETERMINISTIC', rule), 0);
      return;
    }
    this.#catchBreaks();
    while (!this.#broken) {
      this.#next();
      for (let pending = this.#deal(); pending !== null; pending = this.#deal()) {
        try {
          const result = await this.#settled(pending);
          await this.#rest();
          this.#take(this.#deck, result, true);
        } catch (thrown) {
          await this.#rest();
          this.#threw(thrown);
        }
        // What it left running draws now, if ever: between deals, where that is noticed.
        await turn();
      }
      await turn();
    }
  }

  /**
   * A deal that draws in a callback of its own is broken off there, where nothing catches it, and what it promised never comes: then it is
   * over too. Whatever else nobody caught ends the process as ever, once this listener is gone.
   */
  #catchBreaks(): void {
    const caught = (thrown: unknown): void => {
      if (this.#numbers.causes(thrown)) {
        this.#giveUp?.();
        return;
      }
      process.off('uncaughtException', caught);
      later(() => {
        throw thrown;
      });
    };
    process.on('uncaughtException', caught);
  }

  #settled(pending: PromiseLike<unknown>): Promise<unknown> {
    return new NodePromise((done, fail) => {
      this.#giveUp = () => done(undefined);
      void waitFor(pending, done, fail);
    });
  }

  #next(): void {
    this.#requests.next();
    this.#run = 0;
    const { runs } = this.#requests;
    if (runs <= this.#room) return;
    this.#room = runs;
    this.#calls = new Words(runs);
  }

  /** Deals on. Answers with what an asynchronous deal is waiting for, or null once the request is answered or a rule broken. */
  #deal(): PromiseLike<unknown> | null {
    const { subject, random, fresh } = this.#with;
    const { call } = subject;
    const self = this.#task.owned ? subject.owner : undefined;
    const { runs, width, numbers } = this.#requests;
    while (this.#run < runs && !this.#broken) {
      const deck = fresh();
      this.#numbers.begin(numbers, this.#run * width, (this.#run + 1) * width);
      let result: unknown;
      let wait: PromiseLike<unknown> | null;
      try {
        result = random ? apply(call, self, [deck, this.#loan.lend()]) : apply(call, self, [deck]);
        wait = childThenable(result) ? result : null;
      } catch (thrown) {
        this.#threw(thrown);
        continue;
      }
      if (wait) {
        this.#deck = deck;
        return wait;
      }
      this.#take(deck, result, false);
    }
    if (!this.#broken) this.#with.channel.words(CHILD_FRAME.calls, this.#calls, runs);
    return null;
  }

  /** Other parts of an asynchronous deal that was broken off may be running still: they are to find that there are no more numbers. */
  async #rest(): Promise<void> {
    if (this.#numbers.wanting) await turn();
  }

  #threw(thrown: unknown): void {
    this.#end(this.#numbers.wanting ? null : childThrew(thrown));
  }

  #take(deck: unknown, result: unknown, async: boolean): void {
    const { channel } = this.#with;
    // A run that was broken off may answer what it likes.
    this.#end(this.#numbers.wanting ? null : this.#answer.take(deck, result, async, channel.cells, channel.at));
  }

  #end(breach: ChildBreach | null): void {
    const { channel, shared } = this.#with;
    // The answer's getters may have asked for more numbers than there were.
    const { wanting } = this.#numbers;
    const asked = this.#numbers.end();
    this.#loan.end();
    const fault = this.#loan.breach() ?? this.#astray() ?? (wanting ? null : breach);
    if (fault) {
      this.#broken = true;
      channel.fault(fault, this.#dealt + 1);
      return;
    }
    this.#calls[this.#run++] = asked;
    shared[CHILD_SHARED.dealt] = ++this.#dealt;
    channel.commit();
  }

  #astray(): ChildBreach | null {
    return this.#numbers.astray ? childBreach('E_SUBJECT_CONTRACT', 'Math.random was called after the deal had returned') : null;
  }
}

// With `await` alone: a subject may have replaced `then`.
async function waitFor(pending: PromiseLike<unknown>, done: (result: unknown) => void, fail: (thrown: unknown) => void): Promise<void> {
  try {
    done(await pending);
  } catch (thrown) {
    fail(thrown);
  }
}

/** Whatever a function left running takes its turn. */
function turn(): Promise<void> {
  return new NodePromise((done) => {
    later(done);
  });
}
