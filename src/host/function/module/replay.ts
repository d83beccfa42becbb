import { AuditError } from '../../../core/errors.js';
import type { Origin } from '../../../core/record/origin.js';
import type { FunctionSource } from '../../../core/source/function-source.js';
import { childId } from '../../../core/source/source-ids.js';
import { Batch } from '../../../core/subject/outcome.js';
import type { Block } from '../../../core/subject/subject.js';
import { ChildInputDeck } from '../../../engine/child/input-deck.js';
import { childNumber } from '../../../engine/child/stream.js';
import { spaceOf } from '../../../engine/subject/space-of.js';
import { CHILD_TIMEOUT_MS, childNames, childTask, childTaskOf } from '../child/blocks.js';
import { ChildSession } from '../child/session.js';
import { stretchOf } from '../child/stretch.js';
import { knownLoads } from './loaded.js';
import { childCode } from './reopen.js';

export interface FunctionReplay {
  readonly deck: Uint16Array;
  /** The deck it was handed, where it is handed decks in random order. */
  readonly handed: Uint16Array | null;
  /** The raw words, in [0, 2^32), two per number, the high one first. */
  readonly words: Uint32Array;
  /** The numbers in [0, 1) the function was given. */
  readonly numbers: Float64Array;
}

/**
 * Deals a block again up to its trial `trialInBlock` (from 0) and reports what that deal drew. Where one process deals the whole sample, `block` is
 * its first, and the trial is counted on from there. Throws E_VERIFY where the code has changed, E_USAGE for a subject whose randomness was its own.
 */
export async function replayFunction(
  origin: Origin<FunctionSource>,
  n: number,
  block: Block,
  trialInBlock: number,
  cwd: string,
  timeoutMs: number = CHILD_TIMEOUT_MS,
): Promise<FunctionReplay> {
  const { source } = origin;
  const id = childId(source);
  if (source.randomness === 'live') throw new AuditError('E_USAGE', `${id}: only injected randomness can be replayed, got live`);
  const end = source.call.stream === 'one' ? Number.MAX_SAFE_INTEGER : block.trials;
  if (!(Number.isInteger(trialInBlock) && trialInBlock >= 0 && trialInBlock < end)) {
    throw new AuditError('E_USAGE', `${id}: a trial of the block must lie in 0 to ${end - 1}, got ${trialInBlock}`);
  }
  const url = await childCode(source, cwd, timeoutMs);
  const space = spaceOf(origin, n);
  const { width } = space;
  const asked = { ...block, trials: trialInBlock + 1 };
  const [loading] = stretchOf(block);
  const task = { ...childTaskOf(origin, url, n, loading, [asked]), record: trialInBlock };
  const context = { id, cwd, first: block.first, ...knownLoads(source, url, cwd, 'record') };
  const started = await ChildSession.start(task, context, space, timeoutMs, childNames(source));
  const batch = new Batch(width, Math.min(asked.trials, 1024));
  // Of a block that is not the first of its stretch the code is loaded with the numbers of another.
  if (task.trials === 0) await started.fill(batch);
  const session = task.trials === 0 ? started.next(context, childNames(source)) : started;
  let deck = batch.cells;
  do {
    await session.fill(batch);
    if (batch.length > 0) deck = batch.cells.slice((batch.length - 1) * width, batch.length * width);
  } while (batch.length > 0);
  const words = session.draws;
  const numbers = Float64Array.from({ length: words.length / 2 }, (_, i) => childNumber(words[2 * i], words[2 * i + 1]));
  const decks = childTask(origin, url, n, asked).deck;
  const handed = decks ? handedIn(n, decks, asked.trials) : null;
  // What was delivered are places in the deck handed in.
  return { deck: handed ? deck.map((place) => handed[place]) : deck, handed, words, numbers };
}

/** Returns the deck handed in for the last of `trials` deals. */
function handedIn(n: number, state: readonly number[], trials: number): Uint16Array {
  const decks = new ChildInputDeck(n, state);
  for (let deal = 0; deal < trials; deal++) decks.next();
  return Uint16Array.from(decks.copy());
}
