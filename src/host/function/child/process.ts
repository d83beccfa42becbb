import type { ChildProcess as NodeChild } from 'node:child_process';
import { spawn } from 'node:child_process';
import process from 'node:process';
import { Readable, Writable } from 'node:stream';
import { childLaunch } from './launch.js';
import type { ChildOrder } from './protocol.js';

/** An engine that is out of memory says so, and then a screenful more. */
const STDERR_KEPT = 16_384;
const EXIT_GRACE_MS = 1000;

const running = new Set<ChildProcess>();

/** One child process with its group, its channels, and what is known of its end. */
export class ChildProcess {
  /** Frames, from fd 3. */
  readonly results: Readable;
  /** Requests, to fd 5; null for a task that asks for none. */
  readonly requests: Writable | null;
  /** Called as each pulse arrives with more trials dealt. */
  onProgress: () => void = () => {};
  /** Trials dealt, by the last pulse. */
  dealt = 0;
  readonly #child: NodeChild;
  readonly #gone: Promise<void>;
  #stderr = Buffer.alloc(0);
  #failure: Error | undefined;

  constructor(entry: string, task: ChildOrder, cwd: string) {
    const { program, given, env } = childLaunch(entry, task, cwd);
    this.#child = spawn(program, [...given, JSON.stringify(task)], {
      cwd,
      shell: false,
      detached: true,
      windowsHide: true,
      env: { ...env },
      // A pipe for its standard output would only make a subject that writes there wait for us.
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe', ...(task.forced ? (['pipe'] as const) : [])],
    });
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
    const [results, pulse, requests] = [stdio[3], stdio[4], stdio.at(5)];
    this.results = results instanceof Readable ? results : Readable.from([]);
    this.requests = requests instanceof Writable ? requests : null;
    for (const stream of [stderr, this.results, pulse, requests]) stream?.on('error', () => {});
    if (pulse instanceof Readable) pulse.on('data', (chunk: Buffer) => this.#pulsed(chunk));
  }

  /** Why the process could not be started, if so. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** The last 16 KiB the subject wrote to its standard error. */
  get stderr(): string {
    return this.#stderr.toString('utf8');
  }

  /** How the process ended: 'exit code 0', 'signal SIGABRT'; waits a second for it and then ends it. */
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

  #pulsed(chunk: Buffer): void {
    const whole = chunk.length - (chunk.length % 4);
    if (whole === 0) return;
    const [dealt] = new Uint32Array(Uint8Array.from(chunk.subarray(whole - 4, whole)).buffer);
    if (dealt === this.dealt) return;
    this.dealt = dealt;
    this.onProgress();
  }
}

function killAll(): void {
  for (const child of running) child.kill();
}
