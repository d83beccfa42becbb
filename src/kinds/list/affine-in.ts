import type { ListFacts } from './list-facts.js';

/** An order in which the item at place i is (factor · i + offset) modulo n, all along. */
export interface Affine {
  readonly factor: number;
  readonly offset: number;
}

/** Read off the first two items and held against all that are there; null where some item is another. */
export function affineIn({ head, n }: Pick<ListFacts, 'head' | 'n'>): Affine | null {
  const [offset, second] = head;
  const factor = second >= offset ? second - offset : second - offset + n;
  let item = offset;
  for (let place = 0; place < head.length; place++) {
    if (head[place] !== item) return null;
    item += factor;
    if (item >= n) item -= n;
  }
  return { factor, offset };
}
