import { readSync } from 'node:fs';
import { childQuit } from './quit.js';

const NAP_MS = 1;

// Captured before the subject is loaded: it may replace any of them.
const read = readSync;
const nap = Atomics.wait;
const NodeError = Error;

const idle = new Int32Array(new SharedArrayBuffer(4));

/** Reads exactly the first `length` of `bytes` from a descriptor, and waits for them; ends the process where the parent is gone. */
export function childRead(descriptor: number, bytes: Uint8Array, length: number): void {
  for (let got = 0; got < length; ) {
    try {
      const more = read(descriptor, bytes, got, length - got, null);
      if (more === 0) childQuit();
      got += more;
    } catch (error) {
      const empty = error instanceof NodeError && 'code' in error && error.code === 'EAGAIN';
      if (empty) nap(idle, 0, 0, NAP_MS);
      else childQuit();
    }
  }
}
