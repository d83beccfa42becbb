import { performance } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { ChildAnswer, childThenable, childThrew } from '../../../engine/child/answer.js';
import { type ChildBreach, childBreach } from '../../../engine/child/breach.js';
import { ChildLoan } from '../../../engine/child/loan.js';
import type { ChildOrder } from '../../../engine/child/protocol.js';
import { CHILD_FRAME, childLate } from '../../../engine/child/protocol.js';
import { ChildStream } from '../../../engine/child/stream.js';
import { childCallHint } from '../../../engine/child/suggest.js';
import { type ChildDealing, childGiven } from './dealing.js';
import { childTellLoads } from './loads.js';
import { ChildMoves } from './moves.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const now = performance.now.bind(performance);
const heap = getHeapStatistics;

/** Deals after which a process that deals without end checks whether the language is unchanged. */
const LOOK_EVERY = 65_536;

/** Deals one block: a fresh deck, one call, every cell copied at once; until the block is done or a rule is broken. */
export class ChildDeals {
  readonly #task: ChildOrder;
  readonly #with: ChildDealing;
  readonly #stream: ChildStream | null;
  readonly #answer: ChildAnswer;
  readonly #loan: ChildLoan;
  readonly #moves: ChildMoves | null;
  /** The stream behind the piles to move in, where they are not drawn from the function's own randomness. */
  readonly #piles: ChildStream | null;
  readonly #began = now();
  #trial = 0;
  #deck: unknown = null;
  #result: unknown;
  #wait: PromiseLike<unknown> | null = null;
  #over = false;
  #full = false;

  constructor(task: ChildOrder, dealing: ChildDealing, stream: ChildStream | null) {
    this.#task = task;
    this.#with = dealing;
    this.#stream = stream;
    this.#answer = new ChildAnswer(task.handed.answer, task.style, task.written, dealing.forms);
    dealing.channel.tellCards(this.#answer.names);
    const piles = task.piles ? new ChildStream(task.piles) : null;
    this.#piles = piles;
    this.#moves = ChildMoves.of(task.handed, piles ? () => piles.next() : dealing.draw);
    this.#loan = new ChildLoan(dealing.draw);
  }

  get dealt(): number {
    return this.#trial;
  }

  /** Continues dealing. Returns the promise of an asynchronous deal, or null once the block has ended in either way. */
  run(): PromiseLike<unknown> | null {
    const { channel, watch, pulse } = this.#with;
    while (!this.#over) {
      if (this.#late()) {
        this.#end();
        break;
      }
      if (this.#answer.style?.async === true) {
        // The rest of an asynchronous deal runs where no watch of this process reaches: the parent watches it.
        pulse.tell(this.#trial);
        this.#slice();
        if (watch.over()) this.#send();
      } else {
        const came = watch.run(this.#slice);
        if (!came) return this.#broke(childBreach('E_SUBJECT_TIMEOUT', childLate(this.#task.timeoutMs)));
        // Here and not while the watch is set: a reader that is slow makes the writing wait.
        channel.flush();
      }
      const wait = this.#wait;
      this.#wait = null;
      if (wait) return wait;
    }
    return null;
  }

  /** Takes the result of an asynchronous deal. Returns as `run` does. */
  settled(result: unknown): PromiseLike<unknown> | null {
    return this.#take(this.#deck, result, true) ? this.run() : null;
  }

  threw(thrown: unknown): null {
    return this.#broke(childThrew(thrown));
  }

  /** Handles an uncaught error, which ends the process; a refusal is reported. */
  uncaught(thrown: unknown): void {
    const breach = childThrew(thrown);
    if (breach.code !== 'E_SUBJECT_THROW') this.#broke(breach);
  }

  #rewind(): void {
    this.#stream?.rewind();
    this.#piles?.rewind();
  }

  #send(): void {
    this.#with.channel.flush();
    this.#with.watch.rest();
  }

  /** True if a trial run that may end early has lasted long enough. Asked between sends, so that quick deals are not slowed. */
  #late(): boolean {
    const { within } = this.#task;
    return within !== undefined && this.#trial >= within.least && now() - this.#began > within.ms;
  }

  /** Deals until it is time to send, a deal must be awaited, or the block is over. */
  readonly #slice = (): void => {
    const { subject, random, fresh, watch } = this.#with;
    const { call, owner } = subject;
    while (this.#trial < this.#task.trials) {
      if (this.#task.rewind) this.#rewind();
      if (this.#trial === this.#task.record) this.#stream?.record();
      const deck = this.#answer.hand(this.#moves ? this.#moves.fresh() : fresh());
      let result: unknown;
      let wait: PromiseLike<unknown> | null;
      try {
        result = apply(call, owner, childGiven(this.#task.handed, deck, random ? this.#loan.lend() : null));
        wait = childThenable(result) ? result : null;
      } catch (thrown) {
        this.threw(thrown);
        return;
      }
      if (wait) {
        this.#deck = deck;
        this.#wait = wait;
        return;
      }
      if (!this.#take(deck, result, false) || this.#full || watch.over()) return;
    }
    this.#end();
  };

  #end(): void {
    this.#over = true;
    const trials = this.#trial;
    const { result, async, beside } = this.#answer.style ?? { result: 'mutates', async: false, beside: '' };
    // A look that is set back before every deal deals one deck again and again, which may be the one it was handed.
    const unmoved = this.#task.rewind ? null : this.#answer.unmoved();
    if (unmoved !== null) this.#with.channel.fault(childBreach('E_SUBJECT_TYPE', unmoved), 1, this.#hint());
    if (unmoved !== null || this.#tampered()) return;
    const touches = this.#with.intrinsics.touched([]);
    childTellLoads(this.#with.loads, this.#with.channel);
    const { used_heap_size: objects, external_memory: buffers } = heap();
    this.#with.channel.message(CHILD_FRAME.end, { __proto__: null, trials, result, async, beside, touches, held: objects + buffers });
  }

  /** Checks a deal's answer and copies its cells; false where a rule was broken. */
  #take(deck: unknown, result: unknown, async: boolean): boolean {
    const { channel } = this.#with;
    const { at, cells } = channel;
    this.#result = result;
    const breach = this.#answer.take(deck, result, async, cells, at) ?? this.#moves?.read(cells, at) ?? this.#loan.breach();
    if (breach) {
      this.#broke(breach);
      return false;
    }
    this.#trial++;
    this.#loan.end();
    this.#full = channel.commit();
    // Where the answer had to be waited for, nothing is watched and nothing waits to be sent by another.
    if (async && this.#full) this.#send();
    if (this.#stream && this.#trial - 1 === this.#task.record)
      channel.words(CHILD_FRAME.draws, this.#stream.recorded(), this.#stream.count);
    return this.#trial % LOOK_EVERY !== 0 || !this.#tampered();
  }

  /** True if parts of the language were replaced that its first deals had left alone; reports it. */
  #tampered(): boolean {
    const { touches } = this.#task;
    const names = touches === null ? '' : this.#with.intrinsics.touched(touches);
    if (names === '') return false;
    this.#over = true;
    const rule = `must leave the language as its first deals left it, got another ${names}`;
    this.#with.channel.fault(childBreach('E_SUBJECT_TAMPER', rule), 0);
    return true;
  }

  /** Suggests, in a trial run, how the function may be meant to be called. */
  #hint(): string {
    const { style, wrapper } = this.#task;
    return style === null && wrapper === undefined ? childCallHint(this.#with.subject, this.#result) : '';
  }

  #broke(breach: ChildBreach): null {
    this.#over = true;
    this.#with.channel.fault(this.#loan.breach() ?? breach, this.#trial + 1, this.#hint());
    return null;
  }
}
