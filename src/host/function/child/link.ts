import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '../../../core/errors.js';
import { AuditError } from '../../../core/errors.js';
import type { Cells } from '../../../core/statistic/row-form.js';
import type { Fault } from '../../../core/subject/outcome.js';
import { childText } from '../../../engine/child/error.js';
import type { ChildFault, ChildReady, ChildTask } from '../../../engine/child/protocol.js';
import { CHILD_FRAME, childLate } from '../../../engine/child/protocol.js';
import { CHILD_KEY_WORDS } from '../../../engine/child/seal.js';
import type { Load } from '../module/loaded.js';
import { checkLoads, checkOnDisk } from '../module/loaded.js';
import type { ChildContext } from './failure.js';
import { childFailure, childSaid } from './failure.js';
import type { ChildWait } from './frames.js';
import { ChildFrames } from './frames.js';
import type { ChildShape } from './message.js';
import { CHILD_MESSAGE, childLoads, childMessage } from './message.js';
import type { ChildProcess } from './process.js';
import { startChild } from './spares.js';
import { keepTools, refuteTools } from './tools.js';

/** The ways a process ends when its engine gives up, or when the system denies it more memory. */
const ABORTED = ['signal SIGABRT', 'signal SIGTRAP', 'signal SIGSEGV', 'exit code 134'];

/** Extra time after a deal's deadline. The child itself ends the deal and reports it; the parent kills it where it could not. */
const GRACE_MS = 1000;

export interface ChildHead {
  /** One of CHILD_FRAME, or any number where the bytes are not the harness's own. */
  readonly kind: number;
  readonly length: number;
}

/** A child process and its messages, frame by frame. It turns faults there into the error the user sees. */
export class ChildLink {
  /** Decks received so far in this look: errors name the next one. */
  received = 0;
  #before = 0;
  readonly loads: Load[] = [];
  #context: ChildContext;
  readonly #timeoutMs: number;
  readonly #start: () => readonly [ChildProcess, ChildFrames];
  #child: ChildProcess;
  #frames: ChildFrames;
  #closed = false;
  #ready: ChildReady | null = null;

  constructor(entry: string, task: ChildTask, context: ChildContext, timeoutMs: number) {
    this.#context = context;
    this.#timeoutMs = timeoutMs;
    this.#start = () => {
      const key = new Uint32Array(Uint8Array.from(randomBytes(CHILD_KEY_WORDS * 4)).buffer);
      const child = startChild({ entry, cwd: context.cwd, task });
      child.tell({ key, order: { ...task, timeoutMs } });
      return [child, new ChildFrames(child, key, task.handed, timeoutMs + GRACE_MS)];
    };
    [this.#child, this.#frames] = this.#start();
  }

  /** Begins another look of the process, whose errors name `context`. */
  begin(context: ChildContext): void {
    this.#context = context;
    this.#before += this.received;
    this.received = 0;
  }

  /** The message that tells what was loaded; null before the child has sent it. */
  get ready(): ChildReady | null {
    return this.#ready;
  }

  /** Sends bytes to the request channel; they must not change until the child has answered. */
  send(bytes: Uint8Array): void {
    this.#child.requests?.write(bytes);
  }

  /** Takes the next frame, and its body where it tells what was loaded. Throws the fault that the child reports, or how it ended. */
  async next(): Promise<ChildHead> {
    const { kind } = await this.#head();
    if (kind === CHILD_FRAME.ready) this.#ready = this.message(CHILD_MESSAGE.ready);
    if (kind === CHILD_FRAME.fault) throw await this.#broken(this.message(CHILD_MESSAGE.fault));
    return this.#frames;
  }

  /** Returns the next frame after taking those that tell what was loaded. Throws E_SUBJECT_CHANGED where that is not what is known. */
  async #head(): Promise<ChildHead> {
    for (;;) {
      await this.#expect(this.#frames.next());
      if (this.#frames.kind !== CHILD_FRAME.loads) return this.#frames;
      const loads = childLoads(this.message(CHILD_MESSAGE.loads).lines);
      if (!loads) throw this.foreign();
      this.loads.push(...loads);
      const { cwd, id, known } = this.#context;
      if (known) checkLoads(loads, known, id);
      checkOnDisk(loads, known?.home ?? cwd, id);
    }
  }

  take(into: Uint8Array, offset: number, length: number): void {
    this.#frames.take(into, offset, length);
  }

  /** Returns a view of the next `count` cells of the frame's body, valid until the next frame is read. */
  cells(count: number): Cells {
    return this.#frames.cells(count);
  }

  message<T extends object>(shape: ChildShape<T>): T {
    const message = childMessage(this.#frames.text(), shape);
    if (!message) throw this.foreign();
    return message;
  }

  /** Makes the error of a frame that the harness would not have sent. */
  foreign(): AuditError {
    return this.failure(
      'E_SUBJECT_OUTPUT',
      'only the harness may write to file descriptor 3, got bytes that are not its own',
      this.received + 1,
    );
  }

  /** Makes an error of this subject; `trial` from 1 in this process, 0 outside any deal, `position` from 1. */
  failure(code: ErrorCode, rule: string, trial: number, position: number = 0): AuditError {
    return childFailure(this.#context, { code, rule, trial, position, hint: '', stack: '', syntax: false });
  }

  /** Makes the error of an invalid deck; `trial` from 1 in this process. */
  wrongDeck({ rule, message, position }: Fault, trial: number): AuditError {
    return this.failure(rule === 'duplicate' ? 'E_SUBJECT_DUPLICATE' : 'E_SUBJECT_CARD', message, trial, position + 1);
  }

  /** Ends the child and everything it started. */
  close(): void {
    this.#closed = true;
    this.#child.kill();
  }

  async #expect(waited: Promise<ChildWait>): Promise<void> {
    const wait = await waited;
    if (wait === 'bytes') {
      keepTools(this.#child.tools);
      return;
    }
    if (wait === 'foreign') throw this.foreign();
    const trial = Math.max(this.received, this.#child.dealt - this.#before) + 1;
    if (wait === 'timeout') {
      if (this.#ready) throw this.failure('E_SUBJECT_TIMEOUT', childLate(this.#timeoutMs), trial);
      throw this.failure('E_SUBJECT_LOAD', `must load within ${this.#timeoutMs} ms, got no end (a top-level await that never settles?)`, 0);
    }
    const how = await this.#child.ended();
    // One that never spoke may not have come into the room it was started for: there may be none here.
    if (this.#frames.kind === 0 && !this.#closed && refuteTools(this.#child.tools)) {
      [this.#child, this.#frames] = this.#start();
      await this.#expect(this.#frames.next());
      return;
    }
    const { failure, stderr } = this.#child;
    if (failure)
      throw new AuditError('E_SUBJECT_SPAWN', `${this.#context.id}: a child process must start, got ${failure.message}`, {
        cause: failure,
      });
    if (ABORTED.includes(how) && /out of memory/.test(stderr)) {
      const rule = 'must keep within the memory it is given, got more asked for';
      throw this.failure('E_SUBJECT_OOM', rule, this.#ready ? trial : 0);
    }
    const words = childSaid(stderr);
    const said = words === '' ? '' : `, and on its standard error: ${childText(words.slice(-400))}`;
    const rule = this.#ready ? 'the process must run until every deck is dealt' : 'the process must run while its module loads';
    throw this.failure('E_SUBJECT_DIED', `${rule}, got ${how}${said}`, this.#ready ? trial : 0);
  }

  async #broken(fault: ChildFault): Promise<AuditError> {
    if (fault.syntax) await this.#child.ended();
    return childFailure(this.#context, fault, this.#child.stderr);
  }
}
