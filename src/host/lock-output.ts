import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import type { Server } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { AuditError } from '../core/errors.js';

/** Milliseconds in which the holder of a lock must name its process. */
const ANSWER_MS = 1500;

/** Letters of the digest that names a lock. */
const NAME_LETTERS = 32;

export type Unlock = () => Promise<void>;

/** The kind of a lock's name: held by the system and gone with its process, or a file that outlives it. */
export type LockKind = 'system' | 'file';

/**
 * Locks the outputs called `base` (a path without extension) for this process until it releases them or ends in any way. The lock is a socket, which
 * the system closes. Runs with other names in the same folder are not blocked. Throws E_LOCKED where another process holds it. Where the system
 * allows no sockets there is no lock. Files are still written whole, and a journal that two runs write is recognized by its whole entries.
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

/** Listens at the address; null where another process listens there, 'none' where no process can. */
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

/** Returns the id of the process that listens there; empty where it does not tell, null where none listens. */
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
