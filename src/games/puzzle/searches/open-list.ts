import type { BoardId } from './board-store.js';

/** One value of f: entries in the order they came in; those before `from` are gone. */
interface Bucket {
  readonly ids: BoardId[];
  readonly depths: number[];
  from: number;
}

/** Boards to be taken, by f = g + h, a small whole number: a list for each f. Among equal f the newest or the oldest first. */
export class OpenList {
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

  /** The entry with the least f; null where there is none. */
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
