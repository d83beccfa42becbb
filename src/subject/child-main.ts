import process from 'node:process';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { AuditError } from '../core/errors.js';
import { ChildChannel } from './child-channel.js';
import { ChildDeals, childDecks } from './child-deals.js';
import { childDescribeThrown, childStack } from './child-describe.js';
import { ChildForced } from './child-forced.js';
import type { ChildLoaded } from './child-load.js';
import { childLoad } from './child-load.js';
import { ChildNumbers } from './child-numbers.js';
import { childAsksRandom } from './child-pick.js';
import type { ChildTask } from './child-protocol.js';
import { CHILD_FRAME } from './child-protocol.js';
import { childPulse } from './child-pulse.js';
import { ChildRequests } from './child-requests.js';
import { ChildStream } from './child-stream.js';

// Captured before the subject is loaded: it may replace any of them.
const later = setImmediate;
const NodeSyntaxError = SyntaxError;

if (isMainThread) await deal(JSON.parse(process.argv[2] ?? '{}') as ChildTask);
else childPulse(workerData as Int32Array);

/** The life of a child process. The parent ends it: whatever the subject left running must not decide when. */
async function deal(task: ChildTask): Promise<void> {
  // The subject sees an ordinary command line.
  process.argv.length = 2;
  const shared = new Int32Array(new SharedArrayBuffer(8));
  new Worker(process.argv[1] ?? '', { workerData: shared }).on('error', () => {}).unref();
  setInterval(() => {}, 2 ** 30);
  const channel = new ChildChannel(task.n);
  // A subject that ends its process does not take the decks before it along.
  process.on('exit', () => channel.flush());
  const stream = task.state && new ChildStream(task.state);
  const numbers = task.forced ? new ChildNumbers() : null;
  const requests = new ChildRequests();
  const source = numbers ?? stream;
  const draw = source ? () => source.next() : Math.random;
  if (source)
    Object.defineProperty(Math, 'random', {
      value: { random: () => source.next() }.random,
      writable: true,
      configurable: true,
      enumerable: false,
    });

  // Parts of a deal that was broken off may fail with nobody waiting for them; whatever else nobody caught ends the process as ever.
  if (numbers)
    process.on('unhandledRejection', (reason) => {
      if (!numbers.causes(reason)) throw reason;
    });
  const fresh = childDecks(task.n);

  let subject: ChildLoaded;
  try {
    subject = await childLoad(task);
  } catch (thrown) {
    channel.message(CHILD_FRAME.fault, loadFault(thrown));
    // Node says where a syntax error is only as it dies of it.
    if (thrown instanceof NodeSyntaxError)
      later(() => {
        throw thrown;
      });
    return;
  }
  const random = task.random === 'named' ? childAsksRandom(subject.call) : task.random;
  channel.message(CHILD_FRAME.ready, { __proto__: null, url: subject.url, export: subject.name, random });

  const dealing = { subject, random, channel, draw, shared, fresh };
  if (numbers) {
    await new ChildForced(task, dealing, numbers, requests).serve();
    return;
  }
  const deals = new ChildDeals(task, dealing, stream);
  for (let pending = deals.run(); pending !== null; ) {
    try {
      pending = deals.settled(await pending);
    } catch (thrown) {
      pending = deals.threw(thrown);
    }
  }
}

function loadFault(thrown: unknown): object {
  const known = thrown instanceof AuditError;
  return {
    __proto__: null,
    code: known ? thrown.code : 'E_SUBJECT_LOAD',
    rule: known ? thrown.message : `must load, got ${childDescribeThrown(thrown)}`,
    trial: 0,
    position: 0,
    hint: known ? (thrown.hint ?? '') : '',
    stack: known ? '' : childStack(thrown),
    syntax: thrown instanceof NodeSyntaxError,
  };
}
