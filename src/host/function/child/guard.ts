import dgram from 'node:dgram';
import dns from 'node:dns';
import module, { createRequire, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import os from 'node:os';
import v8 from 'node:v8';
import { childOwnProcess } from './own-process.js';

// Captured before the subject is loaded: it may replace any of them.
const apply = Reflect.apply;
const NodeError = Error;
const isArray = Array.isArray;
const { pid } = childOwnProcess;

type Callable = (...given: readonly unknown[]) => unknown;

/** Built-ins of Node that only compute: nothing done with them leaves the process. */
const PURE =
  'assert assert/strict async_hooks buffer console constants crypto diagnostics_channel domain events path path/posix path/win32 perf_hooks punycode querystring readline readline/promises stream stream/consumers stream/promises stream/web string_decoder sys timers timers/promises url util util/types vm zlib _stream_duplex _stream_passthrough _stream_readable _stream_transform _stream_wrap _stream_writable';

/** Built-ins that reach the machine only by calls that the permission model or `childGuard` refuses: packages import them and may never use them. */
const HELD =
  'child_process cluster dgram dns dns/promises fs fs/promises http http2 https inspector inspector/promises module net os process repl test test/reporters tls trace_events tty v8 wasi worker_threads _http_agent _http_client _http_common _http_incoming _http_outgoing _http_server _tls_common _tls_wrap';

const ALLOWED = new Set([...PURE.split(' '), ...HELD.split(' ')]);

/** Built-ins that older versions of Node have but leave out of their list. */
const LEFT_OUT = ['sea', 'sqlite', 'test', 'test/reporters'];

export interface ChildDenied extends Error {
  readonly code: 'ERR_ACCESS_DENIED';
  readonly permission: string;
  readonly resource: string;
}

/**
 * Refuses what Node's permission model allows, in older versions or in all. These are the network, signals to other processes and their priority, and
 * engine flags. Traces, which write files, and heap snapshots, from which the harness can be read, are refused too, as is every built-in that no list
 * names. Must be called before the subject is loaded. It is a seat belt: malicious code needs a container.
 */
export function childGuard(): void {
  const network = refusing('Network', (given) => address(given));
  const asking = refusing('Network', ([name]) => `the name service about ${plain(name)}`);
  put(net.Socket.prototype, 'connect', network);
  put(
    net.Server.prototype,
    'listen',
    refusing('Network', (given) => `${address(given)} to listen`),
  );
  // What `listen` is made of can be had by name as well.
  const listening = refusing('Network', ([host, port]) => `${address([port, host ?? 'localhost'])} to listen`);
  put(net.Server.prototype, '_listen2', listening);
  put(net, '_createServerHandle', listening);
  for (const method of ['bind', 'connect', 'send', 'sendto'])
    put(
      dgram.Socket.prototype,
      method,
      refusing('Network', () => 'a datagram socket'),
    );
  for (const owner of [dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype])
    for (const name of Object.getOwnPropertyNames(owner)) if (/^(?:lookup|resolve|reverse)/.test(name)) put(owner, name, asking);
  const own: unknown = Reflect.get(childOwnProcess, '_kill');
  const signal = refusing('Signal', ([target]) => plain(target));
  // A debugger would listen.
  const wakes = os.constants.signals.SIGUSR1;
  put(childOwnProcess, '_kill', (...given) =>
    given[0] === pid && given[1] !== wakes && typeof own === 'function' ? apply(own, childOwnProcess, given) : apply(signal, null, given),
  );
  put(childOwnProcess, '_debugProcess', signal);
  refuse(childOwnProcess, 'process', 'execve', 'initgroups', 'setegid', 'seteuid', 'setgid', 'setgroups', 'setuid');
  refuse(os, 'os', 'setPriority');
  refuse(module, 'module', 'register', 'enableCompileCache');
  refuse(v8, 'v8', 'setFlagsFromString', 'startCpuProfile');
  refuse(v8, 'v8', 'getHeapSnapshot', 'writeHeapSnapshot', 'setHeapSnapshotNearHeapLimit', 'queryObjects');
  const traces = builtIn('trace_events');
  if (traces) refuse(traces, 'trace_events', 'createTracing');
  // Whatever door a built-in is had by, it is this one object.
  for (const name of childRefusedBuiltIns(module.builtinModules)) {
    const exports = builtIn(name);
    if (exports) refuse(exports, name, ...Object.getOwnPropertyNames(exports));
  }
  syncBuiltinESMExports();
}

/** Returns the built-ins that a subject may not use. It considers those that this Node lists, with or without `node:`, and those that it leaves out. */
export function childRefusedBuiltIns(listed: readonly string[]): readonly string[] {
  const names = [...listed, ...LEFT_OUT].map((name) => name.replace(/^node:/, ''));
  return [...new Set(names)].filter((name) => !ALLOWED.has(name));
}

function put(owner: object, name: string, value: Callable): void {
  Object.defineProperty(owner, name, { value, writable: true, configurable: true, enumerable: true });
}

/** Refuses the members that exist in this version of Node. */
function refuse(owner: object, of: string, ...names: readonly string[]): void {
  for (const name of names)
    if (Reflect.has(owner, name))
      put(
        owner,
        name,
        refusing('', () => `${of}.${name}`),
      );
}

/** Returns the exports of a built-in; null where this Node was built or started without it. */
function builtIn(name: string): object | null {
  try {
    const exports: unknown = createRequire(import.meta.url)(`node:${name}`);
    return typeof exports === 'object' ? exports : null;
  } catch {
    return null;
  }
}

/** Returns a function that throws, whether called or used as a constructor. */
function refusing(permission: string, describe: (given: readonly unknown[]) => string): Callable {
  return function refused(...given) {
    throw denied(permission, describe(given));
  };
}

function denied(permission: string, resource: string): ChildDenied {
  const error = new NodeError('Access to this API has been restricted');
  return Object.assign(error, { code: 'ERR_ACCESS_DENIED', permission, resource } as const);
}

/** Returns the address a socket was to connect to: `connect(port, host)`, `connect(path)`, `connect({ … })`, or the list that Node makes of those. */
function address(given: readonly unknown[]): string {
  const [first, second] = isArray(given[0]) ? (given[0] as readonly unknown[]) : given;
  if (typeof first === 'object' && first !== null) {
    const path: unknown = Reflect.get(first, 'path');
    const host: unknown = Reflect.get(first, 'host');
    return typeof path === 'string' ? plain(path) : `${plain(host ?? 'localhost')}:${plain(Reflect.get(first, 'port'))}`;
  }
  if (typeof first === 'string' && !(Number(first) >= 0)) return first;
  return `${typeof second === 'string' ? second : 'localhost'}:${plain(first)}`;
}

function plain(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : 'something';
}
