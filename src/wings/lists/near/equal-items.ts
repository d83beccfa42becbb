import { drawFrom } from '../making/draw-from.js';
import { shuffle } from '../making/orders.js';
import type { Ranked } from './near.js';

/** The share of near repeats that luck brings, below which items avoid themselves. */
const FEW = 0.7;

/** Standard deviations of a count below its mean that luck does not bring. */
const FAR = 5;

/** The least times that an item comes on average for it to be a label. */
const LABEL_TIMES = 20;

/** Says whether every item comes equally often, or so often that it is a label. */
export function areCopies({ kinds, ranks, times }: Ranked): boolean {
  return times.every((many) => many === times[0]) || ranks.length >= LABEL_TIMES * kinds.length;
}

/**
 * Says whether equal items keep away from each other, as where several lists were put into one: a shuffle of them all brings more of them within a
 * quarter of a list.
 */
export function avoidThemselves({ kinds, ranks, times }: Ranked): boolean {
  const total = ranks.length;
  const reach = Math.max(1, Math.floor(kinds.length / 4));
  const near = new Uint32Array(kinds.length);
  let found = 0;
  for (let at = 0; at < total; at++) {
    found += near[ranks[at]]++;
    if (at >= reach) near[ranks[at - reach]]--;
  }
  const pairs = times.reduce((sum, many) => sum + (many * (many - 1)) / 2, 0);
  const expected = (pairs * reach * (2 * total - reach - 1)) / (total * (total - 1));
  return found < FEW * expected && expected - found > FAR * Math.sqrt(expected);
}

/** Counts stretches of equal items. */
export function stretchesIn(ranks: Uint32Array): number {
  let many = 0;
  for (let at = 0; at < ranks.length; at++) if (at === 0 || ranks[at] !== ranks[at - 1]) many++;
  return many;
}

/**
 * Tells equal items apart by lot: returns an order of 0 … n − 1, in which the copies of an item have numbers one behind the other. Where all
 * arrangements of the items are equally likely, so are all such orders. The lots follow from `salt`, so that the same file gives the same.
 */
export function tellApart({ kinds, ranks, times }: Ranked, salt: string): Uint32Array {
  const next = new Uint32Array(kinds.length);
  for (let kind = 1; kind < kinds.length; kind++) next[kind] = next[kind - 1] + times[kind - 1];
  const places = shuffle(
    Uint32Array.from(ranks, (_, k) => k),
    drawFrom('lots of equal items', [['file', salt]]),
  );
  const items = new Uint32Array(ranks.length);
  for (const place of places) items[place] = next[ranks[place]]++;
  return items;
}
