import { AuditError } from '../../../core/errors.js';
import { counted } from '../../../core/words/counted.js';
import { count } from '../../../core/words/numbers.js';
import { cannotRead } from '../../../core/words/system-reason.js';
import type { Keeper } from '../../../engine/count/keeper.js';
import { readFile } from '../../../host/read-file.js';

/** Web Crypto refuses more than 65,536 bytes a call. */
const MOST_A_CALL = 65_536;

const BYTES = 'bytes';

/** Draws `bytes` bytes from the operating system's source, in memory that threads share. */
export function drawRecording(bytes: number): Uint8Array {
  const recorded = new Uint8Array(new SharedArrayBuffer(bytes));
  const drawn = new Uint8Array(MOST_A_CALL);
  for (let at = 0; at < bytes; at += MOST_A_CALL) {
    crypto.getRandomValues(drawn);
    recorded.set(drawn.subarray(0, Math.min(MOST_A_CALL, bytes - at)), at);
  }
  return recorded;
}

/** Returns the recording of an earlier run where `keeper` has it, else a new one, which is kept beside the blocks dealt from it. */
export function keepRecording(bytes: number, keeper: Keeper): Uint8Array {
  const { add, totals } = keeper.stage('recording', [BYTES]);
  const kept = totals.kept.get(BYTES)?.[0];
  if (kept) {
    const recorded = new Uint8Array(new SharedArrayBuffer(bytes));
    recorded.set(new Uint8Array(kept.buffer, kept.byteOffset, bytes));
    return recorded;
  }
  const drawn = drawRecording(bytes);
  const padded = new Float64Array(Math.ceil(bytes / Float64Array.BYTES_PER_ELEMENT));
  new Uint8Array(padded.buffer).set(drawn);
  add(0, [[BYTES, padded]]);
  return drawn;
}

/** Reads a recording's file, `bytes` bytes. Throws E_INPUT_MISSING where it cannot be read, E_LOAD where it holds more or fewer. */
export function readRecording(file: string, bytes: number): Uint8Array {
  const read = readWhole(file);
  if (read.length !== bytes) {
    throw new AuditError('E_LOAD', `${file}: must hold ${counted(count(bytes), 'byte')}, got ${count(read.length)}`, {
      at: { file },
      hint: 'copy again the file that was written beside the record, whole: without these very bytes its audits cannot be dealt again',
    });
  }
  const recorded = new Uint8Array(new SharedArrayBuffer(bytes));
  recorded.set(read);
  return recorded;
}

function readWhole(file: string): Uint8Array {
  try {
    return readFile(file);
  } catch (cause) {
    if (cause instanceof AuditError) throw cause;
    throw new AuditError('E_INPUT_MISSING', cannotRead(`the recording ${file}`, cause), {
      at: { file },
      hint: 'the recording was written beside the record, and is needed to deal again',
      cause,
    });
  }
}
