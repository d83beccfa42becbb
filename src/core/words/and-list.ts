/** Joins the items for a sentence: `a`, `a and b`, `5, 14 and 9`; empty for none. */
export function andList(items: readonly (number | bigint | string)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
