import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { AuditError } from '../core/errors.js';

/** Milliseconds that the holder of a lock has to say which process it is. */
const ANSWER_MS = 1500;

/** Letters of the digest that names a lock. */
const NAME_LETTERS = 32;

/** Lets go of a lock. */
export type Unlock = () => Promise<void>;

/** Ways to name a lock: by the system, gone with the process that holds it, or by a file that outlives it. */
export type LockKind = 'system' | 'file';

/**
 * Holds the outputs called `base` (a path without ending) for this process until it lets go or ends, in whatever way: the lock is a socket,
 * which the system closes. Runs with other names in the same folder are not kept out.
 * Throws E_LOCKED where another process holds it. Where the system allows no sockets there is no lock: files are written whole all the same, and
 * what two runs write into one journal is told from whole entries.
 */
export async function lockOutput(
  base: string,
  kind: LockKind = ['linux', 'win32'].includes(process.platform) ? 'system' : 'file',
): Promise<Unlock> {
  const address = addressOf(base, kind);
  for (let attempt = 0; ; attempt++) {
    const server = await listening(address);
    if (server === 'none') return () => Promise.resolve();
    if (server) return () => new Promise((resolve) => server.close(() => resolve()));
    const holder = await holderOf(address);
    // The file of a process that is gone, or a lock that was let go in between.
    if (holder === null && attempt < 2) {
      if (kind === 'file') rmSync(address, { force: true });
      continue;
    }
    throw new AuditError('E_LOCKED', `${base} is being written by another run${holder ? `, process ${holder}` : ''}`, {
      hint: 'wait until it has ended, or choose another --name or --out',
    });
  }
}

function addressOf(base: string, kind: LockKind): string {
  const place = join(realpathSync(dirname(base)), basename(base));
  const name = `shuffle-audit-${createHash('sha256').update(place).digest('hex').slice(0, NAME_LETTERS)}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return kind === 'file' ? join(tmpdir(), name) : `\0${name}`;
}

/** Null where another listens there, 'none' where nobody can. */
function listening(address: string): Promise<Server | 'none' | null> {
  return new Promise((resolve) => {
    const server = createServer((socket) => {
      // Whoever asks may be gone before the answer.
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE' ? null : 'none'));
    server.listen(address, () => resolve(server.unref()));
  });
}

/** The number of the process that listens there; empty where it does not say, null where nobody listens. */
function holderOf(address: string): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect(address);
    let said = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? null : said));
    socket.on('close', () => resolve(said));
    socket.setTimeout(ANSWER_MS, () => {
      resolve(said);
      socket.destroy();
    });
  });
}
