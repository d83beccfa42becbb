import { AuditError } from '../../core/errors.js';
import type { Prng } from '../../core/source.js';
import { prngs } from '../../parts/catalogues.js';

/** The operating system's source as recorded: the bytes from `from` to `to`, as words of one or two bytes (the low one first). */
export function recordedSource(bytes: Uint8Array, from: number, to: number, wordBytes: 1 | 2): Prng {
  return {
    ...prngs.get('os'),
    range: 256n ** BigInt(wordBytes),
    create() {
      let at = from;
      return {
        fill(out) {
          if (at + out.length * wordBytes > to) throw new AuditError('E_INTERNAL', `the recorded bytes ${from} to ${to} are used up`);
          for (let i = 0; i < out.length; i++, at += wordBytes) out[i] = wordBytes === 1 ? bytes[at] : bytes[at] | (bytes[at + 1] << 8);
        },
      };
    },
  };
}
