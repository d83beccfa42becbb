import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuditError } from '../core/errors.js';

const LOOPBACK = '127.0.0.1';

/** Names that a request for the loopback address may come under; another one is a page elsewhere that had its own name turned to it. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]+)?$/i;

/** What is not ours to answer (RFC 9110, 15.5.20), and what there is not. */
const MISDIRECTED = 421;
const NOT_FOUND = 404;

/** What is answered under one path. */
export interface Answer {
  /** As `content-type` has it. */
  readonly type: string;
  readonly body: string;
}

/** A server that is let go of by calling it. */
export interface LoopbackServer {
  readonly port: number;
  close(): void;
}

/** What a server is, and where it listens. */
export interface Served {
  /** 0: any that is free. */
  readonly port: number;
  /** The option that names the port, for the error. */
  readonly option: string;
  /** What is said under a path that it does not answer, ended with a line end. */
  readonly elsewhere: string;
  /** Whether the program goes on for as long as it answers. */
  readonly waited: boolean;
  /** What stands under a path, with its query; null where nothing does. */
  answer(path: string): Answer | null;
}

/**
 * Answers GET on the loopback address, to this machine alone and under its own names: a page elsewhere whose name was turned to this address
 * gets 421. Throws E_CANNOT_CREATE where the port is taken.
 */
export function serveLoopback({ answer, elsewhere, option, port, waited }: Served): Promise<LoopbackServer> {
  const server = createServer((request, response) => {
    const own = OWN_NAME.test(request.headers.host ?? '');
    const found = own && request.method === 'GET' ? answer(request.url ?? '') : null;
    response.writeHead(found ? 200 : own ? NOT_FOUND : MISDIRECTED, {
      'content-type': found?.type ?? 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "frame-ancestors 'none'",
    });
    response.end(found?.body ?? (own ? elsewhere : 'only this machine is answered\n'));
  });
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(
        new AuditError('E_CANNOT_CREATE', `${option} must be a free port of ${LOOPBACK}, got ${port} (${cause.code ?? cause.message})`, {
          hint: 'choose another port',
          cause,
        }),
      );
    });
    server.listen(port, LOOPBACK, () => {
      if (!waited) server.unref();
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() });
    });
  });
}
