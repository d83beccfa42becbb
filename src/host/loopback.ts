import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AuditError } from '../core/errors.js';

const LOOPBACK = '127.0.0.1';

/** Host names allowed in a request for the loopback address. Any other name is a page elsewhere whose own name was pointed at this address. */
const OWN_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::[0-9]+)?$/i;

/** Status codes for a request that is not ours to answer (RFC 9110, 15.5.20), and for a missing path. */
const MISDIRECTED = 421;
const NOT_FOUND = 404;

export interface Answer {
  /** The value of the `content-type` header. */
  readonly type: string;
  readonly body: string;
}

/** A running server; calling it releases it. */
export interface LoopbackServer {
  readonly port: number;
  close(): void;
}

export interface Served {
  /** The port; 0 for any free one. */
  readonly port: number;
  /** The option that names the port, for the error. */
  readonly option: string;
  /** The text for paths that it does not answer, ended with a line end. */
  readonly elsewhere: string;
  /** True if the program runs on for as long as the server answers. */
  readonly waited: boolean;
  /** Returns the answer for a path with its query; null where there is none. */
  answer(path: string): Answer | null;
}

/**
 * Answers GET on the loopback address, to this machine alone and under its own names. A page elsewhere whose name was pointed at this address gets
 * 421. Throws E_CANNOT_CREATE where the port is taken.
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
