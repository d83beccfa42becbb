import { type ChildProcess as NodeChild, spawn } from 'node:child_process';
import process from 'node:process';
import { Readable, Writable } from 'node:stream';
import { CHILD_PULSE } from '../../../engine/child/protocol.js';
import { ChildSeal } from '../../../engine/child/seal.js';
import { refuseWithoutPipes } from '../../open-files.js';
import { type ChildStart, childLaunch } from './launch.js';
import { type ChildTold, childOrderBytes } from './order.js';
import type { ChildTools } from './tools.js';

const PULSE_BYTES = 12;

/** The parent's end of the progress channel: the number of trials dealt, by pulses that the harness signed. */
export class ChildPulses {
  readonly #seal: ChildSeal;
  #rest = new Uint8Array(0);
  #dealt = 0;

  /** Takes the `key` of four words. */
  constructor(key: Uint32Array) {
    this.#seal = new ChildSeal(key);
  }

  /** Takes bytes as they come; returns the most trials that any pulse has reported. Bytes that the harness did not sign count for nothing. */
  take(chunk: Uint8Array): number {
    const bytes = new Uint8Array(this.#rest.length + chunk.length);
    bytes.set(this.#rest);
    bytes.set(chunk, this.#rest.length);
    const whole = bytes.length - (bytes.length % PULSE_BYTES);
    this.#rest = bytes.slice(whole);
    const words = new Uint32Array(bytes.buffer, 0, whole / 4);
    for (let i = 0; i < words.length; i += 3) {
      const dealt = words[i];
      if (dealt <= this.#dealt) continue;
      this.#seal.sign(Uint32Array.of(CHILD_PULSE, dealt), 2);
      if (words[i + 1] === this.#seal.low && words[i + 2] === this.#seal.high) this.#dealt = dealt;
    }
    return this.#dealt;
  }
}

/** Bytes of standard error kept: an engine out of memory reports it, and then prints a screenful more. */
const STDERR_KEPT = 16_384;
const EXIT_GRACE_MS = 1000;

const running = new Set<ChildProcess>();

export class ChildProcess {
  /** Frames, from fd 3. */
  readonly results: Readable;
  /** Requests, to fd 6; null for a task that asks for none. */
  readonly requests: Writable | null;
  /** Called as each pulse arrives with more trials dealt. */
  onProgress: () => void = () => {};
  /** Trials dealt, by the last pulse. */
  dealt = 0;
  /** The tools it was started with; null for one without limits. */
  readonly tools: ChildTools | null;
  readonly #child: NodeChild;
  readonly #order: Writable | null;
  readonly #pulse: Readable | null;
  readonly #gone: Promise<void>;
  #stderr = Buffer.alloc(0);
  #failure: Error | undefined;

  /** Starts the process, which waits for its order and loads nothing of the subject before. Throws E_SUBJECT_SPAWN, and EMFILE. */
  constructor(start: ChildStart) {
    const { cwd, task } = start;
    const { program, given, env, tools } = childLaunch(start);
    this.tools = tools;
    this.#child = spawn(program, given, {
      cwd,
      shell: false,
      detached: true,
      windowsHide: true,
      env: { ...env },
      // A pipe for its standard output would only make a subject that writes there wait for us.
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', 'pipe', ...(task.forced ? (['pipe'] as const) : [])],
    });
    refuseWithoutPipes(this.#child);
    if (running.size === 0) process.once('exit', killAll);
    running.add(this);
    this.#gone = new Promise((settle) => {
      this.#child.once('close', () => settle());
      this.#child.once('error', (error) => {
        this.#failure = error;
        settle();
      });
    });
    const { stderr, stdio } = this.#child;
    stderr?.on('data', (chunk: Buffer) => {
      this.#stderr = Buffer.from(Buffer.concat([this.#stderr, chunk]).subarray(-STDERR_KEPT));
    });
    const [results, pulse, order, requests] = [3, 4, 5, 6].map((descriptor) => stdio.at(descriptor));
    this.results = results instanceof Readable ? results : Readable.from([]);
    this.requests = requests instanceof Writable ? requests : null;
    this.#pulse = pulse instanceof Readable ? pulse : null;
    this.#order = order instanceof Writable ? order : null;
    for (const stream of [stderr, this.results, pulse, order, requests]) stream?.on('error', () => {});
  }

  /** Gives the process its order. */
  tell(told: ChildTold): void {
    const pulses = new ChildPulses(told.key);
    this.#pulse?.on('data', (chunk: Buffer) => this.#pulsed(pulses.take(chunk)));
    this.#order?.end(childOrderBytes(told));
  }

  /** Lets this program end whether or not the process has been given an order, or, with `held`, keeps it until the process has ended. */
  hold(held: boolean): void {
    for (const one of [this.#child, ...this.#child.stdio]) {
      if (held && one && 'ref' in one) one.ref();
      else if (one && 'unref' in one) one.unref();
    }
  }

  /** True unless the process is known to have ended, or could not be started. */
  get lives(): boolean {
    const { exitCode, pid, signalCode } = this.#child;
    return pid !== undefined && exitCode === null && signalCode === null;
  }

  /** The reason the process could not be started, if so. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** The last 16 KiB the subject wrote to its standard error. */
  get stderr(): string {
    return this.#stderr.toString('utf8');
  }

  /** Tells how the process ended: 'exit code 0', 'signal SIGABRT'; waits a second for it and then kills it. */
  async ended(): Promise<string> {
    // Its streams must be empty before the process counts as closed.
    this.results.resume();
    let timer: NodeJS.Timeout | undefined;
    const grace = new Promise((settle) => {
      timer = setTimeout(settle, EXIT_GRACE_MS);
    });
    await Promise.race([this.#gone, grace]);
    clearTimeout(timer);
    const { exitCode, signalCode } = this.#child;
    this.kill();
    if (signalCode !== null) return `signal ${signalCode}`;
    return exitCode === null ? 'its result channel closed' : `exit code ${exitCode}`;
  }

  /** Ends the process and everything it started, at once. */
  kill(): void {
    if (!running.delete(this)) return;
    if (running.size === 0) process.off('exit', killAll);
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
    for (const stream of this.#child.stdio) stream?.destroy();
  }

  #pulsed(dealt: number): void {
    if (dealt <= this.dealt) return;
    this.dealt = dealt;
    this.onProgress();
  }
}

function killAll(): void {
  for (const child of running) child.kill();
}
