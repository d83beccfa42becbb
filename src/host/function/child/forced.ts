import { ChildAnswer, childThenable, childThrew } from '../../../engine/child/answer.js';
import { type ChildBreach, childBreach } from '../../../engine/child/breach.js';
import { ChildLoan } from '../../../engine/child/loan.js';
import type { ChildOrder } from '../../../engine/child/protocol.js';
import { CHILD_FRAME, childLate } from '../../../engine/child/protocol.js';
import { type ChildDealing, childGiven } from './dealing.js';
import { ChildMoves } from './moves.js';
import type { ChildNumbers } from './numbers.js';
import { childOwnProcess } from './own-process.js';
import type { ChildRequests } from './requests.js';
import { childTurn, childWait } from './turn.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const Words = Uint32Array;
const NodePromise = Promise;
const later = setImmediate;

/** Deals request after request, every run with the numbers it is given, until a rule is broken. */
export class ChildForced {
  readonly #task: ChildOrder;
  readonly #with: ChildDealing;
  readonly #numbers: ChildNumbers;
  readonly #requests: ChildRequests;
  readonly #answer: ChildAnswer;
  readonly #moves: ChildMoves | null;
  readonly #loan: ChildLoan;
  #calls: Uint32Array = new Words(1024);
  #room = 1024;
  /** Runs of this request, and of all since the start. */
  #run = 0;
  #dealt = 0;
  #broken = false;
  #deck: unknown = null;
  #wait: PromiseLike<unknown> | null = null;
  #full = false;
  /** Ends the wait for an aborted asynchronous deal. */
  #giveUp: (() => void) | null = null;

  constructor(task: ChildOrder, dealing: ChildDealing, numbers: ChildNumbers, requests: ChildRequests) {
    this.#task = task;
    this.#with = dealing;
    this.#numbers = numbers;
    this.#requests = requests;
    this.#answer = new ChildAnswer(task.handed.answer, task.style);
    this.#moves = ChildMoves.of(task.handed, dealing.draw);
    this.#loan = new ChildLoan(dealing.draw);
  }

  /** Answers requests until the parent ends the process. */
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
        await childTurn();
      }
      await childTurn();
    }
  }

  /**
   * Catches the abort of a deal that draws in a callback of its own. Nothing else catches it there and its promise never settles, so the deal ends
   * here. Any other uncaught error ends the process as usual, once this listener is gone.
   */
  #catchBreaks(): void {
    const caught = (thrown: unknown): void => {
      if (this.#numbers.causes(thrown)) {
        this.#giveUp?.();
        return;
      }
      childOwnProcess.off('uncaughtException', caught);
      later(() => {
        throw thrown;
      });
    };
    childOwnProcess.on('uncaughtException', caught);
  }

  #settled(pending: PromiseLike<unknown>): Promise<unknown> {
    return new NodePromise((done, fail) => {
      this.#giveUp = () => done(undefined);
      void childWait(pending, done, fail);
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

  /** Continues dealing. Returns the promise of an asynchronous deal, or null once the request is answered or a rule broken. */
  #deal(): PromiseLike<unknown> | null {
    const { channel, watch, pulse } = this.#with;
    while (this.#run < this.#requests.runs && !this.#broken) {
      if (this.#answer.style?.async === true) {
        // The parent watches the rest of an asynchronous deal.
        pulse.tell(this.#dealt);
        this.#slice();
        if (this.#full) channel.flush();
        this.#full = false;
      } else {
        const came = watch.run(this.#slice);
        if (!came) this.#fault(childBreach('E_SUBJECT_TIMEOUT', childLate(this.#task.timeoutMs)));
        // Here and not while the watch is set: a reader that is slow makes the writing wait.
        channel.flush();
        this.#full = false;
      }
      const wait = this.#wait;
      this.#wait = null;
      if (wait) return wait;
    }
    if (!this.#broken) channel.words(CHILD_FRAME.calls, this.#calls, this.#requests.runs);
    return null;
  }

  /** Deals until it is time to send, a deal must be awaited, or the request is answered. */
  readonly #slice = (): void => {
    const { subject, random, fresh, watch } = this.#with;
    const { call, owner } = subject;
    const { runs, width, numbers } = this.#requests;
    while (this.#run < runs && !this.#broken && !this.#full) {
      // The piles that a player is to move in are made of the first numbers of its run, which may be too few for that.
      this.#numbers.begin(numbers, this.#run * width, (this.#run + 1) * width);
      let deck: unknown;
      let result: unknown;
      let wait: PromiseLike<unknown> | null;
      try {
        deck = this.#moves ? this.#moves.fresh() : fresh();
        result = apply(call, owner, childGiven(this.#task.handed, deck, random ? this.#loan.lend() : null));
        wait = childThenable(result) ? result : null;
      } catch (thrown) {
        this.#threw(thrown);
        if (watch.over()) return;
        continue;
      }
      if (wait) {
        this.#deck = deck;
        this.#wait = wait;
        return;
      }
      this.#take(deck, result, false);
      if (watch.over()) return;
    }
  };

  /** Waits a turn. Other parts of an aborted asynchronous deal may still be running: they must find that there are no more numbers. */
  async #rest(): Promise<void> {
    if (this.#numbers.wanting) await childTurn();
  }

  #threw(thrown: unknown): void {
    this.#end(this.#numbers.wanting ? null : childThrew(thrown));
  }

  #take(deck: unknown, result: unknown, async: boolean): void {
    const { at, cells } = this.#with.channel;
    // A run that was broken off may answer what it likes.
    this.#end(this.#numbers.wanting ? null : (this.#answer.take(deck, result, async, cells, at) ?? this.#moves?.read(cells, at) ?? null));
  }

  #end(breach: ChildBreach | null): void {
    const { channel } = this.#with;
    // The answer's getters may have asked for more numbers than there were.
    const { wanting } = this.#numbers;
    const asked = this.#numbers.end();
    this.#loan.end();
    const astray = this.#numbers.astray ? childBreach('E_SUBJECT_CONTRACT', 'Math.random was called after the deal had returned') : null;
    const fault = this.#loan.breach() ?? astray ?? (wanting ? null : breach);
    if (fault) return this.#fault(fault);
    this.#calls[this.#run++] = asked;
    this.#dealt++;
    this.#full = channel.commit();
  }

  #fault(breach: ChildBreach): void {
    this.#broken = true;
    this.#with.channel.fault(breach, this.#dealt + 1);
  }
}
