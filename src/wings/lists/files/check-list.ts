import { AuditError } from '../../../core/errors.js';
import type { ListFault } from '../items/check-numbers.js';
import { checkNumbers } from '../items/check-numbers.js';
import type { PlacedFault } from '../items/list-faults.js';
import { listFault } from '../items/list-faults.js';
import type { Numbers } from '../items/numbers.js';
import { findPlaces } from './find-places.js';
import type { PartRead } from './read-numbers.js';

const HINT = 'where items are numbers of another kind, name a file with them in the order before the shuffle: --original before.txt';

export type PlaceFile = Pick<PartRead, 'form' | 'input'>;

/** The most items: places and items are numbers of 32 bits, of which the greatest stands for what no item can be. */
const MOST_ITEMS = 2 ** 32 - 2;

/** Throws E_LIST_EMPTY for a list of fewer than two items, since there is nothing to shuffle, and E_LIST_FORMAT for one of more than 2^32 − 2. */
export function checkSize(n: number, [{ input }]: readonly PlaceFile[]): void {
  const at = { file: input.name };
  if (n < 2)
    throw new AuditError('E_LIST_EMPTY', `a list must have at least 2 items, got ${n === 0 ? 'none' : 'one'}: ${input.name}`, { at });
  if (n > MOST_ITEMS) throw new AuditError('E_LIST_FORMAT', `a list may have up to ${MOST_ITEMS} items, got ${n}: ${input.name}`, { at });
}

/**
 * Checks that the numbers of some files, one behind the other, are 0 … n − 1 or 1 … n. Returns where they count from. Throws E_LIST_EMPTY,
 * E_LIST_FOREIGN, E_LIST_DOUBLED, E_LIST_LOST, with the lines of the first.
 */
export async function checkList(numbers: Numbers, parts: readonly PlaceFile[]): Promise<0 | 1> {
  checkSize(numbers.length, parts);
  const { range, faults } = await checkNumbers(numbers);
  const { from, n } = range;
  if (faults.length === 0) return from;
  throw listFault(await placed(faults, parts), namesOf(parts), `the numbers ${from} to ${from + n - 1}`, HINT);
}

export function namesOf(parts: readonly PlaceFile[]): readonly string[] {
  return parts.map(({ input }) => input.name);
}

async function placed(faults: readonly ListFault[], parts: readonly PlaceFile[]): Promise<readonly PlacedFault[]> {
  const places = await findPlaces(
    parts,
    faults.flatMap(({ at, first }) => [at, first]).filter((at) => at >= 0),
  );
  let k = 0;
  return faults.map(({ kind, count, item }): PlacedFault => {
    if (kind === 'lost') return { kind, count, item: String(item) };
    const place = places[k++];
    return kind === 'foreign' ? { kind, count, place } : { kind, count, place, first: places[k++] };
  });
}
