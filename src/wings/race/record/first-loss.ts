import type { Interleaving, RaceDoing, RaceStep } from './broken-race.js';

/** A thread in the middle of its shuffle. Between two swaps it holds no card. */
interface Thread {
  /** The place whose turn it is, from the last down; 0 where the thread is done. */
  readonly i: number;
  /** The place it drew for this swap; meaningless before the first read. */
  readonly j: number;
  /** Completed steps of the swap, 0 to 3. */
  readonly done: number;
  /** The cards read at i and at j. */
  readonly atI: number;
  readonly atJ: number;
}

interface State {
  readonly deck: readonly number[];
  readonly threads: readonly [Thread, Thread];
}

interface Reached {
  readonly state: State;
  readonly step: RaceStep | null;
  readonly from: Reached | null;
}

const DOING: readonly RaceDoing[] = ['reads-i', 'reads-j', 'writes-i', 'writes-j'];
const THREADS = [0, 1] as const;

/**
 * Finds the shortest order of steps with which two threads lose a card for good as both run Fisher–Yates on one deck of `n` cards. It tries every
 * draw and every order of reads and writes, by length; within one length the first thread and the lowest draws come first. From the loss on the first
 * thread runs to its end, then the second, each drawing place 0. Null where no order of any length loses one. `locked`: a swap is never begun within
 * another's.
 */
export function firstLoss(n: number, locked: boolean): Interleaving | null {
  const begin: Thread = { i: n - 1, j: 0, done: 0, atI: 0, atJ: 0 };
  const start: State = { deck: Array.from({ length: n }, (_, card) => card), threads: [begin, begin] };
  // A state that was reached by fewer steps has been gone on from: what follows does not depend on how it was reached.
  const met = new Set([JSON.stringify(start)]);
  for (let level: readonly Reached[] = [{ state: start, step: null, from: null }]; level.length > 0; ) {
    const next: Reached[] = [];
    for (const from of level)
      for (const reached of THREADS.flatMap((thread) => stepsOf(from, thread, locked))) {
        if (reached.step && reached.step.gone.length > 0) return finished(n, reached);
        const key = JSON.stringify(reached.state);
        if (met.has(key)) continue;
        met.add(key);
        next.push(reached);
      }
    level = next;
  }
  return null;
}

/** Returns the same on the smallest deck on which a card can be lost: a lone card swaps with no other, so it cannot be lost. */
export function smallestLoss(): Interleaving {
  for (let n = 2; ; n++) {
    const found = firstLoss(n, false);
    if (found) return found;
  }
}

/** Returns what the thread may do next: one step, or as it begins a swap one for every draw. */
function stepsOf(from: Reached, thread: 0 | 1, locked: boolean): readonly Reached[] {
  const { done, i, j } = from.state.threads[thread];
  const other = from.state.threads[1 - thread];
  if (i === 0 || (locked && other.done > 0)) return [];
  return done > 0 ? [stepped(from, thread, j)] : Array.from({ length: i + 1 }, (_, drawn) => stepped(from, thread, drawn));
}

function stepped(from: Reached, thread: 0 | 1, j: number): Reached {
  const before = from.state.threads[thread];
  const { done, i } = before;
  const deck = [...from.state.deck];
  let { atI, atJ } = before;
  if (done === 0) atI = deck[i];
  else if (done === 1) atJ = deck[j];
  else if (done === 2) deck[i] = atJ;
  else deck[j] = atI;
  const after: Thread = done === 3 ? { i: i - 1, j: 0, done: 0, atI: 0, atJ: 0 } : { i, j, done: done + 1, atI, atJ };
  const [first, second] = from.state.threads;
  const state: State = { deck, threads: thread === 0 ? [after, second] : [first, after] };
  const card = done === 0 || done === 3 ? atI : atJ;
  return { state, from, step: { thread, doing: DOING[done], i, j, card, deck, gone: goneIn(state) } };
}

/** Returns cards that lie in no place and in no hand. */
function goneIn({ deck, threads }: State): readonly number[] {
  const held = threads.flatMap(({ atI, atJ, done }) => (done === 0 ? [] : done === 2 ? [atI, atJ] : [atI]));
  return deck.map((_, card) => card).filter((card) => !deck.includes(card) && !held.includes(card));
}

/** Returns the way to a loss, and on to the end of both threads. */
function finished(n: number, loss: Reached): Interleaving {
  const lostAt = stepsTo(loss).length;
  let end = loss;
  for (const thread of THREADS) {
    for (let { done, i, j } = end.state.threads[thread]; i > 0; { done, i, j } = end.state.threads[thread])
      end = stepped(end, thread, done > 0 ? j : 0);
  }
  return { n, lostAt, steps: stepsTo(end) };
}

function stepsTo(end: Reached): readonly RaceStep[] {
  const steps: RaceStep[] = [];
  for (let at: Reached | null = end; at; at = at.from) if (at.step) steps.push(at.step);
  return steps.reverse();
}
