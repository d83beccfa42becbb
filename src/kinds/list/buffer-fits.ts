import type { ListFacts } from './list-facts.js';

/** Classes of how long items waited. */
const CLASSES = 8;

/** Pearson's X² of eight classes or nine is larger once in a thousand million. */
const MOST = 60;

/** Fewer places behind a start fit nearly anything. */
const FEWEST = 200;

/**
 * Whether items waited as they do in a shuffle buffer of `buffer` items, every one of which goes next with the same chance: geometrically. Without that so small a lead is any
 * order that moves items a little. A buffer that hands out items before it is full waits so from when it is.
 */
export function bufferFits(facts: Pick<ListFacts, 'head' | 'n'>, buffer: number): boolean {
  return waitsFit(facts, buffer, 0) || waitsFit(facts, buffer, buffer);
}

/** At place p the buffer holds the items up to p + buffer − 1; what was in it at `start` is one class, since it may have come in at any time. */
function waitsFit({ head, n }: Pick<ListFacts, 'head' | 'n'>, buffer: number, start: number): boolean {
  // While it empties the items go otherwise.
  const end = Math.min(head.length, n - buffer + 1);
  if (start > 0 && end - start < FEWEST) return false;
  const staying = Math.log1p(-1 / buffer);
  const edges = [
    ...new Set([0, ...Array.from({ length: CLASSES - 1 }, (_, j) => Math.ceil(Math.log1p(-(j + 1) / CLASSES) / staying)), end - start]),
  ].filter((edge) => edge <= end - start);
  const seen = new Float64Array(edges.length);
  for (let place = start; place < end; place++) {
    const waited = place + buffer - 1 - head[place];
    // The last class is of those that were there before.
    let one = edges.length - 1;
    if (waited < place - start) {
      one = 0;
      while (edges[one + 1] <= waited) one++;
    }
    seen[one]++;
  }
  // Items that waited `edge` and more, or were there before: Σ over the places of the chance, a geometric series that ends.
  const waiting = (edge: number): number => {
    const left = Math.exp(edge * staying);
    return buffer * (1 - left) + (end - start - edge) * left;
  };
  const value = edges.reduce((sum, edge, k) => {
    const expected = k === edges.length - 1 ? waiting(edge) : waiting(edge) - waiting(edges[k + 1]);
    return sum + (seen[k] - expected) ** 2 / (expected + 1);
  }, 0);
  return value <= MOST;
}
