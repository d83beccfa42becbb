import { Buffer } from 'node:buffer';
import { closeSync } from 'node:fs';
import type { ChildOrder } from '../../../engine/child/protocol.js';
import { CHILD_KEY_WORDS } from '../../../engine/child/seal.js';
import { childRead } from './read.js';

const ORDER = 5;

/** Words before the order's text: the key, and the number of its bytes. */
const HEAD_WORDS = CHILD_KEY_WORDS + 1;

/** The message to a child as it starts: the key that signs its frames, and its task. */
export interface ChildTold {
  readonly key: Uint32Array;
  readonly order: ChildOrder;
}

/** Returns the bytes that the parent writes to fd 5. `key` is four words. */
export function childOrderBytes({ key, order }: ChildTold): Uint8Array {
  const text = Buffer.from(JSON.stringify(order), 'utf8');
  const head = Uint32Array.of(...key, text.length);
  return new Uint8Array(Buffer.concat([new Uint8Array(head.buffer), text]));
}

/**
 * Reads the child's order on fd 5 and closes it before anything of the subject is loaded. Nothing of it remains in an argument, in the environment or
 * in a descriptor. The key goes straight into its words, since memory that is reused may be read by others.
 */
export function childOrder(): ChildTold {
  const head = new Uint32Array(HEAD_WORDS);
  childRead(ORDER, new Uint8Array(head.buffer), HEAD_WORDS * 4);
  const bytes = new Uint8Array(head[CHILD_KEY_WORDS]);
  childRead(ORDER, bytes, bytes.length);
  closeSync(ORDER);
  const order = JSON.parse(new TextDecoder().decode(bytes)) as ChildOrder;
  bytes.fill(0);
  return { key: head, order };
}
