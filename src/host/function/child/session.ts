import { AuditError } from '../../../core/errors.js';
import type { Batch, OutcomeSpace } from '../../../core/outcome.js';
import type { RowForm } from '../../../core/row-form.js';
import type { OutcomeSource } from '../../../core/subject.js';
import { ChildInputDeck } from '../../../engine/child/input-deck.js';
import type { ChildEnd, ChildReady, ChildTask } from '../../../engine/child/protocol.js';
import { CHILD_FRAME, CHILD_FRAME_DECKS, childLooks } from '../../../engine/child/protocol.js';
import type { Load } from '../module/loaded.js';
import type { ChildCardNames } from './card-names.js';
import { childEntry } from './entry.js';
import type { ChildContext } from './failure.js';
import { ChildLink } from './link.js';
import { CHILD_MESSAGE } from './message.js';
import { ChildMetCards } from './met-cards.js';

/**
 * One block dealt by one child process; every deck is checked here, where the subject cannot reach. Of decks handed in in random order what is
 * delivered is the order of each relative to the deck handed in: where in it every card dealt lay; and beside it, where it is asked for, the
 * cards dealt.
 */
export class ChildSession implements OutcomeSource {
  readonly #task: ChildTask;
  readonly #looks: ReturnType<typeof childLooks>;
  readonly #space: OutcomeSpace;
  readonly #link: ChildLink;
  #decks = 0;
  #end: ChildEnd | null = null;
  #draws: Uint32Array = new Uint32Array(0);
  readonly #cards: ChildMetCards;
  /** The decks that the function is handed, where they are in random order. */
  readonly #handed: ChildInputDeck | null;
  /** Whether decks may be taken as rows, as they come. */
  readonly #inRows: boolean;

  private constructor(looks: ReturnType<typeof childLooks>, space: OutcomeSpace, link: ChildLink, names: ChildCardNames | null) {
    const [{ task }, ...later] = looks;
    this.#task = task;
    this.#looks = later;
    this.#space = space;
    this.#link = link;
    this.#cards = new ChildMetCards(names, space.cards);
    this.#handed = task.deck ? new ChildInputDeck(space.cards, task.deck, task.rewind === true) : null;
    this.#inRows = space.allCards === true && (task.written ?? 'numbers') === 'numbers';
  }

  /** Starts the child; what goes wrong from here on is thrown by `fill`. Cards of their own names are numbered by `names`, or as they come. */
  static async start(
    task: ChildTask,
    context: ChildContext,
    space: OutcomeSpace,
    timeoutMs: number,
    names: ChildCardNames | null = null,
  ): Promise<ChildSession> {
    return new ChildSession(childLooks(task), space, new ChildLink(await childEntry(), task, context, timeoutMs), names);
  }

  /** The next look of the process, once this one was read to its end. */
  next(context: ChildContext, names: ChildCardNames | null): ChildSession {
    const [{ asBefore, task }, ...later] = this.#looks;
    const trials = asBefore ? this.#link.received : task.trials;
    this.#link.begin(context);
    return new ChildSession([{ task: { ...task, trials }, asBefore: false }, ...later], this.#space, this.#link, names);
  }

  /** What this look was told. */
  get task(): ChildTask {
    return this.#task;
  }

  /** What the cards hold that are names or objects, as far as they came, a line of JSON each; empty where cards are numbers. */
  get lines(): readonly string[] {
    return this.#cards.lines;
  }

  /** What was loaded; null before the first deck arrived. */
  get ready(): ChildReady | null {
    return this.#link.ready;
  }

  /** Every file that was loaded so far. */
  get loads(): readonly Load[] {
    return this.#link.loads;
  }

  /** How the function behaved; null before the last deck arrived. */
  get end(): ChildEnd | null {
    return this.#end;
  }

  /** The words drawn in the recorded trial. */
  get draws(): Uint32Array {
    return this.#draws;
  }

  /** As every OutcomeSource. Throws E_SUBJECT_* and E_INPUT_MISSING, and ends the child when it does. */
  async fill(batch: Batch): Promise<void> {
    batch.length = 0;
    try {
      await this.#fill(batch);
      if (batch.absolute && this.#handed) batch.absolute.length = batch.length;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#link.close();
  }

  async #fill(batch: Batch): Promise<void> {
    const n = this.#task.handed.width;
    const rows = this.#inRows ? batch.rows : null;
    while (batch.length < batch.capacity && !this.#end) {
      if (this.#decks === 0) {
        await this.#frame();
        continue;
      }
      const take = Math.min(this.#decks, batch.capacity - batch.length);
      const cells = this.#link.cells(take * n);
      if (rows) this.#takeRows(rows, cells, take, batch.length);
      if (this.#handed || !rows) batch.cells.set(cells, batch.length * n);
      if (!rows) for (let k = 0; k < take; k++) this.#check(batch.cells, (batch.length + k) * n, n);
      if (this.#handed) this.#place(this.#handed, batch, batch.length * n, take);
      batch.length += take;
      this.#decks -= take;
    }
    if (rows && !this.#handed) batch.dealtInRows(batch.length);
    // The block counts only once the child has said that this was all.
    while (this.#link.received === this.#task.trials && this.#decks === 0 && !this.#end) await this.#frame();
  }

  /** Takes whole decks of numbers by the kernel that checks as it takes; what it refuses is looked at by the definition. */
  #takeRows(rows: RowForm, cells: Uint16Array, decks: number, at: number): void {
    const good = rows.take(cells, decks, at);
    this.#link.received += good;
    if (good === decks) return;
    this.#link.received++;
    const { id, width } = this.#space;
    const fault = this.#space.fault(cells, good * width);
    if (fault) throw this.#link.wrongDeck(fault, this.#link.received);
    throw new AuditError('E_INTERNAL', `${id}: a kernel refused a deck that holds every card once`);
  }

  /** Makes the order of decks that were checked, from `at` on, relative to the decks handed in, and keeps the cards dealt where they are asked for. */
  #place(handed: ChildInputDeck, { absolute, cells, width: n }: Batch, at: number, decks: number): void {
    absolute?.cells.set(cells.subarray(at, at + decks * n), at);
    for (let k = 0; k < decks; k++) {
      handed.next();
      handed.place(cells, at + k * n, n);
    }
  }

  #check(cells: Uint16Array, at: number, n: number): void {
    this.#link.received++;
    if (this.#cards.lines.length > 0 && !this.#cards.rename(cells, at, n)) throw this.#link.foreign();
    const fault = this.#space.fault(cells, at);
    if (!fault) return;
    const named = fault.rule === 'duplicate' ? (this.#cards.nameOf(cells[at + fault.position]) ?? null) : null;
    const message = named === null ? fault.message : `must hold every card once, got ${named} again`;
    throw this.#link.wrongDeck({ ...fault, message }, this.#link.received);
  }

  #meet(lines: string): void {
    const strange = this.#cards.meet(lines);
    if (strange !== null)
      throw this.#link.failure('E_SUBJECT_CARD', `must deal the same cards as it did first, got ${strange}`, this.#link.received + 1);
  }

  /** Takes the next frame's head, and all of it unless it holds decks. */
  async #frame(): Promise<void> {
    const link = this.#link;
    const { kind, length } = await link.next();
    if (kind === CHILD_FRAME.ready) return;
    if (kind === CHILD_FRAME.decks && link.ready && length <= CHILD_FRAME_DECKS && link.received + length <= this.#task.trials)
      this.#decks = length;
    else if (kind === CHILD_FRAME.cards && (this.#task.written ?? 'numbers') !== 'numbers')
      this.#meet(link.message(CHILD_MESSAGE.cards).lines);
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
