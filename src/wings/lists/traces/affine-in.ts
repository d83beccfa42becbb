import type { ListFacts } from './list-facts.js';

/** An order in which the item at place i is (factor · i + offset) modulo n, all along. */
export interface Affine {
  readonly factor: number;
  readonly offset: number;
}

/**
 * That of the first list, held against all of its items that are there and, of one list alone, against how far those moved that are not; null where some item is another, or
 * where one of the other lists is not affine too.
 */
export function affineIn({ head, lag, lead, n, others }: Pick<ListFacts, 'head' | 'lag' | 'lead' | 'n' | 'others'>): Affine | null {
  const affine = affineAt(head, n);
  if (!affine || others.some((list) => !affineAt(list, n))) return null;
  return head.length === n || others.length > 0 || movesSo(affine, n, lead, lag) ? affine : null;
}

/** Read off the first two items. */
function affineAt(list: Uint32Array, n: number): Affine | null {
  const [offset, second] = list;
  const factor = second >= offset ? second - offset : second - offset + n;
  let item = offset;
  for (let place = 0; place < list.length; place++) {
    if (list[place] !== item) return null;
    item += factor;
    if (item >= n) item -= n;
  }
  return { factor, offset };
}

/** Whether items of the whole list move so far at the most: one that is affine at its beginning alone has others that do. */
function movesSo({ factor, offset }: Affine, n: number, lead: number, lag: number): boolean {
  let [item, most, least] = [offset, 0, 0];
  for (let place = 0; place < n; place++) {
    most = Math.max(most, item - place);
    least = Math.min(least, item - place);
    item += factor;
    if (item >= n) item -= n;
  }
  return most === lead && -least === lag;
}
