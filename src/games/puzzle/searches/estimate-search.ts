import { sameCells } from '../board.js';
import type { Follower } from '../heuristics/heuristic.js';
import { NO_MOVE } from '../moves.js';
import { type BoardId, BoardStore } from './board-store.js';
import { breathes, childrenOf, describeKept, Teller } from './family.js';
import { MOST_MADE_AND_KEPT, type SearchRequest, type SearchResult } from './search.js';

/** The bucket of one value of f: entries in order of arrival; those before `from` are gone. */
interface Bucket {
  readonly ids: BoardId[];
  readonly depths: number[];
  from: number;
}

/** The open boards, bucketed by f = g + h, a small integer. Among equal f the newest or the oldest comes first. */
class OpenList {
  private readonly buckets: Bucket[] = [];
  private readonly newest: boolean;
  private least = 0;
  size = 0;

  constructor(ties: 'newest' | 'oldest') {
    this.newest = ties === 'newest';
  }

  push(id: BoardId, g: number, f: number): void {
    while (this.buckets.length <= f) this.buckets.push({ ids: [], depths: [], from: 0 });
    this.buckets[f].ids.push(id);
    this.buckets[f].depths.push(g);
    this.least = Math.min(this.least, f);
    this.size++;
  }

  /** Takes the entry with the least f; null where there is none. */
  pop(): { readonly id: BoardId; readonly g: number } | null {
    while (this.least < this.buckets.length) {
      const bucket = this.buckets[this.least];
      if (bucket.from < bucket.ids.length) {
        this.size--;
        if (!this.newest) return { id: bucket.ids[bucket.from], g: bucket.depths[bucket.from++] };
        const [id, g] = [bucket.ids.pop(), bucket.depths.pop()];
        if (id !== undefined && g !== undefined) return { id, g };
      }
      this.least++;
    }
    return null;
  }
}

/**
 * The treatment of a board that was met before. 'reopen': a shorter path replaces the longer one, and a taken board is taken again. The others are
 * the texts' mistakes, kept to show that they fail. 'closed-stays' never takes a board twice; 'first-way-stays' drops whatever has already been made.
 */
export type MetBefore = 'reopen' | 'closed-stays' | 'first-way-stays';

/** Bytes of an open entry: two numbers. */
const ENTRY_BYTES = 16;

/** A*: takes the board with the least f = g + h and keeps all boards made. It ends when the goal is taken, not when it is made. */
export function estimateSearch(
  request: SearchRequest,
  follower: Follower,
  metBefore: MetBefore = 'reopen',
): Omit<SearchResult, 'algorithm' | 'heuristic'> {
  const { goal, limit = MOST_MADE_AND_KEPT, onExpand, onProgress, start, ties = 'newest' } = request;
  const children = childrenOf(request);
  const teller = new Teller(onExpand);
  const store = new BoardStore(start.cells.length);
  const open = new OpenList(ties);
  let generated = 0;
  let expanded = 0;
  let mostOpen = 1;
  let found: BoardId | null = null;
  open.push(store.add(start.cells, -1, NO_MOVE, 0), 0, follower.set(start.cells));
  while (generated < limit) {
    const next = open.pop();
    if (next === null) break;
    const { g, id } = next;
    // An entry that a shorter way has overtaken is left in the list and passed over here.
    if (store.isClosed(id) || g !== store.depthOf(id)) continue;
    const cells = Uint8Array.from(store.cellsOf(id));
    if (sameCells(cells, goal.cells)) {
      found = id;
      break;
    }
    store.setClosed(id, true);
    expanded++;
    for (const child of children(cells, store.moveOf(id))) {
      generated++;
      const h = follower.set(child.cells);
      const known = store.find(child.cells);
      const better =
        known < 0 ||
        (metBefore !== 'first-way-stays' && g + 1 < store.depthOf(known) && !(metBefore === 'closed-stays' && store.isClosed(known)));
      teller.child(child, g + 1, h, known < 0 ? 'kept' : better ? 'shorter' : 'known');
      if (!better) continue;
      if (known >= 0) {
        store.reach(known, id, child.move, g + 1);
        store.setClosed(known, false);
      }
      open.push(known < 0 ? store.add(child.cells, id, child.move, g + 1) : known, g + 1, g + 1 + h);
    }
    mostOpen = Math.max(mostOpen, open.size);
    if (teller.listening)
      teller.expanded(id, store.parentOf(id), { cells, move: store.moveOf(id), bound: null, g, h: follower.set(cells) });
    if (onProgress && breathes(generated)) onProgress(describeKept(generated, store.count));
  }
  return {
    path: found === null ? null : store.pathTo(found),
    expanded,
    generated,
    kept: store.count,
    bytes: store.bytes + mostOpen * ENTRY_BYTES + follower.bytes,
    rounds: [],
  };
}
