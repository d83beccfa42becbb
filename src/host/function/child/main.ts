import { AuditError } from '../../../core/errors.js';
import { childForms } from '../../../engine/child/card-forms.js';
import { childDescribeThrown, childStack } from '../../../engine/child/describe.js';
import { childFirst } from '../../../engine/child/first.js';
import { handedKernel } from '../../../engine/child/handed-kernel.js';
import { childAsksRandom } from '../../../engine/child/pick.js';
import { CHILD_FRAME, childLooks } from '../../../engine/child/protocol.js';
import { childRefusal } from '../../../engine/child/refusal.js';
import { ChildSeal } from '../../../engine/child/seal.js';
import { ChildStream } from '../../../engine/child/stream.js';
import { ChildChannel } from './channel.js';
import { ChildDeals } from './deals.js';
import { ChildForced } from './forced.js';
import { childGuard } from './guard.js';
import { ChildIntrinsics } from './intrinsics.js';
import type { ChildLoaded } from './load.js';
import { childLoad } from './load.js';
import { ChildLoads, childTellLoads } from './loads.js';
import { ChildNumbers } from './numbers.js';
import type { ChildTold } from './order.js';
import { childOrder } from './order.js';
import { childOwnProcess } from './own-process.js';
import { ChildPulse } from './pulse.js';
import { ChildRequests } from './requests.js';
import { ChildWatch } from './watch.js';

// Captured before the subject is loaded: it may replace any of them.
const later = setImmediate;
const NodeSyntaxError = SyntaxError;

const PULSE_MS = 1000;

await deal(childOrder());

/** Runs a child process. The parent ends it: whatever the subject left running must not decide when. */
async function deal({ key, order: task }: ChildTold): Promise<void> {
  const seal = new ChildSeal(key);
  key.fill(0);
  const pulse = new ChildPulse(seal);
  // Keeps the process while a deal waits, and notices where the parent is gone.
  setInterval(() => pulse.again(), PULSE_MS);
  if (task.isolation === 'process') childGuard();
  const channel = new ChildChannel(task.handed, seal);
  // A subject that ends its process does not take the decks before it along.
  childOwnProcess.on('exit', () => channel.flush());
  // Before the subject is loaded, whoever asks for them later: it may replace what makes them.
  handedKernel();
  const stream = task.state && new ChildStream(task.state);
  const numbers = task.forced ? new ChildNumbers(task.forced === 'comparing') : null;
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
    childOwnProcess.on('unhandledRejection', (reason) => {
      if (!numbers.causes(reason)) throw reason;
    });
  const looks = childLooks(task).map((look) => ({ ...look, fresh: childFirst(look.task), forms: childForms(look.task) }));
  const watch = new ChildWatch(task.timeoutMs);
  const intrinsics = new ChildIntrinsics();
  const loads = new ChildLoads();

  let deals: ChildDeals | null = null;
  // What nobody caught ends the process; where it was a refusal, that is said first.
  childOwnProcess.on('uncaughtExceptionMonitor', (thrown) => {
    if (deals) deals.uncaught(thrown);
    else if (childRefusal(thrown)) channel.message(CHILD_FRAME.fault, loadFault(thrown));
  });
  stream?.load();
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
  stream?.loaded();
  const random = task.random === 'named' ? childAsksRandom(subject.call, task.handed.second === undefined ? 1 : 2) : task.random;
  childTellLoads(loads, channel);
  channel.message(CHILD_FRAME.ready, { __proto__: null, url: subject.url, export: subject.name, random });

  const dealing = { subject, random, channel, draw, pulse, watch, intrinsics, loads, fresh: looks[0].fresh, forms: null };
  if (numbers) {
    await new ChildForced(task, dealing, numbers, requests).serve();
    return;
  }
  for (let k = 0, before = 0; k < looks.length; k++) {
    const { asBefore, forms, fresh, task: one } = looks[k];
    if (k > 0 && one.state) stream?.begin(one.state);
    pulse.passed(before);
    deals = new ChildDeals(asBefore ? { ...one, trials: before } : one, { ...dealing, forms, fresh }, stream);
    for (let pending = deals.run(); pending !== null; ) {
      try {
        pending = deals.settled(await pending);
      } catch (thrown) {
        pending = deals.threw(thrown);
      }
    }
    // A look that broke a rule is the last.
    if (channel.last !== CHILD_FRAME.end) return;
    before = deals.dealt;
  }
}

function loadFault(thrown: unknown): object {
  const known = thrown instanceof AuditError;
  const refusal = childRefusal(thrown);
  return {
    __proto__: null,
    code: known ? thrown.code : (refusal?.code ?? 'E_SUBJECT_LOAD'),
    rule: known ? thrown.message : (refusal?.rule ?? `must load, got ${childDescribeThrown(thrown)}`),
    trial: 0,
    position: 0,
    hint: known ? (thrown.hint ?? '') : '',
    stack: known ? '' : childStack(thrown),
    syntax: thrown instanceof NodeSyntaxError,
  };
}
