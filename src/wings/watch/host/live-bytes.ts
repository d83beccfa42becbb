import type { LogSource } from '../../../engine/log/log-source.js';

/** The bytes of a stream in order; a read waits until there are some, and gives 0 only at the end. */
export interface LiveBytes extends Pick<LogSource, 'read'> {
  /** Says whether the byte that `given` bytes precede is the first of a file that came after another; absent where there are no files. */
  readonly beginsAnew?: (given: number) => boolean;
}

/** Returns the bytes of standard input, or of anything that hands over pieces. */
export function pieceBytes(pieces: AsyncIterable<Uint8Array>): LiveBytes {
  const source = pieces[Symbol.asyncIterator]();
  let left: Uint8Array = new Uint8Array(0);
  return {
    async read(into, at, most) {
      while (left.length === 0) {
        const step = await source.next();
        if (step.done === true) return 0;
        left = step.value;
      }
      const taken = left.subarray(0, most);
      into.set(taken, at);
      left = left.subarray(taken.length);
      return taken.length;
    },
  };
}
