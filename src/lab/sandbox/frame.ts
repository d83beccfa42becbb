import type { FrameReply, FrameRequest } from './messages.js';

// The program of the frame in which a function of the learner's own is called. It holds the worker, hands it the port for its deals, and ends it
// with the first thing that the function sends by itself: whoever floods is over before he has begun.

addEventListener(
  'message',
  ({ data, ports }: MessageEvent<FrameRequest>) => {
    const [control, deals] = ports;
    if (!(control && deals)) return;
    const worker = new Worker(URL.createObjectURL(new Blob([data.harness], { type: 'text/javascript' })));
    const end = (why: FrameReply): void => {
      worker.terminate();
      control.postMessage(why);
    };
    worker.onmessage = () => end({ ended: 'foreign' });
    worker.onmessageerror = () => end({ ended: 'foreign' });
    worker.onerror = (event) => {
      event.preventDefault();
      end({ ended: 'uncaught', message: String(event.message) });
    };
    worker.postMessage({ code: data.code, n: data.n }, [deals]);
  },
  { once: true },
);
