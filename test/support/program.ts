import { Console } from 'node:console';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { buildFolder } from './checkout.js';

/** A flag of V8 that changes nothing but that the code cache of the build does not fit. */
export const OTHER_FLAGS = '--stack-size=983';

/** What one run of the program did. */
export interface Done {
  readonly status: number;
  readonly stdout: string;
  /** Without the lines that tell how far it is: whether a second passes before it is through hangs on the machine. */
  readonly stderr: string;
  /** With them. */
  readonly told: string;
}

const HOW_FAR =
  /^(?:(?:dealing|counting|fresh sample|second sample|measuring|trying the function|proving|solving|comparing|checking|reading|surveying|scanning|looking where it turned|looking for the state): |shuffle-audit: at this pace ).*\n/gm;

const done = (status: number, stdout: string, told: string): Done => ({ status, stdout, stderr: told.replaceAll(HOW_FAR, ''), told });

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the program, built from the present sources, in `cwd` with these arguments, but in this process: the start of a program is most of what most runs take.
 * One run waits for the one before, since the working folder and both streams are the process's own. What hangs on the process (signals, runs at once, what is
 * loaded, its memory) starts dist/cli.js itself.
 */
export function program(cwd: string, ...args: readonly string[]): Promise<Done> {
  const run = last.then(() => runHere(cwd, args));
  last = run.catch(() => undefined);
  return run;
}

async function runHere(cwd: string, args: readonly string[]): Promise<Done> {
  const built = pathToFileURL(join(buildFolder(), 'cli/main.js')).href;
  const wings = (await import(pathToFileURL(join(buildFolder(), 'wings/index.js')).href)) as typeof import('../../src/wings/index.js');
  const { main } = (await import(built)) as typeof import('../../src/cli/main.js');
  const [folder, code, heard] = [process.cwd(), process.exitCode, globalThis.console];
  const [stdout, stderr] = [listen(process.stdout), listen(process.stderr)];
  process.chdir(cwd);
  const before = openFiles();
  // that of the test runner goes around the streams
  globalThis.console = new Console(process.stdout, process.stderr);
  try {
    await main(args, async () => wings);
    await closed(before, args);
    return done(Number(process.exitCode), stdout.said(), stderr.said());
  } finally {
    process.chdir(folder);
    process.exitCode = code;
    globalThis.console = heard;
    stdout.end();
    stderr.end();
  }
}

/** The files of temporary folders that this process holds open, by descriptor; none where the system does not list them. */
function openFiles(): ReadonlyMap<string, string> {
  if (!existsSync('/proc/self/fd')) return new Map();
  const links = readdirSync('/proc/self/fd').flatMap((fd): readonly (readonly [string, string])[] => {
    try {
      return [[fd, readlinkSync(join('/proc/self/fd', fd))]];
    } catch {
      return [];
    }
  });
  return new Map(links.filter(([, path]) => path.startsWith(tmpdir())));
}

/** Throws where a run left a file open: Node closes it some time later, and then warns in the middle of another run. */
async function closed(before: ReadonlyMap<string, string>, args: readonly string[]): Promise<void> {
  for (let turn = 0; ; turn++) {
    const left = [...openFiles()].filter(([fd, path]) => before.get(fd) !== path);
    if (left.length === 0) return;
    if (turn === 50) throw new Error(`${args.join(' ')} left open: ${left.map(([, path]) => path).join(', ')}`);
    await wait(10);
  }
}

/** Takes what is written to a stream, until `end`, which leaves the stream as it was. */
function listen(stream: NodeJS.WriteStream): { readonly said: () => string; readonly end: () => void } {
  const { write } = stream;
  const heard = stream.listeners('error');
  let said = '';
  stream.write = (chunk: string | Uint8Array, ...more: readonly unknown[]) => {
    said += Buffer.from(chunk as Uint8Array).toString();
    const written = more.at(-1);
    if (typeof written === 'function') written();
    return true;
  };
  return {
    said: () => said,
    end() {
      stream.write = write;
      // The program hears of a reader that is gone for as long as its process lives.
      for (const added of stream.listeners('error').filter((one) => !heard.includes(one))) stream.off('error', added as () => void);
    },
  };
}
