import type { ErrorCode } from '../core/errors.js';
import { AuditError } from '../core/errors.js';
import type { Batch, OutcomeSpace } from '../core/outcome.js';
import type { OutcomeSource } from '../core/subject.js';
import { childEntry } from './child-entry.js';
import type { ChildContext } from './child-failure.js';
import { childFailure, childText } from './child-failure.js';
import type { ChildWait } from './child-frames.js';
import { ChildFrames } from './child-frames.js';
import type { ChildShape } from './child-message.js';
import { CHILD_MESSAGE, childMessage } from './child-message.js';
import { ChildProcess } from './child-process.js';
import type { ChildEnd, ChildFault, ChildReady, ChildTask } from './child-protocol.js';
import { CHILD_FRAME, CHILD_FRAME_DECKS, CHILD_MAGIC } from './child-protocol.js';

const MOST_TEXT = 2 ** 20;

/** One block dealt by one child process; every deck is checked here, where the subject cannot reach. */
export class ChildSession implements OutcomeSource {
  readonly #task: ChildTask;
  readonly #context: ChildContext;
  readonly #space: OutcomeSpace;
  readonly #timeoutMs: number;
  readonly #child: ChildProcess;
  readonly #frames: ChildFrames;
  #decks = 0;
  #received = 0;
  #ready: ChildReady | null = null;
  #end: ChildEnd | null = null;
  #draws: Uint32Array = new Uint32Array(0);

  private constructor(entry: string, task: ChildTask, context: ChildContext, space: OutcomeSpace, timeoutMs: number) {
    this.#task = task;
    this.#context = context;
    this.#space = space;
    this.#timeoutMs = timeoutMs;
    this.#child = new ChildProcess(entry, task, context.cwd);
    this.#frames = new ChildFrames(this.#child, timeoutMs);
  }

  /** Starts the child; what goes wrong from here on is thrown by `fill`. */
  static async start(task: ChildTask, context: ChildContext, space: OutcomeSpace, timeoutMs: number): Promise<ChildSession> {
    return new ChildSession(await childEntry(), task, context, space, timeoutMs);
  }

  /** What was loaded; null before the first deck arrived. */
  get ready(): ChildReady | null {
    return this.#ready;
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
    } catch (error) {
      this.close();
      throw error;
    }
  }

  close(): void {
    this.#child.kill();
  }

  async #fill(batch: Batch): Promise<void> {
    const { n } = this.#task;
    const bytes = new Uint8Array(batch.cells.buffer, batch.cells.byteOffset, batch.cells.byteLength);
    while (batch.length < batch.capacity && !this.#end) {
      if (this.#decks === 0) {
        await this.#frame();
        continue;
      }
      const take = Math.min(this.#decks, batch.capacity - batch.length);
      await this.#expect(this.#frames.read(bytes, batch.length * n * 2, take * n * 2));
      for (let k = 0; k < take; k++) this.#check(batch.cells, (batch.length + k) * n);
      batch.length += take;
      this.#decks -= take;
    }
    // The block counts only once the child has said that this was all.
    while (this.#received === this.#task.trials && this.#decks === 0 && !this.#end) await this.#frame();
  }

  #check(cells: Uint16Array, at: number): void {
    this.#received++;
    const fault = this.#space.fault(cells, at);
    if (!fault) return;
    const code = fault.rule === 'duplicate' ? 'E_SUBJECT_DUPLICATE' : 'E_SUBJECT_CARD';
    throw this.#failure(code, fault.message, this.#received, fault.position + 1);
  }

  /** Takes the next frame's header, and all of it unless it holds decks. */
  async #frame(): Promise<void> {
    await this.#expect(this.#frames.next());
    const [lead, length] = this.#frames.header;
    const kind = lead - CHILD_MAGIC;
    if (kind === CHILD_FRAME.decks && this.#ready && length <= CHILD_FRAME_DECKS && this.#received + length <= this.#task.trials)
      this.#decks = length;
    else if (kind === CHILD_FRAME.ready && length <= MOST_TEXT) this.#ready = await this.#message(length, CHILD_MESSAGE.ready);
    else if (kind === CHILD_FRAME.draws && this.#task.record >= 0) await this.#take(length);
    else if (kind === CHILD_FRAME.fault && length <= MOST_TEXT) throw await this.#broken(await this.#message(length, CHILD_MESSAGE.fault));
    else if (kind === CHILD_FRAME.end && length <= MOST_TEXT) await this.#finish(await this.#message(length, CHILD_MESSAGE.end));
    else throw this.#foreign();
  }

  async #finish(end: ChildEnd): Promise<void> {
    if (end.trials !== this.#task.trials || this.#received !== end.trials) throw this.#foreign();
    this.#end = end;
    this.close();
  }

  async #take(length: number): Promise<void> {
    this.#draws = new Uint32Array(length);
    await this.#expect(this.#frames.read(new Uint8Array(this.#draws.buffer), 0, length * 4));
  }

  async #message<T extends object>(length: number, shape: ChildShape<T>): Promise<T> {
    const bytes = new Uint8Array(length);
    await this.#expect(this.#frames.read(bytes, 0, length));
    const message = childMessage(new TextDecoder().decode(bytes), shape);
    if (!message) throw this.#foreign();
    return message;
  }

  async #expect(waited: Promise<ChildWait>): Promise<void> {
    const wait = await waited;
    if (wait === 'bytes') return;
    const trial = Math.max(this.#received, this.#child.dealt) + 1;
    if (wait === 'timeout') {
      if (this.#ready) throw this.#failure('E_SUBJECT_TIMEOUT', `a deal must end within ${this.#timeoutMs} ms, got none`, trial);
      throw this.#failure(
        'E_SUBJECT_TIMEOUT',
        `must load within ${this.#timeoutMs} ms, got no end (a top-level await that never settles?)`,
        0,
      );
    }
    const how = await this.#child.ended();
    const { failure, stderr } = this.#child;
    if (failure)
      throw new AuditError('E_SUBJECT_SPAWN', `${this.#context.id}: a child process must start, got ${failure.message}`, {
        cause: failure,
      });
    const said = stderr.trim() === '' ? '' : `, and on its standard error: ${childText(stderr.trim().slice(-400))}`;
    const rule = this.#ready ? 'the process must live until every trial is dealt' : 'the process must live while its module loads';
    throw this.#failure('E_SUBJECT_DIED', `${rule}, got ${how}${said}`, this.#ready ? trial : 0);
  }

  async #broken(fault: ChildFault): Promise<AuditError> {
    if (fault.syntax) await this.#child.ended();
    return childFailure(this.#context, fault, this.#child.stderr);
  }

  #foreign(): AuditError {
    return this.#failure(
      'E_SUBJECT_OUTPUT',
      'only the harness may write to file descriptor 3, got bytes that are not its own',
      this.#received + 1,
    );
  }

  #failure(code: ErrorCode, rule: string, trial: number, position: number = 0): AuditError {
    return childFailure(this.#context, { code, rule, trial, position, hint: '', stack: '', syntax: false });
  }
}
