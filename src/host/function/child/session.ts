import type { Batch, OutcomeSpace } from '../../../core/subject/outcome.js';
import type { OutcomeSource } from '../../../core/subject/subject.js';
import type { ChildEnd, ChildReady, ChildTask } from '../../../engine/child/protocol.js';
import { CHILD_FRAME, CHILD_FRAME_DECKS, childLooks } from '../../../engine/child/protocol.js';
import type { Load } from '../module/loaded.js';
import type { ChildCardNames } from './card-names.js';
import { childEntry } from './entry.js';
import type { ChildContext } from './failure.js';
import { ChildIntake } from './intake.js';
import type { ChildStart } from './launch.js';
import { ChildLink } from './link.js';
import { CHILD_MESSAGE } from './message.js';
import { prepareChildren } from './spares.js';

/** A block dealt by one child process, whose decks `ChildIntake` checks and takes in. */
export class ChildSession implements OutcomeSource {
  readonly #task: ChildTask;
  readonly #looks: ReturnType<typeof childLooks>;
  readonly #space: OutcomeSpace;
  readonly #link: ChildLink;
  #decks = 0;
  #end: ChildEnd | null = null;
  #draws: Uint32Array = new Uint32Array(0);
  readonly #intake: ChildIntake;

  private constructor(looks: ReturnType<typeof childLooks>, space: OutcomeSpace, link: ChildLink, names: ChildCardNames | null) {
    const [{ task }, ...later] = looks;
    this.#task = task;
    this.#looks = later;
    this.#space = space;
    this.#link = link;
    this.#intake = new ChildIntake(task, space, link, names);
  }

  /** Starts the child; later errors are thrown by `fill`. Cards with their own names are numbered by `names`, or in order of arrival. */
  static async start(
    task: ChildTask,
    context: ChildContext,
    space: OutcomeSpace,
    timeoutMs: number,
    names: ChildCardNames | null = null,
  ): Promise<ChildSession> {
    return new ChildSession(childLooks(task), space, new ChildLink(await childEntry(), task, context, timeoutMs), names);
  }

  /** Has so many processes wait for tasks of this code, which are to start soon. */
  static async prepare(task: ChildStart['task'], cwd: string, count: number): Promise<void> {
    prepareChildren({ entry: await childEntry(), cwd, task }, count);
  }

  /** Starts the process's next look, once this one was read to its end. */
  next(context: ChildContext, names: ChildCardNames | null): ChildSession {
    const [{ asBefore, task }, ...later] = this.#looks;
    const trials = asBefore ? this.#link.received : task.trials;
    this.#link.begin(context);
    return new ChildSession([{ task: { ...task, trials }, asBefore: false }, ...later], this.#space, this.#link, names);
  }

  get task(): ChildTask {
    return this.#task;
  }

  /** The content of the cards that are names or objects, as far as they arrived, a line of JSON each; empty where cards are numbers. */
  get lines(): readonly string[] {
    return this.#intake.lines;
  }

  /** The message that tells what was loaded; null before the first deck arrived. */
  get ready(): ChildReady | null {
    return this.#link.ready;
  }

  get loads(): readonly Load[] {
    return this.#link.loads;
  }

  /** The function's behaviour; null before the last deck arrived. */
  get end(): ChildEnd | null {
    return this.#end;
  }

  /** The words drawn in the recorded trial. */
  get draws(): Uint32Array {
    return this.#draws;
  }

  /** Fills a batch, like every OutcomeSource. Throws E_SUBJECT_* and E_INPUT_MISSING, and ends the child when it does. */
  async fill(batch: Batch): Promise<void> {
    batch.length = 0;
    const { capacity } = batch;
    await this.#eachPart(
      () => capacity - batch.length,
      (decks) => {
        this.#intake.take(batch, decks);
        return true;
      },
    );
    this.#intake.filled(batch);
  }

  /**
   * Deals as many outcomes as `batch` holds, which another process filled. Returns how many agree before the first that differs. Throws as `fill`,
   * also where that one is no valid deal.
   */
  async agree(batch: Batch): Promise<number> {
    const { length } = batch;
    let same = 0;
    await this.#eachPart(
      () => length - same,
      (decks) => {
        const good = this.#intake.agree(batch, decks, same);
        same += good;
        return good === decks;
      },
    );
    return same;
  }

  close(): void {
    this.#link.close();
  }

  /** Takes decks as they come, some of a frame at a time, as long as more are wanted and nothing fails. */
  async #eachPart(wanted: () => number, take: (decks: number) => boolean): Promise<void> {
    try {
      for (let more = wanted(); more > 0 && !this.#end; more = wanted()) {
        if (this.#decks === 0) {
          await this.#frame();
          continue;
        }
        const decks = Math.min(this.#decks, more);
        if (!take(decks)) return;
        this.#decks -= decks;
      }
      // The block counts only once the child has said that this was all.
      while (this.#link.received === this.#task.trials && this.#decks === 0 && !this.#end) await this.#frame();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Takes the next frame's head, and all of it unless it holds decks. */
  async #frame(): Promise<void> {
    const link = this.#link;
    const { kind, length } = await link.next();
    if (kind === CHILD_FRAME.ready) return;
    const decks = kind === CHILD_FRAME.decks || kind === CHILD_FRAME.strange;
    if (decks && link.ready && length <= CHILD_FRAME_DECKS && link.received + length <= this.#task.trials) this.#decks = length;
    else if (kind === CHILD_FRAME.cards && (this.#task.written ?? 'numbers') !== 'numbers')
      this.#intake.meet(link.message(CHILD_MESSAGE.cards).lines);
    else if (kind === CHILD_FRAME.draws && this.#task.record >= 0) this.#take(length);
    else if (kind === CHILD_FRAME.end) this.#finish(link.message(CHILD_MESSAGE.end));
    else throw link.foreign();
  }

  #finish(end: ChildEnd): void {
    const { trials, within } = this.#task;
    const least = within ? Math.min(within.least, trials) : trials;
    if (end.trials < least || end.trials > trials || this.#link.received !== end.trials) throw this.#link.foreign();
    this.#end = end;
    if (this.#looks.length === 0) this.close();
  }

  #take(length: number): void {
    this.#draws = new Uint32Array(length);
    this.#link.take(new Uint8Array(this.#draws.buffer), 0, length * 4);
  }
}
