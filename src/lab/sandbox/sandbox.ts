import { childError } from '../../engine/child/error.js';
import { framed, unpacked } from '../unpack.js';
import type { Port } from './link.js';
import type { FrameReply, FrameRequest, OwnFunction } from './messages.js';

/** A function of the learner's own, in a worker of a frame that may do nothing but answer. */
export interface Sandbox {
  /** The port on which it is asked for deals: to be handed to the worker that counts them. */
  readonly port: Port & Transferable;
  /** Drops the frame, and with it the worker, whatever it is doing. */
  end(): void;
}

/**
 * Opens a frame for a function: of an origin of its own, so that it reaches nothing of this page, under a policy that lets it load nothing and ask
 * for nothing. `onEnd` hears why it was ended there, where it was.
 */
export async function openSandbox(own: OwnFunction, name: string, onEnd: (why: Error) => void): Promise<Sandbox> {
  const harness = await unpacked('harness');
  const frame = framed('sandbox');
  frame.hidden = true;
  const loaded = new Promise<void>((done) => {
    frame.onload = () => done();
  });
  document.body.append(frame);
  await loaded;
  const control = new MessageChannel();
  const deals = new MessageChannel();
  control.port1.onmessage = ({ data }: MessageEvent<FrameReply>) => onEnd(endedBy(data, name));
  const told: FrameRequest = { ...own, harness };
  // The frame has no origin that could be named, and nobody but the frame hears it.
  frame.contentWindow?.postMessage(told, '*', [control.port2, deals.port2]);
  return { port: deals.port1 as unknown as Port & Transferable, end: () => frame.remove() };
}

function endedBy(why: FrameReply, name: string): Error {
  const rule =
    why.ended === 'foreign'
      ? 'only the harness may answer, got a message that the function sent itself'
      : `must not throw, got ${why.message.replace(/^Uncaught /, '')}`;
  const code = why.ended === 'foreign' ? 'E_SUBJECT_OUTPUT' : 'E_SUBJECT_THROW';
  return childError({ id: name, first: 0 }, { code, rule, trial: 0, position: 0, hint: '' });
}
