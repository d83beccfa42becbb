import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import process from 'node:process';
import type { Readable, Writable } from 'node:stream';
import { counted } from '../../core/words/counted.js';
import { refuseWithoutPipes } from '../open-files.js';
import { endDescendants, PROGRAM_MARK } from './descendants.js';
import type { FoundProgram } from './path.js';

const KEPT = 65_536;

/** A program's standard error: the first and the last 64 KiB, however much there is. */
export class ProgramStderr {
  #head = Buffer.alloc(0);
  #tail = Buffer.alloc(0);
  #bytes = 0;

  add(chunk: Buffer): void {
    this.#bytes += chunk.length;
    const room = KEPT - this.#head.length;
    if (room > 0) this.#head = Buffer.concat([this.#head, chunk.subarray(0, room)]);
    if (chunk.length > room) this.#tail = Buffer.from(Buffer.concat([this.#tail, chunk.subarray(Math.max(0, room))]).subarray(-KEPT));
  }

  /** The whole text, or its two ends with the number of bytes left out between them. */
  get text(): string {
    const left = this.#bytes - this.#head.length - this.#tail.length;
    return `${this.#head.toString('utf8')}${left > 0 ? `\n[${counted(left, 'byte')} left out]\n` : ''}${this.#tail.toString('utf8')}`;
  }
}

const running = new Set<ProgramProcess>();

/**
 * A running program: without a shell, in the user's folder, with the search path as its only environment, as the head of a process group. It does not
 * keep this process alive.
 *
 * It has the user's rights and, unlike a function, no isolated room, though its folder could be made read-only for it. A program that keeps its seed
 * or a count in a file would then fail to write that, often silently. It would deal the same deck after every start: a bias that the audit caused. If
 * its writes went to a layer that is dropped afterwards, the next audit would be dealt the same decks again. Trying it first does not identify such
 * programs, since it may write at any later deal.
 */
export class ProgramProcess {
  readonly output: Readable;
  readonly #input: Writable;
  readonly #child: ChildProcess;
  readonly #mark = randomUUID();
  readonly #stderr = new ProgramStderr();
  readonly #exited: Promise<void>;
  readonly #closed: Promise<void>;
  #failure: Error | undefined;

  constructor({ path, args, cwd }: Pick<FoundProgram, 'path' | 'args' | 'cwd'>) {
    const child = spawn(path, args, {
      cwd,
      shell: false,
      detached: true,
      windowsHide: true,
      env: { ...kept('PATH'), ...kept('SystemRoot'), [PROGRAM_MARK]: this.#mark },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    refuseWithoutPipes(child);
    this.#child = child;
    this.output = child.stdout;
    this.#input = child.stdin;
    if (running.size === 0) process.once('exit', killAll);
    running.add(this);
    this.#exited = new Promise((settle) => {
      child.once('exit', () => settle());
      child.once('error', (error) => {
        this.#failure = error;
        settle();
      });
    });
    this.#closed = new Promise((settle) => {
      child.once('close', () => settle());
      child.once('error', () => settle());
    });
    child.stderr.on('data', (chunk: Buffer) => this.#stderr.add(chunk));
    // A program may end while it is written to; how it ended says more than that.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});
    child.unref();
    for (const stream of [child.stdin, child.stdout, child.stderr]) if (stream instanceof Socket) stream.unref();
  }

  /** The reason the process could not be started, if so. */
  get failure(): Error | undefined {
    return this.#failure;
  }

  /** Its standard error, or the two ends of that. */
  get stderr(): string {
    return this.#stderr.text;
  }

  /** True once it has ended. Processes it started may still hold its output. */
  get hasExited(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null || this.#failure !== undefined;
  }

  /** True if it ended by itself and reported success. */
  get endedWell(): boolean {
    return this.#child.exitCode === 0;
  }

  /** The way it ended, in words: 'exit code 3', 'signal SIGSEGV'. */
  get ending(): string {
    const { exitCode, signalCode } = this.#child;
    if (signalCode !== null) return `signal ${signalCode}`;
    return exitCode === null ? 'its output closed' : `exit code ${exitCode}`;
  }

  get exit(): Promise<void> {
    return this.#exited;
  }

  /** Waits at most `milliseconds` for the process to end: true once it has. */
  exitWithin(milliseconds: number): Promise<boolean> {
    return within(this.#exited, milliseconds);
  }

  /** Waits at most `milliseconds` until it has ended and nobody holds its output any more. */
  closeWithin(milliseconds: number): Promise<boolean> {
    return within(this.#closed, milliseconds);
  }

  send(text: string): void {
    this.#input.write(text);
  }

  endInput(): void {
    this.#input.end();
  }

  /** Kills the process, its group and everything else it started, at once; its earlier output can still be read. */
  stop(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // Gone already.
    }
    endDescendants(this.#mark);
  }

  close(): void {
    if (!running.delete(this)) return;
    if (running.size === 0) process.off('exit', killAll);
    this.stop();
    for (const stream of [this.#child.stdin, this.#child.stdout, this.#child.stderr]) stream?.destroy();
  }
}

function kept(name: string): Record<string, string> {
  const value = process.env[name];
  return value === undefined ? {} : { [name]: value };
}

async function within(event: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((settle) => {
    timer = setTimeout(settle, milliseconds, false);
  });
  const happened = await Promise.race([event.then(() => true), late]);
  clearTimeout(timer);
  return happened;
}

function killAll(): void {
  for (const program of running) program.close();
}
