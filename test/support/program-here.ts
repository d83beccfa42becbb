import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtPackage } from './checkout.js';
import type { Done } from './program.js';

/**
 * Runs what `program` runs, but in this process: the start of a program is most of what a refusal or a list takes. For commands that print and end, where nothing hangs on the process:
 * signals, threads and progress want `program`. One call at a time, since the working folder and both streams are the process's own.
 */
export async function programHere(cwd: string, ...args: readonly string[]): Promise<Omit<Done, 'told'>> {
  const built = pathToFileURL(join(await builtPackage(), 'dist/cli/main.js')).href;
  const { main } = (await import(built)) as typeof import('../../src/cli/main.js');
  const [folder, code] = [process.cwd(), process.exitCode];
  const [stdout, stderr] = [listen(process.stdout), listen(process.stderr)];
  process.chdir(cwd);
  try {
    await main(args);
    return { status: Number(process.exitCode), stdout: stdout.said(), stderr: stderr.said() };
  } finally {
    process.chdir(folder);
    process.exitCode = code;
    stdout.end();
    stderr.end();
  }
}

/** Takes what is written to a stream, until `end`, which leaves the stream as it was. */
function listen(stream: NodeJS.WriteStream): { readonly said: () => string; readonly end: () => void } {
  const { write } = stream;
  const heard = stream.listeners('error');
  let said = '';
  stream.write = (chunk: string | Uint8Array) => {
    said += String(chunk);
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
