import type { ListFacts } from './list-facts.js';

/** An order in which the item at every place i is (factor · i + offset) modulo n. */
export interface Affine {
  readonly factor: number;
  readonly offset: number;
}

/**
 * Returns the affine order of the first list, checked against all of its items that are held. For one list alone, it is also checked against how far
 * the other items moved. Null where some item differs, or where one of the other lists is not affine too.
 */
export function affineIn({ head, lag, lead, n, others }: Pick<ListFacts, 'head' | 'lag' | 'lead' | 'n' | 'others'>): Affine | null {
  const affine = affineAt(head, n);
  if (!affine || others.some((list) => !affineAt(list, n))) return null;
  return head.length === n || others.length > 0 || movesSo(affine, n, lead, lag) ? affine : null;
}

/** Reads an affine order off the first two items. */
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

/** Says whether items of the whole list move at most that far: a list that is affine at its beginning alone has others that move farther. */
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
