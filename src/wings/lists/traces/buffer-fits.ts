import type { ListFacts } from './list-facts.js';

/** Classes of waiting times. */
const CLASSES = 8;

/** The value that Pearson's X² of eight or nine classes exceeds once in a thousand million. */
const MOST = 60;

/** The fewest places behind a start: fewer fit nearly anything. */
const FEWEST = 200;

/** The number of square roots, and the absolute number, by which a count exceeds its largest mean with a chance of one in a thousand million. */
const BEYOND = 7;
const BESIDES = 10;

/** The share of the buffer up to which neighbours are looked at. */
const NEAR = 1 / 8;

type Items = Pick<ListFacts, 'head' | 'n'>;

/**
 * Says whether items came as they do out of a shuffle buffer of `buffer` items, every one of which goes next with the same chance. They wait
 * geometrically, none follows one that stood near it more often than the near ones that can wait allow, and those it began with go evenly. Without
 * that, so small a lead may come from any order that moves items a little. A buffer that hands out items before it is full does so from when it is.
 */
export function bufferFits(facts: Items, buffer: number): boolean {
  // While it empties the items go otherwise.
  const end = Math.min(facts.head.length, facts.n - buffer + 1);
  const fitsFrom = (start: number): boolean => waitsFit(facts.head, buffer, start, end) && neighboursFit(facts.head, buffer, start, end);
  return (fitsFrom(0) && firstFit(facts.head, buffer, end)) || (end - buffer >= Math.max(FEWEST, buffer) && fitsFrom(buffer));
}

/**
 * Says whether neighbours fit: at most 2d waiting items stood within d places of the item before. The next is one of them with a chance of 2d/buffer
 * at most, whatever came before.
 */
function neighboursFit(head: Uint32Array, buffer: number, start: number, end: number): boolean {
  const scales = Array.from({ length: Math.max(0, Math.floor(Math.log2(buffer * NEAR)) + 1) }, (_, k) => 2 ** k);
  // By the least power of two that a distance does not exceed.
  const near = new Float64Array(scales.length);
  for (let place = start + 1; place < end; place++) {
    const scale = Math.max(0, 32 - Math.clz32(Math.abs(head[place] - head[place - 1]) - 1));
    if (scale < near.length) near[scale]++;
  }
  let seen = 0;
  return scales.every((distance, k) => {
    seen += near[k];
    const most = ((end - start) * 2 * distance) / buffer;
    return seen <= most + BEYOND * Math.sqrt(most) + BESIDES;
  });
}

/** Says whether the items that the buffer began with go evenly, whichever part of them one looks at. */
function firstFit(head: Uint32Array, buffer: number, end: number): boolean {
  const seen = new Float64Array(CLASSES);
  for (let place = 0; place < end; place++) if (head[place] < buffer) seen[Math.floor((CLASSES * head[place]) / buffer)]++;
  const gone = -Math.expm1(end * Math.log1p(-1 / buffer));
  const value = seen.reduce((sum, count, k) => {
    const items = Math.ceil(((k + 1) * buffer) / CLASSES) - Math.ceil((k * buffer) / CLASSES);
    return sum + (count - items * gone) ** 2 / (items * gone + 1);
  }, 0);
  return value <= MOST;
}

/**
 * Says whether waiting times fit: at place p the buffer holds the items up to p + buffer − 1. Its content at `start` is one class, since it may have
 * come in at any time.
 */
function waitsFit(head: Uint32Array, buffer: number, start: number, end: number): boolean {
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
